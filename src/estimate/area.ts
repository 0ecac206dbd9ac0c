/** Reads and describes areas: a shape with its sides in feet, a number of square feet, or not measured. */

import { cleanCode, cleanLine } from '../leads/cleanText';

/** The sides of all shapes; each shape uses some of them. */
export type Side =
  'length' | 'width' | 'cornerLength' | 'cornerWidth' | 'poolLength' | 'poolWidth' | 'diameter' | 'squareFeet';

export type ShapeId = 'rectangle' | 'l-shape' | 'around-pool' | 'circle' | 'square-feet' | 'not-measured';

export type Sides = Readonly<Partial<Record<Side, number>>>;

export interface AreaInput {
  readonly shape: ShapeId;
  /** In feet, except `squareFeet`. Contains the sides of its shape and no others. */
  readonly sides: Sides;
}

export interface Shape {
  readonly label: string;
  readonly sides: readonly Side[];
  /** Square feet before rounding. */
  readonly measure: (side: (name: Side) => number) => number;
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
    label: 'I know the square footage',
    sides: ['squareFeet'],
    measure: (side) => side('squareFeet'),
  },
  'not-measured': { label: 'Not measured yet', sides: [], measure: () => Number.NaN },
};

export const shapeIds = Object.keys(shapes) as readonly ShapeId[];

export const sideLabels: Readonly<Record<Side, string>> = {
  length: 'Length in feet',
  width: 'Width in feet',
  cornerLength: 'Length of the cut-out corner',
  cornerWidth: 'Width of the cut-out corner',
  poolLength: 'Pool length in feet',
  poolWidth: 'Pool width in feet',
  diameter: 'Diameter in feet',
  squareFeet: 'Square feet',
};

/** In feet, from the edge of a stepping stone to the side of a shopping center. */
const SIDE_BOUNDS = { low: 1, high: 1000 } as const;

/** In square feet; the same bounds as in the estimate form. */
export const AREA_BOUNDS = { low: 20, high: 100_000 } as const;

/** Pairs of sides in which the first must be shorter, because it belongs to a part cut out of the area. */
const within: readonly (readonly [Side, Side])[] = [
  ['cornerLength', 'length'],
  ['cornerWidth', 'width'],
  ['poolLength', 'length'],
  ['poolWidth', 'width'],
];

const count = (value: number) => value.toLocaleString('en-US');

/** Returns whole square feet; undefined if nothing has been measured. */
export function squareFeetOf({ shape, sides }: AreaInput): number | undefined {
  if (shape === 'not-measured') return undefined;
  return Math.round(shapes[shape].measure((name) => sides[name] ?? Number.NaN));
}

/**
 * Reads a length as people write it: "20", "12.5", "12' 6\"", "12 ft 6 in", "12′".
 * @returns feet, to a hundredth; undefined if it is none of these
 */
export function parseFeet(text: string): number | undefined {
  const feetAndInches =
    /^(\d{1,6}(?:\.\d{0,6})?)\s*(?:(?:'|′|’|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d{0,3})?)\s*(?:"|″|”|''|in\.?|inch(?:es)?)?)?)?$/i;
  const [, feet, inches = '0'] = feetAndInches.exec(cleanLine(text).replace(/(\d),(?=\d{3}\b)/g, '$1')) ?? [];
  if (feet === undefined || Number(inches) >= 12) return undefined;
  return Math.round((Number(feet) + Number(inches) / 12) * 100) / 100;
}

/** Reads a plain number as people write it: "600", "1,200", "1200 sq ft". Undefined if it is not a number. */
export function parseNumber(text: string): number | undefined {
  const bare = cleanCode(text).replace(/\s*(?:sq\.?\s*ft\.?|sqft|sf|square\s+feet|ft\.?|feet)$/i, '');
  return /^\$?\d{1,9}(?:,\d{3})*(?:\.\d{0,6})?$/.test(bare) ? Number(bare.replace(/[$,]/g, '')) : undefined;
}

function readSide(side: Side, text: string): number | string {
  const what = sideLabels[side].replace(/ in feet$/, '').toLowerCase();
  if (side === 'squareFeet') {
    const value = parseNumber(text);
    const within = value !== undefined && value >= AREA_BOUNDS.low && value <= AREA_BOUNDS.high;
    if (within) return Math.round(value);
    return `Enter the area as a number from ${count(AREA_BOUNDS.low)} to ${count(AREA_BOUNDS.high)} square feet, like 600`;
  }
  const value = parseFeet(text);
  if (value !== undefined && value >= SIDE_BOUNDS.low && value <= SIDE_BOUNDS.high) return value;
  return `Enter the ${what} in feet, from ${SIDE_BOUNDS.low} to ${count(SIDE_BOUNDS.high)}, like 20 or 12' 6"`;
}

/** A message for each field that needs one. */
export type AreaErrors = Partial<Record<Side, string>>;

/** Reads the typed sides of a shape, and returns the area or a message for each side that needs one. */
export function readArea(
  shape: ShapeId,
  typed: (side: Side) => string,
): { readonly area: AreaInput } | { readonly errors: AreaErrors } {
  const sides: Partial<Record<Side, number>> = {};
  const errors: AreaErrors = {};
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
      `That makes ${count(total)} square feet. This tool works for ${count(AREA_BOUNDS.low)} to ${count(AREA_BOUNDS.high)}`;
  }
  return Object.keys(errors).length > 0 ? { errors } : { area };
}

/** Describes a shape with its sides: "20 × 30 ft", "22 × 36 ft minus a 14 × 28 ft pool". */
export function describeArea({ shape, sides }: AreaInput): string {
  const pair = (one: Side, other: Side) => `${sides[one]} × ${sides[other]} ft`;
  switch (shape) {
    case 'rectangle':
      return pair('length', 'width');
    case 'l-shape':
      return `${pair('length', 'width')} minus a ${pair('cornerLength', 'cornerWidth')} corner`;
    case 'around-pool':
      return `${pair('length', 'width')} minus a ${pair('poolLength', 'poolWidth')} pool`;
    case 'circle':
      return `circle ${sides.diameter} ft across`;
    case 'square-feet':
      return 'area as entered';
    case 'not-measured':
      return 'not measured yet';
  }
}
