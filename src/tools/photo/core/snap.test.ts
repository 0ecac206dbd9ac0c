/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  JOINT,
  outlineOf,
  PANEL,
  photograph,
  rectangleAt,
  type Camera,
  type GroundScene,
} from '../../../../tests/groundViews';
import type { Point } from '../../../paving';
import { randomStream } from '../../../paving/random';
import { markedPx, SNAPPED_PX, snapReach } from './marking';
import { surfaceSquareFeet } from './metric';
import { grayOf } from './sides';
import { snapCorner, snapMarks } from './snap';
import type { Corners } from './types';

const camera: Camera = { width: 560, height: 420, focal: 420, eye: 62, down: 25, roll: 3, k1: 0 };
const scene: GroundScene = {
  slab: { at: [-96, 100], width: 192, depth: 240, turn: 0 },
  sheet: { at: [44, 24], width: 96, depth: 48 },
};
const offPx = markedPx(1.4, 'finger');
const reach = snapReach(offPx);

/** Returns where a finger that is usually off by so many px touches points. */
function touch(points: readonly Point[], px: number, next: () => number): readonly Point[] {
  return points.map(([x, y]) => {
    const [direction, off] = [2 * Math.PI * next(), px * 1.5 * next()];
    return [x + off * Math.cos(direction), y + off * Math.sin(direction)];
  });
}

/** Returns what was marked, with marks as a finger sets them on a picture with 1.4 photo px under a CSS px. */
function marked(view: Camera, seed: number) {
  const next = randomStream(seed);
  const [corners, points] = [rectangleAt(view, scene, scene.sheet), outlineOf(view, scene, 1)];
  return { corners, points, marks: { corners: touch(corners, offPx, next), points: touch(points, offPx, next) } };
}

describe('marks', () => {
  const gray = grayOf(photograph(camera, scene));

  it('snap to what they mark, from where a finger puts them', () => {
    const offs = Array.from({ length: 6 }, (_, seed) => {
      const { corners, marks } = marked(camera, seed);
      const found = snapMarks(gray, marks.corners, [], reach);
      return found.corners.map((at, k) => at && Math.hypot(at[0] - corners[k][0], at[1] - corners[k][1]));
    }).flat();
    const snapped = offs.filter((off) => off !== undefined);
    expect(snapped.length / offs.length).toBeGreaterThan(0.9);
    expect(Math.sqrt(snapped.reduce((sum, off) => sum + off ** 2, 0) / snapped.length)).toBeLessThan(SNAPPED_PX);
  });

  it.each(['dark', 'light'])('snap to the middle of %s lines, such as joints or chalk', (kind) => {
    const above = { ...camera, eye: 50, down: 45 };
    const walk: GroundScene = {
      slab: { ...scene.slab, at: [-90, -40] },
      sheet: { at: [4, 190], width: 30, depth: 30 },
    };
    const seen = grayOf(photograph(above, walk));
    const pixels = kind === 'dark' ? seen : { ...seen, values: seen.values.map((value) => 255 - value) };
    const panel = rectangleAt(above, walk, { at: [PANEL + JOINT / 2, PANEL + JOINT / 2], width: PANEL, depth: PANEL });
    const offs = Array.from({ length: 4 }, (_, seed) => {
      const found = snapMarks(pixels, touch(panel, offPx, randomStream(seed)), [], reach);
      return found.corners.map((at, k) => (at ? Math.hypot(at[0] - panel[k][0], at[1] - panel[k][1]) : Infinity));
    }).flat();
    expect(Math.sqrt(offs.reduce((sum, off) => sum + off ** 2, 0) / offs.length)).toBeLessThan(SNAPPED_PX);
  });

  it('show where one of them would snap', () => {
    const { corners, marks } = marked(camera, 5);
    const at = snapCorner(gray, marks.corners, 1, reach) ?? [0, 0];
    expect(Math.hypot(at[0] - corners[1][0], at[1] - corners[1][1])).toBeLessThan(2 * SNAPPED_PX);
  });

  it('stay where nothing is', () => {
    const even = { ...gray, values: new Uint8ClampedArray(gray.values.length).fill(120) };
    const { marks } = marked(camera, 1);
    expect(snapMarks(even, marks.corners, marks.points, reach)).toMatchObject({
      corners: [undefined, undefined, undefined, undefined],
      points: [undefined, undefined, undefined, undefined],
      lens: { distortion: 0 },
    });
    expect(snapCorner(even, marks.corners, 0, reach)).toBeUndefined();
  });

  it('measure the lens by the sides, so that the area is right', () => {
    const wide = { ...camera, k1: -0.2 };
    const { marks } = marked(wide, 2);
    const { lens, ...found } = snapMarks(grayOf(photograph(wide, scene)), marks.corners, marks.points, reach);
    const corners = marks.corners.map((mark, k) => found.corners[k] ?? mark) as unknown as Corners;
    const outline = { points: marks.points.map((mark, k) => found.points[k] ?? mark), holes: [] };
    const ground = { corners, widthInches: scene.sheet.width, depthInches: scene.sheet.depth };
    const truth = (scene.slab.width * scene.slab.depth) / 144;
    const offBy = (square: number) => Math.abs(square / truth - 1);
    expect(lens.distortion).toBeLessThan(-2 * lens.offBy);
    expect(offBy(surfaceSquareFeet({ ...ground, lens }, [outline]))).toBeLessThan(0.03);
    expect(offBy(surfaceSquareFeet(ground, [outline]))).toBeGreaterThan(0.03);
  });
});
