/** The product catalog of /paver-products. */

import { areas } from './areas';
import { products as written, tones } from './facts';
import { sizeText, type PieceSize } from './layingPatterns';
import type { Company } from './load/load';
import { extraPrices, hasPrice } from './pricing';
import { offers } from './services';

type ProductEntry = Readonly<Company['products'][number]>;

export type ProductUse = ProductEntry['uses'][number];

/** How a manufacturer packs a product. */
export type Pallet = NonNullable<ProductEntry['pallet']>;

/** A tone with its name and its color on the screen. */
export interface Tone {
  readonly name: string;
  /** `#rrggbb` */
  readonly hex: string;
}

/** Returns a tone of products.yaml. */
export const toneOf = (name: string): Tone => ({ name, hex: tones[name] ?? '' });

/** Returns the colors of tones on the screen, `#rrggbb`. */
export const hexesOf = (names: readonly string[]): readonly string[] => names.map((name) => toneOf(name).hex);

/** The usual thickness of pavers, in inches and as shown. */
export const STANDARD_THICKNESS = { inches: 2.375, text: '2 3/8 in (60 mm)' } as const;

/** Returns a thickness in inches alone: "2 3/8 in (60 mm)" becomes "2 3/8 in". */
export function inInches(thickness: string): string {
  return thickness.replace(/ \(.*/, '');
}

const MM_PER_INCH = 25.4;

/** Returns the inches of a thickness as the catalog has it, from its millimeters: "2 3/8 in (60 mm)". */
export function inchesOf(thickness: string): number {
  return Number(/\((\d+) mm\)/.exec(thickness)?.[1]) / MM_PER_INCH;
}

const buildsWalls = [extraPrices.wall, extraPrices.seats].some(hasPrice);

/** The catalog: what goes around a pool is in it if the company builds pool decks, and wall blocks if it builds walls. */
const sold = written.filter(
  ({ category, extra }) =>
    (category !== 'pool' || offers('pool-decks')) &&
    (category !== 'wall' || buildsWalls) &&
    (!extra || hasPrice(extraPrices[extra])),
);

const isSoldFor = (use: ProductUse) => sold.some(({ uses }) => uses.includes(use));

/** The uses that the catalog can be filtered by, with their labels, in display order. */
export const productUses: Readonly<Partial<Record<ProductUse, string>>> = {
  ...(offers('paver-driveways') && isSoldFor('driveway') && { driveway: 'Driveway' }),
  ...(offers('paver-patios') && isSoldFor('patio') && { patio: 'Patio' }),
  ...(offers('pool-decks') && isSoldFor('pool') && { pool: 'Pool' }),
  ...(isSoldFor('wall') && { wall: 'Wall' }),
};

/** Returns a product's name and description, with the only town that stocks it. */
function worded({ name, description, onlyIn }: ProductEntry) {
  if (areas.every((area) => area.name !== onlyIn)) return { name, description };
  return {
    name: `${name} (${onlyIn} only)`,
    description: `${description} Our supplier stocks it only at its ${onlyIn} yard.`,
  };
}

/** Returns the size of a piece with its shape. */
const sizeOf = (piece: ProductEntry['pieces'][number]): PieceSize =>
  'acrossFlats' in piece ? { shape: 'hexagon', ...piece } : { shape: 'rectangle', ...piece };

export const products = sold.map((entry) => ({
  ...entry,
  ...worded(entry),
  pieces: entry.pieces.map(sizeOf),
  /** The sizes as shown, one for each piece: "6 × 9 in", "12 in hexagon". */
  sizes: entry.pieces.map((piece) => sizeText(sizeOf(piece))),
  colors: entry.colors.map(toneOf),
  picture: `product-${entry.id}`,
}));

export type Product = (typeof products)[number];
