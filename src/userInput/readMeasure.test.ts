/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatDollars, formatNumber } from '../words/format';
import { readArea, readLength, readNumber, whyNoLength } from './readMeasure';

/** Values with up to two digits after the point, which every field shows. */
const shown = fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100);

describe('a length', () => {
  test.each([
    ['20', 20],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['12 ft', 12],
    ['12 feet', 12],
    [`12'`, 12],
    ['1,000', 1000],
    ['1 000 ft', 1000],
    [`12' 6"`, 12.5],
    [`12'-6"`, 12.5],
    ['12’6”', 12.5],
    ['12 ft 6 in', 12.5],
    [`7'4`, 7.33],
    [`5' 7 1/2"`, 5.63],
    ['144 in', 12],
    [`96"`, 8],
    [`96''`, 8],
    ['6 inches', 0.5],
    ['12 1/2', 12.5],
    ['12-1/2 ft', 12.5],
    ['12½', 12.5],
    ['5/8"', 0.05],
    ['8 ½', 8.5],
    ['12 1⁄2', 12.5],
    ['12 6', 12.5],
    ['12ft6', 12.5],
    ['12 ft, 6 in.', 12.5],
    ['12 feet 6 inches', 12.5],
    ['12 feet and 6 inches', 12.5],
    ['12′ 6″', 12.5],
    ['12‘6“', 12.5],
    ['12´', 12],
    ['5 m', 16.4],
    ['3,5 m', 11.48],
    ['150 cm', 4.92],
    ['3 m 50', 11.48],
    ['3m50', 11.48],
    ['3 m 50 cm', 11.48],
    ['3 m 5 cm', 10.01],
    ['10 yd', 30],
    ['12′–6″', 12.5],
    ['about 20', 20],
    ['~ 20 ft', 20],
    ['12\u202fft\u202f6\u00a0in', 12.5],
    ['１２’　６”', 12.5],
    ['3.5 yards', 10.5],
    ['\u202a20\u202c\u200b', 20],
    ['２０', 20],
  ])('%s is read', (text, feet) => {
    expect(readLength(text)).toBe(feet);
  });

  test.each([
    '',
    'ten',
    '-5',
    '1e3',
    `12' 13"`,
    '12-6',
    '12 13',
    '12 6 ft',
    '20 x 30',
    '20x10',
    '3 m 5',
    '3 m 500',
    '400-500',
    '0x10',
    '1/0',
    `1'200`,
    'between 20 and 30',
    '١٢',
    '12²',
  ])('%s is not', (text) => {
    expect(readLength(text)).toBeUndefined();
  });

  test('is read back as it is shown', () => {
    fc.assert(
      fc.property(shown, (feet) => {
        expect(readLength(formatNumber(feet))).toBe(feet);
        expect(readLength(`${formatNumber(feet)} ft`)).toBe(feet);
      }),
    );
  });

  test.each([
    ['12-6', `12-6 can be feet and inches or a range. Enter 12' 6" or a single number of feet`],
    ['20x10', 'Those are two sides. Enter one in each field'],
    ['20 ft × 10 ft', 'Those are two sides. Enter one in each field'],
    [`20' by 10'`, 'Those are two sides. Enter one in each field'],
  ])('%s is refused with the reason', (text, reason) => {
    expect(readLength(text)).toBeUndefined();
    expect(whyNoLength(text)).toBe(reason);
  });

  test.each(['', 'ten', '-5', '400-500', '12 13'])('%s is refused without one', (text) => {
    expect(whyNoLength(text)).toBeUndefined();
  });

  test('in feet and inches is their sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
        expect(readLength(`${feet}' ${inches}"`)).toBeCloseTo(feet + inches / 12, 2);
        expect(readLength(`${feet * 12 + inches} in`)).toBeCloseTo(feet + inches / 12, 2);
      }),
    );
  });
});

describe('an area', () => {
  test.each([
    ['20', 20],
    ['600', 600],
    ['1,200', 1200],
    ['1 200 sq ft', 1200],
    ['1200 sq. ft.', 1200],
    ['1.5 sq ft', 1.5],
    ['850.5 square feet', 850.5],
    ['850,5', 850.5],
    ['600 ft²', 600],
    ['600sf', 600],
    ['60 m²', 645.83],
    ['60 square meters', 645.83],
    ['70 sq yd', 630],
    ['Approx. 600 sq ft', 600],
    ['６００', 600],
    ['\u202a600\u202c', 600],
  ])('%s is read', (text, squareFeet) => {
    expect(readArea(text)).toEqual({ low: squareFeet, high: squareFeet });
  });

  test.each([
    ['400-500', 400, 500],
    ['400 – 500 sq ft', 400, 500],
    ['1,200 to 1,500 square feet', 1200, 1500],
  ])('%s is read as a range', (text, low, high) => {
    expect(readArea(text)).toEqual({ low, high });
  });

  test.each([
    '',
    'large',
    '-600',
    '1e5',
    '20 x 30',
    '1.200',
    '1.2.3',
    '600 800',
    '600²',
    '600 feet',
    '500-400',
    '600+',
  ])('%s is not', (text) => {
    expect(readArea(text)).toBeUndefined();
  });

  test('is read back as it is shown', () => {
    fc.assert(
      fc.property(shown, (squareFeet) => {
        const exact = { low: squareFeet, high: squareFeet };
        expect(readArea(formatNumber(squareFeet))).toEqual(exact);
        expect(readArea(`${formatNumber(squareFeet)} sq ft`)).toEqual(exact);
      }),
    );
  });
});

describe('a number', () => {
  test.each([
    ['12', 12],
    ['1,200', 1200],
    ['$9.70', 9.7],
    ['9,70', 9.7],
    ['１２００', 1200],
  ])('%s is read', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test.each(['', 'ten', '-600', '1e5', '20 x 30', '1.200', '1.2.3', '600 ft', '12345678901234567890'])(
    '%s is not',
    (text) => {
      expect(readNumber(text)).toBeUndefined();
    },
  );

  test('is read back as it is shown', () => {
    fc.assert(
      fc.property(shown, (value) => {
        expect(readNumber(formatNumber(value))).toBe(value);
        expect(readNumber(formatDollars(value))).toBe(value);
      }),
    );
  });
});

test('any text is read as a finite measure, or not at all', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.constantFrom('12', '1/2', '½', ',', '.', ' ', '-', `'`, '"', 'ft', 'in', 'm²'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const area = readArea(text);
      for (const value of [readLength(text), readNumber(text), area?.low, area?.high]) {
        if (value !== undefined) expect(Number.isFinite(value) && value >= 0).toBe(true);
      }
    }),
  );
});
