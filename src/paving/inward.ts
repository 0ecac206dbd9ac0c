/** Moves outlines inward: a piece by half its joint, an area by the depth of its border. */
import { area, between, crossing, cutByLine, distance, isSimple, normalize, signedArea, stripBeside } from './geometry';
import type { Point, Polygon } from './types';

/** Returns the point where two edges meet once each is moved inward by its depth; undefined if they are parallel. */
function movedCorner(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  [first, second]: readonly [number, number],
): Point | undefined {
  const [, , q, p] = stripBeside(a, b, first);
  const [, , s, r] = stripBeside(c, d, second);
  const met = crossing(p, q, r, s, 1e-6);
  if (met) return between(p, q, met[0]);
  return distance(q, r) < 1e-3 ? q : undefined;
}

/**
 * Moves the edge inward by the depth of each side, corner for corner. In a bend tighter than the depth, the short edges vanish:
 * their corners then share one point, where the pieces of a border become wedges. Undefined if the polygon is too narrow.
 */
export function movedInward(polygon: Polygon, depthOf: (from: Point, to: Point) => number): Point[] | undefined {
  const n = polygon.length;
  const from = (edge: number): Point => polygon[edge];
  const to = (edge: number): Point => polygon[(edge + 1) % n];
  const depths = polygon.map((_, i) => depthOf(from(i), to(i)));
  let edges = polygon.map((_, i) => i);
  for (;;) {
    if (edges.length < 3) return undefined;
    // corners[k] is between the edge before and edges[k].
    const corners: Point[] = [];
    for (const [k, edge] of edges.entries()) {
      const before = edges[(k + edges.length - 1) % edges.length];
      const corner = movedCorner([from(before), to(before)], [from(edge), to(edge)], [depths[before], depths[edge]]);
      if (corner === undefined) return undefined;
      corners.push(corner);
    }
    const left = edges.map((edge, k) => {
      const [a, b] = [from(edge), to(edge)];
      const [c, d] = [corners[k], corners[(k + 1) % corners.length]];
      return ((b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1])) / distance(a, b);
    });
    const least = Math.min(...left);
    if (least <= 0) {
      edges = edges.filter((_, k) => left[k] > least);
      continue;
    }
    if (signedArea(corners) <= 0 || !isSimple(corners)) return undefined;
    const moved: Point[] = [];
    for (let i = 0, k = 0; i < n; i++) {
      while (k < edges.length && edges[k] < i) k++;
      moved.push(corners[k % edges.length]);
    }
    return moved;
  }
}

/**
 * Moves a piece's outline inward; empty if nothing is left. Edges too short to keep their direction vanish, as on a chamfered
 * paver. Of a piece that is too narrow somewhere, the largest part is left.
 */
export function shrink(outline: Polygon, depth: number): Polygon {
  if (depth === 0) return outline;
  const moved = movedInward(outline, () => depth);
  if (moved) return normalize(moved);
  let rest = outline;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length];
    const [, , to, from] = stripBeside(a, b, depth);
    const parts = cutByLine(rest, from, to);
    if (parts.length === 0) return [];
    rest = parts.reduce((largest, part) => (area(part) > area(largest) ? part : largest));
  }
  return normalize(rest);
}
