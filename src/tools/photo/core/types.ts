import type { Point } from '../../../paving';
import type { Design } from '../../visualizer/core/types';

/** The size of the photo as it is worked on, in px: see `decodePhoto`. All photo coordinates are px of this size. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** How a photo's lens bends straight lines: see lens.ts. */
export interface Lens {
  readonly frame: Frame;
  /** By how much farther from the photo's middle its corners would be without it, as a share; less than 0 is barrel. */
  readonly distortion: number;
  /** By how much the distortion may be off: one standard deviation. */
  readonly offBy: number;
}

/** The corners of a rectangle on the ground as the photo shows them, in px (x to the right, y down). */
export type Corners = readonly [nearLeft: Point, nearRight: Point, farRight: Point, farLeft: Point];

/** Where the ground lies in the photo: a rectangle of known size. */
export interface Ground {
  readonly corners: Corners;
  /** From the left corners to the right ones, in inches. */
  readonly widthInches: number;
  /** From the near corners to the far ones, in inches. */
  readonly depthInches: number;
  /** Undefined until it has been measured. */
  readonly lens?: Lens;
  /** The side that nobody has measured: see `solvedGround`. */
  readonly unmeasured?: 'width' | 'depth';
  /** The camera's focal length in px, as it noted it in the photo. */
  readonly focalPx?: number;
}

/** Why four corners cannot be a rectangle on the ground. */
export type GroundProblem =
  /** Two sides cross: corners are in the wrong order. */
  | 'crossed'
  /** One corner lies inside the triangle of the others. */
  | 'folded'
  /** Three corners lie in one line. */
  | 'inLine'
  /** Left and right, or near and far, are swapped. */
  | 'mirrored'
  /** Too few px to measure by. */
  | 'tooSmall'
  /** The horizon would be below the rectangle, as if the ground were a ceiling. */
  | 'horizon'
  /** A corner is far outside the photo. */
  | 'outside'
  /** The width or depth is no length, or one is more than fifty times the other. */
  | 'size';

/** What makes four corners unlikely to be a rectangle on the ground. */
export type GroundDoubt =
  /** The far side looks nearer than the near one. */
  | 'widerAtBack'
  /** It lies where most photos show the sky or a wall. */
  | 'high'
  /** Too small to mark its corners well. */
  | 'small';

/**
 * One part of what is paved, in photo px: an outline that does not cross itself, and what stays open within it. Parts may
 * overlap: see `joinedParts`.
 */
export interface Part {
  readonly points: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
}

/** A part, and by how many photo px its points may be off. */
export interface MarkedPart extends Part {
  readonly offPx: number;
}

/** Why parts cannot be paved. */
export type OutlineProblem =
  /** Fewer than three points, or all of them in one line. */
  | 'tooFew'
  /** A part or a hole crosses itself. */
  | 'crossed'
  /** A point is at or above the horizon. */
  | 'horizon'
  /** Two holes overlap, or a hole lies outside of all parts. */
  | 'holes'
  /** Less than a square foot. */
  | 'tooSmall'
  /** More than `MOST_SQUARE_FEET`. */
  | 'tooLarge';

/** One stroke of the eraser, in photo px. Erasing shows the photo again; restoring, the pavers. */
export interface EraserStroke {
  readonly size: 's' | 'm' | 'l';
  readonly mode: 'erase' | 'restore';
  readonly points: readonly Point[];
}

/** The choices that the plan view and the photo have in common. */
export type PavingChoice = Pick<Design, 'product' | 'pattern' | 'blend' | 'border' | 'borderBlend' | 'joint'>;

/** Everything that a homeowner sets on a photo, as plain JSON. */
export interface GroundDesign {
  readonly ground: Ground;
  readonly parts: readonly Part[];
  readonly strokes: readonly EraserStroke[];
  readonly paving: PavingChoice;
  /** Turns the pattern, in degrees, clockwise as seen from above. */
  readonly turn: number;
  /** Where the pattern starts, in inches on the ground: from the near-left corner to the right, and away. */
  readonly origin: Point;
  /** How much of the photo's light and shadow the pavers take on, 0 to 1. */
  readonly light: number;
}

/** The photo's pixels as `getImageData` gives them: sRGB, four bytes each. */
export interface Pixels extends Frame {
  readonly data: Uint8ClampedArray;
}

/** How bright the light is on each pixel, relative to the median of the paved surface. */
export interface LightMap extends Frame {
  /** Three per pixel: red, green and blue. */
  readonly values: Float32Array;
  /** How bright the median is: 1 shows a paver in its color of the catalog. */
  readonly level: number;
}
