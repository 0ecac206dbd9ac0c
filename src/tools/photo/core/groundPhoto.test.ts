/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { products } from '../../../company/products';
import type { Point } from '../../../paving';
import { area } from '../../../paving/geometry';
import { stonesNeeded } from '../../visualizer/core/describe';
import { defaultDesign } from '../../visualizer/core/designs';
import {
  groundDoubt,
  groundGrid,
  groundProblem,
  groundView,
  layGround,
  measureArea,
  MOST_SQUARE_FEET,
  outlineProblem,
  projectPieces,
  surfaceSquareFeet,
  tolerance,
  type Corners,
  type Frame,
  type Ground,
  type GroundDesign,
  type Part,
} from './index';
import { isHeic } from '../../../userInput/pictureFile';
import { brightness, illumination, isLaidDown, lightLayers } from './light';
import { jointShare } from './paint';

const frame: Frame = { width: 1600, height: 1200 };

interface Camera {
  /** Of the eye above the ground, in inches. */
  readonly height: number;
  /** Below the horizontal, to the side, and around the view's axis, in radians. */
  readonly tilt: number;
  readonly pan: number;
  readonly roll: number;
  /** In px. */
  readonly focal: number;
}

/** Returns where a point is from the camera, in inches: to the right, down, and along its view. */
function fromCamera({ height, tilt, pan }: Camera, [x, y]: Point): readonly [number, number, number] {
  const [right, ahead] = [x * Math.cos(pan) - y * Math.sin(pan), x * Math.sin(pan) + y * Math.cos(pan)];
  const down = height * Math.cos(tilt) - ahead * Math.sin(tilt);
  return [right, down, ahead * Math.cos(tilt) + height * Math.sin(tilt)];
}

/** Photographs a point of the ground, in inches to the right of the camera and away from it. */
function photograph(camera: Camera, point: Point): Point {
  const [right, down, depth] = fromCamera(camera, point);
  const [u, v] = [(camera.focal * right) / depth, (camera.focal * down) / depth];
  const [cos, sin] = [Math.cos(camera.roll), Math.sin(camera.roll)];
  return [frame.width / 2 + u * cos - v * sin, frame.height / 2 + u * sin + v * cos];
}

const cameras: fc.Arbitrary<Camera> = fc.record({
  height: fc.double({ min: 48, max: 120, noNaN: true }),
  tilt: fc.double({ min: 0.15, max: 1, noNaN: true }),
  pan: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
  roll: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
  focal: fc.double({ min: 900, max: 2400, noNaN: true }),
});
/** A rectangle before the camera, in inches. */
const rectangles = fc.record({
  left: fc.double({ min: -120, max: 20, noNaN: true }),
  near: fc.double({ min: 90, max: 200, noNaN: true }),
  width: fc.double({ min: 60, max: 240, noNaN: true }),
  depth: fc.double({ min: 60, max: 240, noNaN: true }),
});

type Rectangle = typeof rectangles extends fc.Arbitrary<infer T> ? T : never;

/** What the camera sees of a rectangle. */
function seen(camera: Camera, { left, near, width, depth }: Rectangle): Ground {
  const corners = [
    [left, near],
    [left + width, near],
    [left + width, near + depth],
    [left, near + depth],
  ].map((corner) => photograph(camera, corner as unknown as Point)) as unknown as Corners;
  return { corners, widthInches: width, depthInches: depth };
}

/** Straight down a driveway, 12 ft wide and 20 ft deep. */
const drive = seen(
  { height: 66, tilt: 0.35, pan: 0, roll: 0, focal: 1400 },
  { left: -72, near: 110, width: 144, depth: 240 },
);

/** Photographs a polygon given in inches from the ground's near-left corner. */
const shown = (ground: Ground, points: readonly Point[]): Point[] => points.map(groundView(ground).toPhoto);
const box = (left: number, near: number, right: number, far: number): Point[] => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
];
const design = (ground: Ground, part: Part): GroundDesign => {
  const { product, pattern, blend, borderBlend, joint } = defaultDesign;
  return {
    ground,
    parts: [part],
    strokes: [],
    paving: { product, pattern, blend, border: 'none', borderBlend, joint },
    turn: 0,
    origin: [0, 0],
    light: 1,
  };
};

describe('the ground in a photo', () => {
  it('finds the points of the ground that a camera saw', () => {
    fc.assert(
      fc.property(
        cameras,
        rectangles,
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (camera, rectangle, across, away) => {
          const ground = seen(camera, rectangle);
          fc.pre(groundProblem(ground, frame) === undefined);
          const view = groundView(ground);
          const point: Point = [across * rectangle.width, away * rectangle.depth];
          const place: Point = [rectangle.left + point[0], rectangle.near + point[1]];
          // At least a foot in front of the camera.
          fc.pre(fromCamera(camera, place)[2] > 12);
          const photo = photograph(camera, place);
          const size = Math.max(rectangle.width, rectangle.depth);
          const found = view.toGround(photo);
          expect(Math.hypot(found[0] - point[0], found[1] - point[1]) / size).toBeLessThan(1e-6);
          const back = view.toPhoto(found);
          expect(Math.hypot(back[0] - photo[0], back[1] - photo[1]) / frame.width).toBeLessThan(1e-6);
          expect(view.isGround(photo)).toBe(true);
          expect(view.distance(point) * view.nearness(photo)).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('accepts what a camera can see and refuses it with left and right swapped', () => {
    fc.assert(
      fc.property(cameras, rectangles, (camera, rectangle) => {
        const ground = seen(camera, rectangle);
        const problem = groundProblem(ground, frame);
        // A rectangle can be too small in the photo, or reach far outside of it.
        expect([undefined, 'outside', 'tooSmall', 'inLine']).toContain(problem);
        fc.pre(problem === undefined);
        const [nearLeft, nearRight, farRight, farLeft] = ground.corners;
        expect(groundProblem({ ...ground, corners: [nearRight, nearLeft, farLeft, farRight] }, frame)).toBe('mirrored');
        expect(groundProblem({ ...ground, corners: [nearLeft, farRight, nearRight, farLeft] }, frame)).toBe('crossed');
      }),
    );
  });

  it('rejects corners that coincide, are collinear, fold inward or are not numbers', () => {
    const inPhoto = fc.tuple(
      fc.integer({ min: 0, max: frame.width }),
      fc.integer({ min: 0, max: frame.height }),
    ) as fc.Arbitrary<Point>;
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(inPhoto, inPhoto, inPhoto, share, share, fc.nat(3), (a, b, c, s, t, turn) => {
        const rotated = (corners: Point[]) => [...corners.slice(turn), ...corners.slice(0, turn)] as unknown as Corners;
        const problemOf = (corners: Point[]) => groundProblem({ ...drive, corners: rotated(corners) }, frame);
        const between: Point = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
        expect(problemOf([a, a, b, c])).toBeDefined();
        expect(problemOf([a, between, b, c])).toBeDefined();
        // Any point within the triangle of the others.
        const within: Point = [c[0] + (between[0] - c[0]) * t, c[1] + (between[1] - c[1]) * t];
        expect(problemOf([a, within, b, c])).toBeDefined();
        expect(problemOf([a, b, [Number.NaN, 0], c])).toBeDefined();
      }),
    );
    expect(groundProblem({ ...drive, widthInches: 0 }, frame)).toBe('size');
    expect(groundProblem({ ...drive, depthInches: Number.POSITIVE_INFINITY }, frame)).toBe('size');
  });

  it('refuses ground that hangs over the viewer', () => {
    const upsideDown = drive.corners.map(([x, y]): Point => [frame.width - x, frame.height - y]);
    expect(groundProblem({ ...drive, corners: upsideDown as unknown as Corners }, frame)).toBe('horizon');
  });

  it('has no doubt about what a camera sees, unless it is high up or small', () => {
    fc.assert(
      fc.property(cameras, rectangles, (camera, rectangle) => {
        const ground = seen(camera, rectangle);
        fc.pre(groundProblem(ground, frame) === undefined);
        expect(groundDoubt(ground, frame)).not.toBe('widerAtBack');
      }),
    );
    expect(groundDoubt(drive, frame)).toBeUndefined();
    // Straight down, with a finger's error.
    const fromAbove: Corners = [
      [500, 900],
      [1100, 906],
      [1104, 500],
      [498, 505],
    ];
    expect(groundDoubt({ ...drive, corners: fromAbove }, frame)).toBeUndefined();
  });

  it('questions what is wider at the back, in the sky or tiny', () => {
    const doubtOf = (corners: Corners) => {
      const ground = { ...drive, corners };
      expect(groundProblem(ground, frame)).toBeUndefined();
      return groundDoubt(ground, frame);
    };
    expect(doubtOf([[500, 1000], [1100, 1000], [1300, 700], [300, 700]])).toBe('widerAtBack'); // prettier-ignore
    expect(doubtOf([[500, 350], [1100, 350], [1000, 200], [600, 200]])).toBe('high'); // prettier-ignore
    expect(doubtOf([[700, 900], [730, 900], [728, 880], [702, 880]])).toBe('small'); // prettier-ignore
  });

  it('knows what is above the horizon', () => {
    const view = groundView(drive);
    expect(view.isGround([800, 1190])).toBe(true);
    expect(view.isGround([800, 10])).toBe(false);
  });

  it('tells the scale of areas', () => {
    fc.assert(
      fc.property(cameras, rectangles, (camera, rectangle) => {
        const ground = seen(camera, rectangle);
        fc.pre(groundProblem(ground, frame) === undefined);
        const view = groundView(ground);
        const [x, y] = [rectangle.width / 2, rectangle.depth / 2];
        const square = area(shown(ground, box(x - 0.01, y - 0.01, x + 0.01, y + 0.01))) / 0.02 ** 2;
        expect(view.scale(view.toPhoto([x, y])) ** 2 / square).toBeCloseTo(1, 3);
      }),
    );
  });

  it('draws a grid only in front of the camera', () => {
    const grid = groundGrid(drive);
    expect(grid.length).toBeGreaterThan(10);
    const view = groundView(drive);
    for (const point of grid.flat()) expect(view.isGround(point)).toBe(true);
  });
});

/** Returns the tolerance in percent if the corners and the points of an outline may be off by this much. */
const percentOff = (ground: Ground, outline: Part, cornersOffPx: readonly number[], offPx: number) =>
  tolerance(ground, [{ ...outline, offPx }], cornersOffPx, frame).percent;
const even = (offPx: number) => [offPx, offPx, offPx, offPx];

describe('the area in a photo', () => {
  it('is that of the polygon on the ground, less its holes', () => {
    fc.assert(
      fc.property(
        cameras,
        rectangles,
        fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: 9 }),
        (camera, rectangle, reaches) => {
          const ground = seen(camera, rectangle);
          fc.pre(groundProblem(ground, frame) === undefined);
          const [x, y] = [rectangle.width / 2, rectangle.depth / 2];
          const star = reaches.map((reach, k): Point => {
            const angle = (2 * Math.PI * k) / reaches.length;
            return [x + x * reach * Math.cos(angle), y + y * reach * Math.sin(angle)];
          });
          const hole = star.map(([px, py]): Point => [x + (px - x) / 3, y + (py - y) / 3]);
          const outline = { points: shown(ground, star), holes: [shown(ground, hole)] };
          // The shoelace formula on the ground; the hole is a third as wide.
          expect(surfaceSquareFeet(ground, [outline]) / ((area(star) / 144) * (8 / 9))).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('refuses outlines that cannot be paved', () => {
    const good = shown(drive, box(0, 0, 144, 240));
    const problemOf = (part: Partial<Part>) => outlineProblem(drive, [{ points: good, holes: [], ...part }]);
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ points: good.slice(0, 2) })).toBe('tooFew');
    expect(problemOf({ points: [good[0], good[2], good[1], good[3]] })).toBe('crossed');
    expect(problemOf({ points: [good[0], good[1], [800, 0]] })).toBe('horizon');
    expect(problemOf({ points: shown(drive, box(0, 0, 10, 10)) })).toBe('tooSmall');
    const wide = Math.sqrt(MOST_SQUARE_FEET) * 12 + 12;
    expect(problemOf({ points: shown(drive, box(0, 0, wide, wide)) })).toBe('tooLarge');
    const hole = shown(drive, box(20, 20, 60, 60));
    expect(problemOf({ holes: [hole] })).toBeUndefined();
    expect(problemOf({ holes: [hole, shown(drive, box(50, 50, 90, 90))] })).toBe('holes');
    expect(problemOf({ holes: [shown(drive, box(-60, 0, -20, 40))] })).toBe('holes');
  });

  it('estimates how far off the area is if the corners are slightly off', () => {
    const outline = { points: shown(drive, box(0, 0, 144, 240)), holes: [] };
    const said = percentOff(drive, outline, even(3), 3);
    const true_ = surfaceSquareFeet(drive, [outline]);
    const random = fc.sample(
      fc.tuple(...Array.from({ length: 8 }, () => fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }))),
      {
        numRuns: 400,
        seed: 1,
      },
    );
    const within = random.filter((angles) => {
      const moved = (points: readonly Point[], first: number) =>
        points.map(([x, y], k): Point => [x + 3 * Math.cos(angles[first + k]), y + 3 * Math.sin(angles[first + k])]);
      const corners = moved(drive.corners, 0) as unknown as Corners;
      const off = surfaceSquareFeet({ ...drive, corners }, [{ ...outline, points: moved(outline.points, 4) }]);
      return Math.abs(off / true_ - 1) * 100 <= said;
    });
    expect(within.length / random.length).toBeGreaterThan(0.9);
    expect(said).toBeLessThan(20);
  });

  it('trusts marks that are nearer to what they mark', () => {
    const outline = { points: shown(drive, box(0, 0, 144, 240)), holes: [] };
    const [exact, near, far] = [0, 3, 9].map((offPx) => percentOff(drive, outline, even(offPx), offPx));
    expect(near).toBeGreaterThan(exact);
    expect(far).toBeGreaterThan(2 * near);
    expect(percentOff(drive, outline, [0, 0, 9, 0], 0)).toBeLessThan(far);
  });

  it('covers what a lens bends', () => {
    // Barrel distortion of a phone's wide lens, at a corner of the photo.
    const bent = ([x, y]: Point): Point => {
      const [dx, dy] = [x - frame.width / 2, y - frame.height / 2];
      const factor = 1 - 0.04 * ((dx * dx + dy * dy) / (frame.width ** 2 / 4 + frame.height ** 2 / 4));
      return [frame.width / 2 + dx * factor, frame.height / 2 + dy * factor];
    };
    const points = shown(drive, box(0, 0, 144, 480));
    const seenGround = { ...drive, corners: drive.corners.map(bent) as unknown as Corners };
    const seenOutline = { points: points.map(bent), holes: [] };
    const said = percentOff(seenGround, seenOutline, even(0), 0);
    const off = Math.abs(surfaceSquareFeet(seenGround, [seenOutline]) / 480 - 1) * 100;
    expect(off).toBeGreaterThan(0.5);
    expect(off).toBeLessThan(said);
  });
});

describe('what is known about an area', () => {
  const outline = { points: shown(drive, box(0, 0, 144, 240)), holes: [] };
  const measured = (offPx: number | null, hasSize = true, points = outline.points, endsAtEdge = false) =>
    measureArea(
      drive,
      [{ points, holes: [], offPx: 1 }],
      { cornersOffPx: [offPx ?? 1, offPx ?? 1, offPx ?? 1, offPx], hasSize, endsAtEdge },
      frame,
    );

  it('is nothing until every corner is placed and the size is given', () => {
    expect(measured(null)).toMatchObject({ kind: 'none', why: 'corners' });
    expect(measured(1, false)).toMatchObject({ kind: 'none', why: 'size' });
  });

  it('is a number, a range or nothing, depending on how far off it may be', () => {
    const exact = surfaceSquareFeet(drive, [outline]);
    const number = measured(1);
    expect(number).toMatchObject({ kind: 'number', squareFeet: exact });
    const kinds = Array.from({ length: 40 }, (_, k) => measured(3 * k));
    expect(kinds.map(({ kind }) => kind).filter((kind, index, all) => kind !== all[index - 1])).toEqual([
      'number',
      'range',
      'none',
    ]);
    expect(kinds.at(-1)).toMatchObject({ why: 'uncertain' });
    for (const measure of kinds) {
      if (measure.kind !== 'range') continue;
      expect(measure.low).toBeLessThan(0.86 * exact);
      expect(measure.high).toBeGreaterThan(1.14 * exact);
      expect([measure.low % 10, measure.high % 10]).toEqual([0, 0]);
    }
  });

  it('is of the part in the picture if one point touches the photo’s edge, unless the ground ends there', () => {
    const [nearLeft, ...others] = shown(drive, box(30, 60, 114, 240));
    for (const left of [0, 8]) {
      expect(measured(1, true, [[left, nearLeft[1]], ...others]).isPart).toBe(true);
      expect(measured(1, true, [[left, nearLeft[1]], ...others], true).isPart).toBe(false);
    }
    expect(measured(1, true, [[9, nearLeft[1]], ...others]).isPart).toBe(false);
  });

  it('has no border where the outline runs along the photo’s edge', () => {
    const [, , farRight, farLeft] = outline.points;
    const cutOff: readonly Point[] = [[300, frame.height], [1300, frame.height - 5], farRight, farLeft];
    const cut = design(drive, { points: cutOff, holes: [] });
    const borderIn = (photo: Frame) => {
      const { layout } = layGround({ ...cut, paving: { ...cut.paving, border: 'soldier' } }, photo);
      return layout.counts.reduce((sum, { role, face }) => (role === 'border' ? sum + face / 144 : sum), 0);
    };
    // In a taller photo, the same line is the area's edge.
    expect(borderIn(frame)).toBeLessThan(borderIn({ ...frame, height: frame.height + 200 }) - 2);
    expect(borderIn(frame)).toBeGreaterThan(0);
  });
});

describe('pavers in a photo', () => {
  const paved = box(6, 0, 138, 230);
  const outline = { points: shown(drive, paved), holes: [] };

  it('counts as in the plan', () => {
    const { layout } = layGround(design(drive, outline), frame);
    expect(layout.area.totalSqFt).toBeCloseTo(area(paved) / 144, 6);
    expect(layout.area.totalSqFt).toBeCloseTo(surfaceSquareFeet(drive, [outline]), 6);
    expect(stonesNeeded(layout)).toBeGreaterThan(0);
  });

  it('leaves a hole out of area and pieces', () => {
    const hole = box(50, 50, 90, 100);
    const whole = layGround(design(drive, outline), frame).layout;
    const { layout } = layGround(design(drive, { ...outline, holes: [shown(drive, hole)] }), frame);
    expect(layout.area.totalSqFt).toBeCloseTo(whole.area.totalSqFt - area(hole) / 144, 6);
    expect(layout.area.pavedSqFt / layout.area.totalSqFt).toBeCloseTo(whole.area.pavedSqFt / whole.area.totalSqFt, 1);
    expect(layout.pieces.length).toBeLessThan(whole.pieces.length);
    expect(stonesNeeded(layout)).toBeLessThan(stonesNeeded(whole));
    const cut = (pieces: typeof layout.pieces) => pieces.filter((piece) => piece.cut).length;
    expect(cut(layout.pieces)).toBeGreaterThan(cut(whole.pieces));
  });

  it('stays in place while the outline changes', () => {
    const cornersOf = (points: Point[]) => {
      const chosen = design(drive, { points: shown(drive, points), holes: [] });
      // Every rectangle allows it, and it isn't laid at random.
      const { layout } = layGround({ ...chosen, paving: { ...chosen.paving, pattern: 'stack-bond' } }, frame);
      return layout.pieces
        .filter(({ cut }) => !cut)
        .map((piece) => piece.outline[0].map((value) => value.toFixed(4)).join());
    };
    const larger = new Set(cornersOf(paved));
    const smaller = cornersOf(box(20, 10, 120, 200));
    expect(smaller.length).toBeGreaterThan(0);
    for (const corner of smaller) expect(larger.has(corner)).toBe(true);
  });

  it('lies within the outline, every product in its own pattern', () => {
    const bottom = Math.max(...outline.points.map(([, y]) => y)) + 0.01;
    const top = Math.min(...outline.points.map(([, y]) => y)) - 0.01;
    for (const { id, pattern } of products.filter(({ category }) => category === 'paver')) {
      const chosen = design(drive, outline);
      const laid = layGround({ ...chosen, paving: { ...chosen.paving, product: id, pattern } }, frame);
      const pieces = projectPieces(laid, drive, frame);
      expect(pieces.length).toBeGreaterThan(0);
      const heights = pieces.flatMap((piece) => piece.outline.map(([, y]) => y));
      expect(Math.max(...heights)).toBeLessThan(bottom);
      expect(Math.min(...heights)).toBeGreaterThan(top);
    }
  });

  it('leaves out pieces that the photo does not show', () => {
    const laid = layGround(design(drive, outline), frame);
    const all = projectPieces(laid, drive, frame);
    const upper = projectPieces(laid, drive, { ...frame, height: frame.height / 2 });
    expect(upper.length).toBeLessThan(all.length);
    expect(upper.length).toBeGreaterThan(0);
  });

  it('thins out joints with distance', () => {
    expect(jointShare(2)).toBe(1);
    expect(jointShare(0.05)).toBeLessThan(0.3);
    expect(jointShare(0)).toBe(0);
  });
});

describe('the light in a photo', () => {
  const [width, height] = [120, 90];
  const count = width * height;
  const picture = (gray: (x: number, y: number) => number) => {
    const data = new Uint8ClampedArray(4 * count);
    for (let i = 0; i < count; i++) data.fill(gray(i % width, Math.floor(i / width)), 4 * i, 4 * i + 3);
    return { data, width, height };
  };
  const everywhere = new Uint8ClampedArray(count).fill(255);
  const reach = { radii: new Float32Array(count).fill(5), lines: 0.25 };
  const at = (values: Float32Array, x: number, y: number) => values[3 * (y * width + x) + 1];

  it('is even where the surface is', () => {
    const { values } = illumination(
      picture(() => 140),
      everywhere,
      reach,
      0.14,
    );
    expect(Math.min(...values)).toBeCloseTo(1, 3);
    expect(Math.max(...values)).toBeCloseTo(1, 3);
  });

  it('keeps a shadow and drops a joint', () => {
    const joint = (x: number) => x % 20 === 0;
    const { values } = illumination(
      picture((x) => (joint(x) ? 60 : x < 45 ? 70 : 160)),
      everywhere,
      reach,
      0.14,
    );
    expect(at(values, 20, 45) / at(values, 80, 45)).toBeLessThan(0.4);
    // On the joint and between two.
    expect(at(values, 80, 45) / at(values, 90, 45)).toBeGreaterThan(0.85);
  });

  it('drops a far joint that the photo has blurred over several px', () => {
    const blurred = [150, 110, 70, 110, 150];
    const { values } = illumination(
      picture((x) => blurred[(x % 40) - 18] ?? 160),
      everywhere,
      { ...reach, radii: new Float32Array(count).fill(2) },
      0.14,
    );
    // On the joint and between two.
    expect(at(values, 60, 45) / at(values, 80, 45)).toBeGreaterThan(0.85);
  });

  it('drops a wide joint near the camera, however small the new pavers are, and keeps a wider shadow', () => {
    // Eight px of a joint and its worn edges are an inch. The filter's radius follows the pavers, and the line doesn't.
    const line = [120, 90, 60, 60, 60, 60, 90, 120];
    for (const radius of [12, 24]) {
      const near = { radii: new Float32Array(count).fill(radius), lines: 7 / radius };
      const { values } = illumination(
        picture((x) => line[(x % 60) - 26] ?? 150),
        everywhere,
        near,
        0.14,
      );
      expect(at(values, 90, 45) / at(values, 60, 45)).toBeGreaterThan(0.95);
      const shade = illumination(
        picture((x) => (x > 40 && x < 80 ? 60 : 150)),
        everywhere,
        near,
        0.14,
      ).values;
      expect(at(shade, 60, 45) / at(shade, 10, 45)).toBeLessThan(0.5);
    }
  });

  it('keeps the sun where most of the ground is in shade', () => {
    const { values } = illumination(
      picture((x) => (x < 80 ? 70 : 105)),
      everywhere,
      reach,
      0.14,
    );
    expect(at(values, 100, 45) / at(values, 40, 45)).toBeGreaterThan(1.8);
  });

  it('ignores the light outside of the mask', () => {
    const inside = new Uint8ClampedArray(count).map((_, i) => (i % width < 60 ? 255 : 0));
    const { values } = illumination(
      picture((x) => (x < 60 ? 120 : 255)),
      inside,
      reach,
      0.14,
    );
    for (let x = 0; x < 60; x++) expect(at(values, x, 40)).toBeCloseTo(1, 3);
  });

  it('caps highlights', () => {
    const { values } = illumination(
      picture((x, y) => (x > 50 && x < 90 && y > 20 && y < 60 ? 255 : 60)),
      everywhere,
      reach,
      0.14,
    );
    expect(Math.max(...values)).toBeLessThan(2);
  });

  it('is bluer in the shade of a gray slab, and white on a red one', () => {
    const tinted = (color: (x: number) => readonly number[]) => {
      const pixels = picture(() => 0);
      pixels.data.forEach((_, i) => {
        pixels.data[i] = [...color(Math.floor(i / 4) % width), 255][i % 4];
      });
      const { values } = illumination(pixels, everywhere, reach, 0.14);
      const i = 3 * (45 * width + 20);
      return values[i + 2] / values[i];
    };
    expect(tinted((x) => (x < 45 ? [70, 80, 95] : [170, 165, 160]))).toBeGreaterThan(1.3);
    expect(tinted(() => [170, 90, 70])).toBeCloseTo(1, 2);
  });

  it('is dimmer at dusk than at noon', () => {
    const levelOf = (gray: number) => {
      const pixels = picture(() => gray);
      return illumination(pixels, everywhere, reach, brightness(pixels)).level;
    };
    expect(levelOf(60)).toBeLessThan(0.6 * levelOf(130));
    expect(levelOf(0)).toBeGreaterThan(0.1);
    expect(levelOf(255)).toBeLessThan(2);
  });

  it('leaves out a bright stone', () => {
    const { values } = illumination(
      picture((x, y) => (Math.hypot(x - 60, y - 45) < 2.5 ? 230 : 120)),
      everywhere,
      reach,
      0.14,
    );
    expect(at(values, 60, 45)).toBeLessThan(1.1);
  });

  it('goes on over what is left out of the mask', () => {
    const around = new Uint8ClampedArray(count).map((_, i) => (i % width >= 40 && i % width < 80 ? 0 : 255));
    const { values } = illumination(
      picture((x) => (x >= 40 && x < 80 ? 250 : x < 40 ? 70 : 140)),
      around,
      reach,
      0.14,
    );
    for (const x of [45, 60, 75]) {
      expect(at(values, x, 45)).toBeGreaterThan(0.9 * at(values, 20, 45));
      expect(at(values, x, 45)).toBeLessThan(1.1 * at(values, 100, 45));
    }
    expect(at(values, 45, 45)).toBeLessThan(at(values, 75, 45));
  });

  it('tells a thing on the ground from a part of the ground, also with a shadow across it', () => {
    const sheet = box(40, 30, 80, 60);
    const isOn = (x: number, y: number) => x >= 40 && x < 80 && y >= 30 && y < 60;
    expect(
      isLaidDown(
        picture((x, y) => (isOn(x, y) ? 190 : 120)),
        sheet,
      ),
    ).toBe(true);
    expect(
      isLaidDown(
        picture((x, y) => (isOn(x, y) ? 190 : 120) * (x + y < 100 ? 0.6 : 1)),
        sheet,
      ),
    ).toBe(true);
    expect(
      isLaidDown(
        picture(() => 120),
        sheet,
      ),
    ).toBe(false);
    expect(
      isLaidDown(
        picture((x) => (x < 60 ? 70 : 150)),
        sheet,
      ),
    ).toBe(false);
    expect(
      isLaidDown(
        picture((x) => (x < 80 ? 70 : 150)),
        sheet,
      ),
    ).toBe(false);
  });

  it('does not burn out a light color', () => {
    const map = { width: 1, height: 1, level: 1.3, values: Float32Array.of(0.5, 1, 1.6) };
    const { shade, shine } = lightLayers(map, 1, 0.95);
    const [dim, even, bright] = [0, 1, 2].map((i) => (242 * (shade[i] / 255)) / (1 - (shine?.[i] ?? 0) / 255));
    expect(dim).toBeLessThan(even);
    expect(even).toBeLessThan(bright);
    expect(bright).toBeLessThan(252);
  });

  it('lights a color through both layers, and leaves it unchanged at strength 0', () => {
    const map = { width: 1, height: 1, level: 1, values: Float32Array.of(0.3, 1, 1.5) };
    const lit = (strength: number) => {
      const { shade, shine } = lightLayers(map, strength, 0.4);
      // Multiply, then color-dodge, on a value of 100.
      return [0, 1, 2].map((i) => (100 * (shade[i] / 255)) / (1 - (shine?.[i] ?? 0) / 255));
    };
    const [dark, even, bright] = lit(1);
    expect(dark).toBeCloseTo(100 * 0.3 ** (1 / 2.2), 0);
    expect(even).toBeCloseTo(100, 0);
    expect(bright).toBeCloseTo(100 * 1.5 ** (1 / 2.2), 0);
    for (const value of lit(0)) expect(value).toBeCloseTo(100, 0);
  });
});

describe('a photo file', () => {
  it('is recognized as HEIC by its first bytes', () => {
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(isHeic(bytes('\0\0\0\x18ftypheic'))).toBe(true);
    expect(isHeic(bytes('\0\0\0\x18ftypavif'))).toBe(false);
    expect(isHeic(bytes('plain text'))).toBe(false);
  });
});
