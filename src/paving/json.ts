import type { Layout } from './types';

/** Rounds to ten-thousandths of an inch, which is finer than any paver is cut. */
function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}

/**
 * Serializes a layout for the renderer. Lengths are in inches, x to the right and y down; each piece has its outline
 * (without the joint), index into `sizes`, role, direction in degrees, tone value from 0 to below 1, and whether it is
 * cut.
 */
export function toRendererJson(layout: Layout): string {
  return JSON.stringify({
    unit: 'inch',
    pattern: layout.pattern,
    jointWidth: layout.jointWidth,
    sizes: layout.sizes,
    polygon: layout.polygon,
    pieces: layout.pieces.map(({ outline, size, role, rotation, seed, cut }) => ({
      outline: outline.map(([x, y]) => [round(x), round(y)]),
      size,
      role,
      rotation: round(rotation),
      seed: round(seed),
      cut,
    })),
  });
}
