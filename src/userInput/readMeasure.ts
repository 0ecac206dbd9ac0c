/**
 * Reads lengths, areas and numbers as people type them. Returns undefined for whatever is none of these or could mean two
 * things, like a length of "12-6", so that each field can say what it needs.
 */
import { cleanLine } from './cleanText';

/** Fractions that are one character. */
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const GLYPHS = Object.keys(FRACTIONS).join('');
const FRACTION = new RegExp(`^(?:(\\d{1,4})[ -])?(\\d{1,3})/(\\d{1,3})$|^(\\d{1,4})? ?([${GLYPHS}])$`);
/** A point before three digits, which in Europe is one between thousands. */
const MAYBE_THOUSANDS = /\b\d{1,3}\.\d{3}(?!\d)/;
const METERS = '(?:m|meters?|metres?)';
const YARDS = '(?:yds?\\.?|yards?)';
const FEET_PER_METER = 1 / 0.3048;
const FEET_PER_YARD = 3;

/** Replaced in a form of notation by what each name stands for. */
const PARTS: Readonly<Record<string, string>> = {
  QUANTITY: `([\\d.,/${GLYPHS} -]+?)`,
  FEET: `(?:['′’‘´\`]|ft\\.?|feet|foot)`,
  INCHES: `(?:["″”“]|''|′′|’’|in\\.?|inch(?:es)?)`,
  METERS,
  YARDS,
  CENTIMETERS: '(?:cm|centimeters?)',
  SQUARE_FT: '(?:(?:sq\\.?|square) ?(?:ft\\.?|feet|foot)|sf|ft ?[2²])',
  SQUARE_YD: `(?:sq\\.?|square) ?${YARDS}`,
  SQUARE_M: `(?:(?:sq\\.?|square) ?${METERS}|m ?[2²])`,
};

/** A way to write a measure, and what the quantities in it amount to. */
type Notation<Value> = readonly [form: RegExp, valueOf: (first: number, second: number) => Value | undefined];

const NAMES = new RegExp(Object.keys(PARTS).join('|'), 'g');
const form = (parts: string) => new RegExp(`^${parts.replace(NAMES, (name) => PARTS[name])}$`, 'i');

const feetAndInches = (feet: number, inches: number) => (inches < 12 ? feet + inches / 12 : undefined);

const metersAndCentimeters = (meters: number, centimeters: number) =>
  centimeters < 100 ? (meters + centimeters / 100) * FEET_PER_METER : undefined;

/** In feet. */
const lengths: readonly Notation<number>[] = [
  [form('QUANTITY ?FEET?'), (feet) => feet],
  [form('QUANTITY ?INCHES'), (inches) => inches / 12],
  [form('QUANTITY ?FEET ?(?:[-–,]|and)? ?QUANTITY ?INCHES?'), feetAndInches],
  [/^(\d{1,3}) (\d{1,2})$/, feetAndInches],
  [form('QUANTITY ?METERS'), (meters) => meters * FEET_PER_METER],
  [form('QUANTITY ?METERS ?(\\d\\d)'), metersAndCentimeters],
  [form('QUANTITY ?METERS ?QUANTITY ?CENTIMETERS'), metersAndCentimeters],
  [form('QUANTITY ?YARDS'), (yards) => yards * FEET_PER_YARD],
  [form('QUANTITY ?CENTIMETERS'), (centimeters) => (centimeters / 100) * FEET_PER_METER],
];

/** A typed area, in square feet. `low === high` unless it was typed as a range. */
export interface TypedArea {
  readonly low: number;
  readonly high: number;
}

const exactly = (squareFeet: number): TypedArea => ({ low: squareFeet, high: squareFeet });

const areas: readonly Notation<TypedArea>[] = [
  [form('QUANTITY ?SQUARE_FT?'), exactly],
  [form('QUANTITY ?SQUARE_M'), (squareMeters) => exactly(squareMeters * FEET_PER_METER ** 2)],
  [form('QUANTITY ?SQUARE_YD'), (squareYards) => exactly(squareYards * FEET_PER_YARD ** 2)],
  [
    form('QUANTITY ?SQUARE_FT? ?(?:-|–|to) ?QUANTITY ?SQUARE_FT?'),
    (low, high) => (low < high ? { low, high } : undefined),
  ],
];

/** Returns a text in ASCII as far as full-width characters go, without spaces between thousands and "about" before it. */
function plain(typed: string): string {
  return (
    cleanLine(typed)
      // NFKC would also turn "600²" into 6002.
      .replace(/[\uff01-\uff5e]/g, (character) => character.normalize('NFKC'))
      .replaceAll('⁄', '/')
      .replace(/^(?:about|around|approximately|approx\.?|ca\.?|~) ?/i, '')
      // Without a unit, "600 800" may be two numbers.
      .replace(/^\d{1,3}(?: \d{3})+(?=(?:\.\d*)? ?[a-z'′’"″”])/i, (digits) => digits.replaceAll(' ', ''))
  );
}

/** Reads a number without its unit: "1,200", "12.5", "12,5", "12 1/2", "12-1/2", "5/8", "8½". */
function readQuantity(text: string): number | undefined {
  const [fraction, before, over, under, beforeGlyph, glyph] = FRACTION.exec(text) ?? [];
  if (fraction) {
    const part = glyph ? FRACTIONS[glyph] : Number(over) / Number(under);
    return Number.isFinite(part) ? Number(before ?? beforeGlyph ?? 0) + part : undefined;
  }
  if (/^\d{1,9},\d{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{0,6})?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

function readNotation<Value>(text: string, notations: readonly Notation<Value>[]): Value | undefined {
  for (const [shape, valueOf] of notations) {
    const match = shape.exec(text);
    const [first, second = 0] = match?.slice(1).map((part) => readQuantity(part.trim()) ?? Number.NaN) ?? [];
    const value = Number.isFinite(first) && Number.isFinite(second) ? valueOf(first, second) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Reads a length: "20", "12.5 ft", `12' 6"`, "12 ft 6 in", "12 6", "144 in", "12 1/2", "10 yd", "5 m", "3 m 50", "150 cm".
 * @returns feet, to a hundredth
 */
export function readLength(typed: string): number | undefined {
  const feet = readNotation(plain(typed), lengths);
  return feet === undefined ? undefined : hundredths(feet);
}

/**
 * Reads an area: "600", "1,200 sq ft", "1 200 square feet", "60 m²", "70 sq yd", and a range, "400-500". Feet that are not
 * square are no area, and "1.200" may be European.
 * @returns square feet, to a hundredth
 */
export function readArea(typed: string): TypedArea | undefined {
  const text = plain(typed);
  const range = MAYBE_THOUSANDS.test(text) ? undefined : readNotation(text, areas);
  return range && { low: hundredths(range.low), high: hundredths(range.high) };
}

/** What is wrong with a text that is no single length, for its field; undefined if nothing more can be said about it. */
export function whyNoLength(typed: string): string | undefined {
  if (hasTwoSides(typed)) return 'Those are two sides. Enter one in each field';
  const [, feet, inches] = /^(\d{1,3}) ?[-–] ?(\d{1,2})$/.exec(plain(typed)) ?? [];
  return feet && Number(inches) < 12
    ? `${feet}-${inches} can be feet and inches or a range. Enter ${feet}' ${inches}" or a single number of feet`
    : undefined;
}

/** Returns whether a text is two sides: "20x10", "20 ft by 10 ft". */
export function hasTwoSides(typed: string): boolean {
  return /^\d[^x×*]*(?:[x×*]|\bby\b) ?\d[^x×*]*$/i.test(plain(typed));
}

/** Reads a number or an amount of dollars: "12", "1,200", "$9.70"; not "1.200", which may be European. */
export function readNumber(typed: string): number | undefined {
  const text = plain(typed).replace(/^\$ ?/, '');
  return MAYBE_THOUSANDS.test(text) ? undefined : readQuantity(text);
}
