import { PavingError } from './errors';

type Rgb = readonly [red: number, green: number, blue: number];

function parse(color: string): Rgb {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(color)?.[1];
  if (digits === undefined)
    throw new PavingError(`Write a color as # and six hex digits, like #d9c3a0, not as ${color}.`);
  // `format` shortens colors to three digits.
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => parseInt(six.slice(at, at + 2), 16)) as unknown as Rgb;
}

function format(rgb: Rgb): string {
  const hex = rgb
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  // Shortens to three digits if they mean the same color.
  return /^(.)\1(.)\2(.)\3$/.test(hex) ? `#${hex[0]}${hex[2]}${hex[4]}` : `#${hex}`;
}

/** Mixes a share (0 to 1) of the second color into the first. */
export function mix(color: string, other: string, share: number): string {
  const a = parse(color);
  const b = parse(other);
  return format(a.map((value, i) => value + (b[i] - value) * share) as unknown as Rgb);
}

/** Averages the colors of a blend. */
export function average(colors: readonly string[]): string {
  const all = colors.map(parse);
  return format([0, 1, 2].map((i) => all.reduce((sum, rgb) => sum + rgb[i], 0) / all.length) as unknown as Rgb);
}

/** Returns the greatest value of red, green or blue among the colors, 0 to 1. */
export function brightest(colors: readonly string[]): number {
  return Math.max(...colors.flatMap(parse)) / 255;
}

/** What each color of a blend is mixed with, because no two concrete pavers have exactly the same color. */
const SHADES: readonly (readonly [toward: string, share: number])[] = [
  ['#ffffff', 0.09],
  ['#ffffff', 0],
  ['#2b1c10', 0.08],
];

/** Returns the colors of a blend's pieces, in the order of their seeds. */
export function shadesOf(colors: readonly string[]): string[] {
  return colors.flatMap((color) => SHADES.map(([toward, share]) => mix(color, toward, share)));
}
