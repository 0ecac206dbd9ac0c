/** @jest-environment node */
import { expect, test } from '@jest/globals';
import postcss from 'postcss';
import { makePalette } from '../css/palette';
import { parseTokens, TOKENS_FILE, tokensCss } from '../css/tokens';
import { companyColors } from './companyColors';

const css = tokensCss();
const palette = makePalette({ ground: '#eef5fb', mangrove: '#123a5c', lagoon: '#28749c', terracotta: '#c2410c' });

const process = (colors: Parameters<typeof companyColors>[0], from: string) =>
  postcss([companyColors(colors)]).process(css, { from }).css;

test('screens get a company’s colors in light and dark, and paper stays black on white', () => {
  const written = process(palette, TOKENS_FILE);
  expect(parseTokens(written)).toEqual(palette);
  const print = (sheet: string) => sheet.split('@media print')[1];
  expect(print(written)).toBe(print(css));
});

test('a company without colors, and every other style sheet, stay as they are', () => {
  expect(process(parseTokens(css), TOKENS_FILE)).toBe(css);
  expect(process(palette, TOKENS_FILE.replace('tokens', 'base'))).toBe(css);
});
