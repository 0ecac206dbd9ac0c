/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { CHART, heightOf, labelHeights, linePoints, ticks, yearTicks } from './chart';

test('axes have round numbers and reach the end', () => {
  expect(ticks(16_900, 4)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
  expect(ticks(310, 4)).toEqual([0, 100, 200, 300, 400]);
  expect(yearTicks(20)).toEqual([0, 5, 10, 15, 20]);
  expect(yearTicks(33)).toEqual([0, 10, 20, 30, 33]);
  expect(yearTicks(1)).toEqual([0, 1]);
});

test('lines run from the first year to the last, at the height of the totals', () => {
  const course = [0, 5000, 15_000].map((concrete, year) => ({ year, concrete, pavers: 0 }));
  expect(linePoints(course, 'concrete', 20_000)).toBe('0,100 50,75 100,25');
});

test('totals are between the top and the bottom of the plot', () => {
  expect(heightOf(0, 20_000)).toBe(CHART.top + CHART.plot);
  expect(heightOf(20_000, 20_000)).toBe(CHART.top);
});

test('labels keep a distance and their order', () => {
  expect(labelHeights(100, 60)).toEqual({ concrete: 100, pavers: 60 });
  expect(labelHeights(100, 100)).toEqual({ concrete: 108.5, pavers: 91.5 });
  expect(labelHeights(60, 65)).toEqual({ concrete: 54, pavers: 71 });
});
