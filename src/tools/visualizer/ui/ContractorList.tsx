import { formatCount, formatNumber } from '@site/src/words/format';
import { sizeText } from '@site/src/paving';
import type { LaidDesign } from '@site/src/tools/visualizer/core/lay';
import {
  orderFor,
  type Order,
  type OrderedGround,
  type OrderedLayer,
  type OrderedWall,
  type Range,
} from '@site/src/tools/visualizer/core/order';
import type { Design } from '@site/src/tools/visualizer/core/types';
import styles from './designer.module.css';

export interface ContractorListProps {
  readonly design: Design;
  readonly laid: LaidDesign;
}

type Row = readonly [what: string, howMuch: string];

function rangeText({ low, high }: Range, digits: 0 | 1): string {
  const [from, to] = [formatNumber(low, digits), formatNumber(high, digits)];
  return from === to ? from : `${from}–${to}`;
}

const layerRow = (name: string, { depth, cubicYards, tons }: OrderedLayer): Row => [
  `${name}, ${rangeText(depth, 0)} in deep`,
  `${rangeText(cubicYards, 1)} cu yd (${rangeText(tons, 1)} tons)`,
];

/** Returns layers as a yard sells them: "1 pallet and 4 layers". */
function packedText(pallets: number, layersLeft: number): string {
  const parts = [
    ...(pallets > 0 ? [formatCount(pallets, 'pallet')] : []),
    ...(layersLeft > 0 ? [formatCount(layersLeft, 'layer')] : []),
  ];
  return parts.join(' and ');
}

function paverRows({ pavers, packed, paverTons, edge }: Order): Row[] {
  return [
    ...pavers.map(({ size, role, pieces, wastePercent, spares }): Row => [
      `${role === 'field' ? sizeText(size) : `${sizeText(size)}, ${role}`}, with ${formatNumber(wastePercent, 0)}% for waste`,
      `${formatNumber(pieces)} + ${formatCount(spares, 'spare')}`,
    ]),
    ...(packed
      ? [
          [
            `Pallets, ${formatCount(packed.layers, 'layer')} in all`,
            packedText(packed.pallets, packed.layersLeft),
          ] as const,
        ]
      : []),
    ['Weight of the pavers', `${formatNumber(paverTons, 1)} tons`],
    ['Edge restraint, and spikes', `${formatNumber(edge.feet)} ft, ${formatCount(edge.spikes, 'spike')}`],
  ];
}

function groundRows({ base, sand, jointBags, fabric, soil }: OrderedGround): Row[] {
  return [
    layerRow('Crushed stone for the base', base),
    layerRow('Bedding sand', sand),
    ['Joint sand or polymeric sand, in 50 lb bags', formatCount(jointBags, 'bag')],
    ['Geotextile, where the ground calls for it', `${formatNumber(fabric)} sq ft`],
    [`Soil to haul away, dug ${rangeText(soil.depth, 0)} in deep`, `${rangeText(soil.cubicYards, 1)} cu yd`],
  ];
}

function wallRows({ height, courses, blocks, capFeet }: OrderedWall): Row[] {
  return [
    ...blocks.map(({ size, pieces }): Row => [
      `Wall blocks ${size}, ${courses} courses for ${formatNumber(height)} in to sit on`,
      formatCount(pieces, 'block'),
    ]),
    ['Wall caps', `${formatNumber(capFeet)} ft`],
  ];
}

/** What a contractor orders for a design, as an estimate. */
export default function ContractorList({ design, laid }: ContractorListProps) {
  const order = orderFor(design, laid);
  const { ground, wall } = order;
  const { least, small } = laid.layout.cuts;
  const rows = [
    ...paverRows(order),
    ...(least < 1 ? [['Smallest cut in the field', `${formatNumber(least * 100, 0)}% of a paver`] as const] : []),
    ...(ground ? groundRows(ground) : []),
    ...(wall ? wallRows(wall) : []),
  ];
  return (
    <details className={styles.order}>
      <summary>For your contractor</summary>
      <p className={styles.note}>
        An estimate to start an order from. Your contractor’s own figures and the manufacturer’s data sheets come first.
      </p>
      <dl>
        {rows.map(([what, howMuch]) => (
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
        {`${
          ground
            ? 'Base and soil are measured loose, as trucks carry them. Both reach past the edge by the depth of the base.'
            : 'Permeable pavers lie on layers of open stone, which are sized for the water they have to hold.'
        } Edge restraint is for all of the outside${wall ? ' but the wall' : ''}: leave out what runs along a house or a slab. Tons are short tons.`}
      </p>
    </details>
  );
}
