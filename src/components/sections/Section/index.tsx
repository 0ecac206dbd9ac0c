import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface SectionProps {
  /** Id of its title, which links can lead to; src/plugins/nameSections.ts adds it in MDX. */
  readonly id: string;
  readonly title: string;
  /** Two or three words above the title. */
  readonly kicker?: string;
  readonly children: ReactNode;
}

/**
 * One band of a page written in MDX, with its title beside its text, so that visitors can skim the titles on the left.
 */
export default function Section({ id, title, kicker, children }: SectionProps) {
  // Docusaurus accepts links only to anchors that are registered.
  useBrokenLinks().collectAnchor(id);
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
