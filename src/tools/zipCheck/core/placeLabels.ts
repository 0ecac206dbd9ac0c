/**
 * Places the names on the map, so that a town can be added or removed without moving names by hand. Runs at build time
 * only. Each name gets the place nearest to its dot that leaves all names legible. A name that finds none is left out.
 */

import { LABEL_HEIGHT, labelWidth, MAP_SIZE } from './mapFrame';
import type { LabelPlace, NamedPoint, Point } from './types';

/** Height of the letters, which is also the least distance between the centers of two names. */
const LETTERS = (LABEL_HEIGHT * 2) / 3;

/** Space kept free around a dot. */
const DOT = 3;

/** Vertical distance from its dot beyond which a name gets a leader line. */
const NEAR = 12;

/** Distance from another dot below which a name looks like that dot's. */
const CLEAR = 10;

/** What it costs a name to look like another dot's, or to be on a line: more than a leader line to a clear place nearby. */
const UNCLEAR = 36;

/** Number of places to try before settling for the best arrangement so far. */
const MOST_TRIES = 20_000;

/** A rectangle on the map, in its units. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Candidate {
  readonly place: LabelPlace;
  readonly box: Box;
  readonly cost: number;
}

/** What leaving out a name costs: more than any place. */
const LEFT_OUT = 1000;

/** A name without a place yet, and the places left for it. */
interface Open {
  readonly index: number;
  readonly candidates: readonly Candidate[];
}

/** Returns the least that a name can cost. */
const leastCost = ({ candidates }: Open) => candidates[0]?.cost ?? LEFT_OUT;

/** Returns the box around a name at this place beside its dot. */
export function labelBox({ x, y, name }: NamedPoint, { side, dx, dy }: LabelPlace): Box {
  const width = labelWidth(name);
  const left = side === 'left' ? x + dx - width : x + dx;
  return { left, right: left + width, top: y + dy - LETTERS / 2, bottom: y + dy + LETTERS / 2 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Returns the distance of a point from a box: zero inside of it. */
export function distance({ x, y }: Point, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function covers({ left, right, top, bottom }: Box, { x, y }: Point): boolean {
  return x > left - DOT && x < right + DOT && y > top - DOT && y < bottom + DOT;
}

function isOnMap({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= MAP_SIZE && top >= 0 && bottom <= MAP_SIZE;
}

/** Lists the possible places of a name, nearest first: on the map, and not over a dot or anything in `taken`. */
function candidatesFor(
  point: NamedPoint,
  dots: readonly Point[],
  { taken, isOnLine }: Required<Surroundings>,
): Candidate[] {
  const heights = [0, ...[3, 6, 9, 13, 17, 21, 26, 32, 40, 50, 60, 70, 80].flatMap((height) => [height, -height])];
  return (['right', 'left'] as const)
    .flatMap((side) =>
      heights.map((dy): Candidate => {
        const leader = Math.abs(dy) > NEAR;
        const dx = (side === 'left' ? -1 : 1) * (leader ? 7 : 8);
        const place: LabelPlace = { side, dx, dy, ...(leader && { leader }) };
        const box = labelBox(point, place);
        const isUnclear = isOnLine(box) || dots.some((dot) => dot !== point && distance(dot, box) < CLEAR);
        const cost = Math.abs(dy) + (leader ? 8 : 0) + (side === 'left' ? 1 : 0) + (isUnclear ? UNCLEAR : 0);
        return { place, box, cost };
      }),
    )
    .filter(
      ({ box }) => isOnMap(box) && !dots.some((dot) => covers(box, dot)) && !taken.some((one) => overlap(box, one)),
    )
    .sort((a, b) => a.cost - b.cost);
}

/** What else is on the map. */
export interface Surroundings {
  /** The boxes that are in use already. */
  readonly taken?: readonly Box[];
  /** Returns whether a line that names should stay away from runs through a box. */
  readonly isOnLine?: (box: Box) => boolean;
}

/**
 * Places names as near to their dots as possible: none over another name or dot, and none nearer to another dot or on a
 * line if there is a clear place.
 * @returns the place of each point's name; undefined if the others leave no room for it
 */
export function placeLabels(
  points: readonly NamedPoint[],
  { taken = [], isOnLine = () => false }: Surroundings = {},
): readonly (LabelPlace | undefined)[] {
  let best: ReadonlyMap<number, Candidate> | undefined;
  let bestCost = Infinity;
  let tries = 0;

  // Each step places the name with the fewest places left, and drops the places of other names that it covers.
  const choose = (open: readonly Open[], chosen: ReadonlyMap<number, Candidate>, cost: number): void => {
    const least = open.reduce((sum, name) => sum + leastCost(name), cost);
    if (least >= bestCost || tries > MOST_TRIES) return;
    const [next, ...others] = [...open].sort((a, b) => a.candidates.length - b.candidates.length);
    if (!next) {
      [best, bestCost] = [chosen, cost];
      return;
    }
    for (const candidate of next.candidates) {
      tries += 1;
      const left = others.map(({ index, candidates }) => ({
        index,
        candidates: candidates.filter(({ box }) => !overlap(box, candidate.box)),
      }));
      choose(left, new Map([...chosen, [next.index, candidate]]), cost + candidate.cost);
    }
    choose(others, chosen, cost + LEFT_OUT);
  };
  choose(
    points.map((point, index) => ({ index, candidates: candidatesFor(point, points, { taken, isOnLine }) })),
    new Map(),
    0,
  );

  return points.map((_, index) => best?.get(index)?.place);
}
