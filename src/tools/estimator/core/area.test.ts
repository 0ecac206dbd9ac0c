/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { describeArea, readSides, squareFeetOf, type ShapeId, type Side } from './area';

const read = (shape: ShapeId, sides: Partial<Record<Side, string>>) => readSides(shape, (side) => sides[side] ?? '');

describe('shapes', () => {
  test.each([
    ['rectangle', { length: 30, width: 20 }, 600, '30 × 20 ft'],
    [
      'l-shape',
      { length: 30, width: 20, cornerLength: 10, cornerWidth: 5 },
      550,
      '30 × 20 ft minus a 10 × 5 ft corner',
    ],
    ['l-shape', { length: 30, width: 20, cornerLength: 0, cornerWidth: 0 }, 600, '30 × 20 ft'],
    [
      'around-pool',
      { length: 36, width: 22, poolLength: 28, poolWidth: 14 },
      400,
      '36 × 22 ft minus a 28 × 14 ft pool',
    ],
    ['circle', { diameter: 20 }, 314, 'circle 20 ft across'],
    ['square-feet', { squareFeet: 600 }, 600, ''],
    ['not-measured', {}, undefined, ''],
  ] as const)('%s', (shape, sides, squareFeet, words) => {
    expect(squareFeetOf({ shape, sides })).toBe(squareFeet);
    expect(describeArea({ shape, sides })).toBe(words);
  });
});

describe('a typed area', () => {
  test('is read with its shape and sides', () => {
    expect(read('rectangle', { length: '30', width: `20'` })).toMatchObject({
      input: { shape: 'rectangle', sides: { length: 30, width: 20 } },
    });
  });

  test('can have a cut-out corner of 0', () => {
    const sides = { length: '30', width: '20', cornerLength: '0', cornerWidth: '0' };
    expect(read('l-shape', sides)).toHaveProperty('input');
  });

  test('is the middle of a range of square feet', () => {
    expect(read('square-feet', { squareFeet: '400-500' })).toMatchObject({
      input: { shape: 'square-feet', sides: { squareFeet: 450 } },
    });
  });

  test('says why a side or an area that could be read two ways is not read', () => {
    expect(read('rectangle', { length: '20x10', width: '12-6' })).toEqual({
      errors: {
        length: 'Those are two sides. Enter one in each field',
        width: `12-6 can be feet and inches or a range. Enter 12' 6" or a single number of feet`,
      },
    });
    expect(read('square-feet', { squareFeet: '20x10' })).toEqual({
      errors: { squareFeet: 'Those are two sides. Multiply them, and enter the square feet' },
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
    expect(read('l-shape', { length: '30', width: '20', cornerLength: '29.99', cornerWidth: '19.99' })).toHaveProperty(
      'errors.cornerWidth',
      'That makes less than 1 square foot. This tool works for 20 to 100,000',
    );
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
        if (!result.input) expect(Object.values(result.errors).join('')).not.toBe('');
        else {
          expect(squareFeetOf(result.input)).toBeGreaterThanOrEqual(20);
          expect(squareFeetOf(result.input)).toBeLessThanOrEqual(100_000);
        }
      }),
    );
  });
});
