/** The two wood-burning fire pits of /paver-products. */

import { firePits as written } from './facts';
import { extraPrices, hasPrice } from './pricing';
import { toneOf } from './products';

/** The fire pits of the catalog; none if the company builds none. */
export const firePits = hasPrice(extraPrices.firePits)
  ? written.map((pit) => ({ ...pit, colors: pit.colors.map(toneOf), picture: `fire-pit-${pit.id}` as const }))
  : [];

export type FirePit = (typeof firePits)[number];
