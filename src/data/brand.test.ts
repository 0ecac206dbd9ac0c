/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readTokens } from '../css/readTokens';
import { brand } from './brand';

const { light, dark } = readTokens();

test.each([
  ['ground', brand.ground, light],
  ['ink', brand.ink, light],
  ['kicker', brand.kicker, light],
  ['ground', brand.groundInDarkMode, dark],
])('--%s in tokens.css is %s, as in brand.ts', (name, color, tokens) => {
  expect(tokens.get(name)).toBe(color);
});
