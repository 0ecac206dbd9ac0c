import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Displays a Markdown list as a grid of points; each item starts with a bold phrase, which becomes its heading. */
export default function Points({ children }: { readonly children: ReactNode }) {
  return <div className={styles.points}>{children}</div>;
}
