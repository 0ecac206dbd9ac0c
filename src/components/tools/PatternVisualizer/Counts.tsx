import type { ReactNode } from 'react';
import { countText, stonesNeeded, type LaidDesign } from '@site/src/visualizer/design';
import { sizeText } from '@site/src/paving';
import styles from './styles.module.css';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

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
            <th scope="col">To order</th>
          </tr>
        </thead>
        <tbody>
          {layout.counts.map(({ size, role, whole: uncut, cut, stones }, index) => (
            <tr key={index}>
              <th scope="row">{role === 'field' ? sizeText(size) : `${sizeText(size)}, ${role}`}</th>
              <td translate="no">{whole.format(uncut)}</td>
              <td translate="no">{whole.format(cut)}</td>
              <td translate="no">{whole.format(stones)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td />
            <td />
            <td translate="no">{whole.format(stonesNeeded(layout))}</td>
          </tr>
        </tfoot>
      </table>
      {children}
      <p className={styles.note}>
        <span>{note}</span> We count on getting two small cut pieces from one paver. Order a few spares as well.
      </p>
    </div>
  );
}
