import { Fragment, type ReactNode } from 'react';
import InlineCallToAction from '../InlineCallToAction';
import styles from './styles.module.css';

interface InPartsProps<Entry> {
  readonly entries: readonly Entry[];
  /** Most entries of a part: two screens of a desktop. */
  readonly most: number;
  readonly children: (part: readonly Entry[]) => ReactNode;
}

/** A list that is long on the page of some companies, in parts with a call to action between them. */
export default function InParts<Entry>({ entries, most, children }: InPartsProps<Entry>) {
  const starts = entries.map((_, at) => at).filter((at) => at % most === 0);
  return starts.map((start) => (
    <Fragment key={start}>
      {start > 0 && (
        <div className={styles.between}>
          <InlineCallToAction />
        </div>
      )}
      {children(entries.slice(start, start + most))}
    </Fragment>
  ));
}
