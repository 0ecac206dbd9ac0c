/** Which colors of tokens.css are used on which, and the contrast they need (WCAG 2.2, 1.4.3 and 1.4.11). */

import { wcagContrast } from 'culori';
import { colorIn, type ColorTokens } from './tokens';

/** A color and the one behind it, by the names of their tokens. */
export interface Pair {
  readonly color: string;
  readonly ground: string;
  /** Least contrast: 4.5 for text, 3 for lines and icons. */
  readonly least: 4.5 | 3;
}

const grounds = ['ground', 'ground-sand', 'surface', 'surface-sunk'];
const onGrounds = ['ink', 'ink-soft', 'lagoon', 'lagoon-strong', 'kicker', 'error', 'success'];
const deepGrounds = ['mangrove', 'mangrove-deep'];

const textPairs: readonly (readonly [color: string, ground: string])[] = [
  ...onGrounds.flatMap((color) => grounds.map((ground) => [color, ground] as const)),
  ...deepGrounds.flatMap((ground) =>
    ['ink-inverse', 'ink-inverse-soft', 'kicker-inverse'].map((color) => [color, ground] as const),
  ),
  ['on-terracotta', 'terracotta'],
  ['on-terracotta', 'terracotta-strong'],
  ['on-terracotta', 'terracotta-deep'],
  ['ink-inverse', 'terracotta-deep'],
  ['terracotta-deep', 'sun'],
  ['on-sun', 'sun'],
  ['on-sun', 'sun-strong'],
  ['error', 'error-ground'],
  ['ink', 'error-ground'],
];

const shapePairs: readonly (readonly [color: string, ground: string])[] = [
  ...grounds.flatMap((ground) => ['line-strong', 'focus', 'star'].map((color) => [color, ground] as const)),
  ...deepGrounds.map((ground) => ['focus-inverse', ground] as const),
];

/** Every pair with a least contrast. */
export const pairs: readonly Pair[] = [
  ...textPairs.map(([color, ground]): Pair => ({ color, ground, least: 4.5 })),
  ...shapePairs.map(([color, ground]): Pair => ({ color, ground, least: 3 })),
];

/** Returns the contrast of a pair, from 1 to 21. */
export function contrastOf({ color, ground }: Pair, tokens: ColorTokens): number {
  return wcagContrast(colorIn(tokens, color), colorIn(tokens, ground));
}

/** Returns the pairs with too little contrast. */
export function weakPairs(tokens: ColorTokens): readonly Pair[] {
  return pairs.filter((pair) => contrastOf(pair, tokens) < pair.least);
}
