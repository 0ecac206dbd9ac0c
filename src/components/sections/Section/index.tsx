import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface SectionProps {
  readonly title: string;
  /** Two or three words above the title. */
  readonly kicker?: string;
  readonly children: ReactNode;
}

/**
 * One band of a page written in MDX, with its title beside its text, so that visitors can skim the titles on the left.
 */
export default function Section({ title, kicker, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.head}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={id}>{title}</h2>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
