/**
 * The product catalog of /paver-products. Names and typical thicknesses are given facts. Sizes are nominal values
 * including the joint, for layouts and drawings: confirm them with the manufacturer's current data sheet before
 * ordering. Colors are approximations for the screen and vary from batch to batch.
 */

import { areas } from './areas';
import { extraPrices, hasPrice } from './pricing';
import { offers } from './services';
import { sizeText, type LayingPatternId, type PieceSize, type RectangleSize } from './layingPatterns';

export type ProductCategory = 'paver' | 'slab' | 'pool' | 'wall' | 'specialty';

export type ProductUse = 'driveway' | 'patio' | 'pool' | 'wall';

/** One tone of a blend. */
export interface Tone {
  readonly name: string;
  /** `#rrggbb` */
  readonly hex: string;
}

/**
 * How a manufacturer packs a product. Nominal like the sizes, confirm it with the data sheet: a pallet of pavers 60 mm thick
 * usually covers 95 to 110 sq ft, https://engineerfix.com/how-many-4x8-pavers-are-on-a-pallet
 */
export interface Pallet {
  /** Layers on a full pallet; yards sell single layers as well. */
  readonly layers: number;
  /** What one layer covers, in square feet, joints included. */
  readonly layerSquareFeet: number;
}

/** What is written about a product. */
interface ProductEntry {
  readonly id: string;
  readonly name: string;
  /** Town of the only yard where the supplier stocks it. Said by a company that serves the town. */
  readonly onlyIn?: string;
  readonly description: string;
  /** The first is the one that a pattern of a single size is drawn with. */
  readonly pieces: readonly PieceSize[];
  /** As shown, inches first. For a wall block, its depth from front to back. */
  readonly thickness: readonly string[];
  /** The laying pattern in the catalog's drawing. */
  readonly pattern: LayingPatternId;
  /** The blend in the catalog's drawing: three to five tones. */
  readonly colors: readonly Tone[];
  readonly category: ProductCategory;
  /** The extra that it is sold for. The catalog has it only if the company builds that. */
  readonly extra?: keyof typeof extraPrices;
  /** How its thickness for driveways is packed. Without it, nobody is told a number of pallets. */
  readonly pallet?: Pallet;
  /**
   * What it is mostly bought for. For driveways only if every piece is a paver under ASTM C936, at most 101 sq in and four
   * times as long as it is thick, or if its manufacturer rates it for cars: ASTM C1782 writes slabs for foot traffic.
   */
  readonly uses: readonly ProductUse[];
}

/** The usual thickness of pavers, in inches and as shown. */
export const STANDARD_THICKNESS = { inches: 2.375, text: '2 3/8 in (60 mm)' } as const;

const thicknesses = {
  thin: '1 1/8 in (30 mm)',
  standard: STANDARD_THICKNESS.text,
  slab: '2 in (50 mm)',
  /** For vehicles on open-jointed pavers. */
  vehicular: '3 1/8 in (80 mm)',
} as const;

/** Returns a thickness in inches alone: "2 3/8 in (60 mm)" becomes "2 3/8 in". */
export function inInches(thickness: string): string {
  return thickness.replace(/ \(.*/, '');
}

/** The tones that blends are made of. */
export const tones = {
  shell: { name: 'Shell', hex: '#e6dcc8' },
  cream: { name: 'Cream', hex: '#ddceb2' },
  chantilly: { name: 'Chantilly', hex: '#d8c8ac' },
  ivory: { name: 'Ivory', hex: '#ebe4d6' },
  sandDune: { name: 'Sand Dune', hex: '#cdb48c' },
  sandstone: { name: 'Sandstone', hex: '#cbae86' },
  buff: { name: 'Buff', hex: '#bd9c72' },
  wheat: { name: 'Wheat', hex: '#d3b98f' },
  driftwood: { name: 'Driftwood', hex: '#a08c75' },
  cafe: { name: 'Café', hex: '#8a6a52' },
  chestnut: { name: 'Chestnut', hex: '#74503d' },
  terracotta: { name: 'Terracotta', hex: '#b5674a' },
  antiqueRed: { name: 'Antique Red', hex: '#96523f' },
  coral: { name: 'Coral', hex: '#c98c6f' },
  oysterShell: { name: 'Oyster Shell', hex: '#c9c2b4' },
  glacier: { name: 'Glacier', hex: '#b9bcba' },
  pewter: { name: 'Pewter', hex: '#989a99' },
  granite: { name: 'Granite', hex: '#77787a' },
  slate: { name: 'Slate', hex: '#5d6468' },
  charcoal: { name: 'Charcoal', hex: '#47484a' },
  mangrove: { name: 'Mangrove', hex: '#7d8271' },
} as const satisfies Record<string, Tone>;

function rectangle(width: number, length: number): RectangleSize {
  return { shape: 'rectangle', length, width };
}

const entries: readonly ProductEntry[] = [
  {
    id: 'euro-2pc',
    name: 'Euro 2PC',
    description: 'Two tumbled-edge pieces that break up long joints. The thicker version suits driveways and patios.',
    pieces: [rectangle(6, 9), rectangle(6, 6)],
    thickness: [thicknesses.thin, thicknesses.standard],
    pattern: 'running-bond',
    colors: [tones.sandDune, tones.buff, tones.cream, tones.driftwood],
    category: 'paver',
    uses: ['driveway', 'patio'],
  },
  {
    id: 'euro-3pc-hexagon-12',
    name: 'Euro 3PC and Hexagon 12 in',
    description: 'Three sizes in a random pattern, plus a hexagon in the same colors for an entry or courtyard.',
    pieces: [{ shape: 'hexagon', acrossFlats: 12 }, rectangle(6, 9), rectangle(6, 6), rectangle(3, 6)],
    thickness: [thicknesses.standard],
    pattern: 'hexagon',
    colors: [tones.terracotta, tones.coral, tones.antiqueRed, tones.buff],
    category: 'paver',
    uses: ['patio'],
  },
  {
    id: 'paver-6x9',
    name: '6x9',
    description:
      'The everyday brick paver, easy to find again for a repair. The thicker version is rated for vehicles.',
    pieces: [rectangle(6, 9)],
    thickness: [thicknesses.thin, thicknesses.standard],
    pattern: 'running-bond',
    colors: [tones.cream, tones.sandstone, tones.wheat, tones.oysterShell],
    category: 'paver',
    pallet: { layers: 10, layerSquareFeet: 10.5 },
    uses: ['driveway', 'patio'],
  },
  {
    id: 'mega-slate-9x12',
    name: '9x12 Mega Slate',
    onlyIn: 'Fort Myers',
    description: 'Slate texture in a single size, for long straight runs.',
    pieces: [rectangle(9, 12)],
    thickness: [thicknesses.standard],
    pattern: 'running-bond',
    colors: [tones.glacier, tones.pewter, tones.granite, tones.oysterShell],
    category: 'paver',
    uses: ['patio'],
  },
  {
    id: 'mega-slate',
    name: 'Mega Slate Collection',
    description: 'Cleft-slate texture in three sizes without an obvious repeat. Hides leaf stains well.',
    pieces: [rectangle(12, 18), rectangle(12, 12), rectangle(6, 12)],
    thickness: [thicknesses.standard],
    pattern: 'ashlar',
    colors: [tones.slate, tones.granite, tones.pewter, tones.driftwood, tones.mangrove],
    category: 'paver',
    uses: ['patio'],
  },
  {
    id: 'mega-smooth',
    name: 'Mega Smooth',
    description: 'Three sizes with a flat face: easier to sweep, and smoother under chair legs and wheelchair casters.',
    pieces: [rectangle(12, 18), rectangle(12, 12), rectangle(6, 12)],
    thickness: [thicknesses.standard],
    pattern: 'ashlar',
    colors: [tones.shell, tones.oysterShell, tones.chantilly],
    category: 'paver',
    uses: ['patio'],
  },
  {
    id: 'mega-stone',
    name: 'Mega Stone',
    description: 'Large pavers with a softly worn face, where fewer joints look better.',
    pieces: [rectangle(16, 24), rectangle(16, 16), rectangle(8, 16)],
    thickness: [thicknesses.standard],
    pattern: 'ashlar',
    colors: [tones.sandstone, tones.chantilly, tones.driftwood, tones.wheat],
    category: 'paver',
    uses: ['patio', 'pool'],
  },
  {
    id: 'paver-12x12',
    name: '12x12',
    description: 'A plain square for grids and patios. It shows every crooked line, so we lay it to a string.',
    pieces: [rectangle(12, 12)],
    thickness: [thicknesses.thin, thicknesses.standard],
    pattern: 'stack-bond',
    colors: [tones.glacier, tones.oysterShell, tones.pewter],
    category: 'paver',
    uses: ['patio'],
  },
  {
    id: 'cascade',
    name: 'Cascade',
    description: 'Rippled, stone-like texture in three sizes. Where it gets wet, ask us for its slip rating.',
    pieces: [rectangle(9, 12), rectangle(9, 9), rectangle(6, 9)],
    thickness: [thicknesses.standard],
    pattern: 'ashlar',
    colors: [tones.buff, tones.cafe, tones.sandDune, tones.chestnut],
    category: 'paver',
    uses: ['patio', 'pool'],
  },
  {
    id: 'cobble',
    name: 'Cobble',
    description: 'Small rounded pavers for aprons, borders and circles, or a whole driveway with an Old World look.',
    pieces: [rectangle(6, 9), rectangle(6, 6), rectangle(4, 6)],
    thickness: [thicknesses.standard],
    pattern: 'cobble',
    colors: [tones.antiqueRed, tones.chestnut, tones.granite, tones.driftwood, tones.coral],
    category: 'paver',
    uses: ['driveway', 'patio'],
  },
  {
    id: 'apollo',
    name: 'Apollo',
    description: 'A rectangle twice as long as it is wide, laid in a basketweave for courtyards and entries.',
    pieces: [rectangle(6, 12)],
    thickness: [thicknesses.standard],
    pattern: 'basketweave',
    colors: [tones.ivory, tones.shell, tones.cream, tones.oysterShell],
    category: 'paver',
    pallet: { layers: 10, layerSquareFeet: 10 },
    uses: ['patio'],
  },
  {
    id: 'paver-slabs',
    name: 'Paver Slabs (2 in / 50 mm)',
    description: `Big slabs for patios${offers('pool-decks') ? ', pool decks' : ''} and stepping-stone paths. They’re for feet and furniture, not for cars.`,
    pieces: [rectangle(24, 24), rectangle(16, 24)],
    thickness: [thicknesses.slab],
    pattern: 'large-format',
    colors: [tones.glacier, tones.ivory, tones.pewter],
    category: 'slab',
    uses: ['patio', 'pool'],
  },
  {
    id: 'avila',
    name: 'Avila Collection',
    onlyIn: 'Fort Myers',
    description: 'Warm, lightly blended colors that go well with a barrel tile roof.',
    pieces: [rectangle(12, 18), rectangle(12, 12), rectangle(6, 12)],
    thickness: [thicknesses.standard],
    pattern: 'ashlar',
    colors: [tones.wheat, tones.coral, tones.cream, tones.sandstone],
    category: 'paver',
    uses: ['patio'],
  },
  {
    id: 'specialty-pavers',
    name: 'Specialty Pavers',
    description: 'Brick-shaped pavers for herringbone driveways, borders and repairs. Ask us about special shapes.',
    pieces: [rectangle(4, 8)],
    thickness: [thicknesses.standard],
    pattern: 'herringbone-45',
    colors: [tones.antiqueRed, tones.terracotta, tones.chestnut, tones.charcoal],
    category: 'specialty',
    pallet: { layers: 10, layerSquareFeet: 10.67 },
    uses: ['driveway'],
  },
  {
    id: 'pool-and-accessibility',
    name: 'Pool and Accessibility Collection',
    description:
      'Thin pavers that go over a sound existing deck, and pavers with raised domes where a walkway meets traffic.',
    pieces: [rectangle(6, 12), rectangle(12, 12)],
    thickness: [thicknesses.thin, thicknesses.standard],
    pattern: 'stack-bond',
    colors: [tones.shell, tones.ivory, tones.sandDune],
    category: 'pool',
    uses: ['pool'],
  },
  {
    id: 'pool-coping-and-bullnose',
    name: 'Pool Coping and Bullnose',
    description: 'Rounded edge pieces for the waterline, steps and raised spas.',
    pieces: [rectangle(6, 12), rectangle(4, 12)],
    thickness: [thicknesses.thin, thicknesses.standard],
    pattern: 'stack-bond',
    colors: [tones.ivory, tones.cream, tones.shell],
    category: 'pool',
    uses: ['pool'],
  },
  {
    id: 'wall-systems-and-coping',
    name: 'Wall Systems and Coping',
    description:
      'Interlocking blocks and caps for seating walls, planters and grade changes. A tall or loaded wall needs an engineer.',
    pieces: [rectangle(6, 16), rectangle(6, 12), rectangle(6, 8)],
    thickness: ['10 in (254 mm)'],
    pattern: 'running-bond',
    colors: [tones.driftwood, tones.buff, tones.cafe, tones.granite],
    category: 'wall',
    uses: ['wall'],
  },
  {
    id: 'cumbria-and-baystone-walls',
    name: 'Cumbria and Baystone Walls',
    description: 'Split-face blocks for freestanding and seating walls, finished on both long sides.',
    pieces: [rectangle(6, 12), rectangle(6, 9), rectangle(6, 6)],
    thickness: ['8 in (203 mm)'],
    pattern: 'running-bond',
    colors: [tones.oysterShell, tones.chantilly, tones.pewter, tones.driftwood],
    category: 'wall',
    uses: ['wall'],
  },
  {
    id: 'yorkshire-wall-and-firepits',
    name: 'Yorkshire Wall and Firepits',
    description: 'Weathered wall blocks in the colors of our round pit.',
    extra: 'firePits',
    pieces: [rectangle(4, 12), rectangle(4, 8)],
    thickness: ['8 in (203 mm)'],
    pattern: 'running-bond',
    colors: [tones.cafe, tones.chantilly, tones.granite, tones.glacier],
    category: 'wall',
    uses: ['wall'],
  },
  {
    id: 'permeable-pavers',
    name: 'Permeable Pavers',
    description:
      'Spacers hold the joints open so that rain can drain into clean stone, if the ground stays dry enough. The joints need vacuuming.',
    pieces: [rectangle(4, 8)],
    thickness: [thicknesses.vehicular],
    pattern: 'herringbone-90',
    colors: [tones.oysterShell, tones.glacier, tones.sandDune, tones.mangrove],
    category: 'specialty',
    uses: ['driveway'],
  },
];

export interface Product extends Omit<ProductEntry, 'onlyIn'> {
  /** The sizes as shown, one for each piece: "6 × 9 in", "12 in hexagon". */
  readonly sizes: readonly string[];
  readonly picture: string;
}

const buildsWalls = [extraPrices.wall, extraPrices.seats].some(hasPrice);

/** The catalog: what goes around a pool is in it if the company builds pool decks, and wall blocks if it builds walls. */
const sold = entries.filter(
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
function worded({ name, description, onlyIn }: ProductEntry): Pick<Product, 'name' | 'description'> {
  if (areas.every((area) => area.name !== onlyIn)) return { name, description };
  return {
    name: `${name} (${onlyIn} only)`,
    description: `${description} Our supplier stocks it only at its ${onlyIn} yard.`,
  };
}

export const products: readonly Product[] = sold.map(({ onlyIn, ...entry }) => ({
  ...entry,
  ...worded({ onlyIn, ...entry }),
  sizes: entry.pieces.map(sizeText),
  picture: `product-${entry.id}`,
}));

/** A family of colors in the catalog's color options. */
export interface ColorFamily {
  readonly name: string;
  /** Its tones, light to dark, `#rrggbb`. */
  readonly hexes: readonly string[];
  /** What it is good for, in one sentence. */
  readonly note: string;
}

function family(name: string, members: readonly Tone[], note: string): ColorFamily {
  return { name, hexes: members.map((tone) => tone.hex), note };
}

export const colorOptions: readonly ColorFamily[] = [
  family(
    'Shell and Ivory',
    [tones.ivory, tones.shell, tones.cream],
    'The coolest underfoot, and the first to show rust and leaf stains.',
  ),
  family(
    'Chantilly',
    [tones.shell, tones.chantilly, tones.sandstone],
    offers('pool-decks')
      ? 'Cream with a little tan: less glare around a pool than ivory.'
      : 'Cream with a little tan: less glare than ivory.',
  ),
  family(
    'Sand Dune',
    [tones.cream, tones.wheat, tones.sandDune, tones.buff],
    'Warm sand that suits stucco and hides dust in the dry season.',
  ),
  family(
    'Driftwood',
    [tones.oysterShell, tones.driftwood, tones.cafe],
    'A gray-brown that ties a cool-colored house to a warm roof.',
  ),
  family(
    'Café',
    [tones.driftwood, tones.cafe, tones.chestnut],
    'Deep browns that hide leaf stains and grease, but get hot.',
  ),
  family(
    'Terracotta',
    [tones.coral, tones.terracotta, tones.antiqueRed],
    'Roof-tile reds for Mediterranean-style houses and older houses with brick trim.',
  ),
  family(
    'Oyster Shell and Glacier',
    [tones.oysterShell, tones.glacier, tones.pewter],
    'Light grays for modern houses and white trim.',
  ),
  family(
    'Granite',
    [tones.pewter, tones.granite, tones.slate],
    'Medium grays that show wear less than light ones. They get warm in full sun.',
  ),
  family(
    'Charcoal',
    [tones.granite, tones.slate, tones.charcoal],
    'Best as a border or an inlay: a whole deck of it gets too hot for bare feet.',
  ),
  family(
    'Mangrove Blend',
    [tones.driftwood, tones.mangrove, tones.slate],
    'A green-gray that blends in with plants and hides a little algae between washings.',
  ),
];
