/** The two wood-burning fire pits of /paver-products. */

import { extraPrices, hasPrice } from './pricing';

/** A color with its name and its tone on the screen. */
export interface FirePitColor {
  readonly name: string;
  /** `#rrggbb` */
  readonly hex: string;
}

/** In inches: diameters of a round pit, sides of a square one. */
export interface FirePitDimensions {
  readonly height: number;
  readonly inner: number;
  readonly outer: number;
}

export interface FirePit {
  readonly id: 'round' | 'square';
  readonly name: string;
  readonly shape: 'round' | 'square';
  readonly description: string;
  readonly dimensions: FirePitDimensions;
  readonly colors: readonly FirePitColor[];
  /** The metal liners that the pit is sold with. */
  readonly inserts: readonly string[];
  readonly picture: `fire-pit-${FirePit['id']}`;
}

const entries: readonly FirePit[] = [
  {
    id: 'round',
    name: 'Round Fire Pit',
    shape: 'round',
    description: 'A low ring of wall block with room for a circle of chairs. Wood-burning, with a steel liner inside.',
    dimensions: { height: 14, inner: 32, outer: 46 },
    colors: [
      { name: 'Café', hex: '#8a6a52' },
      { name: 'Glacier', hex: '#b9bcba' },
      { name: 'Chantilly', hex: '#d8c8ac' },
      { name: 'Granite', hex: '#77787a' },
    ],
    inserts: ['Powder-coated black', 'Stainless steel'],
    picture: 'fire-pit-round',
  },
  {
    id: 'square',
    name: 'Square Fire Pit',
    shape: 'square',
    description:
      'Straight sides that line up with benches and straight rows of pavers, tall enough to tend the fire from your seat.',
    dimensions: { height: 18, inner: 31.5, outer: 47.5 },
    colors: [
      { name: 'Carolina', hex: '#a88769' },
      { name: 'Oyster Shell', hex: '#c9c2b4' },
      { name: 'Sandstone', hex: '#cbae86' },
      { name: 'Antique Red', hex: '#96523f' },
    ],
    inserts: ['Steel'],
    picture: 'fire-pit-square',
  },
];

/** The fire pits of the catalog; none if the company builds none. */
export const firePits: readonly FirePit[] = hasPrice(extraPrices.firePits) ? entries : [];
