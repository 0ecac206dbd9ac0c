/** Lays larger cuts along the edges of patterns whose pieces lie along the axes, instead of slivers. */
import { area, bounds, corners, frameAt, type Bounds, type Frame } from './geometry';
import { fittingSize, moduleArea, SAME, shareOf, THIRD } from './shares';
import type { PieceSize } from '../company/layingPatterns';
import type { LaidPiece, Polygon } from './types';

/** A rectangular piece, turned so that the edge is on its right. */
interface Box extends Bounds {
  readonly index: number;
}

const isSame = (one: number, other: number) => Math.abs(one - other) < SAME;

/** The frames in which each of the four edges is on the right. */
const FRAMES = [0, 2, 1, 3].map((quarters) => frameAt([0, 0], (quarters * Math.PI) / 2));

/** Returns whether an outline is a rectangle along the axes. */
function isRectangle(outline: Polygon): boolean {
  return outline.length === 4 && area(outline) > area(corners(bounds(outline))) - 1e-6;
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
  return { ...like, outline, size, cut };
}

/** Returns the pieces instead of one that is lengthened to the edge: one, or two halves if no paver is so long. */
function lengthened(
  { toArea }: Frame,
  box: Box,
  end: number,
  pieces: readonly LaidPiece[],
  sizes: readonly PieceSize[],
  jointWidth: number,
): readonly LaidPiece[] | undefined {
  const cut = (part: Bounds) =>
    cutFrom(corners(bounds(corners(part).map(toArea))), pieces[box.index], sizes, jointWidth);
  const whole = cut({ ...box, maxX: end });
  if (whole) return [whole];
  const middle = (box.minX + end) / 2;
  const halves = [
    { ...box, maxX: middle - jointWidth / 2 },
    { ...box, minX: middle + jointWidth / 2, maxX: end },
  ].flatMap((half) => cut(half) ?? []);
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
  for (const frame of [...FRAMES, ...FRAMES]) {
    const boxes = pieces.flatMap(({ role, outline }, index): Box[] =>
      role === 'field' && isRectangle(outline) ? [{ index, ...bounds(outline.map(frame.toFrame)) }] : [],
    );
    const gone = new Set<number>();
    const added: LaidPiece[] = [];
    for (const sliver of boxes) {
      const { size, cut, outline } = pieces[sliver.index];
      if (gone.has(sliver.index) || !cut || shareOf(outline, sizes[size], jointWidth) >= THIRD) continue;
      const strip = boxes.filter(({ minX, maxX }) => isSame(minX, sliver.minX) && isSame(maxX, sliver.maxX));
      const behind = boxes.filter(({ maxX }) => isSame(maxX, sliver.minX - jointWidth));
      let [from, to] = [sliver.minY, sliver.maxY];
      let taken: Box[] = [];
      for (let length = -1; length < to - from;) {
        length = to - from;
        const [start, end] = [from, to];
        taken = [...strip, ...behind].filter(({ minY, maxY }) => minY < end && maxY > start);
        from = Math.min(from, ...taken.map(({ minY }) => minY));
        to = Math.max(to, ...taken.map(({ maxY }) => maxY));
      }
      // The first piece of a course may begin half a joint after the edge.
      const isFull = (boxesOf: readonly Box[]) => {
        const own = taken.filter((box) => boxesOf.includes(box));
        const length = own.reduce((sum, { minY, maxY }) => sum + maxY - minY + jointWidth, 0);
        return Math.abs(length - (to - from + jointWidth)) <= jointWidth;
      };
      if (taken.some(({ index }) => gone.has(index)) || !isFull(strip) || !isFull(behind)) continue;
      const longer = taken
        .filter((box) => behind.includes(box))
        .map((box) => lengthened(frame, box, sliver.maxX, pieces, sizes, jointWidth));
      if (longer.includes(undefined)) continue;
      for (const { index } of taken) gone.add(index);
      added.push(...longer.flatMap((one) => one ?? []));
    }
    if (gone.size > 0) pieces = [...pieces.filter((_, index) => !gone.has(index)), ...added];
  }
  return pieces;
}
