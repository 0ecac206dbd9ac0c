/** How far marks on a photo are from what they mark. Pure; root mean square distances in photo px. */

/** How far a mark is off, in CSS px: 1.2 px across and down by a finger, which is 0.2 mm on a phone, 0.7 px by a mouse. */
const MARKED_CSS_PX = { finger: 1.7, mouse: 1 } as const;
/** The least that a mark by hand is off: nothing in a photo is sharper. */
const LEAST_PX = 1.5;

/** How far a point is off that was moved px by px under the loupe. */
export const NUDGED_PX = 2;
/** How far a corner is off that has snapped to the sides of what it marks: see bench/groundPhotoMarks.ts. */
export const SNAPPED_PX = 0.5;
/** How far the points of a suggested outline are off: it is found in a copy of the photo with a fifth of its px. */
export const SUGGESTED_PX = 8;

/** How far a mark may be from a corner that it snaps to, as a multiple of how far it usually is, and its limits in px. */
const REACH = 3.5;
const LEAST_REACH = 8;
const MOST_REACH = 40;

/** Returns how far a point is off that was marked by hand, on a picture with so many photo px under a CSS px. */
export function markedPx(photoPxPerCssPx: number, by: keyof typeof MARKED_CSS_PX): number {
  return Math.max(LEAST_PX, MARKED_CSS_PX[by] * photoPxPerCssPx);
}

/** Returns how far from a mark that is usually off by `offPx` a corner is looked for. */
export function snapReach(offPx: number): number {
  return Math.max(LEAST_REACH, Math.min(MOST_REACH, REACH * offPx));
}
