import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A side note in an article. */
export default function Aside({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      {children}
    </aside>
  );
}
