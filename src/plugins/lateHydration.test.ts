/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { chunkOf } from './lateHydration';

test('finds an island by the path of its file', () => {
  const sum = { scripts: ['/assets/js/sum.js'], styles: ['/assets/css/sum.css'] };
  expect(chunkOf({ chunks: { 'island-tools-Sum-Sum-island-tsx': sum } }, 'tools/Sum/Sum')).toBe(sum);
});

test('stops the build for a misspelled island, with its name and the file that is missing', () => {
  expect(() => chunkOf({ chunks: {} }, 'tools/Smu/Smu')).toThrow(/"tools\/Smu\/Smu".*\.island\.tsx/);
});
