/** Moves outlines inward: a piece by half its joint, an area by the depth of its border. */
import { area, cutByLine, distance, isSimple, normalize, signedArea } from './geometry';
import type { Point, Polygon } from './types';

/** Returns the point where two edges meet once each is moved inward by its depth; undefined if they are parallel. */
function movedCorner(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  [first, second]: readonly [number, number],
): Point | undefined {
  const [l1, l2] = [distance(a, b), distance(c, d)];
  const [ux, uy] = [(b[0] - a[0]) / l1, (b[1] - a[1]) / l1];
  const [vx, vy] = [(d[0] - c[0]) / l2, (d[1] - c[1]) / l2];
  const p: Point = [b[0] - uy * first, b[1] + ux * first];
  const q: Point = [c[0] - vy * second, c[1] + vx * second];
  const sine = ux * vy - uy * vx;
  if (Math.abs(sine) < 1e-6) return distance(p, q) < 1e-3 ? p : undefined;
  const t = ((q[0] - p[0]) * vy - (q[1] - p[1]) * vx) / sine;
  return [p[0] + ux * t, p[1] + uy * t];
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
    const share = depth / distance(a, b);
    const [dx, dy] = [-(b[1] - a[1]) * share, (b[0] - a[0]) * share];
    const parts = cutByLine(rest, [a[0] + dx, a[1] + dy], [b[0] + dx, b[1] + dy]);
    if (parts.length === 0) return [];
    rest = parts.reduce((largest, part) => (area(part) > area(largest) ? part : largest));
  }
  return normalize(rest);
}
