/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { readTokens } from './readTokens';

/** Returns the relative luminance as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'ground-sand', 'surface', 'surface-sunk'];
const onGrounds = ['ink', 'ink-soft', 'lagoon', 'lagoon-strong', 'kicker', 'error', 'success'];
const textPairs: [string, string][] = [
  ...onGrounds.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...['mangrove', 'mangrove-deep'].flatMap((ground): [string, string][] => [
    ['ink-inverse', ground],
    ['ink-inverse-soft', ground],
    ['kicker-inverse', ground],
  ]),
  ['on-terracotta', 'terracotta'],
  ['on-terracotta', 'terracotta-strong'],
  ['error', 'error-ground'],
  ['ink', 'error-ground'],
];
const shapePairs: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
    ['star', ground],
  ]),
  ['focus-inverse', 'mangrove'],
  ['focus-inverse', 'mangrove-deep'],
];

describe.each(['light', 'dark'] as const)('%s colors', (scheme) => {
  const tokens = readTokens()[scheme];
  const color = (name: string): string => {
    const hex = tokens.get(name);
    if (!hex) throw new Error(`tokens.css has no hex color --${name}`);
    return hex;
  };

  test.each(textPairs)('text in %s has a contrast of 4.5 to 1 on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s has a contrast of 3 to 1 on %s', (shape, ground) => {
    expect(contrast(color(shape), color(ground))).toBeGreaterThanOrEqual(3);
  });
});
