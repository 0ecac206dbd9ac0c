/** Small geometry for marking a photo. Pure, in photo px. */
import { groundView, type Corners, type Frame, type Ground, type Outline } from '@site/src/groundPhoto';
import type { Point } from '@site/src/paving';

/** The side of a new hole, in inches: the bed of a small palm. */
const HOLE_SIDE = 36;

/** Returns the corners that a new photo starts with: a rectangle on the ground before a standing viewer. */
export function startCorners({ width, height }: Frame): Corners {
  const at = (x: number, y: number): Point => [Math.round(x * width), Math.round(y * height)];
  return [at(0.2, 0.86), at(0.8, 0.86), at(0.67, 0.62), at(0.33, 0.62)];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Returns the index at which a new point makes an outline's way around the shortest. */
export function insertionIndex(points: readonly Point[], at: Point): number {
  const detours = points.map((point, index) => {
    const next = points[(index + 1) % points.length];
    return distance(point, at) + distance(at, next) - distance(point, next);
  });
  return detours.indexOf(Math.min(...detours)) + 1;
}

/** Returns a point for an outline after a given one: halfway to the next, or beside the last while there are few. */
export function pointAfter(points: readonly Point[], index: number, { width, height }: Frame): Point {
  const point = points[index];
  if (!point) return [Math.round(width / 2), Math.round(height * 0.75)];
  if (points.length > 2) return middle(point, points[(index + 1) % points.length]);
  const [x, y] = point;
  return points.length === 1
    ? [Math.min(width, x + width / 5), y]
    : [middle(points[0], points[1])[0], Math.max(0, y - height / 6)];
}

/** Returns the middle of a few points. */
export function centerOf(points: readonly Point[]): Point {
  const sum = points.reduce(([sx, sy], [x, y]): Point => [sx + x, sy + y], [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Returns a new square hole that lies flat on the ground, as near the middle of the outline as other holes allow. */
export function newHole(ground: Ground, { points, holes }: Outline): readonly Point[] {
  const { toGround, toPhoto } = groundView(ground);
  const [x, y] = toGround(centerOf(points));
  const half = HOLE_SIDE / 2;
  const left = x - half + holes.length * HOLE_SIDE * 1.5;
  return [
    [left, y - half],
    [left + HOLE_SIDE, y - half],
    [left + HOLE_SIDE, y + half],
    [left, y + half],
  ].map(([gx, gy]) => toPhoto([gx, gy]));
}
