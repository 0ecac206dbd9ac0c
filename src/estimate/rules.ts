/**
 * The tables behind an estimate: the price, the extras and the time of each service, and when a note or an exclusion
 * applies. All figures come from src/data/pricing.ts as published. The tables know services that this company may not
 * offer.
 */

import { formatPrice, prices, type MeasureKey, type Price, type PriceKey } from '../data/pricing';
import type { AreaInput } from './area';
import { pageName } from './pages';

export type MaterialId = 'undecided' | 'basic' | 'mid-range' | 'premium' | 'luxury';
/** Extras with a number. */
export type CountedExtra = 'wall' | 'lights' | 'firePits' | 'seats';
/** Extras with a yes or no. */
export type WantedExtra = 'sealing' | 'cleaning' | 'restoration';

/** A project as the rules see it. */
export interface PricedProject {
  readonly project: string;
  readonly area: AreaInput;
  readonly material: MaterialId;
  /** Linear feet of retaining wall, light fixtures, fire pits, built-in benches. */
  readonly counted: Readonly<Record<CountedExtra, number>>;
  /** New sealing, deep cleaning, restoration of old paving. */
  readonly wanted: Readonly<Record<WantedExtra, boolean>>;
}

/** What the estimator asks for a service besides its area. */
export interface Extras {
  readonly material: boolean;
  readonly counted: readonly CountedExtra[];
  readonly wanted: readonly WantedExtra[];
}

/** Two published prices of a typical project, whatever its size. The estimate uses the cost guide's. */
export interface TypicalPrice {
  readonly name: string;
  readonly costGuide: PriceKey;
  readonly faq: PriceKey;
}

export interface ServiceRule {
  /** Name of the work in its line; the singular of the service's name unless given. */
  readonly label?: string;
  /** Price per square foot while no material is chosen; undefined if nobody can price the work before a visit. */
  readonly price?: Price;
  readonly typical?: TypicalPrice;
  readonly extras: Extras;
  /** The published time, and what it is the time of; undefined if it is agreed on with the customer. */
  readonly time?: { readonly label: string; readonly measure: MeasureKey };
}

/** Returns the range from the low end of one price to the high end of another on the same page. */
function span(from: Price, to: Price): Price {
  return { low: from.low, high: to.high, unit: from.unit, page: from.page };
}

/** The rule for a service, as far as its own row below does not say otherwise. */
const paving: ServiceRule = {
  price: prices['costGuide.installed'],
  extras: {
    material: true,
    counted: ['wall', 'lights', 'firePits', 'seats'],
    wanted: ['sealing', 'restoration'],
  },
  time: { label: 'Days on site, most projects', measure: 'faq.projectDays' },
};

const serviceRules: Readonly<Partial<Record<string, Partial<ServiceRule>>>> = {
  'paver-driveways': {
    // The cost guide's driveways by size (400 sq ft: $7,200-12,000) are these tiers times the area.
    price: span(prices['costGuide.tierMidRange'], prices['costGuide.tierLuxury']),
    typical: { name: 'driveway', costGuide: 'costGuide.driveway', faq: 'faq.driveway' },
  },
  'paver-patios': { typical: { name: 'patio', costGuide: 'costGuide.patio', faq: 'faq.patio' } },
  'pool-decks': {
    price: prices['poolDeck.installed'],
    typical: { name: 'pool deck', costGuide: 'costGuide.poolDeck', faq: 'faq.poolDeck' },
  },
  'commercial-pavers': {
    label: 'Commercial paving',
    price: undefined,
    extras: { ...paving.extras, material: false },
    time: undefined,
  },
  'paver-sealing': {
    label: 'Paver sealing',
    price: prices['sealing.sealing'],
    extras: { material: false, counted: [], wanted: ['cleaning', 'restoration'] },
    time: { label: 'Sealer cures in', measure: 'sealing.cure' },
  },
};

/** Returns the rule for a service. */
export function ruleFor(project: string): ServiceRule {
  return { ...paving, ...serviceRules[project] };
}

/** The price of paving in a material, and the material's name in the line of the work. */
export const materialRules: Readonly<Record<MaterialId, { readonly name: string; readonly tier?: PriceKey }>> = {
  undecided: { name: 'material not decided' },
  basic: { name: 'basic', tier: 'costGuide.tierBasic' },
  'mid-range': { name: 'mid-range', tier: 'costGuide.tierMidRange' },
  premium: { name: 'premium', tier: 'costGuide.tierPremium' },
  luxury: { name: 'luxury', tier: 'costGuide.tierLuxury' },
};

/** The prices of extras with a number. */
export const countedRules: Readonly<
  Record<
    CountedExtra,
    { readonly label: string; readonly price: PriceKey; readonly one: string; readonly many: string }
  >
> = {
  wall: { label: 'Retaining wall', price: 'costGuide.retainingWall', one: 'linear ft', many: 'linear ft' },
  lights: { label: 'Lighting', price: 'costGuide.lighting', one: 'fixture', many: 'fixtures' },
  firePits: { label: 'Fire pit', price: 'costGuide.firePit', one: 'fire pit', many: 'fire pits' },
  seats: { label: 'Built-in seating', price: 'costGuide.seating', one: 'bench', many: 'benches' },
};

export const countedIds = Object.keys(countedRules) as readonly CountedExtra[];

/** The prices of extras for the whole area, per square foot; those without one are priced after a test patch. */
export const wantedRules: Readonly<Record<WantedExtra, { readonly label: string; readonly price?: PriceKey }>> = {
  sealing: { label: 'Sealing', price: 'costGuide.sealing' },
  cleaning: { label: 'Deep cleaning', price: 'sealing.deepCleaning' },
  restoration: { label: 'Restoration' },
};

export const wantedIds = Object.keys(wantedRules) as readonly WantedExtra[];

/** Text that an estimate shows if it applies to the project. */
interface TextRule {
  readonly when: (input: PricedProject) => boolean;
  readonly text: string;
}

export interface NoteRule extends TextRule {
  /** The prices that the text is about. */
  readonly cites: readonly PriceKey[];
}

const isMeasured = ({ area }: PricedProject) => area.shape !== 'not-measured';
const isUndecided = (input: PricedProject) => input.material === 'undecided' && isMeasured(input);
const is =
  (service: string) =>
  ({ project }: PricedProject) =>
    project === service;

/** Cites a published figure other than the one in use: "the FAQ says $8,000–20,000". */
function says(key: PriceKey): string {
  return `the ${pageName(prices[key].page)} says ${formatPrice(prices[key])}`;
}

/** Says that two pages publish a price for a typical project. */
function typicalNotes(service: string, typical: TypicalPrice | undefined): NoteRule[] {
  if (!typical) return [];
  const { name, costGuide, faq } = typical;
  const text = `We publish two ranges for a typical ${name}: ${formatPrice(prices[costGuide])} in the cost guide, ${formatPrice(prices[faq])} in the FAQ.`;
  const cites = [costGuide, faq];
  return [
    { when: (input) => is(service)(input) && isMeasured(input), text, cites },
    { when: (input) => is(service)(input) && !isMeasured(input), text: `${text} We use the first one.`, cites },
  ];
}

/** What an estimate says about its prices: those that it did not use, or the reason for one. */
export const noteRules: readonly NoteRule[] = [
  {
    when: is('commercial-pavers'),
    text: 'Nobody can give you an honest price per square foot for commercial work before a site visit: thickness, base, phasing and night work change it more than the paver does. This estimate only covers what we publish a price for.',
    cites: [],
  },
  {
    when: (input) => is('paver-driveways')(input) && isUndecided(input),
    text: 'Until you pick a material, you’ll see mid-range through luxury prices, as in our table of driveways by size.',
    cites: ['costGuide.tierMidRange'],
  },
  {
    when: (input) => is('paver-driveways')(input) && input.material === 'basic',
    text: 'Most driveways need a full-thickness paver and an interlocking pattern, which puts them above the basic tier.',
    cites: ['costGuide.tierBasic'],
  },
  {
    when: (input) => is('pool-decks')(input) && isUndecided(input),
    text: 'Until you pick a material, we show the whole range from the pool deck guide. The tiers come from the cost guide.',
    cites: ['poolDeck.installed', 'costGuide.tierBasic'],
  },
  {
    when: (input) => is('pool-decks')(input) && isMeasured(input) && input.material !== 'undecided',
    text: `The tiers come from the cost guide. For all materials, ${says('poolDeck.installed')}.`,
    cites: ['costGuide.tierBasic', 'poolDeck.installed'],
  },
  ...Object.entries(serviceRules).flatMap(([id, rule]) => typicalNotes(id, rule?.typical)),
  {
    when: ({ wanted }) => wanted.sealing,
    text: `For sealing ordered with a new project, we use the price in the cost guide. For sealing as a separate job, ${says('sealing.sealing')}.`,
    cites: ['costGuide.sealing', 'sealing.sealing'],
  },
  {
    when: is('paver-sealing'),
    text: `The price of sealing comes from the sealing page. For sealing ordered with a new project, ${says('costGuide.sealing')}.`,
    cites: ['sealing.sealing', 'costGuide.sealing'],
  },
];

const isSealing = is('paver-sealing');
const isPaving = (input: PricedProject) => !isSealing(input);

/**
 * The work in the cost guide's "What drives the price up, and what brings it down" and "What a quote must list" that an
 * estimate does not include.
 */
export const exclusionRules: readonly TextRule[] = [
  {
    when: (input) => isSealing(input) && !input.wanted.restoration,
    text: 'Stripping failed sealer and resetting pavers that have sunk, unless you check the box for restoration',
  },
  { when: isSealing, text: 'Treating rust and oil that have soaked in' },
  { when: isSealing, text: 'Moving heavy furniture, planters and grills' },
  { when: isPaving, text: 'Breaking up and hauling away an old slab or pavers' },
  { when: isPaving, text: 'Fixing soft ground: digging out muck or roots, laying fabric, building a deeper base' },
  { when: isPaving, text: 'Drains, and moving irrigation or utilities' },
  { when: isPaving, text: 'Surveys, and permit and HOA fees' },
  { when: is('pool-decks'), text: 'Coping, and work on the pool shell or cage' },
  { when: ({ counted }) => counted.wall > 0, text: 'Engineering for a tall wall' },
  { when: ({ counted }) => counted.lights > 0 || counted.firePits > 0, text: 'Bringing power or gas to the site' },
  { when: is('outdoor-living-spaces'), text: 'Kitchens, pergolas and appliances' },
  { when: (input) => isPaving(input) && !input.wanted.sealing, text: 'Sealing, unless you check the box' },
];
