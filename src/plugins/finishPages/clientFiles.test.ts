/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { chunkOf, onlyStylesheet } from './clientFiles';

test('an island is found by the path of its file', () => {
  const sum = { own: ['/assets/js/sum.js'], reachable: ['/assets/js/sum.js', '/assets/js/chart.js'] };
  expect(chunkOf({ chunks: { 'island-tools-Sum-Sum-island-tsx': sum } }, 'tools/Sum/Sum')).toBe(sum);
});

test('a misspelled island stops the build with its name and where its file is looked for', () => {
  expect(() => chunkOf({ chunks: {} }, 'tools/Smu/Smu')).toThrow(/"tools\/Smu\/Smu".*\.island\.tsx/);
});

test('the stylesheet is the only one', () => {
  expect(onlyStylesheet({ stylesheets: ['/a.css'] })).toBe('/a.css');
});

test.each([
  ['no stylesheet', [], 'none'],
  ['two stylesheets', ['/a.css', '/b.css'], '/a.css, /b.css'],
])('%s stops the build', (_, stylesheets, named) => {
  expect(() => onlyStylesheet({ stylesheets })).toThrow(named);
});
