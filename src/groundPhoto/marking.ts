/** How far marks on a photo are from what they mark. Pure; root mean square distances in photo px. */

/** How far a finger is off, in CSS px across and down: half of a millimeter on a phone. */
const FINGER_CSS_PX = 1.2;
/** The least that a mark by hand is off: nothing in a photo is sharper. */
const LEAST_PX = 1.5;

/** How far a point is off that was moved px by px under the loupe. */
export const NUDGED_PX = 2;
/** How far a point is off that has snapped to a corner: see bench/groundPhotoMarks.ts. */
export const SNAPPED_PX = 1;
/** How far the points of a suggested outline are off: it is found in a copy of the photo with a fifth of its px. */
export const SUGGESTED_PX = 8;

/** How far a mark may be from a corner that it snaps to, as a multiple of how far it usually is, and its limits. */
const REACH = 2.2;
const LEAST_REACH = 8;
const MOST_REACH = 40;

/** Returns how far a point is off that was set by a finger or a mouse. */
export function markedPx(photoPxPerCssPx: number): number {
  return Math.max(LEAST_PX, Math.SQRT2 * FINGER_CSS_PX * photoPxPerCssPx);
}

/** Returns how far from a mark a corner is looked for. */
export function snapReach(photoPxPerCssPx: number): number {
  return Math.max(LEAST_REACH, Math.min(MOST_REACH, REACH * markedPx(photoPxPerCssPx)));
}

/** How far the marks of a design may be off. */
export interface Marking {
  /** Of each corner of the known rectangle. */
  readonly corners: readonly [nearLeft: number, nearRight: number, farRight: number, farLeft: number];
  /** Of the points of the outline. */
  readonly outline: number;
}

/** Returns a marking with every point off by the same distance. */
export function evenMarking(offPx: number): Marking {
  return { corners: [offPx, offPx, offPx, offPx], outline: offPx };
}
