import type { Point } from '../../../paving';
import { sideLengths } from '../../../paving/geometry';
import { groundView } from './homography';
import { surfaceSquareFeet, tolerance } from './metric';
import type { Frame, Ground, GroundDoubt, MarkedPart, Part } from './types';

/** Up to how many percent an area may be off and is still given as one number. */
const NUMBER_PERCENT = 15;
/** How many times its low end the high end of a range may be. An area that could be off by more is not given. */
const MOST_RANGE_RATIO = 3;

/** How near the photo's edge a line runs along it, as a share of the photo's longer side: more precise than a finger. */
const ALONG_EDGE = 0.005;

/** How near the photo's edge a point touches it, in photo px: what is cut off there cannot be marked. */
const TOUCHES_PX = 8;

/** A side shorter than this, in px, is hard to mark. */
const SHORT_SIDE = 40;
/** Photos rarely show ground in their upper third. */
const HIGH = 1 / 3;
/** How much nearer the far side must be than the near one to look swapped: straight down, both are as far. */
const NEARER = 1.1;

/** How a rectangle was marked on a photo. */
export interface Marks {
  /** By how many photo px each corner may be off; null until the visitor has placed it. */
  readonly cornersOffPx: readonly (number | null)[];
  /** Whether the visitor has said how large the rectangle is. */
  readonly hasSize: boolean;
  /** Whether the visitor has said that what is outlined ends where the outline touches the photo's edge. */
  readonly endsAtEdge: boolean;
}

/** Why an area has no number: corners were not placed, no size was given, or it could be more than three times its least. */
export type NoMeasure = 'corners' | 'size' | 'uncertain';

/** What is known about a paved area, in square feet. Nothing is, unless somebody has measured it. */
export type AreaMeasure = {
  /** Whether the ground may go on beyond the photo, so that this is only the part in the picture. */
  readonly isPart: boolean;
} & (
  | {
      readonly kind: 'number';
      readonly squareFeet: number;
      /** 19 of 20 areas are off by less, in percent. */
      readonly offPercent: number;
    }
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  | { readonly kind: 'none'; readonly why: NoMeasure }
);

/** Returns whether a line in the photo runs along the photo's edge, so that the ground goes on beyond it. */
export function runsAlongEdge(from: Point, to: Point, { width, height }: Frame): boolean {
  const near = ALONG_EDGE * Math.max(width, height);
  const both = (isNear: (point: Point) => boolean) => isNear(from) && isNear(to);
  return (
    both(([x]) => x <= near) ||
    both(([x]) => x >= width - near) ||
    both(([, y]) => y <= near) ||
    both(([, y]) => y >= height - near)
  );
}

/** Returns whether a point of an outline is so near the photo's edge that the ground may go on beyond it. */
export function touchesEdge(parts: readonly Part[], { width, height }: Frame): boolean {
  return parts.flatMap(({ points }) => points).some(([x, y]) => Math.min(x, y, width - x, height - y) <= TOUCHES_PX);
}

/** Returns a number of square feet with two digits. */
function rounded(squareFeet: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(squareFeet)) - 1);
  return round(squareFeet / step) * step;
}

/** Returns what a visitor still has to do before an area can be measured; undefined if nothing. */
export function missingMark({ cornersOffPx, hasSize }: Marks): Exclude<NoMeasure, 'uncertain'> | undefined {
  if (cornersOffPx.includes(null)) return 'corners';
  return hasSize ? undefined : 'size';
}

/** Measures what is paved. Ground and parts must be free of problems: see `groundProblem` and `outlineProblem`. */
export function measureArea(ground: Ground, parts: readonly MarkedPart[], marks: Marks, frame: Frame): AreaMeasure {
  const isPart = !marks.endsAtEdge && touchesEdge(parts, frame);
  const missing = missingMark(marks);
  if (missing) return { kind: 'none', why: missing, isPart };
  const cornersOffPx = marks.cornersOffPx.map((px) => px ?? 0);
  const { least, most, percent } = tolerance(ground, parts, cornersOffPx, frame);
  if (!(most <= MOST_RANGE_RATIO * least)) return { kind: 'none', why: 'uncertain', isPart };
  return percent <= NUMBER_PERCENT
    ? { kind: 'number', squareFeet: surfaceSquareFeet(ground, parts), offPercent: percent, isPart }
    : { kind: 'range', low: rounded(least, Math.floor), high: rounded(most, Math.ceil), isPart };
}

/** Returns what makes marked corners unlikely to lie on the ground. They must be free of problems: see `groundProblem`. */
export function groundDoubt(ground: Ground, { height }: Frame): GroundDoubt | undefined {
  const { corners } = ground;
  const { nearness } = groundView(ground);
  const [nearLeft, nearRight, farRight, farLeft] = corners.map(nearness);
  if (farLeft + farRight > NEARER * (nearLeft + nearRight)) return 'widerAtBack';
  if (corners.every(([, y]) => y < HIGH * height)) return 'high';
  return Math.min(...sideLengths(corners)) < SHORT_SIDE ? 'small' : undefined;
}
