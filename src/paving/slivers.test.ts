/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '../../tests/cases';
import { layPattern, type Border, type LayingPatternId, type LayOptions, type PieceSize, type Polygon } from './index';

const rectangle = (length: number, width: number): PieceSize & { shape: 'rectangle' } => ({
  shape: 'rectangle',
  length,
  width,
});
const feet = (width: number, height: number): Polygon => [
  [0, 0],
  [width * 12, 0],
  [width * 12, height * 12],
  [0, height * 12],
];

/** Patterns that a start, or longer ends of the courses, can keep free of slivers along all sides. */
const STRAIGHT: readonly (readonly [LayingPatternId, readonly PieceSize[]])[] = [
  ['running-bond', [rectangle(9, 6)]],
  ['running-bond', [rectangle(9, 6), rectangle(9, 9), rectangle(12, 9)]],
  ['stack-bond', [rectangle(12, 12)]],
  ['basketweave', [rectangle(8, 4)]],
];

const anyBorder = fc.constantFrom<Border | undefined>(
  undefined,
  { size: rectangle(9, 6), course: 'soldier' },
  { size: rectangle(12, 4), course: 'sailor' },
);

describe('a balanced start', () => {
  it('leaves no sliver on a driveway of 24 × 40 ft, and counts its pieces as by hand', () => {
    const SAILORS: Border = { size: rectangle(9, 6), course: 'sailor' };
    const options: LayOptions = {
      pattern: 'running-bond',
      sizes: [rectangle(9, 6)],
      polygon: feet(24, 40),
      border: SAILORS,
    };
    // From the corner, every second of 78 courses ends in a strip of 1 1/2 in.
    expect(layPattern(options).cuts).toMatchObject({ small: 39, least: expect.closeTo(1.5 / 9, 2) });
    // 276 in are 3 + 30 × 9 + 3 in, and in the next course 7 1/2 + 29 × 9 + 7 1/2. Two thirds of a paver make one.
    const { cuts, counts } = layPattern({ ...options, origin: 'balanced' });
    expect(cuts).toMatchObject({ small: 0, least: expect.closeTo(1 / 3, 2) });
    expect(counts[0]).toMatchObject({ whole: 39 * 30 + 39 * 29, cut: 156, stones: 39 * 59 + 78 + 39 });
  });

  it('leaves slivers at most in the corners, whatever the size, where courses can be shifted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STRAIGHT),
        fc.integer({ min: 80, max: 200 }),
        fc.integer({ min: 80, max: 200 }),
        anyBorder,
        ([pattern, sizes], width, length, border) => {
          const options = { pattern, sizes, polygon: feet(width / 10, length / 10), border };
          const balanced = layPattern({ ...options, origin: 'balanced' });
          expect(balanced.cuts.small).toBeLessThanOrEqual(4);
          // The same area, and hardly more pavers.
          expect(balanced.area.totalSqFt).toBeCloseTo(layPattern(options).area.totalSqFt);
        },
      ),
      cases(10, 400),
    );
  });

  it('leaves a herringbone fewer slivers than the corner does, and larger ones, whatever the size', () => {
    const found = { corner: 0, balanced: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom<LayingPatternId>('herringbone-45', 'herringbone-90'),
        fc.constantFrom(rectangle(8, 4), rectangle(12, 6)),
        fc.integer({ min: 80, max: 200 }),
        fc.integer({ min: 80, max: 200 }),
        anyBorder,
        (pattern, size, width, length, border) => {
          const options = { pattern, sizes: [size], polygon: feet(width / 10, length / 10), border };
          const { cuts: corner } = layPattern(options);
          const { cuts: balanced } = layPattern({ ...options, origin: 'balanced' });
          // The four corners are looked at one by one.
          expect(balanced.small).toBeLessThanOrEqual(corner.small + 4);
          found.corner += corner.small;
          found.balanced += balanced.small;
        },
      ),
      cases(20, 400),
    );
    expect(found.balanced).toBeLessThan(0.85 * found.corner);
  });

  it('lengthens the short ends of courses that no start avoids', () => {
    // 10 in are a paver of 9 in and a strip of an inch, and a row of 4 1/2 and 5 1/2 in. Any other start leaves a strip, too.
    const { cuts } = layPattern({
      pattern: 'running-bond',
      sizes: [rectangle(9, 6)],
      polygon: feet(10 / 12, 4),
      origin: 'balanced',
    });
    expect(cuts.least).toBeGreaterThan(0.33);
  });
});
