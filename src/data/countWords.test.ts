/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { countWords } from './countWords';

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
