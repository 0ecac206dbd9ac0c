import { formatCount, formatNumber } from '@site/src/words/format';
import { sizeText, type Layout } from '@site/src/paving';
import { orderFor, type OrderedLayer, type Range } from '@site/src/tools/visualizer/core/order';
import type { Design } from '@site/src/tools/visualizer/core/types';
import styles from './designer.module.css';

export interface ContractorListProps {
  readonly design: Design;
  readonly layout: Layout;
}

function rangeText({ low, high }: Range, digits: 0 | 1): string {
  const [from, to] = [formatNumber(low, digits), formatNumber(high, digits)];
  return from === to ? from : `${from}–${to}`;
}

function Material({ name, layer }: { readonly name: string; readonly layer: OrderedLayer }) {
  return (
    <div>
      <dt>{`${name}, ${rangeText(layer.depth, 0)} in deep`}</dt>
      <dd translate="no">{`${rangeText(layer.cubicYards, 1)} cu yd (${rangeText(layer.tons, 1)} tons)`}</dd>
    </div>
  );
}

/** Returns layers as a yard sells them: "1 pallet and 4 layers". */
function packedText(pallets: number, layersLeft: number): string {
  const parts = [
    ...(pallets > 0 ? [formatCount(pallets, 'pallet')] : []),
    ...(layersLeft > 0 ? [formatCount(layersLeft, 'layer')] : []),
  ];
  return parts.join(' and ');
}

/** What a contractor orders for a design, as an estimate. */
export default function ContractorList({ design, layout }: ContractorListProps) {
  const { pavers, packed, base, sand } = orderFor(design, layout);
  return (
    <details className={styles.order}>
      <summary>For your contractor</summary>
      <p className={styles.note}>
        An estimate to start an order from. Your contractor’s own figures and the manufacturer’s data sheets come first.
      </p>
      <dl>
        {pavers.map(({ size, role, pieces, wastePercent, spares }, index) => (
          <div key={index}>
            <dt>
              {`${role === 'field' ? sizeText(size) : `${sizeText(size)}, ${role}`}, with ${formatNumber(wastePercent, 0)}% for waste`}
            </dt>
            <dd translate="no">{`${formatNumber(pieces)} + ${formatCount(spares, 'spare')}`}</dd>
          </div>
        ))}
        {packed && (
          <div>
            <dt>{`Pallets, ${formatCount(packed.layers, 'layer')} in all`}</dt>
            <dd translate="no">{packedText(packed.pallets, packed.layersLeft)}</dd>
          </div>
        )}
        {base && <Material name="Crushed stone for the base" layer={base} />}
        {sand && <Material name="Bedding sand" layer={sand} />}
      </dl>
      <p className={styles.note}>
        {base
          ? 'The base is measured loose, as it is delivered, and reaches past the edge by its own thickness. Tons are short tons.'
          : 'Permeable pavers lie on layers of open stone, which are sized for the water they have to hold.'}
      </p>
    </details>
  );
}
