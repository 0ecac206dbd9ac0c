import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A side note in an article, below a heading of the second or third level. No <aside>, because the reader modes of browsers
 * drop those.
 */
export default function Aside({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.aside} role="note" aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {children}
    </div>
  );
}
