/*
 * Build time only: finds a place for each name on the map, so that a town can be added or removed without setting its
 * name by hand. Names take the nearest places beside their dots that leave all of them readable.
 */

import { LABEL_HEIGHT, labelWidth, MAP_SIZE } from './mapFrame';
import type { LabelPlace } from './types';

/** Height of the letters: names may come this close. */
const LETTERS = (LABEL_HEIGHT * 2) / 3;

/** Free space around a dot. */
const DOT = 3;

/** A name that is further up or down than this is joined to its dot by a line. */
const NEAR = 12;

/** Arrangements that are tried before the best one so far is taken. */
const MOST_TRIES = 300_000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the map, in its units. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A dot and the name that belongs to it. */
export interface NamedPoint extends Point {
  readonly name: string;
}

interface Candidate {
  readonly place: LabelPlace;
  readonly box: Box;
  readonly cost: number;
}

/** The box of a name of this width whose text begins, or ends, at a place beside its dot. */
export function labelBox({ x, y, name }: NamedPoint, { side, dx, dy }: LabelPlace): Box {
  const width = labelWidth(name);
  const left = side === 'left' ? x + dx - width : x + dx;
  return { left, right: left + width, top: y + dy - LETTERS / 2, bottom: y + dy + LETTERS / 2 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function covers({ left, right, top, bottom }: Box, { x, y }: Point): boolean {
  return x > left - DOT && x < right + DOT && y > top - DOT && y < bottom + DOT;
}

function isOnMap({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= MAP_SIZE && top >= 0 && bottom <= MAP_SIZE;
}

/** The places a name can have, nearest first; never on a dot, another label that is set already, or off the map. */
function candidatesFor(point: NamedPoint, dots: readonly Point[], taken: readonly Box[]): Candidate[] {
  const heights = [0, 3, -3, 6, -6, 9, -9, 13, -13, 17, -17, 21, -21, 26, -26, 32, -32, 40, -40];
  return (['right', 'left'] as const)
    .flatMap((side) =>
      heights.map((dy): Candidate => {
        const leader = Math.abs(dy) > NEAR;
        const dx = (side === 'left' ? -1 : 1) * (leader ? 7 : 8);
        const place: LabelPlace = { side, dx, dy, ...(leader && { leader }) };
        const cost = Math.abs(dy) + (leader ? 8 : 0) + (side === 'left' ? 1 : 0);
        return { place, box: labelBox(point, place), cost };
      }),
    )
    .filter(
      ({ box }) => isOnMap(box) && !dots.some((dot) => covers(box, dot)) && !taken.some((one) => overlap(box, one)),
    )
    .sort((a, b) => a.cost - b.cost);
}

/**
 * Finds a place for each name: together as near to their dots as they get without meeting another name or dot.
 * @param taken what stands on the map already
 * @throws Error where they do not all fit
 */
export function placeLabels(points: readonly NamedPoint[], taken: readonly Box[] = []): readonly LabelPlace[] {
  const choices = points
    .map((point, index) => ({ index, candidates: candidatesFor(point, points, taken) }))
    .sort((a, b) => a.candidates.length - b.candidates.length);
  // The least that the names from here on can cost.
  const least = choices.map((_, from) =>
    choices.slice(from).reduce((sum, { candidates }) => sum + (candidates[0]?.cost ?? Infinity), 0),
  );
  let best: readonly Candidate[] | undefined;
  let bestCost = Infinity;
  let tries = 0;

  const choose = (chosen: readonly Candidate[], cost: number): void => {
    if (cost + (least[chosen.length] ?? 0) >= bestCost) return;
    if (chosen.length === choices.length) {
      [best, bestCost] = [chosen, cost];
      return;
    }
    for (const candidate of choices[chosen.length].candidates) {
      if (best && tries > MOST_TRIES) return;
      tries += 1;
      if (chosen.every(({ box }) => !overlap(box, candidate.box))) {
        choose([...chosen, candidate], cost + candidate.cost);
      }
    }
  };
  choose([], 0);

  if (!best) {
    throw new Error(
      `The map has no room for ${points.length} names of towns so close together. Shorten the longest ones.`,
    );
  }
  const places = best;
  return points.map((_, index) => places[choices.findIndex((choice) => choice.index === index)].place);
}
