/** Lays larger cuts along the edges of patterns whose pieces lie along the axes, instead of slivers. */
import { area, bounds, corners, type Bounds } from './geometry';
import { fittingSize, moduleArea, SAME, shareOf, THIRD } from './shares';
import type { PieceSize } from '../company/layingPatterns';
import type { LaidPiece, Polygon } from './types';

/** A rectangular piece as seen from an edge: `end` is its side toward the edge, the others are counted along it. */
interface Box {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

const isSame = (one: number, other: number) => Math.abs(one - other) < SAME;

/** The four edges, each as the axis that leads to it and the direction along that axis. */
const EDGES = [
  { axis: 'x', sign: 1 },
  { axis: 'x', sign: -1 },
  { axis: 'y', sign: 1 },
  { axis: 'y', sign: -1 },
] as const;
type Edge = (typeof EDGES)[number];

function boxFrom({ axis, sign }: Edge, { minX, minY, maxX, maxY }: Bounds, index: number): Box {
  const [low, high, from, to] = axis === 'x' ? [minX, maxX, minY, maxY] : [minY, maxY, minX, maxX];
  return sign > 0 ? { index, start: low, end: high, from, to } : { index, start: -high, end: -low, from, to };
}

function outlineOf({ axis, sign }: Edge, { start, end, from, to }: Omit<Box, 'index'>): Polygon {
  const [low, high] = sign > 0 ? [start, end] : [-end, -start];
  return corners(
    axis === 'x' ? { minX: low, maxX: high, minY: from, maxY: to } : { minX: from, maxX: to, minY: low, maxY: high },
  );
}

/** Returns the box of an outline that is a rectangle along the axes. */
function rectangleOf(outline: Polygon): Bounds | undefined {
  const box = bounds(outline);
  const whole = (box.maxX - box.minX) * (box.maxY - box.minY);
  return outline.length === 4 && area(outline) > whole - 1e-6 ? box : undefined;
}

/**
 * Returns a rectangle as a piece cut from the smallest size that it fits in, one of those of the field.
 * @returns undefined if it fits in none, or is under a third of it
 */
function cutFrom(
  outline: Polygon,
  like: LaidPiece,
  sizes: readonly PieceSize[],
  jointWidth: number,
): LaidPiece | undefined {
  const { minX, minY, maxX, maxY } = bounds(outline);
  const [across, down] = [maxX - minX + jointWidth, maxY - minY + jointWidth];
  const size = fittingSize(across, down, sizes);
  if (size === undefined || shareOf(outline, sizes[size], jointWidth) < THIRD) return undefined;
  const cut = moduleArea(sizes[size]) > across * down + SAME;
  return { ...like, outline, size, rotation: across >= down ? 0 : 90, cut };
}

/** Returns the pieces instead of one that is lengthened to the edge: one, or two halves if no paver is so long. */
function lengthened(
  edge: Edge,
  box: Box,
  end: number,
  pieces: readonly LaidPiece[],
  sizes: readonly PieceSize[],
  jointWidth: number,
): readonly LaidPiece[] | undefined {
  const piece = pieces[box.index];
  const whole = cutFrom(outlineOf(edge, { ...box, end }), piece, sizes, jointWidth);
  if (whole) return [whole];
  const middle = (box.start + end) / 2;
  const halves = [
    { ...box, end: middle - jointWidth / 2 },
    { ...box, start: middle + jointWidth / 2, end },
  ].flatMap((half) => cutFrom(outlineOf(edge, half), piece, sizes, jointWidth) ?? []);
  return halves.length === 2 ? halves : undefined;
}

/**
 * Takes away the strip of cuts that a sliver is part of, as a mason does, and lengthens the pieces behind it to the edge. The
 * strip is as long as it takes for its ends to be ends of the pieces behind it, too.
 * @param sizes Those of the field
 */
export function evenEnds(
  laid: readonly LaidPiece[],
  sizes: readonly PieceSize[],
  jointWidth: number,
): readonly LaidPiece[] {
  let pieces = laid;
  // Twice: what is beside one edge can make room at another.
  for (const edge of [...EDGES, ...EDGES]) {
    const boxes = pieces.flatMap((piece, index) => {
      const box = piece.role === 'field' && rectangleOf(piece.outline);
      return box ? [boxFrom(edge, box, index)] : [];
    });
    const gone = new Set<number>();
    const added: LaidPiece[] = [];
    for (const sliver of boxes) {
      const { size, cut, outline } = pieces[sliver.index];
      if (gone.has(sliver.index) || !cut || shareOf(outline, sizes[size], jointWidth) >= THIRD) continue;
      const isNear = ({ from, to }: Box, range: { from: number; to: number }) => from < range.to && to > range.from;
      const strip = boxes.filter(({ start, end }) => isSame(start, sliver.start) && isSame(end, sliver.end));
      const behind = boxes.filter(({ end }) => isSame(end, sliver.start - jointWidth));
      let { from, to } = sliver;
      let taken: Box[] = [];
      for (let length = -1; length < to - from;) {
        length = to - from;
        taken = [...strip, ...behind].filter((box) => isNear(box, { from, to }));
        from = Math.min(from, ...taken.map((box) => box.from));
        to = Math.max(to, ...taken.map((box) => box.to));
      }
      // The first piece of a course may begin half a joint after the edge.
      const isFull = (boxesOf: readonly Box[]) => {
        const own = taken.filter((box) => boxesOf.includes(box));
        const length = own.reduce((sum, box) => sum + box.to - box.from + jointWidth, 0);
        return Math.abs(length - (to - from + jointWidth)) <= jointWidth;
      };
      if (taken.some(({ index }) => gone.has(index)) || !isFull(strip) || !isFull(behind)) continue;
      const longer = taken
        .filter((box) => behind.includes(box))
        .map((box) => lengthened(edge, box, sliver.end, pieces, sizes, jointWidth));
      if (longer.includes(undefined)) continue;
      for (const { index } of taken) gone.add(index);
      added.push(...longer.flatMap((one) => one ?? []));
    }
    if (gone.size > 0) pieces = [...pieces.filter((_, index) => !gone.has(index)), ...added];
  }
  return pieces;
}
