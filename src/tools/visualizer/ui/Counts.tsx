import type { ReactNode } from 'react';
import { countText, stonesNeeded } from '@site/src/tools/visualizer/core/describe';
import type { LaidDesign } from '@site/src/tools/visualizer/core/lay';
import { formatNumber } from '@site/src/words/format';
import { sizeText } from '@site/src/paving';
import styles from './designer.module.css';

export interface CountsProps {
  readonly name: string;
  readonly laid: LaidDesign;
  /** What is drawn, and how to read the figures. */
  readonly note: string;
  /** Figures of what is not laid flat. */
  readonly children?: ReactNode;
}

/** Describes a design in words and figures: pavers by size, cuts, waste, square feet. */
export default function Counts({ name, laid: { layout, borderProblem }, note, children }: CountsProps) {
  return (
    <div className={styles.counts}>
      {borderProblem && <p className={styles.caution}>{borderProblem}</p>}
      <p className={styles.sum}>{countText(layout)}</p>
      <table>
        <caption className={styles.caption}>{`Pavers in ${name}`}</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Whole</th>
            <th scope="col">Cut</th>
            <th scope="col">Pavers</th>
          </tr>
        </thead>
        <tbody>
          {layout.counts.map(({ size, role, whole: uncut, cut, stones }, index) => (
            <tr key={index}>
              <th scope="row">{role === 'field' ? sizeText(size) : `${sizeText(size)}, ${role}`}</th>
              <td translate="no">{formatNumber(uncut)}</td>
              <td translate="no">{formatNumber(cut)}</td>
              <td translate="no">{formatNumber(stones)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td />
            <td />
            <td translate="no">{formatNumber(stonesNeeded(layout))}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>
        <span>{note}</span> We count on getting two small cut pieces from one paver. An order needs more, for waste and
        spares.
      </p>
      {children}
    </div>
  );
}
