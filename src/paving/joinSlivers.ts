/** Cuts the pavers beside slivers again, as a mason does, so that every piece is large enough, at any angle to the edge. */
import { area, bounds, clipToConvex, corners, cutByLine, grow, normalize, type Bounds } from './geometry';
import { fittingSize, moduleArea, SAME, shareOf, SLIVER, THIRD } from './shares';
import type { PieceSize } from '../company/layingPatterns';
import type { Polygon } from './types';

/** A piece of the field in the pattern's frame, so that its joints lie along the axes. */
export interface FieldPiece {
  readonly outline: Polygon;
  /** Index of its size. */
  readonly size: number;
}

/** What pieces are cut from, and cut to. */
export interface Cutting {
  readonly sizes: readonly PieceSize[];
  readonly jointWidth: number;
  /** Returns what the edges leave of an outline, all in the pattern's frame. */
  readonly clip: (outline: Polygon) => readonly Polygon[];
}

interface MeasuredPiece extends FieldPiece {
  /** The box around it, joints included. */
  readonly room: Bounds;
  readonly share: number;
  /** Whether no edge cuts it at an angle. */
  readonly isBox: boolean;
}

/** Pieces to lay instead of others. */
interface Exchange {
  readonly removed: readonly MeasuredPiece[];
  readonly added: readonly MeasuredPiece[];
  /** The smallest share of those added. */
  readonly least: number;
}

/** A share that needs no better one. */
const ENOUGH = 0.45;

/** How far a sliver may grow into a neighbor whose joints are no place to cut, as shares of the narrowest paver. */
const GROWTHS = [1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8];

const totalArea = (parts: readonly Polygon[]) => parts.reduce((sum, part) => sum + area(part), 0);

const areApart = (one: Bounds, other: Bounds) =>
  one.minX > other.maxX - SAME ||
  one.maxX < other.minX + SAME ||
  one.minY > other.maxY - SAME ||
  one.maxY < other.minY + SAME;

/** Returns which sides of a room another one reaches. */
function reachOf(room: Bounds, by: Bounds) {
  const [left, right] = [by.minX < room.minX + SAME, by.maxX > room.maxX - SAME];
  const [top, bottom] = [by.minY < room.minY + SAME, by.maxY > room.maxY - SAME];
  const isAll = left && right && top && bottom;
  // One straight cut leaves the rest.
  return { isAll, isOneCut: (left && right && (top || bottom)) || (top && bottom && (left || right)) };
}

function measured(piece: FieldPiece, { sizes, jointWidth }: Cutting): MeasuredPiece {
  const box = bounds(piece.outline);
  const isBox = area(piece.outline) > (box.maxX - box.minX) * (box.maxY - box.minY) - SAME;
  const share = shareOf(piece.outline, sizes[piece.size], jointWidth);
  return { ...piece, room: grow(box, jointWidth / 2), share, isBox };
}

/**
 * Returns what is left of a piece if a paver is laid in a room that takes part of it.
 * @returns undefined if that is not one piece with one straight cut
 */
function restOf(piece: MeasuredPiece, room: Bounds, covered: number, cutting: Cutting): MeasuredPiece | undefined {
  const around = corners(room);
  const withJoint = corners(grow(room, cutting.jointWidth / 2));
  const left = area(piece.outline) - covered;
  for (const [side, from] of around.entries()) {
    const next = (side + 1) % around.length;
    if (Math.abs(totalArea(cutByLine(piece.outline, around[next], from)) - left) > SLIVER) continue;
    const parts = cutByLine(piece.outline, withJoint[next], withJoint[side]);
    if (parts.length === 1) return measured({ ...piece, outline: normalize(parts[0]) }, cutting);
  }
  return undefined;
}

/** Lays one paver in a room, and cuts the pieces there back to its sides; undefined if a piece would be under a share. */
function layIn(
  room: Bounds,
  size: number,
  near: readonly MeasuredPiece[],
  atLeast: number,
  cutting: Cutting,
): Exchange | undefined {
  const there = near.filter((piece) => !areApart(piece.room, room));
  if (there.some((piece) => piece.isBox && !reachOf(piece.room, room).isOneCut)) return undefined;
  const parts = cutting.clip(corners(grow(room, -cutting.jointWidth / 2)));
  if (parts.length !== 1) return undefined;
  const paver = measured({ outline: parts[0], size }, cutting);
  if (paver.share < atLeast) return undefined;
  const removed: MeasuredPiece[] = [];
  const added = [paver];
  let taken = 0;
  for (const piece of there) {
    const isAll = reachOf(piece.room, room).isAll;
    const covered = isAll ? area(piece.outline) : totalArea(clipToConvex(piece.outline, corners(room)));
    taken += covered;
    if (covered < SLIVER) continue;
    removed.push(piece);
    if (isAll) continue;
    const rest = restOf(piece, room, covered, cutting);
    if (!rest || rest.share < atLeast) return undefined;
    added.push(rest);
  }
  // A room that reaches beyond the pieces known here would be laid twice.
  if (taken < 0.8 * area(paver.outline)) return undefined;
  return { removed, added, least: Math.min(...added.map(({ share }) => share)) };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Whether it begins and ends at joints, is as long as a paver, or grows at both ends, as at the tip of a corner. */
  readonly isUsual: boolean;
}

/**
 * Returns the stretches along an axis that hold a sliver and begin and end at joints, or grow into the pieces there.
 * @param growths In inches
 */
function stretches(
  [low, high]: readonly [number, number],
  joints: readonly number[],
  longest: number,
  growths: readonly number[],
): readonly Stretch[] {
  const distinct = (places: readonly number[]) => [...new Map(places.map((n) => [Math.round(n * 100), n])).values()];
  const lows = distinct([low, high - longest, ...joints].filter((place) => place <= low));
  const highs = distinct([high, low + longest, ...joints].filter((place) => place >= high));
  const before = growths.map((by) => low - by);
  const after = growths.map((by) => high + by);
  const pairs = (ones: readonly number[], others: readonly number[], isUsual: boolean) =>
    ones.flatMap((from) =>
      others.filter((to) => to - from < longest + SAME).map((to): Stretch => ({ from, to, isUsual })),
    );
  return [
    ...pairs(lows, highs, true),
    ...before.flatMap((from, k) => pairs([from], [after[k]], true)),
    ...pairs(before, highs, false),
    ...pairs(lows, after, false),
  ];
}

/** Returns the best paver to lay instead of a sliver and parts of its neighbors. */
function exchangeOf(
  { room }: MeasuredPiece,
  near: readonly MeasuredPiece[],
  longest: number,
  growths: readonly number[],
  cutting: Cutting,
): Exchange | undefined {
  const { sizes } = cutting;
  const along = (ends: (room: Bounds) => readonly [number, number]) =>
    stretches(
      ends(room),
      near.flatMap((piece) => ends(piece.room)),
      longest,
      growths,
    );
  const ys = along(({ minY, maxY }) => [minY, maxY]);
  let best: Exchange | undefined;
  for (const x of along(({ minX, maxX }) => [minX, maxX])) {
    for (const y of ys) {
      if (!x.isUsual && !y.isUsual) continue;
      const [across, down] = [x.to - x.from, y.to - y.from];
      const size = fittingSize(across, down, sizes);
      if (size === undefined || across * down < THIRD * moduleArea(sizes[size])) continue;
      const wanted = { minX: x.from, maxX: x.to, minY: y.from, maxY: y.to };
      const exchange = layIn(wanted, size, near, best?.least ?? THIRD, cutting);
      if (!exchange) continue;
      if (exchange.least > ENOUGH) return exchange;
      if (exchange.least > (best?.least ?? 0)) best = exchange;
    }
  }
  return best;
}

/**
 * Lays one paver instead of a sliver and parts of the pieces beside it, if all of them are then at least a third of a paver,
 * and each has one straight cut besides those at the edge.
 * @param isThorough Also cuts where no joint is, which takes longer
 */
export function joinSlivers(
  pieces: readonly FieldPiece[],
  cutting: Cutting,
  isThorough: boolean,
): readonly FieldPiece[] {
  const { sizes, jointWidth } = cutting;
  const slivers = pieces.filter(({ outline, size }) => shareOf(outline, sizes[size], jointWidth) < THIRD);
  if (slivers.length === 0) return pieces;
  const longest = Math.max(...sizes.map((size) => (size.shape === 'hexagon' ? 0 : size.length)));
  const narrowest = Math.min(...sizes.map((size) => (size.shape === 'hexagon' ? Infinity : size.width)));
  const all = new Map(pieces.map((piece): [FieldPiece, MeasuredPiece] => [piece, measured(piece, cutting)]));
  for (const growths of isThorough ? [[], GROWTHS.map((share) => share * narrowest)] : [[]]) {
    for (const sliver of slivers) {
      const piece = all.get(sliver);
      if (!piece) continue;
      const reach = grow(piece.room, longest);
      const near = [...all.values()].filter((other) => !areApart(other.room, reach));
      const exchange = exchangeOf(piece, near, longest, growths, cutting);
      if (!exchange) continue;
      for (const [key, other] of all) if (exchange.removed.includes(other)) all.delete(key);
      for (const other of exchange.added) all.set(other, other);
    }
  }
  return [...all.keys()];
}
