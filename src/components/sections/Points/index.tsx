import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A Markdown list set as a grid of points; each item starts with a bold phrase, which becomes its heading line. */
export default function Points({ children }: { readonly children: ReactNode }) {
  return <div className={styles.points}>{children}</div>;
}
