import type { RectangleSize } from '../company/layingPatterns';
import type { Bounds } from './geometry';
import { randomStream } from './random';
import type { Place } from './types';

interface Stone {
  readonly size: number;
  readonly turned: boolean;
  /** Width and height in modules. */
  readonly across: number;
  readonly down: number;
}

/**
 * Lays pieces of several sizes without courses, in the way a mason does: always fills the lowest gap, and never uses a
 * piece that leaves a gap no piece fits. Every gap is bounded by whole pieces, so it never reaches a dead end.
 * `freedom` weighs chance against short joints and an even share of the sizes: 1 for ashlar, more for a tumbled look.
 */
export function layRandomBond(
  sizes: readonly RectangleSize[],
  module: number,
  area: Bounds,
  freedom: number,
  seed: number,
  place: Place,
): void {
  const stones: Stone[] = sizes.flatMap((size, index) => {
    const length = Math.round(size.length / module);
    const width = Math.round(size.width / module);
    const lying: Stone = { size: index, turned: false, across: length, down: width };
    return length === width ? [lying] : [lying, { size: index, turned: true, across: width, down: length }];
  });
  const longest = Math.max(...stones.map((stone) => stone.across));

  let columns = Math.ceil((area.maxX - area.minX) / module) + 2 * longest;
  // Widths that can be filled with pieces side by side.
  const fills = [true];
  for (let width = 1; width <= columns + longest; width++) {
    fills[width] = stones.some((stone) => stone.across <= width && fills[width - stone.across]);
  }
  while (!fills[columns]) columns++;

  // Starts some courses above the area, so that the straight first line is not visible.
  const left = Math.floor(area.minX / module) - longest;
  const top = Math.floor(area.minY / module) - 3 * longest;
  const bottom = Math.ceil(area.maxY / module);
  const heights = new Array<number>(columns).fill(top);
  /** Where the vertical joint that ends at each column's left edge began. */
  const jointStart = new Array<number>(columns + 1).fill(top);
  const laidArea = sizes.map(() => 0);
  let totalArea = 1;
  const random = randomStream(seed, 3);

  /** Returns how far a horizontal line at `height` runs already, next to columns `from` to `to`. */
  const levelRun = (from: number, to: number, height: number): number => {
    let run = to - from;
    for (let c = from - 1; c >= 0 && heights[c] === height; c--) run++;
    for (let c = to; c < columns && heights[c] === height; c++) run++;
    return run;
  };

  for (;;) {
    let low = 0;
    for (let c = 1; c < columns; c++) if (heights[c] < heights[low]) low = c;
    const y = heights[low];
    if (y >= bottom) return;
    let end = low + 1;
    while (end < columns && heights[end] === y) end++;

    let best: { stone: Stone; from: number; rank: number } | undefined;
    for (const stone of stones) {
      const spare = end - low - stone.across;
      if (spare < 0 || !fills[spare]) continue;
      for (const from of spare === 0 ? [low] : [low, low + spare]) {
        const to = from + stone.across;
        const height = y + stone.down;
        // Long joints are the mark of poor ashlar. A vertical joint is stopped by building up to the level of the piece
        // beyond it, so that the next piece can span it; a horizontal joint by not repeating that too often.
        let rank = random() * freedom;
        if (from > 0 && heights[from - 1] === height) rank += 0.8;
        else rank -= 0.4 * Math.max(0, (height - jointStart[from]) / longest - 0.25);
        if (to < columns && heights[to] === height) rank += 0.8;
        else rank -= 0.4 * Math.max(0, (height - jointStart[to]) / longest - 0.25);
        rank -= 2 * Math.max(0, levelRun(from, to, height) / longest - 1.75) ** 2;
        // Gives every size its share of the area.
        const stoneArea = stone.across * stone.down;
        const share = (laidArea[stone.size] + stoneArea) / (totalArea + stoneArea);
        rank -= 0.2 * Math.max(0, share - 1 / sizes.length);
        if (best === undefined || rank > best.rank) best = { stone, from, rank };
      }
    }
    if (best === undefined) throw new RangeError(`No piece fits a gap of ${(end - low) * module} in.`);
    const { stone, from } = best;
    const to = from + stone.across;
    for (let c = from + 1; c < to; c++) jointStart[c] = y + stone.down;
    for (let c = from; c < to; c++) heights[c] = y + stone.down;
    laidArea[stone.size] += stone.across * stone.down;
    totalArea += stone.across * stone.down;
    place((left + from + stone.across / 2) * module, (y + stone.down / 2) * module, stone.size, stone.turned);
  }
}
