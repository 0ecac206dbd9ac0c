/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { chunkOf, onlyStylesheet } from './clientFiles';

test('finds an island by the path of its file', () => {
  const sum = { own: ['/assets/js/sum.js'], reachable: ['/assets/js/sum.js', '/assets/js/chart.js'] };
  expect(chunkOf({ chunks: { 'island-tools-Sum-Sum-island-tsx': sum } }, 'tools/Sum/Sum')).toBe(sum);
});

test('stops the build for a misspelled island, with its name and the file that is missing', () => {
  expect(() => chunkOf({ chunks: {} }, 'tools/Smu/Smu')).toThrow(/"tools\/Smu\/Smu".*\.island\.tsx/);
});

test('returns the stylesheet if there is exactly one', () => {
  expect(onlyStylesheet({ stylesheets: ['/a.css'] })).toBe('/a.css');
});

test.each([
  ['no stylesheet', [], 'none'],
  ['two stylesheets', ['/a.css', '/b.css'], '/a.css, /b.css'],
])('stops the build for %s', (_, stylesheets, named) => {
  expect(() => onlyStylesheet({ stylesheets })).toThrow(named);
});
