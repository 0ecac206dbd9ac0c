/**
 * How a lens bends straight lines: the division model (Fitzgibbon, "Simultaneous linear estimation of multiple view
 * geometry and lens distortion", 2001), whose center is the photo's. Measured by sides that are known to be straight.
 */
import type { Point, Polygon } from '../../../paving';
import { between, meanPoint } from '../../../paving/geometry';
import type { Frame, Lens, Part } from './types';

/** How much phones bend their photos (one standard deviation of `Lens.distortion`): they straighten most of it. */
export const USUAL_DISTORTION = 0.05;
/** How far a point of an edge is off, in px, and how many of a side's points count as independent of each other. */
const EDGE_PX = 0.6;
const MOST_POINTS = 24;
/** A side that is bent by more than this, in px (root mean square), is no straight one. */
const MOST_BENT = 0.7;
/** The strongest distortion that is looked for, the step of its derivatives, and rounds of Newton's method. */
const MOST_DISTORTION = 0.3;
const STEP = 0.01;
const ROUNDS = 6;
/** Pieces of a line that is straight on the ground and bent in the photo. */
const PIECES = 12;

/** Returns the square of a point's distance from the photo's middle; 1 in its corners. */
function squareFromMiddle(dx: number, dy: number, { width, height }: Frame): number {
  return (4 * (dx * dx + dy * dy)) / (width * width + height * height);
}

/** Returns where a photo without distortion would show a point. */
export function straightened([x, y]: Point, { distortion, frame }: Lens): Point {
  const [dx, dy] = [x - frame.width / 2, y - frame.height / 2];
  const factor = 1 / (1 + distortion * squareFromMiddle(dx, dy, frame));
  return [frame.width / 2 + dx * factor, frame.height / 2 + dy * factor];
}

/** Returns where the photo shows a point of a photo without distortion: the inverse of `straightened`. */
export function bent([x, y]: Point, { distortion, frame }: Lens): Point {
  const [dx, dy] = [x - frame.width / 2, y - frame.height / 2];
  const root = Math.sqrt(Math.max(0, 1 - 4 * distortion * squareFromMiddle(dx, dy, frame)));
  const factor = 2 / (1 + root);
  return [frame.width / 2 + dx * factor, frame.height / 2 + dy * factor];
}

/** Returns how much smaller areas are around a point of the photo once they are straightened. */
export function straightenedScale([x, y]: Point, { distortion, frame }: Lens): number {
  const share = distortion * squareFromMiddle(x - frame.width / 2, y - frame.height / 2, frame);
  return (1 - share) / (1 + share) ** 3;
}

/** Returns a polygon whose sides are straight on the ground as the lens bends them. */
function bentSides(points: Polygon, lens: Lens): Polygon {
  const straight = points.map((point) => straightened(point, lens));
  return straight.flatMap((point, k) => {
    const next = straight[(k + 1) % straight.length];
    return Array.from({ length: PIECES }, (_, i) =>
      i === 0 ? points[k] : bent(between(point, next, i / PIECES), lens),
    );
  });
}

/** Returns a part as the photo shows it, with the sides that the lens bends. */
export function bentPart({ points, holes }: Part, lens: Lens | undefined): Part {
  if (!lens) return { points, holes };
  return { points: bentSides(points, lens), holes: holes.map((hole) => bentSides(hole, lens)) };
}

/** Returns the mean square distance of points from the straight line through them, in square px. */
function meanSquareOff(points: readonly Point[]): number {
  const [x, y] = meanPoint(points);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [px, py] of points) {
    xx += (px - x) ** 2;
    xy += (px - x) * (py - y);
    yy += (py - y) ** 2;
  }
  // The smaller eigenvalue of their scatter.
  return ((xx + yy) / 2 - Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy)) / points.length;
}

/** Returns the most likely distortion, given the usual one of phones: least squares by Newton's method. */
function fitted(sides: readonly (readonly Point[])[], frame: Frame): Lens {
  const cost = (distortion: number): number =>
    sides.reduce(
      (sum, points) => {
        const off = meanSquareOff(points.map((point) => straightened(point, { frame, distortion, offBy: 0 })));
        return sum + (Math.min(MOST_POINTS, points.length) * off) / EDGE_PX ** 2;
      },
      (distortion / USUAL_DISTORTION) ** 2,
    );
  let [distortion, curvature] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const [less, here, more] = [-STEP, 0, STEP].map((step) => cost(distortion + step));
    curvature = (less - 2 * here + more) / STEP ** 2;
    const next = distortion - (more - less) / (2 * STEP) / curvature;
    distortion = Math.max(-MOST_DISTORTION, Math.min(MOST_DISTORTION, next));
  }
  return { frame, distortion, offBy: Math.sqrt(2 / curvature) };
}

/**
 * Measures a photo's lens by things in it whose sides are straight. A side that stays bent is left out: it's a curve.
 * @param sides Points along each side, in photo px
 */
export function measureLens(sides: readonly (readonly Point[])[], frame: Frame): Lens {
  const first = fitted(sides, frame);
  const straight = sides.filter(
    (points) => meanSquareOff(points.map((point) => straightened(point, first))) < MOST_BENT ** 2,
  );
  return straight.length < sides.length ? fitted(straight, frame) : first;
}
