/** Describes pavers on a photo in words. */
import type { LaidGround } from '@site/src/groundPhoto';
import { countText, describePavers } from '@site/src/visualizer/describe';
import { joints, projectNames } from '@site/src/visualizer/types';
import type { PhotoDesign } from './history';
import { planDesign } from './planDesign';

/** Formats a percentage for a sentence, rounded up to whole percents: corners marked by hand are no more precise. */
export function aboutPercent(percent: number): string {
  return percent < 1 ? 'less than 1%' : `about ${Math.ceil(percent)}%`;
}

/**
 * Describes pavers on a photo, with their counts.
 * @param offPercent by how much the area may be wrong
 */
export function describePhoto(design: PhotoDesign, laid: LaidGround, offPercent: number): string {
  return (
    `${projectNames[design.project]}: ${describePavers(planDesign(design), laid)}, ` +
    `${joints[design.paving.joint].name.toLowerCase()} in the joints. ${countText(laid.layout)} ` +
    `Measured from a photo, so the area can be off by ${aboutPercent(offPercent)} either way.`
  );
}
