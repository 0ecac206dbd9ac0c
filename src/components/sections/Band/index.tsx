import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface BandProps {
  /** Ground the band stands on. `mangrove` inverts the text. */
  readonly tone?: 'shell' | 'sand' | 'mangrove';
  /** `text` holds the band to a column fit for reading. */
  readonly width?: 'page' | 'text';
  readonly id?: string;
  readonly labelledBy?: string;
  /** `div` for a band without a heading of its own: what it holds belongs to the heading above it. */
  readonly as?: 'section' | 'div';
  readonly children: ReactNode;
}

/** One full-width stripe of a page, with the page's margins and the rhythm between stripes. */
export default function Band({
  tone = 'shell',
  width = 'page',
  id,
  labelledBy,
  as: Element = 'section',
  children,
}: BandProps) {
  return (
    <Element className={clsx(styles.band, styles[tone])} id={id} aria-labelledby={labelledBy}>
      <div className={clsx(styles.inner, width === 'text' && styles.text)}>{children}</div>
    </Element>
  );
}

export interface BandHeadingProps {
  readonly kicker?: string;
  readonly title: ReactNode;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** The heading of a band: a few words above it, and beside it what the band is about. */
export function BandHeading({ kicker, title, id, children }: BandHeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 id={id}>{title}</h2>
      </div>
      {children && <div className={styles.standfirst}>{children}</div>}
    </div>
  );
}
