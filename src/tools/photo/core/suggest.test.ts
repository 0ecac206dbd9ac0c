/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { outlineOf, photograph, type Camera, type GroundScene } from '../../../../tests/groundViews';
import type { Point } from '../../../paving';
import { area, overlap } from '../../../paving/geometry';
import { suggestOutline } from './suggest';

const camera: Camera = { width: 160, height: 120, focal: 120, eye: 62, down: 22, roll: 2, k1: 0 };
const scene: GroundScene = {
  slab: { at: [-80, 100], width: 170, depth: 200, turn: 0 },
  sheet: { at: [600, 0], width: 1, depth: 1 },
};
const pixels = photograph(camera, scene);
const photo = { width: 1600, height: 1200 };
const truth = outlineOf(camera, scene, 1);
const scaled = truth.map(([x, y]): Point => [x * 10, y * 10]);
const middle: Point = [scaled.reduce((sum, [x]) => sum + x, 0) / 4, scaled.reduce((sum, [, y]) => sum + y, 0) / 4];

describe('a suggested outline', () => {
  it('goes around the slab that was tapped, across its joints', () => {
    const outline = suggestOutline(pixels, [middle, [middle[0] - 150, middle[1] + 40]], photo, () => true) ?? [];
    expect(outline.length).toBeGreaterThan(3);
    expect(outline.length).toBeLessThan(16);
    const both = overlap(outline, scaled);
    expect(both / (area(outline) + area(scaled) - both)).toBeGreaterThan(0.9);
  });

  it('keeps to the ground', () => {
    const outline = suggestOutline(pixels, [middle], photo, ([, y]) => y > middle[1] - 20) ?? [];
    expect(outline.length).toBeGreaterThan(3);
    expect(Math.min(...outline.map(([, y]) => y))).toBeGreaterThan(middle[1] - 40);
  });

  it('is left out where there is no surface', () => {
    const noise = pixels.data.map((_, i) => (i % 4 === 3 ? 255 : ((i * 2654435761) >>> 9) % 256));
    expect(suggestOutline({ ...pixels, data: noise }, [[5, 5]], photo, ([x]) => x < 15)).toBeUndefined();
  });
});
