/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { countWords, readMinutes } from './countWords';

test.each([
  ['Plain words in a row', 5],
  ['## A heading, counted', 3],
  ['A <Price of="faq.installed" /> tag is none', 4],
  ['A [link text](/blog/some-address) counts by its text', 7],
  ['| Size | Price |\n| --- | --- |\n| 6 by 9 | low |', 6],
  ['{/* truncate */}\n\nAfter the mark', 3],
  ['**Bold** and *slanted* and 2–3 years', 6],
  ['', 0],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  [900, 4],
  [1100, 5],
  [2000, 9],
  [3350, 15],
])('%i words are read in %i minutes, at 200 to 240 words a minute', (count, minutes) => {
  expect(readMinutes('stone '.repeat(count))).toBe(minutes);
  expect(count / minutes).toBeGreaterThanOrEqual(200);
  expect(count / minutes).toBeLessThanOrEqual(240);
});

test('several texts are read one after the other', () => {
  expect(readMinutes('stone '.repeat(200), 'sand '.repeat(300))).toBe(readMinutes('stone '.repeat(500)));
});

test('an article of a few words is read in a minute', () => {
  expect(readMinutes('Soon.')).toBe(1);
});
