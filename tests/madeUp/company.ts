/** Companies of every size and shape. */

import { geoDistance } from 'd3-geo';
import fc from 'fast-check';
import { builtInServiceIds } from '../../src/company/schemas/keys';
import { words, type Facts } from './words';

/** What made-up companies differ in. */
export interface Company {
  readonly facts: Facts;
  /** Names; the one it works from comes first. */
  readonly towns: readonly string[];
  /** Number of its towns, from the first on, whose pages stay drafts. */
  readonly drafts: number;
  /** Ids of the project's services that it offers, and names of its own. */
  readonly services: readonly string[];
  readonly ownServices: readonly string[];
  /** By how many percent its prices are above the sample's. */
  readonly prices: number;
  /** Whether it builds walls, lights, fire pits and benches, and repairs. */
  readonly extras: boolean;
  readonly articles: boolean;
  /** How many it has of each. */
  readonly reviews: number;
  readonly projects: number;
  readonly caseStudies: number;
  readonly gallery: number;
}

/** Returns how far a town is from another, in miles. */
export function milesBetween(a: string, b: string): number {
  const at = ([, latitude, longitude]: (typeof words.towns)[string]): [number, number] => [longitude, latitude];
  return geoDistance(at(words.towns[a]), at(words.towns[b])) * 3958.8;
}

const townNames = Object.keys(words.towns);

/** Lists the towns around one, nearest first, as far as the radius in company.yaml goes: to 150 miles. */
function nearestTo(home: string): readonly string[] {
  const byDistance = (a: string, b: string) => milesBetween(home, a) - milesBetween(home, b);
  return townNames.filter((town) => town !== home && milesBetween(home, town) < 135).sort(byDistance);
}

/** One town, two services, and nothing that can be left out. */
export const smallest: Company = {
  facts: words.smallest,
  towns: townNames.slice(-1),
  drafts: 1,
  services: ['paver-driveways', 'paver-sealing'],
  ownServices: [],
  prices: -15,
  extras: false,
  articles: false,
  reviews: 0,
  projects: 0,
  caseStudies: 0,
  gallery: 0,
};

/** Twelve towns, every service and more, and everything that a company can have. */
export const largest: Company = {
  facts: words.largest,
  towns: ['Tampa', ...nearestTo('Tampa').slice(0, 11)],
  drafts: 0,
  services: builtInServiceIds,
  ownServices: Object.keys(words.services),
  prices: 30,
  extras: true,
  articles: true,
  reviews: 30,
  projects: 12,
  caseStudies: 3,
  gallery: 9,
};

/** Each field as the smallest or as the largest has it, unless it is among the others. */
const mixed = <Fields extends object>(least: Fields, most: Fields, others: object): fc.Arbitrary<Fields> =>
  fc.record({
    ...Object.fromEntries(
      Object.keys(most).map((key) => [key, fc.constantFrom(least[key as keyof Fields], most[key as keyof Fields])]),
    ),
    ...others,
  }) as fc.Arbitrary<Fields>;

const upTo = (max: number) => fc.integer({ min: 0, max });

/** Any company. */
export const companies: fc.Arbitrary<Company> = mixed(smallest, largest, {
  facts: mixed(smallest.facts, largest.facts, {
    name: fc.constantFrom(...words.names),
    region: fc.constantFrom(...words.regions),
    leadDelivery: fc.constantFrom(...words.deliveries),
  }),
  // The nearest towns, or the nearest after some that it leaves out.
  towns: fc
    .tuple(fc.constantFrom(...townNames), upTo(11), upTo(6))
    .map(([home, count, skipped]) => [home, ...nearestTo(home).slice(skipped, skipped + count)]),
  drafts: upTo(12),
  services: fc.subarray([...builtInServiceIds]),
  ownServices: fc.subarray([...largest.ownServices]),
  prices: fc.integer({ min: -50, max: 100 }),
  reviews: upTo(30),
  projects: upTo(7),
  caseStudies: upTo(2),
  gallery: upTo(5),
}).filter(({ services, ownServices }) => services.length + ownServices.length > 0);
