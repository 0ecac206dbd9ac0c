/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { slots } from './slots';

test('pictures are as wide as the page’s column, whose width and gutters are in the tokens', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const [, page] = /--page: ([\d.]+)rem/.exec(tokens) ?? [];
  const [, rem, vw] = /--gutter: min\(clamp\([\d.]+rem, ([\d.]+)rem \+ ([\d.]+)vw,/.exec(tokens) ?? [];
  expect(slots.galleryLead.sizes).toContain(`calc(${page}rem), `);
  expect(slots.galleryLead.sizes).toContain(`calc(${100 - 2 * Number(vw)}vw - ${2 * Number(rem)}rem), `);
});

test('a width that a picture has from a wider window on comes first, as browsers take the first that fits', () => {
  for (const [slot, { sizes }] of Object.entries(slots)) {
    const windows = Array.from(sizes.matchAll(/min-width: ([\d.]+)rem/g), ([, rem]) => Number(rem));
    expect([slot, windows]).toEqual([slot, [...windows].sort((one, other) => other - one)]);
  }
});
