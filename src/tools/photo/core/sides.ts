import type { Point } from '../../../paving';
import { between, crossing, distance } from '../../../paving/geometry';
import { invert } from './homography';
import type { Frame, Pixels } from './types';

/** How bright a photo is at each px, 0 to 255. */
export interface Gray extends Frame {
  readonly values: Uint8ClampedArray;
}

/** A side's edge is looked for at one place per two px, within these limits; other edges meet at its ends, in shares. */
const PX_PER_PLACE = 2;
const LEAST_PLACES = 10;
const MOST_PLACES = 96;
const END = 0.04;
/** How clear a side must be: its mean step in brightness, in gray levels per px, and the step of a spot that still counts. */
const LEAST_STEP = 2.5;
const MOST_STEP = 24;
/**
 * How likely another line may be, as a share of the likeliest one. It is at least so many px away from it at one end, and so
 * clear in comparison: what only crosses the likeliest line has a part of its step.
 */
const MOST_RIVAL = 0.15;
const RIVAL_PX = 3;
const RIVAL_STEP = 0.4;
/** How many standard deviations of a mark, across and down, its reach is: see `snapReach`. */
const DEVIATIONS = 5;
/**
 * A dark or light line between two edges, such as the joint of a slab, or chalk: its most width in px, how much that may differ
 * between its ends, and how even the ground beside it must be: the lesser of its two steps in brightness, as a share of the other.
 */
const MOST_WIDTH = 6;
const MOST_TAPER = 5;
const LEAST_EVEN = 0.7;
/** How far from the line the edge is looked for at each place, and how far it may be from the curve, in px. */
const NEAR_PX = 3;
const ON_CURVE_PX = 1.2;
/** The least share of places that must have the edge, and how often the curve is fitted to them. */
const LEAST_SHARE = 0.75;
const FITS = 4;
/** The fewest places that show whether a lens bends a side. */
const LEAST_BENT = 24;
/** Rounds of Newton's method for where two sides meet, and the least sine of the angle between them. */
const MEETING_ROUNDS = 12;
const LEAST_SINE = 0.05;

/** Returns a photo's brightness (ITU-R BT.601). */
export function grayOf({ data, width, height }: Pixels): Gray {
  const values = new Uint8ClampedArray(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 4) {
    values[i] = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
  }
  return { values, width, height };
}

/** One side of something in a photo, between two marks. */
export interface Side {
  /** Of the line from mark to mark, in px. */
  readonly length: number;
  /** Returns the side's point at a distance along that line. */
  readonly pointAt: (along: number) => Point;
  /** Points of its edge; none along the photo's own edge. */
  readonly points: readonly Point[];
}

/** Returns the brightness at a point between px, which is mixed of theirs. */
function brightnessAt({ values, width, height }: Gray, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const at = (column: number, row: number) =>
    values[Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))];
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}

/** A line across the profiles of a side: how far it is from the marks at each end, in px. */
interface Candidate {
  readonly start: number;
  readonly end: number;
  /** The mean step in brightness across it; less than 0 if it gets darker. */
  readonly step: number;
  /** How likely it is what was marked. */
  readonly score: number;
}

/** Returns the clearest line that may be the second edge of a dark or light line; undefined if there is none. */
function secondEdge(line: Candidate, lines: readonly Candidate[]): Candidate | undefined {
  const back = -Math.sign(line.step);
  let second: Candidate | undefined;
  for (const other of lines) {
    const widths = [other.start - line.start, other.end - line.end];
    if (widths[0] * widths[1] <= 0) continue;
    const [least, most] = widths.map(Math.abs).sort((a, b) => a - b);
    if (most > MOST_WIDTH || most - least > MOST_TAPER) continue;
    if (back * other.step > back * (second?.step ?? 0)) second = other;
  }
  return second;
}

/** Returns whether the brightness comes back behind two edges as it went before them: the ground is the same on both sides. */
function isThinLine(
  steps: readonly Float64Array[],
  shares: readonly number[],
  wide: number,
  edges: readonly [Candidate, Candidate],
): boolean {
  let [before, behind] = [0, 0];
  steps.forEach((row, i) => {
    const [one, other] = edges.map(({ start, end }) => start + (end - start) * shares[i]);
    const middle = (one + other) / 2;
    const reach = Math.abs(one - other) / 2 + NEAR_PX;
    for (let k = Math.ceil(middle - reach); k <= middle + reach; k++) {
      if (k < middle) before += row[k + wide];
      else behind -= row[k + wide];
    }
  });
  const [least, most] = [before, behind].map(Math.abs).sort((a, b) => a - b);
  return before * behind > 0 && least > LEAST_EVEN * most;
}

/**
 * Returns the line with the clearest step in brightness all along, near the marks, or both edges of a thin line; none if
 * another one is as likely.
 * @param steps For each place, the steps at each distance from the line between the marks, from `-wide` to `wide` px
 */
function clearestLines(
  steps: readonly Float64Array[],
  shares: readonly number[],
  wide: number,
  reach: number,
): readonly Candidate[] {
  const soft = steps.map((row) =>
    row.map((step, k) => {
      const mean = ((row[k - 1] ?? step) + 2 * step + (row[k + 1] ?? step)) / 4;
      return Math.max(-MOST_STEP, Math.min(MOST_STEP, mean));
    }),
  );
  const within = Math.floor(reach);
  const lines: Candidate[] = [];
  for (let start = -within; start <= within; start++) {
    for (let end = -within; end <= within; end++) {
      let sum = 0;
      for (let i = 0; i < soft.length; i++) sum += soft[i][Math.round(start + (end - start) * shares[i]) + wide];
      const step = sum / soft.length;
      // Marks have a normal distribution around what they mark, so a far line is unlikely however clear it is.
      const nearness = Math.exp(((-DEVIATIONS * DEVIATIONS) / 2) * ((start * start + end * end) / (reach * reach)));
      lines.push({ start, end, step, score: Math.abs(step) * nearness });
    }
  }
  const across = 2 * within + 1;
  const around = [-across - 1, -across, -across + 1, -1, 1, across - 1, across, across + 1];
  const clear = lines.filter(
    ({ step }, i) =>
      Math.abs(step) >= LEAST_STEP && around.every((by) => Math.abs(lines[i + by]?.step ?? 0) <= Math.abs(step)),
  );
  if (clear.length === 0) return [];
  const best = clear.reduce((one, other) => (other.score > one.score ? other : one));
  const second = secondEdge(best, lines);
  const found = second && isThinLine(steps, shares, wide, [best, second]) ? [best, second] : [best];
  const hasRival = clear.some(
    ({ start, end, step, score }) =>
      score > MOST_RIVAL * best.score &&
      Math.abs(step) > RIVAL_STEP * Math.abs(best.step) &&
      found.every((one) => Math.max(Math.abs(start - one.start), Math.abs(end - one.end)) >= RIVAL_PX),
  );
  return hasRival ? [] : found;
}

/** A curve across the profiles of a side: its distance at a share of the side's length, from −1 to 1. */
type Curve = readonly [constant: number, slope: number, bend: number];

function curveAt([constant, slope, bend]: Curve, u: number): number {
  return constant + slope * u + bend * u * u;
}

/** Fits a straight or bent curve to points with weights: least squares by the normal equations. */
function fitCurve(at: readonly number[], off: readonly number[], weights: readonly number[], isBent: boolean): Curve {
  const sumOf = (power: number, values?: readonly number[]): number =>
    at.reduce((sum, u, i) => sum + weights[i] * u ** power * (values ? values[i] : 1), 0);
  const [w, wu, wu2, wu3, wu4] = [0, 1, 2, 3, 4].map((power) => sumOf(power));
  const inverse = invert(isBent ? [w, wu, wu2, wu, wu2, wu3, wu2, wu3, wu4] : [w, wu, 0, wu, wu2, 0, 0, 0, 1]);
  const right = [sumOf(0, off), sumOf(1, off), isBent ? sumOf(2, off) : 0];
  return [0, 3, 6].map((row) => right.reduce((sum, value, k) => sum + inverse[row + k] * value, 0)) as unknown as Curve;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** An edge across the profiles of a side. */
interface Edge {
  readonly curve: Curve;
  /** Its distance at each place; undefined where it isn't seen. */
  readonly offs: readonly (number | undefined)[];
}

/**
 * Fits an edge to a fraction of a px.
 * @param at The places along the side, from −1 to 1
 * @param line Where it was found
 */
function fitEdge(steps: readonly Float64Array[], at: readonly number[], wide: number, line: Candidate): Edge {
  let curve: Curve = [(line.start + line.end) / 2, (line.end - line.start) / 2, 0];
  let offs: readonly (number | undefined)[] = [];
  for (let round = 0; round < FITS; round++) {
    const fit = curve;
    const seen = steps.map((row, i) => {
      const middle = curveAt(fit, at[i]);
      // The center of the steps in the line's direction.
      let [sum, moment] = [0, 0];
      const last = Math.min(row.length - 1, Math.floor(middle + NEAR_PX) + wide);
      for (let k = Math.max(0, Math.ceil(middle - NEAR_PX) + wide); k <= last; k++) {
        const step = Math.max(0, Math.sign(line.step) * row[k]);
        sum += step;
        moment += step * (k - wide);
      }
      if (sum <= LEAST_STEP) return { off: middle, weight: 0 };
      const off = moment / sum;
      // Tukey's weights: what is far from the curve doesn't count.
      return { off, weight: Math.max(0, 1 - ((off - middle) / NEAR_PX) ** 2) ** 2 };
    });
    if (seen.filter(({ weight }) => weight > 0).length < LEAST_SHARE * at.length) return { curve, offs: [] };
    const [all, weights] = [seen.map(({ off }) => off), seen.map(({ weight }) => weight)];
    const better = fitCurve(at, all, weights, at.length >= LEAST_BENT);
    offs = seen.map(({ off, weight }, i) =>
      weight > 0 && Math.abs(off - curveAt(better, at[i])) < ON_CURVE_PX ? off : undefined,
    );
    curve = better;
  }
  return { curve, offs };
}

/**
 * Returns the side of something in the photo that two marks were set at the ends of, to a fraction of a px: its
 * edge, or the middle of a thin line such as a joint; undefined if there is no clear one.
 * @param reach How far each end of the side may be from its mark, in photo px
 */
export function findSide(gray: Gray, from: Point, to: Point, reach: number): Side | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = distance(from, to);
  const places = Math.min(MOST_PLACES, Math.floor(length / PX_PER_PLACE));
  if (places < LEAST_PLACES) return undefined;
  const pointBeside = (share: number, off: number): Point => [
    from[0] + share * dx - (dy / length) * off,
    from[1] + share * dy + (dx / length) * off,
  ];
  const wide = Math.floor(reach) + NEAR_PX + 1;
  const shares = Array.from({ length: places }, (_, i) => END + ((1 - 2 * END) * (i + 0.5)) / places);
  const steps = shares.map((share) => {
    const profile = Array.from({ length: 2 * wide + 3 }, (_, k) =>
      brightnessAt(gray, ...pointBeside(share, k - wide - 1)),
    );
    return Float64Array.from({ length: 2 * wide + 1 }, (_, k) => (profile[k + 2] - profile[k]) / 2);
  });
  const at = shares.map((share) => 2 * share - 1);
  const edges = clearestLines(steps, shares, wide, reach).map((line) => fitEdge(steps, at, wide, line));
  if (edges.length === 0) return undefined;
  // The middle of a thin line is between its edges.
  const curve = [0, 1, 2].map((k) => mean(edges.map((edge) => edge.curve[k]))) as unknown as Curve;
  const points = shares.flatMap((share, i) => {
    const offs = edges.flatMap((edge) => edge.offs[i] ?? []);
    return offs.length === edges.length ? [pointBeside(share, mean(offs))] : [];
  });
  if (points.length < LEAST_SHARE * places) return undefined;
  return { length, points, pointAt: (along) => pointBeside(along / length, curveAt(curve, (2 * along) / length - 1)) };
}

/** Returns the photo's own edge as a side: what is marked there goes on beyond it. */
export function edgeSide(from: Point, to: Point): Side {
  const length = distance(from, to) || 1;
  return { length, points: [], pointAt: (along) => between(from, to, along / length) };
}

/** Returns where a side meets the next one; undefined if they run in nearly the same direction. */
export function meetingPoint(before: Side, after: Side): Point | undefined {
  let [along, alongNext] = [before.length, 0];
  for (let round = 0; round < MEETING_ROUNDS; round++) {
    const [a, b] = [before.pointAt(along), after.pointAt(alongNext)];
    const met = crossing(a, before.pointAt(along + 1), b, after.pointAt(alongNext + 1), LEAST_SINE);
    if (!met) return undefined;
    along += met[0];
    alongNext += met[1];
  }
  return before.pointAt(along);
}
