/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Point } from '@site/src/paving';
import { tapOn } from './geometry';

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('a tap on the picture', () => {
  it('adds the next point of an outline that is being drawn, however near to the last', () => {
    expect(tapOn(square, [50, 50], 20, true)).toBe(4);
    expect(tapOn(square, [2, 97], 20, true)).toBe(4);
  });

  it('closes the outline at its first point', () => {
    expect(tapOn(square, [10, 8], 20, true)).toBe('close');
    expect(tapOn(square.slice(0, 2), [10, 8], 20, true)).toBe(2);
  });

  it('adds a point on a side, and none inside or outside', () => {
    expect(tapOn(square, [110, 40], 20, false)).toBe(2);
    expect(tapOn(square, [5, 50], 20, false)).toBe(4);
    expect(tapOn(square, [50, 50], 20, false)).toBeUndefined();
    expect(tapOn(square, [50, 160], 20, false)).toBeUndefined();
  });
});
