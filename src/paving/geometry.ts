/*
 * The plane geometry needed for laying. Clipping is custom code: a piece is convex, so cutting it to any simple polygon
 * takes a few half-plane cuts, each exact for concave outlines. A general clipping library would add 10 to 30 KB in the
 * browser for unions and holes that no laying pattern needs.
 *
 * Functions that run for each corner of each piece read coordinates by index: until V8 has compiled a function, taking
 * `[x, y]` apart creates an iterator for each point.
 */
import type { Point, Polygon } from './types';

const EPSILON = 1e-9;

export const SQUARE_INCHES_PER_SQUARE_FOOT = 144;

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Returns the point at a share of the way from one point to another. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Returns the length of each side of a polygon, starting with the one from its first point. */
export function sideLengths(polygon: Polygon): number[] {
  return polygon.map((point, index) => distance(point, polygon[(index + 1) % polygon.length]));
}

/** Returns the area of a polygon; positive if its corners run clockwise as drawn (y down). */
export function signedArea(polygon: Polygon): number {
  let twice = 0;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    twice += polygon[j][0] * polygon[i][1] - polygon[i][0] * polygon[j][1];
  }
  return twice / 2;
}

/** Returns the strip of a depth on the inner side (right hand as drawn) of the line from a to b. */
export function stripBeside(a: Point, b: Point, depth: number): Polygon {
  const share = depth / distance(a, b);
  const [dx, dy] = [(a[1] - b[1]) * share, (b[0] - a[0]) * share];
  return [a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]];
}

/** Returns the area of a polygon in either orientation. */
export function area(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

/** How points move between an area and the frame of a pattern that is turned in it. */
export interface Frame {
  readonly toArea: (point: Point) => Point;
  readonly toFrame: (point: Point) => Point;
}

/** Returns the frame of a pattern that starts at a point of the area, turned clockwise. */
export function frameAt([startX, startY]: Point, radians: number): Frame {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return {
    toArea: (point) => [startX + point[0] * cos - point[1] * sin, startY + point[0] * sin + point[1] * cos],
    toFrame: (point) => {
      const [x, y] = [point[0] - startX, point[1] - startY];
      return [x * cos + y * sin, y * cos - x * sin];
    },
  };
}

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export function bounds(polygon: Polygon): Bounds {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i < polygon.length; i++) {
    const x = polygon[i][0];
    const y = polygon[i][1];
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** Returns the rectangle enlarged by `margin` on each side. */
export function grow({ minX, minY, maxX, maxY }: Bounds, margin: number): Bounds {
  return { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin };
}

/** Returns the middle of a polygon's bounding box. */
export function centerOf(polygon: Polygon): Point {
  const { minX, minY, maxX, maxY } = bounds(polygon);
  return [(minX + maxX) / 2, (minY + maxY) / 2];
}

/** Returns the mean of some points. */
export function meanPoint(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** Returns the corners of a rectangle, clockwise as drawn. */
export function corners({ minX, minY, maxX, maxY }: Bounds): Point[] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}

/** Returns whether no corner of a normalized polygon points inward. */
export function isConvex(polygon: Polygon): boolean {
  return polygon.every((point, i) => {
    const before = polygon[(i + polygon.length - 1) % polygon.length];
    return side(before, point, polygon[(i + 1) % polygon.length]) > 0;
  });
}

/**
 * Returns the polygon clockwise as drawn, without repeated points, points on a straight edge, or spikes of no width.
 */
export function normalize(polygon: Polygon): Point[] {
  let points = signedArea(polygon) < 0 ? [...polygon].reverse() : [...polygon];
  // The ends of a spike meet only once its tip is removed, so repeat until nothing changes.
  for (let count = Infinity; points.length < count && points.length > 0;) {
    count = points.length;
    const distinct = points.filter((point, i) => distance(point, points[(i + 1) % points.length]) > 1e-6);
    points = distinct.filter((point, i) => {
      const before = distinct[(i + distinct.length - 1) % distinct.length];
      const after = distinct[(i + 1) % distinct.length];
      return Math.abs(side(before, point, after)) > 1e-9 * distance(before, point) * distance(point, after);
    });
  }
  return points;
}

/** Returns twice the signed area of a triangle; positive if its corners run clockwise as drawn (y down). */
export function side(a: Point, b: Point, p: Point): number {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}

/**
 * Returns where the lines from a to b and from c to d meet, as shares of the way along each; undefined if the sine of the angle
 * between them is not more than `least`.
 */
export function crossing(a: Point, b: Point, c: Point, d: Point, least = 0): readonly [number, number] | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const product = ux * vy - uy * vx;
  if (Math.abs(product) <= least * Math.hypot(ux, uy) * Math.hypot(vx, vy)) return undefined;
  const [wx, wy] = [c[0] - a[0], c[1] - a[1]];
  return [(wx * vy - wy * vx) / product, (wx * uy - wy * ux) / product];
}

function within(a: Point, b: Point, p: Point): boolean {
  return (
    Math.min(a[0], b[0]) <= p[0] &&
    p[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= p[1] &&
    p[1] <= Math.max(a[1], b[1])
  );
}

/** Returns whether two lines are beside each other along one axis. */
function areApart(a: Point, b: Point, c: Point, d: Point, axis: 0 | 1): boolean {
  return (
    Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) || Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis])
  );
}

function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  // Two stretches of one line: rounding alone would decide on which side of each other their ends are.
  if (areApart(a, b, c, d, 0) || areApart(a, b, c, d, 1)) return false;
  const s1 = Math.sign(side(a, b, c));
  const s2 = Math.sign(side(a, b, d));
  const s3 = Math.sign(side(c, d, a));
  const s4 = Math.sign(side(c, d, b));
  if (s1 !== s2 && s3 !== s4) return true;
  return (
    (s1 === 0 && within(a, b, c)) ||
    (s2 === 0 && within(a, b, d)) ||
    (s3 === 0 && within(c, d, a)) ||
    (s4 === 0 && within(c, d, b))
  );
}

/** Returns whether no two edges of a normalized polygon touch, except neighbors at their common corner. */
export function isSimple(polygon: Polygon): boolean {
  const n = polygon.length;
  if (n < 3) return false;
  for (let i = 0; i < n; i++) {
    const a = polygon[i];
    const b = polygon[(i + 1) % n];
    const after = polygon[(i + 2) % n];
    // The next edge folds back onto this one.
    if (side(a, b, after) === 0 && (b[0] - a[0]) * (after[0] - b[0]) + (b[1] - a[1]) * (after[1] - b[1]) < 0)
      return false;
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (segmentsMeet(a, b, polygon[j], polygon[(j + 1) % n])) return false;
    }
  }
  return true;
}

/**
 * Returns the parts of a clockwise simple polygon on the inner side (right hand as drawn) of the line from a to b.
 * Along the line, the outline alternately leaves and enters the kept side, so the k-th exit joins the k-th entry; this
 * also holds for concave outlines, where a cut may leave several parts.
 */
export function cutByLine(polygon: Polygon, a: Point, b: Point): Polygon[] {
  const length = distance(a, b);
  const dx = (b[0] - a[0]) / length;
  const dy = (b[1] - a[1]) / length;
  const n = polygon.length;
  const depth = new Array<number>(n);
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const d = dx * (polygon[i][1] - a[1]) - dy * (polygon[i][0] - a[0]);
    depth[i] = Math.abs(d) < EPSILON ? 0 : d;
    if (depth[i] >= 0) kept++;
  }
  if (kept === n) return [polygon];
  if (kept === 0) return [];

  interface Crossing {
    readonly at: number;
    readonly chain: number;
  }
  const chains: Point[][] = [];
  const entries: Crossing[] = [];
  const exits: Crossing[] = [];
  const cross = (i: number, j: number): [Point, number] => {
    const p = polygon[i];
    const q = polygon[j];
    const t = depth[i] / (depth[i] - depth[j]);
    const x = p[0] + (q[0] - p[0]) * t;
    const y = p[1] + (q[1] - p[1]) * t;
    return [[x, y], (x - a[0]) * dx + (y - a[1]) * dy];
  };
  let first = 0;
  while (!(depth[first] < 0 && depth[(first + 1) % n] >= 0)) first++;
  let chain: Point[] = [];
  for (let k = 0; k < n; k++) {
    const i = (first + k) % n;
    const j = (i + 1) % n;
    const isKept = depth[i] >= 0;
    const nextIsKept = depth[j] >= 0;
    if (isKept) chain.push(polygon[i]);
    if (!isKept && nextIsKept) {
      const [point, at] = cross(i, j);
      chain = [point];
      entries.push({ at, chain: chains.length });
      chains.push(chain);
    } else if (isKept && !nextIsKept) {
      const [point, at] = cross(i, j);
      chain.push(point);
      exits.push({ at, chain: chains.length - 1 });
    }
  }
  if (chains.length === 1) return chains;

  entries.sort((p, q) => p.at - q.at);
  exits.sort((p, q) => p.at - q.at);
  const followedBy = new Array<number>(chains.length);
  exits.forEach((exit, k) => {
    followedBy[exit.chain] = entries[k].chain;
  });
  const parts: Point[][] = [];
  const used = new Array<boolean>(chains.length).fill(false);
  for (let start = 0; start < chains.length; start++) {
    if (used[start]) continue;
    const part: Point[] = [];
    for (let c = start; !used[c]; c = followedBy[c]) {
      used[c] = true;
      part.push(...chains[c]);
    }
    parts.push(part);
  }
  return parts;
}

/** Returns the parts of a clockwise simple polygon inside a clockwise convex window. */
export function clipToConvex(polygon: Polygon, window: Polygon): Polygon[] {
  let parts: Polygon[] = [polygon];
  for (let i = 0; i < window.length && parts.length > 0; i++) {
    const a = window[i];
    const b = window[(i + 1) % window.length];
    parts = parts.flatMap((part) => cutByLine(part, a, b));
  }
  return parts;
}

/**
 * Returns the area that two simple polygons share, in either orientation. The triangles from one corner of the first to
 * its edges, added and subtracted by their orientation, are that polygon.
 */
export function overlap(polygon: Polygon, other: Polygon): number {
  const clockwise = signedArea(other) < 0 ? [...other].reverse() : other;
  let shared = 0;
  for (let i = 1; i + 1 < polygon.length; i++) {
    const triangle = [polygon[0], polygon[i], polygon[i + 1]];
    const orientation = Math.sign(signedArea(triangle));
    if (orientation === 0) continue;
    const window = orientation < 0 ? triangle.reverse() : triangle;
    for (const part of clipToConvex(clockwise, window)) shared += orientation * area(part);
  }
  return Math.abs(shared);
}

/**
 * Returns the parts of a clockwise convex outline outside a rectangle, which must be taller than the outline. The area
 * around the rectangle becomes one polygon once a channel is cut into it, on the side away from the outline.
 */
export function clipAround(rectangle: Bounds, outline: Polygon): Polygon[] {
  const box = bounds(outline);
  const [left, right] = [Math.min(box.minX, rectangle.minX) - 1, Math.max(box.maxX, rectangle.maxX) + 1];
  const isAbove = box.minY + box.maxY < rectangle.minY + rectangle.maxY;
  // Built for an outline above the rectangle; mirrored for one below.
  const [near, far, end] = isAbove
    ? [Math.min(box.minY, rectangle.minY) - 1, rectangle.minY, rectangle.maxY]
    : [Math.max(box.maxY, rectangle.maxY) + 1, rectangle.maxY, rectangle.minY];
  const around: Point[] = [
    [left, near],
    [right, near],
    [right, end],
    [rectangle.maxX, end],
    [rectangle.maxX, far],
    [rectangle.minX, far],
    [rectangle.minX, end],
    [left, end],
  ];
  return clipToConvex(isAbove ? around : around.reverse(), outline);
}

/** Returns whether a circle is inside a polygon, outside it, or across an edge. */
export function circleAgainst(polygon: Polygon, x: number, y: number, radius: number): 'inside' | 'outside' | 'across' {
  const limit = radius * radius;
  let isInside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const ax = polygon[j][0];
    const ay = polygon[j][1];
    const bx = polygon[i][0];
    const by = polygon[i][1];
    const ex = bx - ax;
    const ey = by - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
    const px = ax + ex * t - x;
    const py = ay + ey * t - y;
    if (px * px + py * py < limit) return 'across';
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
}
