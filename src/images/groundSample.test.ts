/** @jest-environment node */
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { groundProblem, outlineProblem, surfaceSquareFeet } from '../tools/photo/core';
import { groundSample } from './groundSample';

const { url, alt, width, height, outline, ...ground } = groundSample;
const file = path.join(__dirname, '../static', path.basename(url));

test('the sample picture is there, in the size that its corners are measured in, and loads quickly', async () => {
  expect(await sharp(file).metadata()).toMatchObject({ width, height });
  expect(Math.max(width, height)).toBe(1600);
  expect(statSync(file).size).toBeLessThan(250_000);
});

test('the sample picture says that it is a rendering', () => {
  expect(alt).toMatch(/^Rendering/);
});

test('a homeowner could mark the ground and the outline of the sample', () => {
  expect(groundProblem(ground, { width, height })).toBeUndefined();
  expect(outlineProblem(ground, { points: outline, holes: [] })).toBeUndefined();
  for (const [x, y] of [...ground.corners, ...outline]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test('the sample is a drive of 16 by 36 feet', () => {
  expect(surfaceSquareFeet(ground, { points: outline, holes: [] })).toBeCloseTo(16 * 36, 1);
});
