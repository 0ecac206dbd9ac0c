/** @jest-environment node */
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { groundProblem, outlineProblem, surfaceSquareFeet } from '../tools/photo/core';
import { groundDoor } from './groundDoor';
import { groundSample } from './groundSample';

const { url, alt, width, height, outline, ...ground } = groundSample;
const file = path.join(__dirname, '../static', path.basename(url));

test('the sample picture is there, in the size that its corners are measured in, and loads quickly', async () => {
  expect(await sharp(file).metadata()).toMatchObject({ width, height });
  expect(Math.max(width, height)).toBe(1600);
  expect(statSync(file).size).toBeLessThan(250_000);
});

test('the picture that the tool opens with is there, in its size, and loads quickly', async () => {
  const door = path.join(__dirname, '../static', path.basename(groundDoor.url));
  expect(await sharp(door).metadata()).toMatchObject({ width: groundDoor.width, height: groundDoor.height });
  expect(statSync(door).size).toBeLessThan(110_000);
});

test('both pictures say that they are renderings', () => {
  for (const text of [alt, groundDoor.alt]) expect(text).toMatch(/^Rendering/);
});

test('a homeowner could mark the ground and the outline of the sample', () => {
  expect(groundProblem(ground, { width, height })).toBeUndefined();
  expect(outlineProblem(ground, [{ points: outline, holes: [] }])).toBeUndefined();
  for (const [x, y] of [...ground.corners, ...outline]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test('the sample is a drive of 16 by 36 feet', () => {
  expect(surfaceSquareFeet(ground, [{ points: outline, holes: [] }])).toBeCloseTo(16 * 36, 1);
});
