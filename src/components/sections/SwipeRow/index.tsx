import type { ReactNode } from 'react';
import { SCROLLER } from '@site/src/islands/contract';
import styles from './styles.module.css';

export interface SwipeRowProps {
  /** Id of the heading that says what the cards are. */
  readonly labelledBy: string;
  /** The cards, each an `<li>`. */
  readonly children: ReactNode;
}

/** Lines cards up in a row that swipes on a phone, with the next card cut off at the edge, and in a grid elsewhere. */
export default function SwipeRow({ labelledBy, children }: SwipeRowProps) {
  return (
    <div className={styles.row} role="group" aria-labelledby={labelledBy} {...{ [SCROLLER]: '' }}>
      <ul className={styles.cards}>{children}</ul>
    </div>
  );
}
