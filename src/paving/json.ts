import type { Layout } from './types';

/** Ten-thousandths of an inch: finer than any stone is cut. */
function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}

/**
 * A layout as JSON for the renderer. Lengths in inches, x to the right and y down; each piece has its outline (joint
 * taken off), index into `sizes`, role, direction in degrees, tone value from 0 to below 1, and whether it is cut.
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
