/**
 * Reads and describes areas: a shape with its sides in feet, a number of square feet, or not measured. Work that is not
 * priced by area has a length or a number of pieces instead.
 */

import { formatCount, formatNumber } from '../../../words/format';
import type { Amount } from '../../../company/pricing';
import { offers, type OwnPrice } from '../../../company/services';
import { hasTwoSides, readArea, readLength, readNumber, whyNoLength } from '../../../userInput/readMeasure';
import type { Reading } from '../../../userInput/shareLink';

/** The sides of all shapes; each shape uses some of them. */
export type Side =
  | 'length'
  | 'width'
  | 'cornerLength'
  | 'cornerWidth'
  | 'poolLength'
  | 'poolWidth'
  | 'diameter'
  | 'squareFeet'
  | 'linearFeet'
  | 'pieces';

/** The ways to measure an area, and work that is not priced by area. */
export type ShapeId =
  'rectangle' | 'l-shape' | 'around-pool' | 'circle' | 'square-feet' | 'not-measured' | 'linear-feet' | 'pieces';

export type Sides = Readonly<Partial<Record<Side, number>>>;

export interface AreaInput {
  readonly shape: ShapeId;
  /** In feet, except `squareFeet` and `pieces`. Contains the sides of its shape and no others. */
  readonly sides: Sides;
}

export interface Shape {
  readonly label: string;
  readonly sides: readonly Side[];
  /** Square feet before rounding; undefined if it measures no area. */
  readonly measure?: (side: (name: Side) => number) => number;
}

export const shapes: Readonly<Record<ShapeId, Shape>> = {
  rectangle: {
    label: 'Rectangle',
    sides: ['length', 'width'],
    measure: (side) => side('length') * side('width'),
  },
  'l-shape': {
    label: 'L-shape',
    sides: ['length', 'width', 'cornerLength', 'cornerWidth'],
    measure: (side) => side('length') * side('width') - side('cornerLength') * side('cornerWidth'),
  },
  'around-pool': {
    label: 'Deck around a pool',
    sides: ['length', 'width', 'poolLength', 'poolWidth'],
    measure: (side) => side('length') * side('width') - side('poolLength') * side('poolWidth'),
  },
  circle: {
    label: 'Circle',
    sides: ['diameter'],
    measure: (side) => Math.PI * (side('diameter') / 2) ** 2,
  },
  'square-feet': {
    label: 'I know the size',
    sides: ['squareFeet'],
    measure: (side) => side('squareFeet'),
  },
  'not-measured': { label: 'Not measured yet', sides: [] },
  'linear-feet': { label: 'Length', sides: ['linearFeet'] },
  pieces: { label: 'Number', sides: ['pieces'] },
};

/** Returns the shapes that a project can be measured by: one, unless it is priced by area. */
export function shapesFor(unit: OwnPrice['unit'] = 'sq ft'): readonly ShapeId[] {
  if (unit === 'linear ft') return ['linear-feet'];
  if (unit === 'piece') return ['pieces'];
  return [
    'rectangle',
    'l-shape',
    ...(offers('pool-decks') ? (['around-pool'] as const) : []),
    'circle',
    'square-feet',
    'not-measured',
  ];
}

export const sideLabels: Readonly<Record<Side, string>> = {
  length: 'Length in feet',
  width: 'Width in feet',
  cornerLength: 'Length of the cut-out corner',
  cornerWidth: 'Width of the cut-out corner',
  poolLength: 'Pool length in feet',
  poolWidth: 'Pool width in feet',
  diameter: 'Diameter in feet',
  squareFeet: 'Square feet',
  linearFeet: 'Length in linear feet',
  pieces: 'How many',
};

export const allSides = Object.keys(sideLabels) as readonly Side[];

/** In feet, from the edge of a stepping stone to the side of a shopping center. */
const SIDE_BOUNDS = { low: 1, high: 1000 } as const;

/** In square feet; the same bounds as in the estimate form. */
export const AREA_BOUNDS = { low: 20, high: 100_000 } as const;

/** In linear feet, from a step to the edge of a large lot; and in pieces. */
const LENGTH_BOUNDS = { low: 1, high: 5000 } as const;
const PIECE_BOUNDS = { low: 1, high: 1000 } as const;

/** Pairs of sides in which the first must be shorter, because it belongs to a part cut out of the area. */
const within: readonly (readonly [Side, Side])[] = [
  ['cornerLength', 'length'],
  ['cornerWidth', 'width'],
  ['poolLength', 'length'],
  ['poolWidth', 'width'],
];

/** Returns whole square feet; undefined if no area has been measured. */
export function squareFeetOf({ shape, sides }: AreaInput): number | undefined {
  const square = shapes[shape].measure?.((name) => sides[name] ?? Number.NaN);
  return square === undefined ? undefined : Math.round(square);
}

/** Reads an area in square feet: the middle of a range, because an estimate has one area. */
export function readSquareFeet(text: string): number | undefined {
  const typed = readArea(text);
  return typed && (typed.low + typed.high) / 2;
}

/** What an area needs that was entered as two sides. */
export const TWO_SIDES = 'Those are two sides. Multiply them, and enter the square feet';

/** Returns whether a number was read, and is from `low` to `high`. */
export function isWithin(value: number | undefined, { low, high }: Amount): value is number {
  return value !== undefined && value >= low && value <= high;
}

function readSide(side: Side, text: string): number | string {
  if (side === 'squareFeet') {
    const value = readSquareFeet(text);
    if (isWithin(value, AREA_BOUNDS)) return Math.round(value);
    if (hasTwoSides(text)) return TWO_SIDES;
    return `Enter the area as a number from ${formatNumber(AREA_BOUNDS.low)} to ${formatNumber(AREA_BOUNDS.high)} square feet, like 600`;
  }
  if (side === 'pieces') {
    const value = readNumber(text);
    if (isWithin(value, PIECE_BOUNDS) && Number.isInteger(value)) return value;
    return `Enter a whole number from ${PIECE_BOUNDS.low} to ${formatNumber(PIECE_BOUNDS.high)}`;
  }
  const isCorner = side === 'cornerLength' || side === 'cornerWidth';
  // An L-shape whose corner is 0 is a rectangle.
  const [bounds, example] =
    side === 'linearFeet'
      ? [LENGTH_BOUNDS, '40']
      : [isCorner ? { ...SIDE_BOUNDS, low: 0 } : SIDE_BOUNDS, `20 or 12' 6"`];
  const value = readLength(text);
  if (isWithin(value, bounds)) return value;
  const what = sideLabels[side].replace(/ in (linear )?feet$/, '').toLowerCase();
  return (
    whyNoLength(text) ??
    `Enter the ${what} in feet, from ${bounds.low} to ${formatNumber(bounds.high)}, like ${example}`
  );
}

/** Reads the typed sides of a shape, and returns the area or a message for each side that needs one. */
export function readSides(shape: ShapeId, typed: (side: Side) => string): Reading<Side, AreaInput> {
  const sides: Partial<Record<Side, number>> = {};
  const errors: Partial<Record<Side, string>> = {};
  for (const side of shapes[shape].sides) {
    const value = readSide(side, typed(side));
    if (typeof value === 'number') sides[side] = value;
    else errors[side] = value;
  }
  for (const [inner, outer] of within) {
    const [small, large] = [sides[inner], sides[outer]];
    if (small !== undefined && large !== undefined && small >= large) {
      errors[inner] = `Enter less than the whole ${outer}, which is ${large} ft`;
    }
  }
  const area = { shape, sides };
  const total = Object.keys(errors).length === 0 ? squareFeetOf(area) : undefined;
  if (total !== undefined && (total < AREA_BOUNDS.low || total > AREA_BOUNDS.high)) {
    const last = shapes[shape].sides.at(-1) ?? 'squareFeet';
    errors[last] =
      `That makes ${total < 1 ? 'less than 1 square foot' : formatCount(total, 'square foot', 'square feet')}. This tool works for ${formatNumber(AREA_BOUNDS.low)} to ${formatNumber(AREA_BOUNDS.high)}`;
  }
  return Object.keys(errors).length > 0 ? { errors } : { input: area, errors };
}

/** Describes a shape with its sides: "20 × 30 ft", "22 × 36 ft minus a 14 × 28 ft pool". Empty if its size says it all. */
export function describeArea({ shape, sides }: AreaInput): string {
  const pair = (one: Side, other: Side) => `${sides[one]} × ${sides[other]} ft`;
  switch (shape) {
    case 'rectangle':
      return pair('length', 'width');
    case 'l-shape':
      return sides.cornerLength && sides.cornerWidth
        ? `${pair('length', 'width')} minus a ${pair('cornerLength', 'cornerWidth')} corner`
        : pair('length', 'width');
    case 'around-pool':
      return `${pair('length', 'width')} minus a ${pair('poolLength', 'poolWidth')} pool`;
    case 'circle':
      return `circle ${sides.diameter} ft across`;
    default:
      return '';
  }
}
