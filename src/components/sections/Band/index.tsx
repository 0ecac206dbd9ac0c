import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface BandProps {
  /** Background of the band. `mangrove` inverts the text. */
  readonly tone?: 'shell' | 'sand' | 'mangrove';
  /** Id of the band's heading, which links can lead to. */
  readonly labelledBy?: string;
  /** `div` for a band without a heading, whose content belongs to the heading above it. */
  readonly as?: 'section' | 'div';
  readonly children: ReactNode;
}

/** One full-width stripe of a page, with the page's margins and the spacing between stripes. */
export default function Band({ tone = 'shell', labelledBy, as: Element = 'section', children }: BandProps) {
  // Docusaurus accepts links only to anchors that are registered.
  useBrokenLinks().collectAnchor(labelledBy);
  return (
    <Element className={clsx(styles.band, styles[tone])} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </Element>
  );
}

export interface BandHeadingProps {
  readonly kicker?: string;
  readonly title: ReactNode;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** The heading of a band, with a kicker above it and an introduction beside it. */
export function BandHeading({ kicker, title, id, children }: BandHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.title}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 id={id}>{title}</h2>
      </div>
      {children && <div className={styles.standfirst}>{children}</div>}
    </div>
  );
}
