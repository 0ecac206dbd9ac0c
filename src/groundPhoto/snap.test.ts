/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { photograph, rectangleAt, type Camera, type GroundScene } from '../../tests/groundViews';
import { randomStream } from '../paving/random';
import { markedPx, SNAPPED_PX, snapReach } from './marking';
import { grayOf, snapToCorner } from './snap';

const camera: Camera = { width: 400, height: 300, focal: 300, eye: 62, down: 25, roll: 3, k1: 0 };
const scene: GroundScene = {
  slab: { at: [-96, 70], width: 192, depth: 240, turn: 0 },
  sheet: { at: [44, 24], width: 96, depth: 48 },
};
const gray = grayOf(photograph(camera, scene));
const corners = rectangleAt(camera, scene, scene.sheet);

describe('a mark near a corner', () => {
  it('snaps to it from where a finger puts it', () => {
    const next = randomStream(4);
    const reach = snapReach(1);
    const found = corners.flatMap((corner) =>
      Array.from({ length: 40 }, () => {
        const [direction, off] = [2 * Math.PI * next(), markedPx(1, 'finger') * next() * 1.5];
        const mark = [corner[0] + off * Math.cos(direction), corner[1] + off * Math.sin(direction)] as const;
        const snapped = snapToCorner(gray, mark, reach);
        return snapped && Math.hypot(snapped[0] - corner[0], snapped[1] - corner[1]);
      }),
    );
    const snapped = found.filter((off) => off !== undefined);
    expect(snapped.length / found.length).toBeGreaterThan(0.9);
    expect(Math.sqrt(snapped.reduce((sum, off) => sum + off ** 2, 0) / snapped.length)).toBeLessThan(SNAPPED_PX);
  });

  it('stays where nothing is, and on an edge', () => {
    const [nearLeft, nearRight] = corners;
    const middle = [(nearLeft[0] + nearRight[0]) / 2, (nearLeft[1] + nearRight[1]) / 2] as const;
    expect(snapToCorner(gray, middle, 8)).toBeUndefined();
    const even = { ...gray, values: new Uint8ClampedArray(gray.values.length).fill(120) };
    expect(snapToCorner(even, nearLeft, 20)).toBeUndefined();
  });
});
