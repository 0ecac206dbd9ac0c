import type { Point, Polygon } from '../../../paving';
import { area, isSimple, normalize, overlap, SQUARE_INCHES_PER_SQUARE_FOOT } from '../../../paving/geometry';
import { FOCAL_OFF, solvedGround } from './camera';
import { groundView, type GroundView } from './homography';
import { USUAL_DISTORTION } from './lens';
import { joinedParts, partsOf } from './parts';
import type { Corners, Frame, Ground, MarkedPart, Outline, OutlineProblem, Part } from './types';

/** The largest area that can be paved in a photo, in square feet. */
export const MOST_SQUARE_FEET = 2400;

const LEAST_SQUARE_FEET = 1;

/** How near a point must be to count as ground: see `GroundView.nearness`. Beyond that, a px is many feet. */
export const LEAST_NEARNESS = 0.01;

/** Nineteen of twenty errors with a normal distribution are within two standard deviations. */
const DEVIATIONS = 2;
/** The step of the numeric derivative, in px. */
const STEP = 0.01;

/** How far the grid goes beyond the rectangle on each side, as a share of it, and its most lines each way. */
const GRID_MARGIN = 1;
const MOST_LINES = 36;
const INCHES_PER_FOOT = 12;
const PIECES = 6;
/** The nearest that a line of the grid comes to the camera: see `GroundView.distance`. */
const LEAST_DISTANCE = 0.05;

function groundPolygon(view: GroundView, points: readonly Point[]): Polygon {
  return points.map(view.toGround);
}

function squareInches(view: GroundView, { points, holes }: Part): number {
  const paved = groundPolygon(view, points);
  return holes.reduce((left, hole) => left - overlap(paved, groundPolygon(view, hole)), area(paved));
}

/**
 * Returns the area of what is paved, in square feet; where parts overlap, it counts once. The outline must be free of problems:
 * see `outlineProblem`.
 */
export function surfaceSquareFeet(ground: Ground, outline: Outline): number {
  const view = groundView(ground);
  const parts = joinedParts(ground, outline).map((part) => squareInches(view, part));
  return parts.reduce((sum, inches) => sum + inches, 0) / SQUARE_INCHES_PER_SQUARE_FOOT;
}

/** Returns whether two of these polygons overlap. */
function someOverlap(polygons: readonly Polygon[]): boolean {
  return polygons.some((one, k) => polygons.slice(k + 1).some((other) => overlap(one, other) > 0));
}

/** Returns why an outline cannot be paved; undefined if it can. */
export function outlineProblem(ground: Ground, outline: Outline): OutlineProblem | undefined {
  const view = groundView(ground);
  const parts = partsOf(outline);
  const paved = parts.map(({ points }) => normalize(points));
  const holes = parts.flatMap((part) => part.holes.map(normalize));
  const rings = [...paved, ...holes];
  if (rings.some((polygon) => polygon.length < 3)) return 'tooFew';
  if (!rings.every(isSimple)) return 'crossed';
  if (!rings.flat().every((point) => view.nearness(point) > LEAST_NEARNESS)) return 'horizon';
  if (!holes.every((hole) => paved.some((points) => overlap(points, hole) > 0))) return 'holes';
  if (someOverlap(holes) || joinedParts(ground, outline).some((part) => someOverlap(part.holes))) return 'holes';
  const surface = surfaceSquareFeet(ground, outline);
  if (surface < LEAST_SQUARE_FEET) return 'tooSmall';
  return surface > MOST_SQUARE_FEET ? 'tooLarge' : undefined;
}

/** How far marks may be from what they mark: root mean square distances in photo px. */
export interface MarkErrors {
  /** Of each corner of the known rectangle, in their order. */
  readonly cornersOffPx: readonly number[];
  /** Of the points of the part that is being marked; the others have their own. */
  readonly outlineOffPx: number;
}

/**
 * Returns by how many percent the area may be wrong, 19 times of 20. First order: the area's derivative by each
 * coordinate of each mark, by the distortion of the lens, and by the focal length where that tells a side.
 */
export function tolerance(
  ground: Ground,
  outline: Outline,
  { cornersOffPx, outlineOffPx }: MarkErrors,
  frame: Frame,
): number {
  const whole = surfaceSquareFeet(ground, outline);
  /** The area with other corners, another lens or focal length, by which an unmeasured side is another, too. */
  const withGround = (changed: Partial<Ground>): number => {
    const solved = solvedGround({ ...ground, ...changed }, frame);
    return solved ? surfaceSquareFeet(solved, outline) : Infinity;
  };
  // An offset of a given length in a random direction has half of its square along each axis.
  const varianceOf = (area: (moved: (point: Point) => Point) => number, offPx: number): number =>
    [0, 1].reduce((sum, axis) => {
      const at = (step: number) => area(([x, y]) => (axis === 0 ? [x + step, y] : [x, y + step]));
      return sum + ((at(STEP) - at(-STEP)) / (2 * STEP)) ** 2 * (offPx ** 2 / 2);
    }, 0);
  const replaced = (points: readonly Point[], k: number, moved: (point: Point) => Point): Point[] =>
    points.map((point, i) => (i === k ? moved(point) : point));

  const byCorners = ground.corners.map((_, k) =>
    varianceOf((moved) => {
      const corners = replaced(ground.corners, k, moved) as unknown as Corners;
      return withGround({ corners });
    }, cornersOffPx[k]),
  );
  const { others = [] } = outline;
  const byPoints = (part: MarkedPart, outlineOf: (points: Point[]) => Outline): number[] =>
    part.points.map((_, k) =>
      varianceOf((moved) => surfaceSquareFeet(ground, outlineOf(replaced(part.points, k, moved))), part.offPx),
    );
  const byOutline = [
    ...byPoints({ ...outline, offPx: outlineOffPx }, (points) => ({ ...outline, points })),
    ...others.flatMap((part, n) =>
      byPoints(part, (points) => ({
        ...outline,
        others: others.map((one, i) => (i === n ? { ...one, points } : one)),
      })),
    ),
  ];
  const { distortion, offBy } = ground.lens ?? { distortion: 0, offBy: USUAL_DISTORTION };
  const byLens = withGround({ lens: { frame, distortion: distortion - offBy, offBy } }) - whole;
  const byFocal = ground.focalPx ? withGround({ focalPx: ground.focalPx * (1 + FOCAL_OFF) }) - whole : 0;
  const variance = [...byCorners, ...byOutline].reduce((sum, value) => sum + value, byLens ** 2 + byFocal ** 2);
  return ((DEVIATIONS * Math.sqrt(variance)) / whole) * 100;
}

/** A straight line in the photo, in px. */
export type Segment = readonly [from: Point, to: Point];

/** Returns a line on the ground (inches) as the photo shows it; undefined if all of it is behind the camera. */
function seen(view: GroundView, from: Point, to: Point): Segment | undefined {
  const [a, b] = [view.distance(from), view.distance(to)];
  if (a < LEAST_DISTANCE && b < LEAST_DISTANCE) return undefined;
  const t = (LEAST_DISTANCE - a) / (b - a);
  const cut: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return [view.toPhoto(a < LEAST_DISTANCE ? cut : from), view.toPhoto(b < LEAST_DISTANCE ? cut : to)];
}

/**
 * Returns a grid on the ground in photo px, which shows whether the marked rectangle lies flat: lines every foot, or
 * every few feet if those are too many, over the rectangle and as far again on each side.
 */
export function groundGrid(ground: Ground): Segment[] {
  const view = groundView(ground);
  const linesAlong = (length: number): number[] => {
    const reach = length * (1 + 2 * GRID_MARGIN);
    const step = INCHES_PER_FOOT * Math.max(1, Math.ceil(reach / INCHES_PER_FOOT / MOST_LINES));
    const first = Math.ceil((-GRID_MARGIN * length) / step);
    const last = Math.floor(((1 + GRID_MARGIN) * length) / step);
    return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
  };
  const { widthInches: width, depthInches: depth } = ground;
  const [left, right] = [-GRID_MARGIN * width, (1 + GRID_MARGIN) * width];
  const [near, far] = [-GRID_MARGIN * depth, (1 + GRID_MARGIN) * depth];
  // A lens bends the lines.
  const pieces = ground.lens ? PIECES : 1;
  const line = ([x, y]: Point, [nextX, nextY]: Point) =>
    Array.from({ length: pieces }, (_, i) => {
      const at = (t: number): Point => [x + (nextX - x) * t, y + (nextY - y) * t];
      return seen(view, at(i / pieces), at((i + 1) / pieces));
    });
  return [
    ...linesAlong(width).flatMap((x) => line([x, near], [x, far])),
    ...linesAlong(depth).flatMap((y) => line([left, y], [right, y])),
  ].filter((segment) => segment !== undefined);
}
