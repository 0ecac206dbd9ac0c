/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '../../tests/cases';
import { LAYING_PATTERNS } from '../company/layingPatterns';
import { layableProducts } from '../tools/visualizer/core/layable';
import { sizesFor } from '../tools/visualizer/core/patterns';
import { area, bounds, frameAt, sideLengths } from './geometry';
import {
  layPattern,
  type Border,
  type LaidPiece,
  type Layout,
  type LayOptions,
  type PieceSize,
  type Polygon,
} from './index';

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

/** Returns an L: a rectangle with a smaller one at its upper right, in inches. */
const besidePad = (
  width: number,
  length: number,
  pad: { readonly width: number; readonly length: number },
): Polygon => [
  [0, 0],
  [width + pad.width, 0],
  [width + pad.width, pad.length],
  [width, pad.length],
  [width, length],
  [0, length],
];

/** Every paver of the catalog that cars drive on, in every pattern it can be laid in. */
const DRIVEWAYS = layableProducts
  .filter(({ uses }) => uses.includes('driveway'))
  .flatMap((product) => LAYING_PATTERNS.map((pattern) => ({ pattern, sizes: sizesFor(product, pattern) ?? [] })))
  .filter(({ sizes }) => sizes.length > 0);

/** The same pavers in the same pattern are laid alike, whatever their name. */
const DISTINCT = [...new Map(DRIVEWAYS.map((laid) => [JSON.stringify(laid), laid])).values()];

const COURSES = [undefined, 'soldier', 'sailor'] as const;

function borderFor(sizes: readonly PieceSize[], course: (typeof COURSES)[number]): Border | undefined {
  const [size] = sizes.filter((piece) => piece.shape === 'rectangle');
  return course && size && { size, course };
}

/** Returns the area that the pieces take up with half a joint around each, in square inches. */
function roomOf({ pieces, jointWidth }: Layout): number {
  const rooms = pieces.map(({ outline }) => {
    const around = sideLengths(outline).reduce((sum, side) => sum + side, 0);
    return area(outline) + (around * jointWidth) / 2 + jointWidth ** 2;
  });
  return rooms.reduce((sum, room) => sum + room, 0);
}

/** Returns whether a piece can be cut from one paver of its size, laid in any of a pattern's directions. */
function isFromOnePaver({ outline, size }: LaidPiece, sizes: readonly PieceSize[]): boolean {
  const paver = sizes[size];
  return [0, 1, 2, 3].some((eighths) => {
    const { minX, minY, maxX, maxY } = bounds(outline.map(frameAt([0, 0], (eighths * Math.PI) / 4).toFrame));
    return paver.shape === 'hexagon' || (maxX - minX < paver.length && maxY - minY < paver.width);
  });
}

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

  it('leaves no sliver on a driveway, with a pad or without, and cuts each piece from one paver', () => {
    const inches = (from: number, to: number) => fc.integer({ min: from * 12, max: to * 12 });
    fc.assert(
      fc.property(
        fc.constantFrom(...DISTINCT),
        fc.record({ width: inches(8, 24), length: inches(8, 60) }),
        fc.option(fc.record({ width: inches(4, 12), length: inches(4, 7) })),
        fc.constantFrom(...COURSES),
        ({ pattern, sizes }, { width, length }, pad, course) => {
          const border = borderFor(sizes, course);
          const polygon = pad ? besidePad(width, length, pad) : feet(width / 12, length / 12);
          const layout = layPattern({ pattern, sizes, polygon, border, origin: 'balanced' });
          expect(layout.cuts.small).toBe(0);
          expect(layout.pieces.filter((piece) => !isFromOnePaver(piece, layout.sizes))).toEqual([]);
          // Neither gaps nor overlaps. Without a border, there is no joint at the edge.
          expect(roomOf(layout) / area(polygon)).toBeCloseTo(1, border ? 3 : 2);
        },
      ),
      cases(12, 400),
    );
  });

  it.each(COURSES)('leaves no sliver in the corners of a 45° herringbone with border %s', (course) => {
    const sizes = [rectangle(8, 4)];
    const options = { pattern: 'herringbone-45', sizes, border: borderFor(sizes, course) } as const;
    const layout = layPattern({ ...options, polygon: feet(20, 12), origin: 'balanced' });
    expect(layout.cuts).toMatchObject({ small: 0 });
    expect(layout.cuts.least).toBeGreaterThan(0.33);
    expect(layout.pieces.filter((piece) => !isFromOnePaver(piece, layout.sizes))).toEqual([]);
    expect(roomOf(layout) / (240 * 144)).toBeCloseTo(1, course ? 3 : 2);
  });

  it('lays larger pieces instead of the triangles along a 45° herringbone', () => {
    const polygon = feet(20, 12);
    const options: LayOptions = { pattern: 'herringbone-45', sizes: [rectangle(8, 4)], polygon };
    // A triangle every 11.3 in along two sides of 12 ft is 25 at least, wherever the pattern starts.
    expect(layPattern(options).cuts.small).toBeGreaterThanOrEqual(25);
    const { cuts, pieces } = layPattern({ ...options, origin: 'balanced' });
    expect(cuts.small).toBeLessThanOrEqual(4);
    // Each triangle leaves a square half of the paver beside it.
    const squares = pieces.filter(({ outline }) => outline.length === 4 && Math.abs(area(outline) - 3.875 ** 2) < 0.01);
    expect(squares.length).toBeGreaterThanOrEqual(25);
  });

  it.each(['herringbone-45', 'herringbone-90', 'running-bond'] as const)(
    'leaves no sliver in an L or around a pool: %s',
    (pattern) => {
      const options = { pattern, sizes: [rectangle(8, 4)], origin: 'balanced' as const };
      const border: Border = { size: rectangle(8, 4), course: 'sailor' };
      const L = besidePad(96, 168, { width: 84, length: 84 });
      expect(layPattern({ ...options, polygon: L, border }).cuts.small).toBe(0);
      const opening = { minX: 62, minY: 47, maxX: 141, maxY: 103 };
      expect(layPattern({ ...options, polygon: feet(17, 13), opening }).cuts.small).toBe(0);
    },
  );

  it.each(['ashlar', 'cobble'] as const)('draws a random bond again that leaves slivers in an L: %s', (pattern) => {
    const sizes = [rectangle(9, 6), rectangle(6, 6), rectangle(6, 4)];
    const L = besidePad(105, 168, { width: 75, length: 84 });
    const drawn = Array.from({ length: 8 }, (_, seed) => ({
      pattern,
      sizes,
      polygon: L,
      seed,
      origin: 'balanced' as const,
    }));
    expect(drawn.map((options) => layPattern(options).cuts.small)).toEqual(drawn.map(() => 0));
  });

  it('lengthens the pieces behind the slivers of a random bond', () => {
    const options: LayOptions = {
      pattern: 'ashlar',
      sizes: [rectangle(12, 9), rectangle(9, 6), rectangle(6, 6)],
      polygon: feet(17, 23.4),
    };
    expect(layPattern(options).cuts.small).toBeGreaterThan(10);
    const { area: laid, counts, cuts } = layPattern({ ...options, origin: 'balanced' });
    expect(cuts.small).toBe(0);
    expect(laid.totalSqFt).toBeCloseTo(17 * 23.4);
    // One joint of 1/8 in around each piece, no more ground between them than before.
    expect(laid.pavedSqFt).toBeGreaterThan(layPattern(options).area.pavedSqFt);
    expect(counts.every(({ stones, whole, cut }) => stones <= whole + cut)).toBe(true);
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
