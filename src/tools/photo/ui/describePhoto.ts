/** Describes pavers on a photo, and what is known about their area, in words. */
import { formatCount, formatNumber } from '@site/src/words/format';
import { startClause } from '@site/src/words/numberWords';
import type { AreaMeasure, LaidGround, NoMeasure } from '@site/src/tools/photo/core';
import { countText, describePavers } from '@site/src/tools/visualizer/core/describe';
import { defaultDesign } from '@site/src/tools/visualizer/core/designs';
import { photoRequest, priceOn, sampleRequest } from '@site/src/tools/visualizer/core/requests';
import { joints, projectNames, type Design } from '@site/src/tools/visualizer/core/types';
import type { PhotoDesign } from './history';

/** Formats a percentage for a sentence, rounded up to whole percents: corners marked by hand are no more precise. */
export function aboutPercent(percent: number): string {
  return percent < 1 ? 'less than 1%' : `about ${Math.ceil(percent)}%`;
}

const HELP = 'Mark something larger, or put the corners more exactly.';

/** What a visitor can do about an area without a number. */
const noMeasureTexts: Readonly<Record<NoMeasure, string>> = {
  corners: 'Nothing is measured yet: not every corner has been placed.',
  size: 'Nothing is measured yet: the size of the rectangle is missing.',
  uncertain: `The area could be off by more than half, so we don’t give one. ${HELP}`,
};

/** Says what a company needs to know about an area without a number. */
const unmeasuredText = (why: NoMeasure) =>
  why === 'uncertain'
    ? 'What was marked in the photo is too small to measure by: no area, and the pavers may not be to scale.'
    : 'Nothing in the photo was measured: no area, and the pavers aren’t to scale.';

const rangeText = ({ low, high }: { readonly low: number; readonly high: number }) =>
  `${formatNumber(low)} to ${formatNumber(high)} sq ft`;

/** Returns what an area is at least, in square feet: what could be off is taken off. */
function atLeastText(area: Extract<AreaMeasure, { readonly kind: 'number' | 'range' }>): string {
  const squareFeet = area.kind === 'range' ? area.low : Math.floor(area.squareFeet * (1 - area.offPercent / 100));
  return `at least ${formatNumber(squareFeet)} sq ft`;
}

/** Says how large the area is as far as anybody knows, and what would help, to the visitor who marks it. */
export function areaText(area: AreaMeasure): string {
  const what = area.isPart ? 'The part in the picture' : 'The area';
  const beyond =
    area.isPart && area.kind !== 'none'
      ? ` With what lies beyond the photo’s edge, all of it is ${atLeastText(area)}.`
      : '';
  switch (area.kind) {
    case 'number':
      return `${what} is ${formatNumber(area.squareFeet, 0)} sq ft. It could be off by ${aboutPercent(area.offPercent)}.${beyond}`;
    case 'range':
      return `${what} is somewhere from ${rangeText(area)}. To narrow it down: ${startClause(HELP)}${beyond}`;
    case 'none':
      return noMeasureTexts[area.why];
  }
}

/** Says how large one of several parts is, in a few words; empty if nobody knows. */
export function partText(area: AreaMeasure | undefined): string {
  if (area?.kind === 'number') return `${formatNumber(area.squareFeet, 0)} sq ft`;
  return area?.kind === 'range' ? rangeText(area) : '';
}

/** Says what was counted or measured, for the picture, the print and the company. */
function figures({ parts }: PhotoDesign, area: AreaMeasure, { layout }: LaidGround): string {
  const together = parts.length > 1 ? `${formatCount(parts.length, 'part')}, together ` : '';
  const part =
    area.isPart && area.kind !== 'none'
      ? `All of it is ${atLeastText(area)}, because the ground goes on beyond the photo’s edge. Only the part in the picture: `
      : '';
  switch (area.kind) {
    case 'number':
      return (
        `${part}${together}${countText(layout)} Measured from a photo, so the area can be off by ` +
        `${aboutPercent(area.offPercent)} either way.`
      );
    case 'range':
      return `${part}${together}${rangeText(area)}, measured from a photo, too roughly to count pavers.`;
    case 'none':
      return unmeasuredText(area.why);
  }
}

/** Returns a photo's choices as a design of the plan view, whose dimensions nobody reads. */
export function planDesign({ paving, project }: PhotoDesign): Design {
  return { ...defaultDesign, ...paving, project };
}

/** Describes the pavers on a photo and their joints, without any figures: all that holds beyond the sample photo. */
export function describeLook(design: PhotoDesign, laid: LaidGround): string {
  return (
    `${projectNames[design.project]}: ${describePavers(planDesign(design), laid)}, ` +
    `${joints[design.paving.joint].name.toLowerCase()} in the joints.`
  );
}

/** Describes pavers on a photo, with their counts if the area is known well enough. */
export function describePhoto(design: PhotoDesign, laid: LaidGround, area: AreaMeasure): string {
  return `${describeLook(design, laid)} ${figures(design, area, laid)}`;
}

/** Returns what the visitor can ask for of what is on the photo, and the range if the visitor's own has the whole area measured. */
export function offerFor(isSample: boolean, design: PhotoDesign, laid: LaidGround, area: AreaMeasure) {
  const plan = planDesign(design);
  if (isSample) return { request: sampleRequest(plan, describeLook(design, laid)) };
  const description = describePhoto(design, laid, area);
  if (area.kind !== 'number' || area.isPart) return { request: photoRequest(plan, description) };
  const { squareFeet } = area;
  const price = priceOn(squareFeet, plan);
  return { request: photoRequest(plan, description, { squareFeet, range: price?.range }), price };
}
