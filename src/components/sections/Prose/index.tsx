import type { ComponentProps } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Markdown text, with the distances between its paragraphs, headings, lists, tables and pictures. */
export default function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx(styles.prose, className)} {...props} />;
}
