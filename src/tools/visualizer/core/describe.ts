/** Describes a design and its counts in words. */
import { formatNumber } from '../../../words/format';
import { listWords } from '../../../words/numberWords';
import { LAYING_PATTERN_NAMES, sizeText, type Layout } from '../../../paving';
import { designBlends, OWN_BLEND, type Blend } from './blends';
import { copingOf, type LaidDesign } from './lay';
import { layableProduct } from './layable';
import { padOf, poolOf, wallOf } from './dimensions';
import { joints, padNames, projectNames, type Design, type Dimensions } from './types';

/** Returns the number of pavers needed, cuts included. */
export function stonesNeeded({ counts }: Layout): number {
  return counts.reduce((sum, { stones }) => sum + stones, 0);
}

/** Formats the counts as one sentence: "320 sq ft, 612 pavers, 48 cut pieces, 2.1% waste from cutting." */
export function countText(layout: Layout): string {
  const cut = layout.counts.reduce((sum, count) => sum + count.cut, 0);
  return (
    `${formatNumber(layout.area.totalSqFt, 0)} sq ft, ${formatNumber(stonesNeeded(layout))} pavers, ` +
    `${formatNumber(cut)} cut pieces, ${formatNumber(Math.max(0, layout.wastePercent), 1)}% waste from cutting.`
  );
}

/** Formats a blend for a sentence: "Terracotta", "Ivory, Cream and Shell". */
const colorsIn = ({ name }: Blend) => listWords(name.split(', '));

/** Describes the pavers, the pattern, the colors and the joints of a design, without its dimensions and counts. */
export function describePavers(design: Design, { layout, borderProblem }: LaidDesign): string {
  const product = layableProduct(design.product);
  const { field, border } = designBlends(design);
  const isBordered = design.border !== 'none' && !borderProblem;
  const edge = isBordered
    ? `, with a ${design.border} course around it in ${design.borderBlend === OWN_BLEND ? 'the same colors' : colorsIn(border)}`
    : ', without a border';
  const fieldSizes = layout.counts.filter(({ role }) => role === 'field').map(({ size }) => sizeText(size));
  return `${product.name}, ${LAYING_PATTERN_NAMES[design.pattern]} pattern (${fieldSizes.join(', ')}), in ${colorsIn(field)}${edge}`;
}

/** Describes the drawing for people who cannot see it, and for the message with a request. */
export function describeDesign(design: Design, laid: LaidDesign): string {
  const blends = designBlends(design);
  const feet = ({ width, length }: Dimensions) => `${formatNumber(width)} × ${formatNumber(length)} ft`;
  const pad = padOf(design);
  const shape = poolOf(design)
    ? ` around a ${feet(design.pool)} pool`
    : pad
      ? ` with a ${feet(pad)} ${padNames[design.project]} beside it`
      : '';
  const coping = copingOf(design) ? `, new coping around the pool in ${colorsIn(blends.coping)}` : '';
  const wall = wallOf(design);
  return (
    `${projectNames[design.project]}, ${formatNumber(design.width)} ft wide and ${formatNumber(design.length)} ft long${shape}: ` +
    `${describePavers(design, laid)}${coping}, ${joints[design.joint].name.toLowerCase()} in the joints` +
    `${wall ? `, and a ${formatNumber(design.width)} ft wall (${wall.name}) along the far side` : ''}. ${countText(laid.layout)}`
  );
}
