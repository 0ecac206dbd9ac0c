/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { describeArea, parseFeet, parseNumber, readArea, squareFeetOf, type ShapeId, type Side } from './area';

const read = (shape: ShapeId, sides: Partial<Record<Side, string>>) => readArea(shape, (side) => sides[side] ?? '');

describe('shapes', () => {
  test.each([
    ['rectangle', { length: 30, width: 20 }, 600, '30 × 20 ft'],
    [
      'l-shape',
      { length: 30, width: 20, cornerLength: 10, cornerWidth: 5 },
      550,
      '30 × 20 ft minus a 10 × 5 ft corner',
    ],
    [
      'around-pool',
      { length: 36, width: 22, poolLength: 28, poolWidth: 14 },
      400,
      '36 × 22 ft minus a 28 × 14 ft pool',
    ],
    ['circle', { diameter: 20 }, 314, 'circle 20 ft across'],
    ['square-feet', { squareFeet: 600 }, 600, 'area as entered'],
    ['not-measured', {}, undefined, 'not measured yet'],
  ] as const)('%s', (shape, sides, squareFeet, words) => {
    expect(squareFeetOf({ shape, sides })).toBe(squareFeet);
    expect(describeArea({ shape, sides })).toBe(words);
  });
});

describe('lengths', () => {
  test.each([
    ['20', 20],
    [' 12.5 ', 12.5],
    [`12' 6"`, 12.5],
    ['12’6”', 12.5],
    ['12 ft 6 in', 12.5],
    ['12 feet', 12],
    [`12'`, 12],
    ['1,000', 1000],
    [`7'4`, 7.33],
    ['\u202a20\u202c\u200b', 20],
  ])('%s is read', (text, feet) => {
    expect(parseFeet(text)).toBe(feet);
  });

  test.each(['', 'ten', '-5', '1e3', `12' 13"`, '20 x 30', '0x10', '5 m', '١٢'])('%s is not', (text) => {
    expect(parseFeet(text)).toBeUndefined();
  });
});

describe('numbers', () => {
  test.each([
    ['600', 600],
    ['1,200', 1200],
    ['1200 sq ft', 1200],
    ['850.5 square feet', 850.5],
    ['$9.70', 9.7],
    ['\u202a600\u202c', 600],
    ['１２００', 1200],
  ])('%s is read', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each(['', 'large', '-600', '1e5', '20 x 30', '1.2.3'])('%s is not', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});

describe('a typed area', () => {
  test('is read with its shape and sides', () => {
    expect(read('rectangle', { length: '30', width: `20'` })).toEqual({
      area: { shape: 'rectangle', sides: { length: 30, width: 20 } },
    });
  });

  test('gets a message for each invalid side', () => {
    expect(read('circle', { diameter: 'wide' })).toEqual({
      errors: { diameter: `Enter the diameter in feet, from 1 to 1,000, like 20 or 12' 6"` },
    });
    expect(read('around-pool', { length: '30', width: '20', poolLength: '30', poolWidth: '25' })).toEqual({
      errors: {
        poolLength: 'Enter less than the whole length, which is 30 ft',
        poolWidth: 'Enter less than the whole width, which is 20 ft',
      },
    });
  });

  test('gets a message if it is too small or too large overall', () => {
    expect(read('rectangle', { length: '4', width: '4' })).toEqual({
      errors: { width: 'That makes 16 square feet. This tool works for 20 to 100,000' },
    });
    expect(read('rectangle', { length: '1000', width: '1000' })).toHaveProperty('errors.width');
    expect(read('square-feet', { squareFeet: '19' })).toHaveProperty('errors.squareFeet');
  });

  test('is within bounds or gets a message, for any text', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: -5, max: 1200 }).map(String));
    const shape = fc.constantFrom<ShapeId>('rectangle', 'l-shape', 'around-pool', 'circle', 'square-feet');
    fc.assert(
      fc.property(shape, text, text, text, text, (id, one, two, three, four) => {
        const result = read(id, {
          length: one,
          width: two,
          cornerLength: three,
          cornerWidth: four,
          poolLength: three,
          poolWidth: four,
          diameter: one,
          squareFeet: one,
        });
        if ('errors' in result) expect(Object.values(result.errors).join('')).not.toBe('');
        else {
          expect(squareFeetOf(result.area)).toBeGreaterThanOrEqual(20);
          expect(squareFeetOf(result.area)).toBeLessThanOrEqual(100_000);
        }
      }),
    );
  });
});
