import SampleMark from '@site/src/components/base/SampleMark';
import { isMadeUp, optionalFacts } from '@site/src/company/optionalFacts';
import { formatCount, formatNumber } from '@site/src/words/format';
import type { LaidDesign } from '@site/src/tools/visualizer/core/lay';
import { orderRows } from '@site/src/tools/visualizer/core/orderWords';
import { wallOf } from '@site/src/tools/visualizer/core/dimensions';
import { PERMEABLE } from '@site/src/tools/visualizer/core/layable';
import type { Design } from '@site/src/tools/visualizer/core/types';
import styles from './designer.module.css';

export interface ContractorListProps {
  readonly design: Design;
  readonly laid: LaidDesign;
}

/** What a contractor orders for a design, as an estimate. */
export default function ContractorList({ design, laid }: ContractorListProps) {
  const { small } = laid.layout.cuts;
  const { spikesPerFoot } = optionalFacts;
  return (
    <details className={styles.order}>
      <summary>For your contractor</summary>
      <p className={styles.note}>
        An estimate to start an order from. Your contractor’s own figures and the manufacturer’s data sheets come first.
      </p>
      <dl>
        {orderRows(design, laid).map(([what, howMuch]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd translate="no">{howMuch}</dd>
          </div>
        ))}
      </dl>
      {design.project === 'driveway' && small > 0 && (
        <p className={styles.note}>
          {`Where cars drive, a cut should be at least a third of a paver. ${small === 1 ? 'One is' : `${formatNumber(small)} are`} smaller here, and a mason shares them out with the pavers beside them.`}
        </p>
      )}
      <p className={styles.note}>
        {/* In an element of its own: React can't update a text beside others that a translator has wrapped. */}
        <span>
          {[
            design.product !== PERMEABLE
              ? 'Base and soil are measured loose, as trucks carry them. Both reach past the edge by the depth of the base.'
              : 'Permeable pavers lie on layers of open stone, which are sized for the water they have to hold.',
            `Edge restraint is for all of the outside${wallOf(design) ? ' but the wall' : ''}: leave out what runs along a house or a slab.`,
            spikesPerFoot === undefined
              ? 'Its maker says how many spikes it takes.'
              : `We set ${formatCount(spikesPerFoot, 'spike')} a foot; its maker’s figure comes first.`,
            'Tons are short tons.',
          ].join(' ')}
        </span>
        {isMadeUp('spikesPerFoot') && (
          <>
            {' '}
            <SampleMark of="facts" />
          </>
        )}
      </p>
    </details>
  );
}
