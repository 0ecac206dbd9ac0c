import type { Point, Polygon } from '../../../paving';
import { distance } from '../../../paving/geometry';
import { measureLens } from './lens';
import { runsAlongEdge } from './measure';
import { edgeSide, findSide, meetingPoint, type Gray, type Side } from './sides';
import type { Lens } from './types';

/**
 * Rounds of looking for the sides, each from where the last one has set the marks. Between two corners that it has set, a later
 * one looks only so far, in px, so that no side moves on to the next line.
 */
const ROUNDS = 3;
const FOUND_REACH = 4;

/** The corners of a marked polygon that were found, and the sides that they were found by. */
interface Snapped {
  /** Undefined where there is no clear corner. */
  readonly corners: readonly (Point | undefined)[];
  /** Those with a clear corner: others may follow something else. */
  readonly sides: readonly Side[];
}

/** Returns where two sides meet; undefined if they don't within reach of the mark there. */
function cornerNear(mark: Point, before: Side | undefined, after: Side | undefined, reach: number): Point | undefined {
  const corner = before && after && meetingPoint(before, after);
  return corner && distance(corner, mark) <= reach ? corner : undefined;
}

function snapPolygon(gray: Gray, marks: Polygon, reach: number): Snapped {
  let at = marks;
  let snapped: Snapped = { corners: marks.map(() => undefined), sides: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const from = at;
    const before = snapped.corners;
    const sides = from.map((point, k) => {
      const end = (k + 1) % from.length;
      const isFound = before[k] !== undefined && before[end] !== undefined;
      return runsAlongEdge(point, from[end], gray)
        ? edgeSide(point, from[end])
        : findSide(gray, point, from[end], isFound ? FOUND_REACH : reach);
    });
    const corners = marks.map((mark, k) => cornerNear(mark, sides.at(k - 1), sides[k], reach));
    const isClear = (k: number) => (corners[k] ?? corners[(k + 1) % corners.length]) !== undefined;
    snapped = { corners, sides: sides.flatMap((side, k) => (side && isClear(k) ? [side] : [])) };
    if (corners.every((corner) => corner === undefined)) break;
    at = from.map((point, k) => corners[k] ?? point);
  }
  return snapped;
}

/** Marks that have snapped to the sides of what they mark. */
export interface SnappedMarks {
  /** Of the known rectangle; undefined where there is no clear corner. */
  readonly corners: readonly (Point | undefined)[];
  /** Of the outline; undefined where there is no clear corner. */
  readonly points: readonly (Point | undefined)[];
  readonly lens: Lens;
}

/**
 * Finds the sides of what was marked, sets the corners where they meet, and measures the photo's lens by those sides.
 * @param corners Of the known rectangle
 * @param points Of the outline; none before it is drawn
 * @param reach How far a corner may be from its mark, in photo px
 */
export function snapMarks(gray: Gray, corners: Polygon, points: Polygon, reach: number): SnappedMarks {
  const [known, outline] = [corners, points].map((marks) => snapPolygon(gray, marks, reach));
  const straight = [...known.sides, ...outline.sides].flatMap((side) => (side.points.length > 0 ? [side.points] : []));
  return { corners: known.corners, points: outline.corners, lens: measureLens(straight, gray) };
}

/** Returns the corner near one mark of a polygon, where its two sides meet; undefined if there is no clear one. */
export function snapCorner(gray: Gray, marks: Polygon, index: number, reach: number): Point | undefined {
  const [before, mark, after] = [-1, 0, 1].map((by) => marks[(index + by + marks.length) % marks.length]);
  const [side, next] = [findSide(gray, before, mark, reach), findSide(gray, mark, after, reach)];
  return cornerNear(mark, side, next, reach);
}
