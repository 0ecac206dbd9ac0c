import type { Point, Polygon } from '../../../paving';
import { between, centerOf, circleAgainst, crossing, normalize, overlap, signedArea } from '../../../paving/geometry';
import { hash } from '../../../paving/random';
import { groundView } from './homography';
import type { Ground, Part } from './types';

/**
 * By how much each further polygon is enlarged around its middle, as a share, and each of its points moved besides, in inches:
 * less than anybody sees, but no two polygons have a side in common, and no point lies on another's side.
 */
const APART = 1e-5;

/** Returns a polygon that has no point on the sides of others. */
function apart(polygon: Polygon, index: number): Point[] {
  const [middleX, middleY] = centerOf(polygon);
  const moved = (value: number, middle: number, seed: number) =>
    value + index * APART * (value - middle + hash(index, seed));
  return polygon.map(([x, y], i) => [moved(x, middleX, 2 * i), moved(y, middleY, 2 * i + 1)]);
}

function isIn(polygon: Polygon, [x, y]: Point): boolean {
  return circleAgainst(polygon, x, y, 0) === 'inside';
}

/**
 * Returns the outlines of what simple polygons cover together: clockwise around it (y down), counterclockwise around what
 * they enclose and leave open. Cuts all sides where they cross, and joins those that are in no other polygon.
 */
export function union(polygons: readonly Polygon[]): Polygon[] {
  const rings = polygons.map((polygon, k) => apart(normalize(polygon), k));
  const cuts = rings.map((ring) => ring.map((point) => [{ at: 0, point }]));
  const sideOf = (ring: Polygon, i: number) => [ring[i], ring[(i + 1) % ring.length]] as const;
  for (const [k, ring] of rings.entries()) {
    for (const [l, other] of rings.entries()) {
      if (l <= k) continue;
      for (let i = 0; i < ring.length; i++) {
        for (let j = 0; j < other.length; j++) {
          const side = sideOf(ring, i);
          const met = crossing(...side, ...sideOf(other, j));
          if (!met?.every((share) => share > 0 && share < 1)) continue;
          const point = between(side[0], side[1], met[0]);
          cuts[k][i].push({ at: met[0], point });
          cuts[l][j].push({ at: met[1], point });
        }
      }
    }
  }
  // Two rings share the point where they cross, so a point leads to the next one by its identity.
  const next = new Map<Point, Point>();
  for (const [k, ring] of cuts.entries()) {
    const points = ring.flatMap((side) => side.sort((a, b) => a.at - b.at).map(({ point }) => point));
    for (const [i, from] of points.entries()) {
      const to = points[(i + 1) % points.length];
      const middle = between(from, to, 0.5);
      if (!rings.some((other, l) => l !== k && isIn(other, middle))) next.set(from, to);
    }
  }
  const outlines: Polygon[] = [];
  for (const start of next.keys()) {
    const outline: Point[] = [];
    for (let at: Point | undefined = start; at && next.has(at);) {
      outline.push(at);
      const to = next.get(at);
      next.delete(at);
      at = to;
    }
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}

/**
 * Returns what is paved as parts that don't overlap: those that do are one, so that no ground counts twice, and no border
 * runs between them. What they enclose stays open. They must be free of problems: see `outlineProblem`.
 */
export function joinedParts(ground: Ground, parts: readonly Part[]): readonly Part[] {
  if (parts.length === 1) return parts;
  const { toGround, toPhoto } = groundView(ground);
  // On a drawing, y runs down.
  const plan = (points: Polygon): Polygon => points.map(toGround).map(([x, y]) => [x, -y]);
  const photo = (points: Polygon): Polygon => points.map(([x, y]) => toPhoto([x, -y]));
  const holes = parts.flatMap((part) => part.holes.map(plan));
  const outlines = union(parts.map(({ points }) => plan(points)));
  const enclosed = outlines.filter((one) => signedArea(one) < 0);
  return outlines
    .filter((one) => signedArea(one) > 0)
    .map((one) => ({
      points: photo(one),
      holes: [...enclosed.filter((ring) => isIn(one, ring[0])), ...holes.filter((hole) => overlap(one, hole) > 0)].map(
        photo,
      ),
    }));
}
