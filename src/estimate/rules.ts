/**
 * The tables behind an estimate: the price, the extras and the time of each service, and the price of each extra. All
 * figures come from src/data/pricing.ts as published. The tables know services that this company may not offer.
 */

import { priceByKey, type MeasureKey, type Price, type PriceKey } from '../data/pricing';
import type { AreaInput } from './area';

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
  price: priceByKey('costGuide.installed'),
  extras: {
    material: true,
    counted: ['wall', 'lights', 'firePits', 'seats'],
    wanted: ['sealing', 'restoration'],
  },
  time: { label: 'Days on site, most projects', measure: 'faq.projectDays' },
};

export const serviceRules: Readonly<Partial<Record<string, Partial<ServiceRule>>>> = {
  'paver-driveways': {
    // The cost guide's driveways by size (400 sq ft: $7,200-12,000) are these tiers times the area.
    price: span(priceByKey('costGuide.tierMidRange'), priceByKey('costGuide.tierLuxury')),
    typical: { name: 'driveway', costGuide: 'costGuide.driveway', faq: 'faq.driveway' },
  },
  'paver-patios': { typical: { name: 'patio', costGuide: 'costGuide.patio', faq: 'faq.patio' } },
  'pool-decks': {
    price: priceByKey('poolDeck.installed'),
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
    price: priceByKey('sealing.sealing'),
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
