/** The shape of products.yaml, with what its owner reads if a product is wrong. */

import * as v from 'valibot';
import { LAYING_PATTERNS } from '../layingPatterns';
import { list, oneOf, text } from './builders';
import { entriesOf, id } from './offers';

const inches = v.pipe(
  v.number('Write a length in inches, as a number.'),
  v.check((value) => value > 0, 'Write a length above zero.'),
);

/** A piece seen from above (a wall block: seen from the front), in inches, one joint included. */
const piece = v.union(
  [v.strictObject({ width: inches, length: inches }), v.strictObject({ acrossFlats: inches })],
  'Write the size of a piece in inches: { width: 6, length: 9 }, or { acrossFlats: 12 } for a hexagon.',
);

const tone = text('the name of a tone');

const THICKNESS = 'Write inches and millimeters, like 2 3/8 in (60 mm).';

const productSchema = v.strictObject({
  id,
  name: text('the name of the product', 1, 50),
  /** Town of the only yard where the supplier stocks it. Said by a company that serves the town. */
  onlyIn: v.optional(text('the town of the only yard that stocks it')),
  description: text('one or two sentences about the product', 1, 180),
  /** The extra that it is sold for. The catalog has it only if the company builds that. */
  extra: v.optional(oneOf(['wall', 'lights', 'firePits', 'seats'])),
  /** The first is the one that a pattern of a single size is drawn with. */
  pieces: list(piece, 'sizes of pieces'),
  /** As shown, inches first. For a wall block, its depth from front to back. */
  thickness: list(v.pipe(text('a thickness'), v.regex(/^\d+( \d+\/\d+)? in \(\d+ mm\)$/, THICKNESS)), 'thicknesses'),
  /** The laying pattern in the catalog's drawing. */
  pattern: oneOf(LAYING_PATTERNS),
  /** The blend in the catalog's drawing. */
  colors: v.pipe(list(tone, 'three to five tones', 3), v.maxLength(5, 'Write at most five.')),
  category: oneOf(['paver', 'slab', 'pool', 'wall', 'specialty']),
  /**
   * How its thickness for driveways is packed: layers on a full pallet, and what one covers in square feet, joints
   * included. Nominal like the sizes, confirm it with the data sheet: a pallet of pavers 60 mm thick usually covers 95 to
   * 110 sq ft, https://engineerfix.com/how-many-4x8-pavers-are-on-a-pallet
   */
  pallet: v.optional(v.strictObject({ layers: inches, layerSquareFeet: inches })),
  /** The tier of the cost guide that it is priced in, laid without a border or a herringbone pattern. */
  tier: v.optional(oneOf(['basic', 'mid-range', 'premium', 'luxury'])),
  /** What a job in it costs other than the published range, in a sentence. */
  priceNote: v.optional(text('how its price differs from the published range', 20, 200)),
  /**
   * What it is mostly bought for. For driveways only if every piece is a paver under ASTM C936, at most 101 sq in and four
   * times as long as it is thick, or if its manufacturer rates it for cars: ASTM C1782 writes slabs for foot traffic.
   */
  uses: list(oneOf(['driveway', 'patio', 'pool', 'wall']), 'uses'),
});

/** A family of colors in the catalog's color options, with its tones from light to dark. */
const family = v.strictObject({
  name: text('the name of the colors'),
  tones: list(tone, 'tones'),
  /** What it is good for, in one sentence. */
  note: text('what the colors are good for'),
});

const firePit = v.strictObject({
  id: oneOf(['round', 'square']),
  name: text('the name of the fire pit'),
  shape: oneOf(['round', 'square']),
  description: text('one or two sentences about the fire pit'),
  /** In inches: diameters of a round pit, sides of a square one. */
  dimensions: v.strictObject({ height: inches, inner: inches, outer: inches }),
  colors: list(tone, 'tones'),
  /** The metal liners that the pit is sold with. */
  inserts: list(text('a liner'), 'liners'),
});

/** products.yaml: the tones by name, as #rrggbb, and what they color. */
export const productsSchema = v.strictObject({
  tones: v.record(
    v.string(),
    v.pipe(
      v.string('Write a color, like "#e6dcc8".'),
      v.regex(/^#[0-9a-f]{6}$/i, 'Write a color with six digits, like "#e6dcc8".'),
    ),
    'Write a line for each tone, like Cream: "#ddceb2".',
  ),
  products: entriesOf(productSchema, 'products'),
  families: list(family, 'families of colors', 0),
  firePits: list(firePit, 'fire pits', 0),
});
