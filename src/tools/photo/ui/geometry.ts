/** Small geometry for marking a photo. Pure, in photo px. */
import { groundView, type Corners, type Frame, type Ground, type Part } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { between, corners, distance, meanPoint } from '@site/src/paving/geometry';

/** The side of a new hole, in inches: the bed of a small palm. */
const HOLE_SIDE = 36;

/** Returns a copy with `count` items from an index on replaced by others: `toSpliced`, which Safari 15 doesn't have. */
export function spliced<T>(items: readonly T[], index: number, count: number, ...others: readonly T[]): T[] {
  return [...items.slice(0, index), ...others, ...items.slice(index + count)];
}

/** Returns the corners that a new photo starts with: a rectangle on the ground before a standing viewer. */
export function startCorners({ width, height }: Frame): Corners {
  const at = (x: number, y: number): Point => [Math.round(x * width), Math.round(y * height)];
  return [at(0.2, 0.86), at(0.8, 0.86), at(0.67, 0.62), at(0.33, 0.62)];
}

/** Returns how far a point is from a line between two others. */
function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  return distance(point, between(from, to, Math.max(0, Math.min(1, along))));
}

/**
 * Returns what a tap does: while the outline is drawn, it adds the next point, or closes the outline at the first. Later,
 * a tap on a side adds a point there, and any other does nothing.
 * @returns the index of a new point; `close` if the tap has come back to the first point; undefined if it does nothing
 * @param reach How far from a point or a side a tap still counts as on it
 */
export function tapOn(
  points: readonly Point[],
  at: Point,
  reach: number,
  isTracing: boolean,
): number | 'close' | undefined {
  if (isTracing || points.length < 3) {
    const isBack = isTracing && points.length > 2 && distance(points[0], at) <= reach;
    return isBack ? 'close' : points.length;
  }
  const away = points.map((point, index) => distanceToLine(at, point, points[(index + 1) % points.length]));
  const nearest = Math.min(...away);
  return nearest <= reach ? away.indexOf(nearest) + 1 : undefined;
}

/** Returns a point for an outline after a given one: halfway to the next, or beside the last while there are few. */
export function pointAfter(points: readonly Point[], index: number, { width, height }: Frame): Point {
  const point = points[index];
  if (!point) return [Math.round(width / 2), Math.round(height * 0.75)];
  if (points.length > 2) return between(point, points[(index + 1) % points.length], 0.5);
  const [x, y] = point;
  return points.length === 1
    ? [Math.min(width, x + width / 5), y]
    : [between(points[0], points[1], 0.5)[0], Math.max(0, y - height / 6)];
}

/** Returns a new square hole that lies flat on the ground, as near the middle of the outline as other holes allow. */
export function newHole(ground: Ground, { points, holes }: Part): readonly Point[] {
  const { toGround, toPhoto } = groundView(ground);
  const [x, y] = toGround(meanPoint(points));
  const half = HOLE_SIDE / 2;
  const left = x - half + holes.length * HOLE_SIDE * 1.5;
  return corners({ minX: left, minY: y - half, maxX: left + HOLE_SIDE, maxY: y + half }).map(toPhoto);
}
