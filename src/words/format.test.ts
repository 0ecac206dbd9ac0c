/** @jest-environment node */
import { expect, test } from '@jest/globals';
import {
  firstThatFits,
  formatCount,
  formatMinutes,
  formatDollars,
  formatNumber,
  formatTime,
  isoMonth,
  nounFor,
} from './format';

test('numbers have separators for thousands, and as many digits as asked for', () => {
  expect(formatNumber(1200)).toBe('1,200');
  expect(formatNumber(8.504)).toBe('8.5');
  expect(formatNumber(2.349, 1)).toBe('2.3');
  expect(formatNumber(1999.6, 0)).toBe('2,000');
  expect(formatDollars(16_900)).toBe('$16,900');
});

test('a count agrees with its noun', () => {
  expect([0, 1, 1200].map((count) => formatCount(count, 'paver'))).toEqual(['0 pavers', '1 paver', '1,200 pavers']);
  expect([1, 2].map((count) => nounFor(count, 'bench', 'benches'))).toEqual(['bench', 'benches']);
});

test.each([
  ['00:00', '12 am'],
  ['07:00', '7 am'],
  ['12:00', '12 pm'],
  ['16:30', '4:30 pm'],
  ['23:05', '11:05 pm'],
])('%s is %s', (time, words) => {
  expect(formatTime(time)).toBe(words);
});

test('whole hours are called hours', () => {
  expect([1, 15, 60, 90, 120, 240].map(formatMinutes)).toEqual([
    '1 minute',
    '15 minutes',
    'an hour',
    '90 minutes',
    '2 hours',
    '4 hours',
  ]);
});

test('reads a month of a year as ISO 8601 writes it, and says what to write instead', () => {
  expect(isoMonth('March 2024')).toBe('2024-03');
  expect(isoMonth('December 2025')).toBe('2025-12');
  for (const wrong of ['2024-03', 'Mar 2024', 'March', 'March 24']) {
    expect(() => isoMonth(wrong)).toThrow('Write month and year, like March 2024');
  }
});

test('a text that is too long gives way to a shorter one, and the last is taken as it is', () => {
  expect(firstThatFits(9, 'nine char', 'short')).toBe('nine char');
  expect(firstThatFits(8, 'nine char', 'short')).toBe('short');
  expect(firstThatFits(4, 'nine char', 'short')).toBe('short');
});
