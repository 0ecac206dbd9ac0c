import type { Point, Polygon } from '../../../paving';
import { area, between, isSimple, normalize, overlap, SQUARE_INCHES_PER_SQUARE_FOOT } from '../../../paving/geometry';
import { normalStream } from '../../../paving/random';
import { FOCAL_OFF, solvedGround } from './camera';
import { groundView, type GroundView } from './homography';
import { USUAL_DISTORTION } from './lens';
import { joinedParts } from './parts';
import type { Corners, Frame, Ground, MarkedPart, OutlineProblem, Part } from './types';

/** The largest area that can be paved in a photo, in square feet. */
export const MOST_SQUARE_FEET = 2400;

const LEAST_SQUARE_FEET = 1;

/** How near a point must be to count as ground: see `GroundView.nearness`. Beyond that, a px is many feet. */
export const LEAST_NEARNESS = 0.01;

/** How often an area is computed with marks that are off at random, and how many results are left out at each end. */
const SAMPLES = 128;
const LEFT_OUT = 1;

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
 * Returns the area of what is paved, in square feet; where parts overlap, it counts once. They must be free of problems: see
 * `outlineProblem`.
 */
export function surfaceSquareFeet(ground: Ground, parts: readonly Part[]): number {
  const view = groundView(ground);
  const areas = joinedParts(ground, parts).map((part) => squareInches(view, part));
  return areas.reduce((sum, inches) => sum + inches, 0) / SQUARE_INCHES_PER_SQUARE_FOOT;
}

/** Returns whether two of these polygons overlap. */
function someOverlap(polygons: readonly Polygon[]): boolean {
  return polygons.some((one, k) => polygons.slice(k + 1).some((other) => overlap(one, other) > 0));
}

/** Returns why parts cannot be paved; undefined if they can. */
export function outlineProblem(ground: Ground, parts: readonly Part[]): OutlineProblem | undefined {
  const view = groundView(ground);
  const paved = parts.map(({ points }) => normalize(points));
  const holes = parts.flatMap((part) => part.holes.map(normalize));
  const rings = [...paved, ...holes];
  if (rings.some((polygon) => polygon.length < 3)) return 'tooFew';
  if (!rings.every(isSimple)) return 'crossed';
  if (!rings.flat().every((point) => view.nearness(point) > LEAST_NEARNESS)) return 'horizon';
  if (!holes.every((hole) => paved.some((points) => overlap(points, hole) > 0))) return 'holes';
  if (someOverlap(holes) || joinedParts(ground, parts).some((part) => someOverlap(part.holes))) return 'holes';
  const surface = surfaceSquareFeet(ground, parts);
  if (surface < LEAST_SQUARE_FEET) return 'tooSmall';
  return surface > MOST_SQUARE_FEET ? 'tooLarge' : undefined;
}

/**
 * Returns how far off an area may be, 19 times of 20 in any photo. Computes it with each mark, the lens, and the focal length if it
 * tells a side, as far off as they usually are. A small or far rectangle makes an area much too large or a little too small,
 * which derivatives don't show.
 * @param cornersOffPx How far each corner of the known rectangle may be off: root mean square distances in photo px
 * @returns what the area is at least and at most, in square feet, and by how many percent it may be off either way
 */
export function tolerance(ground: Ground, parts: readonly MarkedPart[], cornersOffPx: readonly number[], frame: Frame) {
  // The same numbers each time, so that the same marks always have the same tolerance.
  const normal = normalStream(0);
  // An offset of a given length in a random direction has half of its square along each axis.
  const moved = ([x, y]: Point, offPx: number): Point => [
    x + offPx * Math.SQRT1_2 * normal(),
    y + offPx * Math.SQRT1_2 * normal(),
  ];
  const { distortion, offBy } = ground.lens ?? { distortion: 0, offBy: USUAL_DISTORTION };
  // What two parts have in common counts twice here: it changes with the marks as the rest does.
  const areaOf = (solved: Ground, some: readonly Part[]): number => {
    const view = groundView(solved);
    const isSeen = some.every(({ points }) => points.every((point) => view.nearness(point) > LEAST_NEARNESS));
    return isSeen ? some.reduce((sum, part) => sum + squareInches(view, part), 0) : Infinity;
  };
  const sample = (): number => {
    const corners = ground.corners.map((corner, k) => moved(corner, cornersOffPx[k])) as unknown as Corners;
    const lens = { frame, distortion: distortion + offBy * normal(), offBy };
    const focalPx = ground.focalPx && ground.focalPx * (1 + FOCAL_OFF * normal());
    const some = parts.map(({ points, holes, offPx }) => ({
      points: points.map((point) => moved(point, offPx)),
      holes,
    }));
    const solved = solvedGround({ ...ground, corners, lens, focalPx }, frame);
    return solved ? areaOf(solved, some) : Infinity;
  };
  const whole = areaOf(ground, parts);
  const shares = Float64Array.from({ length: SAMPLES }, () => sample() / whole).sort();
  const [low, high] = [shares[LEFT_OUT], shares[SAMPLES - 1 - LEFT_OUT]];
  const squareFeet = surfaceSquareFeet(ground, parts);
  return { least: low * squareFeet, most: high * squareFeet, percent: (Math.max(high, 1 / low) - 1) * 100 };
}

/** A straight line in the photo, in px. */
type Segment = readonly [from: Point, to: Point];

/** Returns a line on the ground (inches) as the photo shows it; undefined if all of it is behind the camera. */
function seen(view: GroundView, from: Point, to: Point): Segment | undefined {
  const [a, b] = [view.distance(from), view.distance(to)];
  if (a < LEAST_DISTANCE && b < LEAST_DISTANCE) return undefined;
  const cut = between(from, to, (LEAST_DISTANCE - a) / (b - a));
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
  const line = (from: Point, to: Point) =>
    Array.from({ length: pieces }, (_, i) =>
      seen(view, between(from, to, i / pieces), between(from, to, (i + 1) / pieces)),
    );
  return [
    ...linesAlong(width).flatMap((x) => line([x, near], [x, far])),
    ...linesAlong(depth).flatMap((y) => line([left, y], [right, y])),
  ].filter((segment) => segment !== undefined);
}
