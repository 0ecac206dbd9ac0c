/** Shares of a piece, by which cuts are measured. */
import { area, sideLengths } from './geometry';
import type { PieceSize } from '../company/layingPatterns';
import type { Cuts, Polygon } from './types';

/** The smallest share of a piece that is no sliver, with room for rounding. */
export const THIRD = 0.33;

/** Cuts smaller than this, in square inches, are left to the joint sand. */
export const SLIVER = 0.05;

/** Returns the area that a piece takes up with its share of the joints, in square inches. */
export function moduleArea(size: PieceSize): number {
  return size.shape === 'hexagon' ? (size.acrossFlats ** 2 * Math.sqrt(3)) / 2 : size.length * size.width;
}

/** Returns which share of a piece a cut is, joints included, as they are in nominal sizes. */
export function shareOf(outline: Polygon, size: PieceSize, jointWidth: number): number {
  const perimeter = sideLengths(outline).reduce((sum, side) => sum + side, 0);
  return (area(outline) + (perimeter * jointWidth) / 2 + jointWidth ** 2) / moduleArea(size);
}

/** Sums up the shares of a piece that cuts are. */
export function cutsOf(shares: readonly number[]): Cuts {
  return { small: shares.filter((share) => share < THIRD).length, least: Math.min(1, ...shares) };
}

/** Lengths that differ by less than this count as equal, in inches. */
export const SAME = 1e-3;

/** Returns the index of the smallest rectangular size that a cut of these lengths, joints included, fits in; undefined if none does. */
export function fittingSize(across: number, down: number, sizes: readonly PieceSize[]): number | undefined {
  const [longer, shorter] = across >= down ? [across, down] : [down, across];
  let fitting: number | undefined;
  for (const [index, size] of sizes.entries()) {
    if (size.shape !== 'rectangle' || size.length < longer - SAME || size.width < shorter - SAME) continue;
    if (fitting === undefined || moduleArea(size) < moduleArea(sizes[fitting])) fitting = index;
  }
  return fitting;
}
