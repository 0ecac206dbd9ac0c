/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { contrastOf, pairs } from './contrast';
import { readTokens } from './readTokens';

describe.each(['light', 'dark'] as const)('%s colors', (scheme) => {
  const tokens = readTokens()[scheme];

  test.each(pairs)('$color has a contrast of $least to 1 on $ground', (pair) => {
    expect(contrastOf(pair, tokens)).toBeGreaterThanOrEqual(pair.least);
  });
});
