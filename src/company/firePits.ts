/** The two wood-burning fire pits of /paver-products. */

import { firePits as written } from './facts';
import type { Company } from './load/load';
import { extraPrices, hasPrice } from './pricing';
import { toneOf, type Tone } from './products';

type FirePitEntry = Readonly<Company['firePits'][number]>;

export interface FirePit extends Omit<FirePitEntry, 'colors'> {
  readonly colors: readonly Tone[];
  readonly picture: `fire-pit-${FirePitEntry['id']}`;
}

/** The fire pits of the catalog; none if the company builds none. */
export const firePits: readonly FirePit[] = hasPrice(extraPrices.firePits)
  ? written.map((pit) => ({ ...pit, colors: pit.colors.map(toneOf), picture: `fire-pit-${pit.id}` as const }))
  : [];
