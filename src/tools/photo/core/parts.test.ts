/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Point, Polygon } from '../../../paving';
import { area, isSimple, normalize, overlap, sideLengths, signedArea } from '../../../paving/geometry';
import { defaultDesign } from '../../visualizer/core/designs';
import { groundView } from './homography';
import { layGround } from './lay';
import { measureArea } from './measure';
import { outlineProblem, surfaceSquareFeet, tolerance } from './metric';
import { joinedParts, union } from './parts';
import type { Ground, GroundDesign, MarkedPart } from './types';

const box = (left: number, near: number, width: number, depth: number): Point[] => [
  [left, near],
  [left + width, near],
  [left + width, near + depth],
  [left, near + depth],
];

const areaOf = (outlines: readonly Polygon[]) => outlines.reduce((sum, one) => sum + signedArea(one), 0);

/** Stars around a middle: polygons that don't cross themselves. On whole numbers, sides and points coincide. */
const stars = (step: number): fc.Arbitrary<Point[]> =>
  fc
    .record({
      middle: fc.tuple(fc.nat(100), fc.nat(100)),
      turn: fc.double({ min: 0, max: 6, noNaN: true }),
      reaches: fc.array(fc.double({ min: 20, max: 80, noNaN: true }), { minLength: 3, maxLength: 8 }),
    })
    .map(({ middle, turn, reaches }) =>
      normalize(
        reaches.map((reach, k): Point => {
          const angle = turn + (2 * Math.PI * k) / reaches.length;
          const at = [middle[0] + reach * Math.cos(angle), middle[1] + reach * Math.sin(angle)];
          return at.map((value) => (step ? Math.round(value / step) * step : value)) as unknown as Point;
        }),
      ),
    )
    .filter((star) => star.length > 2 && isSimple(star));

describe('the union of polygons', () => {
  it.each([0, 5, 20])('covers what either of two covers, also with points on a grid of %s', (step) => {
    fc.assert(
      fc.property(stars(step), stars(step), (one, other) => {
        const joined = union([one, other]);
        const covered = area(one) + area(other) - overlap(one, other);
        expect(Math.abs(areaOf(joined) / covered - 1)).toBeLessThan(1e-4);
        for (const outline of joined) expect(isSimple(normalize(outline))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is one outline where three overlap in one place, whatever their order', () => {
    const [across, down, middle] = [box(0, 40, 100, 20), box(40, 0, 20, 100), box(30, 30, 40, 40)];
    for (const order of [
      [across, down, middle],
      [middle, across, down],
      [down, middle, across],
    ]) {
      const joined = union(order);
      expect(joined).toHaveLength(1);
      expect(areaOf(joined)).toBeCloseTo(40 * 40 + 4 * 30 * 20, 0);
    }
  });

  it('leaves open what four parts enclose, and is that of the first where two are the same', () => {
    const around = [box(0, 0, 100, 20), box(0, 80, 100, 20), box(0, 10, 20, 80), box(80, 10, 20, 80)];
    const joined = union(around);
    expect(joined.map((one) => Math.sign(signedArea(one))).sort()).toEqual([-1, 1]);
    expect(areaOf(joined)).toBeCloseTo(100 * 100 - 60 * 60, 0);
    expect(areaOf(union([around[0], around[0]]))).toBeCloseTo(2000, 0);
  });
});

/** A driveway as a phone sees it: 16 ft wide and 24 ft deep. */
const ground: Ground = {
  corners: [
    [300, 1100],
    [1300, 1100],
    [1000, 700],
    [600, 700],
  ],
  widthInches: 192,
  depthInches: 288,
};
const frame = { width: 1600, height: 1200 };
const { toPhoto } = groundView(ground);
const shown = (points: readonly Point[]): Point[] => points.map(toPhoto);
const part = (points: readonly Point[], holes: readonly Point[][] = []) => ({
  points: shown(points),
  holes: holes.map(shown),
  offPx: 2,
});

// Neither sides nor lengths fit the pattern to a hair, which no hand marks.
const drive = box(12.7, 12.3, 121.3, 241.1);
/** Turns around the drive's far end, where it overlaps it by two feet. */
const walk = box(109.7, 204.3, 85.4, 45.1);
const beside = box(146.1, 13.9, 37.3, 119.2);
const bend = [part(drive), part(walk)];
const bendFeet = (area(drive) + area(walk) - 24.3 * 45.1) / 144;

const design = (parts: readonly MarkedPart[], border: GroundDesign['paving']['border'] = 'none'): GroundDesign => {
  const { product, blend, borderBlend, joint } = defaultDesign;
  return {
    ground,
    parts,
    strokes: [],
    paving: { product, pattern: 'running-bond', blend, border, borderBlend, joint },
    turn: 0,
    origin: [0, 0],
    light: 1,
  };
};

const cornersOffPx = [1, 1, 1, 1];
const marks = { cornersOffPx, hasSize: true, endsAtEdge: false };

describe('an area of several parts', () => {
  it('counts the ground once where they overlap, in any order', () => {
    expect(surfaceSquareFeet(ground, bend)).toBeCloseTo(bendFeet, 2);
    expect(surfaceSquareFeet(ground, [part(walk), part(drive)])).toBeCloseTo(bendFeet, 2);
    const apart = [part(drive), part(beside)];
    expect(surfaceSquareFeet(ground, apart)).toBeCloseTo((area(drive) + area(beside)) / 144, 2);
  });

  it('is laid as one where they overlap, and counts as in one outline', () => {
    const [[left, near], [right], , [, far]] = drive;
    const outlined = part([[left, near], [right, near], [right, 204.3], [195.1, 204.3], [195.1, 249.4], [right, 249.4], [right, far], [left, far]]); // prettier-ignore
    const [one, two] = [[outlined], bend].map((parts) => layGround(design(parts, 'soldier'), frame).layout);
    expect(two.area.totalSqFt).toBeCloseTo(one.area.totalSqFt, 1);
    expect(two.edge).toBeCloseTo(one.edge, 0);
    two.counts.forEach(({ face }, k) => expect(face / 144).toBeCloseTo(one.counts[k].face / 144, 1));
    expect(two.counts.map(({ stones }) => stones)).toEqual(one.counts.map(({ stones }) => stones));
  });

  it('sums up what is laid in parts that are apart', () => {
    const [first, second] = [drive, beside];
    const [one, other, both] = [[part(first)], [part(second)], [part(first), part(second)]].map(
      (parts) => layGround(design(parts, 'sailor'), frame).layout,
    );
    const sumOf = (value: (layout: typeof one) => number) => value(one) + value(other);
    expect(both.pieces).toHaveLength(sumOf(({ pieces }) => pieces.length));
    expect(both.counts.map(({ stones }) => stones)).toEqual(
      one.counts.map(({ stones }, k) => stones + other.counts[k].stones),
    );
    expect(both.area.totalSqFt).toBeCloseTo(surfaceSquareFeet(ground, [part(first), part(second)]), 2);
    expect(both.edge / 12).toBeCloseTo([first, second].flatMap(sideLengths).reduce((sum, inches) => sum + inches) / 12);
    expect(both.wastePercent).toBeGreaterThan(Math.min(one.wastePercent, other.wastePercent));
    expect(both.wastePercent).toBeLessThan(Math.max(one.wastePercent, other.wastePercent));
  });

  it('has no border if one of them is too narrow for it, and says so', () => {
    const narrowBox = box(150, 12, 8, 120);
    const narrow = [part(drive), part(narrowBox)];
    const { layout, borderProblem } = layGround(design(narrow, 'soldier'), frame);
    expect(borderProblem).toBeTruthy();
    expect(layout.pieces.filter(({ role }) => role === 'border')).toEqual([]);
    expect(layout.area.totalSqFt).toBeCloseTo((area(drive) + area(narrowBox)) / 144, 2);
  });

  it('has the tolerance of all of them', () => {
    const off = (parts: readonly MarkedPart[]) => {
      const { least, most } = tolerance(ground, parts, cornersOffPx, frame);
      return most - least;
    };
    const rough = [part(drive), { ...part(walk), offPx: 12 }];
    expect(off(rough)).toBeGreaterThan(1.2 * off(bend));
    expect(off(bend)).toBeGreaterThan(off([part(drive)]));
    expect(measureArea(ground, bend, marks, frame)).toMatchObject({ kind: 'number', isPart: false });
  });

  it('is a part of the ground if any of them touches the photo’s edge', () => {
    const points: Point[] = [[4, 1000], [200, 1000], [220, 900]]; // prettier-ignore
    const cutOff = [part(drive), { points, holes: [], offPx: 2 }];
    expect(measureArea(ground, cutOff, marks, frame).isPart).toBe(true);
  });

  it('leaves a hole open in each part that it is in, and refuses one that is in none', () => {
    const tree = box(112, 210, 16, 16);
    const holed = [part(drive, [tree]), part(walk)];
    expect(outlineProblem(ground, holed)).toBeUndefined();
    expect(surfaceSquareFeet(ground, holed)).toBeCloseTo(bendFeet - 256 / 144, 2);
    expect(joinedParts(ground, holed).map(({ holes }) => holes.length)).toEqual([1]);
    expect(outlineProblem(ground, [part(drive, [box(140, 20, 30, 30)]), part(walk)])).toBe('holes');
  });

  it('is refused if one of them can’t be paved', () => {
    const nothing = { points: [], holes: [], offPx: 0 };
    expect(outlineProblem(ground, [part(drive), nothing])).toBe('tooFew');
    expect(outlineProblem(ground, [nothing, part(drive)])).toBe('tooFew');
    const [a, b, c, d] = walk;
    expect(outlineProblem(ground, [part(drive), part([a, c, b, d])])).toBe('crossed');
  });
});
