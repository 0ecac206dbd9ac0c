/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { brand } from './brand';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');

test.each([
  ['ground', brand.ground, light],
  ['ink', brand.ink, light],
  ['kicker', brand.kicker, light],
  ['ground', brand.groundInDarkMode, dark],
])('--%s of the pages is the color %s used outside them', (name, color, styles) => {
  expect(styles).toMatch(new RegExp(`--${name}: ${color};`));
});
