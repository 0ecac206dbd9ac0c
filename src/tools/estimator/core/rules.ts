/**
 * The tables behind an estimate: the price, the extras and the time of each service, and the price of each extra. All
 * figures come from prices.yaml as published.
 */

import {
  extraPrices,
  hasPrice,
  priceByKey,
  prices,
  type MeasureKey,
  type Price,
  type PriceKey,
} from '../../../company/pricing';
import {
  isBuiltIn,
  offers,
  services,
  type BuiltInServiceId,
  type OwnPrice,
  type Service,
} from '../../../company/services';
import type { Product } from '../../../company/products';
import type { AreaInput } from './area';

/** The tiers of the cost guide, and the materials of a pool deck, of which no page publishes a price for one alone. */
export type MaterialId =
  'undecided' | 'basic' | 'mid-range' | 'premium' | 'luxury' | 'travertine' | 'concrete' | 'brick' | 'natural-stone';
/** What only some jobs need, with a number and with a yes or no. */
export type JobCount = 'coping' | 'steps' | 'drain' | 'fill';
export type JobNeed = 'overlay' | 'heavyTraffic' | 'oldPavers' | 'narrowAccess' | 'permit';
/** What the company builds along with paving, if it has a price for it. */
export type BuiltExtra = keyof typeof extraPrices;
/** Extras with a number. */
export type CountedExtra = BuiltExtra | JobCount;
/** Extras with a yes or no. */
export type WantedExtra = 'tearOut' | 'sealing' | 'cleaning' | 'restoration' | JobNeed;

/** The paver of the catalog that a project is drawn in. */
export type ChosenPaver = Pick<Product, 'name' | 'priceNote'>;

/** A project as the rules see it. */
export interface PricedProject {
  readonly project: string;
  readonly area: AreaInput;
  readonly material: MaterialId;
  /** Linear feet of retaining wall, coping, steps and drains, inches of fill; light fixtures, fire pits, benches. */
  readonly counted: Readonly<Record<CountedExtra, number>>;
  /** Removal of a slab or pavers, new sealing, deep cleaning, restoration of old paving, and what the site needs. */
  readonly wanted: Readonly<Record<WantedExtra, boolean>>;
}

/** What the estimator asks for a service besides its area. */
export interface Extras {
  /** What can be chosen to lay; nothing if the price does not depend on it. */
  readonly materials: readonly MaterialId[];
  readonly counted: readonly BuiltExtra[];
  /** What can be on the site already, which is taken out or built on. */
  readonly existing: readonly WantedExtra[];
  readonly wanted: readonly WantedExtra[];
  /** What only some jobs need: the estimator asks for it after all else. */
  readonly jobCounts: readonly JobCount[];
  readonly jobNeeds: readonly JobNeed[];
}

export interface ServiceRule {
  /** Name of the work in its line; the singular of the service's name unless given. */
  readonly label?: string;
  /** What the price is per; square feet unless given. */
  readonly unit?: OwnPrice['unit'];
  /** Price per unit while no material is chosen; undefined if nobody can price the work before a visit. */
  readonly price?: Price;
  /** The published price of most projects, whatever their size. */
  readonly typical?: PriceKey;
  readonly extras: Extras;
  /** The published time, and what it is the time of; undefined if it is agreed on with the customer. */
  readonly time?: { readonly label: string; readonly measure: MeasureKey };
}

/** Returns the range from the low end of one price to the high end of another on the same page. */
function span(from: Price, to: Price): Price {
  return { low: from.low, high: to.high, unit: from.unit, page: from.page };
}

/** The extras with a number: their prices, if the company has one, and what one and several are called. */
export const countedRules: Readonly<
  Record<
    CountedExtra,
    { readonly label: string; readonly price: PriceKey; readonly one: string; readonly many: string }
  >
> = {
  wall: { label: 'Retaining wall', price: extraPrices.wall, one: 'linear ft', many: 'linear ft' },
  lights: { label: 'Lighting', price: extraPrices.lights, one: 'fixture', many: 'fixtures' },
  firePits: { label: 'Fire pit', price: extraPrices.firePits, one: 'fire pit', many: 'fire pits' },
  seats: { label: 'Built-in seating', price: extraPrices.seats, one: 'bench', many: 'benches' },
  coping: { label: 'Pool coping', price: 'job.coping', one: 'linear ft', many: 'linear ft' },
  steps: { label: 'Steps', price: 'job.steps', one: 'linear ft', many: 'linear ft' },
  drain: { label: 'Drains', price: 'job.drain', one: 'linear ft', many: 'linear ft' },
  fill: { label: 'Fill', price: 'job.fill', one: 'inch deep', many: 'inches deep' },
};

/** What a company may build along with paving. */
export const builtExtras = Object.keys(extraPrices) as readonly BuiltExtra[];

/** The extras with a number that the company builds, because it has a price for them. */
export const countedIds = builtExtras.filter((id) => hasPrice(countedRules[id].price));

/** Extras of places to walk and drive on. Fire pits and benches are for places to sit. */
const besidePaving = countedIds.filter((id) => id === 'wall' || id === 'lights');

/** Sealing is an extra of a company that seals. */
const sealing = offers('paver-sealing') ? (['sealing'] as const) : [];

/** Taking out a slab is priced if the company keeps the price in prices.yaml. */
const tearOut = hasPrice('market.tearOut') ? (['tearOut'] as const) : [];

const tiers: readonly MaterialId[] = ['undecided', 'basic', 'mid-range', 'premium', 'luxury'];

/** The materials on the page of pool decks. */
const poolDeckMaterials: readonly MaterialId[] = ['undecided', 'travertine', 'concrete', 'brick', 'natural-stone'];

const noExtras: Extras = { materials: [], counted: [], existing: [], wanted: [], jobCounts: [], jobNeeds: [] };

/** The rule for a service that the project comes with, as far as its own row below does not say otherwise. */
const paving: ServiceRule = {
  price: priceByKey('costGuide.installed'),
  extras: {
    materials: tiers,
    counted: countedIds,
    existing: [...tearOut, 'oldPavers'],
    wanted: sealing,
    jobCounts: ['steps', 'drain', 'fill'],
    jobNeeds: ['narrowAccess', 'permit'],
  },
  time: { label: 'Days on site, most projects', measure: 'faq.projectDays' },
};

/** The rows are functions, because the prices of a service that is not offered do not exist. */
const serviceRules: Readonly<Partial<Record<BuiltInServiceId, () => Partial<ServiceRule>>>> = {
  'paver-driveways': () => ({
    // The cost guide's driveways by size (400 sq ft: $7,200-12,000) are these tiers times the area.
    price: span(priceByKey('costGuide.tierMidRange'), priceByKey('costGuide.tierLuxury')),
    typical: 'costGuide.driveway',
    extras: { ...paving.extras, counted: besidePaving, jobNeeds: ['heavyTraffic', ...paving.extras.jobNeeds] },
  }),
  'paver-patios': () => ({
    typical: 'costGuide.patio',
    extras: { ...paving.extras, existing: [...paving.extras.existing, 'overlay'] },
  }),
  'pool-decks': () => ({
    price: priceByKey('poolDeck.installed'),
    typical: 'costGuide.poolDeck',
    extras: {
      ...paving.extras,
      materials: poolDeckMaterials,
      jobCounts: ['coping', ...paving.extras.jobCounts],
      existing: [...paving.extras.existing, 'overlay'],
    },
  }),
  'commercial-pavers': () => ({
    label: 'Commercial paving',
    price: undefined,
    extras: { ...paving.extras, materials: [], counted: besidePaving },
    time: undefined,
  }),
  'captain-walks': () => ({ extras: { ...paving.extras, counted: besidePaving } }),
  'paver-sealing': () => ({
    label: 'Paver sealing',
    price: priceByKey('sealing.sealing'),
    extras: { ...noExtras, wanted: ['cleaning', 'restoration'] },
    time: { label: 'Sealer cures in', measure: 'sealing.cure' },
  }),
};

/** Returns the rule for a service that the company offers. */
export function ruleFor(project: string): ServiceRule {
  if (isBuiltIn(project)) return { ...paving, ...serviceRules[project]?.() };
  const price = prices[`service.${project}`];
  return { price, unit: services.find((service) => service.id === project)?.price?.unit, extras: noExtras };
}

const withRules = services.filter(({ id, price }) => isBuiltIn(id) || price);

/** The services of the estimator: none, if it could price none. Those of the company's own need a price. */
export const estimatedServices: readonly Service[] = withRules.some(({ id }) => ruleFor(id).price) ? withRules : [];

/** Returns whether the estimator has this service. */
export function isEstimated(id: string): boolean {
  return estimatedServices.some((service) => service.id === id);
}

interface MaterialRule {
  /** In the line of the work. */
  readonly name: string;
  /** In the form. */
  readonly label: string;
  /** The price of paving in it. */
  readonly tier?: PriceKey;
}

export const materialRules: Readonly<Record<MaterialId, MaterialRule>> = {
  undecided: { name: 'material not decided', label: 'Not decided yet' },
  basic: { name: 'basic', label: 'Basic: standard pavers, straight edges', tier: 'costGuide.tierBasic' },
  'mid-range': { name: 'mid-range', label: 'Mid-range: blends, border, herringbone', tier: 'costGuide.tierMidRange' },
  premium: { name: 'premium', label: 'Premium: large pavers, textures, curves', tier: 'costGuide.tierPremium' },
  luxury: { name: 'luxury', label: 'Luxury: natural stone, inlays', tier: 'costGuide.tierLuxury' },
  travertine: { name: 'travertine', label: 'Travertine' },
  concrete: { name: 'concrete pavers', label: 'Concrete pavers' },
  brick: { name: 'clay brick', label: 'Clay brick' },
  'natural-stone': { name: 'natural stone', label: 'Natural stone' },
};

/** The prices of extras that are wanted or not: for the whole area, per square foot, but for a permit's. */
export const wantedRules: Readonly<Record<WantedExtra, { readonly label: string; readonly price?: PriceKey }>> = {
  tearOut: { label: 'Taking out the slab, national range', price: 'market.tearOut' },
  sealing: { label: 'Sealing', price: 'costGuide.sealing' },
  cleaning: { label: 'Deep cleaning', price: 'sealing.deepCleaning' },
  // Priced after a test patch.
  restoration: { label: 'Restoration' },
  overlay: { label: 'Thin pavers over a sound slab', price: 'job.overlay' },
  heavyTraffic: { label: 'Trucks, an RV or a boat trailer on it', price: 'job.heavyTraffic' },
  oldPavers: { label: 'Taking out old pavers', price: 'job.oldPavers' },
  narrowAccess: { label: 'Way in under 6 feet wide', price: 'job.narrowAccess' },
  permit: { label: 'Permit and HOA application', price: 'job.permit' },
};

export const allCounted = Object.keys(countedRules) as readonly CountedExtra[];
export const allWanted = Object.keys(wantedRules) as readonly WantedExtra[];

const rules: Readonly<Partial<Record<string, { readonly price?: PriceKey }>>> = { ...countedRules, ...wantedRules };

/** Returns whether the company has a price for an extra. */
export function isPriced(id: CountedExtra | WantedExtra): boolean {
  const { price } = rules[id] ?? {};
  return price !== undefined && hasPrice(price);
}

/** Returns whether what is chosen can be a paver of the catalog, which are of concrete. */
export const isCatalogMaterial = (material: MaterialId): boolean =>
  material === 'undecided' || material === 'concrete' || materialRules[material].tier !== undefined;

/** Returns whether this is the id of what only some jobs need. */
export const isJobId = (id: string): boolean => rules[id]?.price?.startsWith('job.') ?? false;
