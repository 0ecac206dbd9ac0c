/** The order list in words, for the page and for the message with a request. */
import { formatCount, formatNumber } from '../../../words/format';
import { sizeText } from '../../../paving';
import type { LaidDesign } from './lay';
import { orderFor, type Order, type Range } from './order';
import type { Design } from './types';

type Ground = NonNullable<Order['ground']>;

/** A line of the list. */
export type Row = readonly [what: string, howMuch: string];

function rangeText({ low, high }: Range, digits: 0 | 1): string {
  const [from, to] = [formatNumber(low, digits), formatNumber(high, digits)];
  return from === to ? from : `${from}–${to}`;
}

const layerRow = (name: string, { depth, cubicYards, tons }: Ground['base']): Row => [
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
    edge.spikes === undefined
      ? ['Edge restraint', `${formatNumber(edge.feet)} ft`]
      : ['Edge restraint, and spikes', `${formatNumber(edge.feet)} ft, ${formatCount(edge.spikes, 'spike')}`],
  ];
}

function groundRows({ base, sand, jointBags, fabric, soil }: Ground): Row[] {
  return [
    layerRow('Crushed stone for the base', base),
    layerRow('Bedding sand', sand),
    ['Joint sand or polymeric sand, in 50 lb bags', formatCount(jointBags, 'bag')],
    ['Geotextile, where the ground calls for it', `${formatNumber(fabric)} sq ft`],
    [`Soil to haul away, dug ${rangeText(soil.depth, 0)} in deep`, `${rangeText(soil.cubicYards, 1)} cu yd`],
  ];
}

function wallRows({ height, courses, blocks, capFeet }: NonNullable<Order['wall']>): Row[] {
  return [
    ...blocks.map(({ size, pieces }): Row => [
      `Wall blocks ${size}, ${courses} courses for ${formatNumber(height)} in to sit on`,
      formatCount(pieces, 'block'),
    ]),
    ['Wall caps', `${formatNumber(capFeet)} ft`],
  ];
}

/** Returns what the area is paved and edged with: pavers by size, cuts, pallets, weight, edge restraint. */
function pavingRows(order: Order, { layout }: LaidDesign): Row[] {
  const { least } = layout.cuts;
  return [
    ...paverRows(order),
    ['Cut pieces', formatNumber(layout.counts.reduce((sum, { cut }) => sum + cut, 0))],
    ...(least < 1 ? [['Smallest cut in the field', `${formatNumber(least * 100, 0)}% of a paver`] as const] : []),
  ];
}

/** Returns the whole list for a design. */
export function orderRows(design: Design, laid: LaidDesign): readonly Row[] {
  const order = orderFor(design, laid);
  const { ground, wall } = order;
  return [...pavingRows(order, laid), ...(ground ? groundRows(ground) : []), ...(wall ? wallRows(wall) : [])];
}

/** Returns the lines of a message that has the figures of a drawing: those that the visitor's choices decide. */
export function orderLines(design: Design, laid: LaidDesign): readonly string[] {
  const order = orderFor(design, laid);
  const rows = [...pavingRows(order, laid), ...(order.wall ? wallRows(order.wall) : [])];
  return rows.map(([what, howMuch]) => `- ${what}: ${howMuch}`);
}
