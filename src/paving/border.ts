import { PavingError } from './errors';
import { between, clipToConvex, distance, stripBeside } from './geometry';
import { movedInward } from './inward';
import type { Border, Point, Polygon } from './types';

/** Returns whether the area goes on beyond an edge of it, which then has no course. */
export type IsOpenEdge = (from: Point, to: Point) => boolean;

/** Two edges that turn by more than 30° form a corner, where courses meet in a miter; less is a curve. */
const CORNER_COSINE = Math.cos(Math.PI / 6);

/** Returns how far a border reaches in from the edge, in inches. */
export function borderDepth({ size, course }: Border): number {
  return course === 'soldier' ? size.length : size.width;
}

/**
 * Returns the inner edge of a border, `extra` inches further in than the border's depth, corner for corner; corners may
 * coincide. Open edges stay.
 * @throws PavingError if the border does not fit
 */
export function innerEdge(polygon: Polygon, border: Border, extra: number, isOpen: IsOpenEdge): Polygon {
  const depth = borderDepth(border);
  const edge = movedInward(polygon, (from, to) => (isOpen(from, to) ? 0 : depth + extra));
  if (edge === undefined) {
    throw new PavingError(
      `A ${border.course} course ${depth} in deep does not fit along the whole edge: part of the area is too narrow. ` +
        'Use a shallower border, or lay the area without one.',
    );
  }
  return edge;
}

/**
 * Lays a straight course: whole pieces, centered so that the cuts at both miters are equal and as large as possible.
 */
function straightCourse(a: Point, b: Point, strip: Polygon, pitch: number, depth: number): Polygon[] {
  const length = distance(a, b);
  const ux = (b[0] - a[0]) / length;
  const uy = (b[1] - a[1]) / length;
  const along = strip.map(([x, y]) => (x - a[0]) * ux + (y - a[1]) * uy);
  const endCut = (first: number): number => (((first % pitch) + pitch - 1e-6) % pitch) + 1e-6;
  const jointInMiddle = length / 2;
  const pieceInMiddle = length / 2 - pitch / 2;
  const phase = endCut(jointInMiddle) >= endCut(pieceInMiddle) ? jointInMiddle : pieceInMiddle;
  const first = Math.floor((Math.min(...along) - phase) / pitch + 1e-9);
  const last = Math.ceil((Math.max(...along) - phase) / pitch - 1e-9);
  const rooms: Polygon[] = [];
  for (let k = first; k < last; k++) {
    const s = phase + k * pitch;
    const p: Point = [a[0] + ux * s, a[1] + uy * s];
    const q: Point = [p[0] + ux * pitch, p[1] + uy * pitch];
    rooms.push(...clipToConvex(strip, stripBeside(p, q, depth)));
  }
  return rooms;
}

/** Lays a curved course: pieces tapered equally, none wider than the uncut piece. */
function curvedCourse(outer: Polygon, inner: Polygon, pitch: number): Polygon[] {
  const lengths = outer
    .slice(1)
    .map((point, k) => Math.max(distance(outer[k], point), distance(inner[k], inner[k + 1])));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.ceil(total / pitch - 1e-6);
  const rooms: Polygon[] = [];
  let edge = 0;
  let done = 0;
  let outside: Point[] = [outer[0]];
  let inside: Point[] = [inner[0]];
  for (let k = 1; k <= count; k++) {
    const goal = (total * k) / count;
    while (edge < lengths.length - 1 && done + lengths[edge] <= goal + 1e-9) {
      done += lengths[edge++];
      outside.push(outer[edge]);
      inside.push(inner[edge]);
    }
    const t = Math.min(1, (goal - done) / lengths[edge]);
    const o = between(outer[edge], outer[edge + 1], t);
    const n = between(inner[edge], inner[edge + 1], t);
    outside.push(o);
    inside.push(n);
    rooms.push([...outside, ...inside.reverse()]);
    outside = [o];
    inside = [n];
  }
  return rooms;
}

/**
 * Lays a border along the edge of a normalized polygon, except where it is open.
 * @returns the room of each piece, half a joint wider than the piece on every side
 * @throws PavingError if the border does not fit
 */
export function layBorder(polygon: Polygon, border: Border, isOpen: IsOpenEdge): Polygon[] {
  const depth = borderDepth(border);
  const pitch = border.course === 'soldier' ? border.size.width : border.size.length;
  const inner = innerEdge(polygon, border, 0, isOpen);
  const n = polygon.length;
  const corners: number[] = [];
  for (let i = 0; i < n; i++) {
    const before = polygon[(i + n - 1) % n];
    const point = polygon[i];
    const after = polygon[(i + 1) % n];
    const dot = (point[0] - before[0]) * (after[0] - point[0]) + (point[1] - before[1]) * (after[1] - point[1]);
    const isTurn = dot < CORNER_COSINE * distance(before, point) * distance(point, after);
    if (isTurn || isOpen(before, point) !== isOpen(point, after)) corners.push(i);
  }
  // A closed curve has no corner, so it starts at any point.
  const starts = corners.length > 0 ? corners : [0];
  return starts.flatMap((start, k) => {
    const end = k + 1 < starts.length ? starts[k + 1] : starts[0] + n;
    const stretch = Array.from({ length: end - start + 1 }, (_, step) => (start + step) % n);
    const outerLine = stretch.map((i) => polygon[i]);
    const innerLine = stretch.map((i) => inner[i]);
    if (isOpen(outerLine[0], outerLine[1])) return [];
    if (stretch.length === 2) {
      const strip = [...outerLine, ...innerLine.reverse()];
      return straightCourse(outerLine[0], outerLine[1], strip, pitch, depth);
    }
    return curvedCourse(outerLine, innerLine, pitch);
  });
}
