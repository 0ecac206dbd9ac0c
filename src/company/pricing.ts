/**
 * Every price and every measure that the site publishes, under the name of the page that publishes it. Prose,
 * structured data, the estimator and the guide all read these two tables; no price is written anywhere else.
 *
 * If two pages publish different figures for the same work (sealing, driveways, patios, pool decks, base depth), both
 * are here on purpose. If they publish the same one, it is written once, and its twin takes it over.
 */

import { articleSlugs } from './articles';
import { figureArticles } from './figureArticles';
import { formatNumber } from '../words/format';
import { offers, services, type BuiltInServiceId } from './services';

export type PriceUnit = 'sq ft' | 'linear ft' | 'piece' | 'fixture' | 'project' | 'year' | 'each' | '20 years';

/** What is written about a price in US dollars. `low === high` if the page publishes one figure instead of a range. */
export interface PriceEntry {
  readonly low: number;
  readonly high: number;
  readonly unit: PriceUnit;
  /** True if the page publishes "$30 and up": `high` is then the end of the scale, not a maximum. */
  readonly openEnded?: true;
  /** The service that it is the price of. The price is nowhere if the company does not offer it. */
  readonly service?: BuiltInServiceId;
}

/** A published price. */
export interface Price extends PriceEntry {
  /** Route of the page that publishes the figure; undefined if this site does not have it. */
  readonly page?: string;
}

export type MeasureUnit = 'inches' | 'feet' | 'sq ft' | 'days' | 'hours' | 'years' | '%' | 'PSI' | 'R';

/** What is written about a figure that is not money. `low === high` if the page publishes one figure instead of a range. */
export interface MeasureEntry {
  readonly low: number;
  readonly high: number;
  readonly unit: MeasureUnit;
  /** True if the figure is a minimum ("8,000+ PSI", "R11 or higher"). */
  readonly minimum?: true;
}

/** A published figure that is not money. */
export interface Measure extends MeasureEntry {
  /** Route of the page that publishes the figure; undefined if this site does not have it. */
  readonly page?: string;
}

/** Key of a price: the page that publishes it, and what it is for. `service.<id>` is a service's own price. */
export type PriceKey = string;

/** Key of a measure in the table below. */
export type MeasureKey = string;

const article = (slug: string) => (articleSlugs.includes(slug) ? `/blog/${slug}` : undefined);

/** The pages that publish figures, by the first part of a key: their names beside a figure, and their routes. */
export const figurePages: Readonly<Record<string, { readonly name: string; readonly route?: string }>> = {
  faq: { name: 'FAQ', route: '/faq' },
  sealing: { name: 'sealing page', route: offers('paver-sealing') ? '/paver-sealing' : undefined },
  products: { name: 'product page', route: '/paver-products' },
  costGuide: { name: 'cost guide', route: article(figureArticles.costGuide) },
  comparison: { name: 'comparison article', route: article(figureArticles.comparison) },
  maintenance: { name: 'maintenance guide', route: article(figureArticles.maintenance) },
  poolDeck: { name: 'pool deck guide', route: article(figureArticles.poolDeck) },
  // What others charge, by whom the text names. This site has no page about it.
  market: { name: 'market' },
};

/** The cost guide's price tiers. */
const tiers = {
  'costGuide.tierBasic': { low: 15, high: 18, unit: 'sq ft' },
  'costGuide.tierMidRange': { low: 18, high: 22, unit: 'sq ft' },
  'costGuide.tierPremium': { low: 22, high: 26, unit: 'sq ft' },
  'costGuide.tierLuxury': { low: 26, high: 30, openEnded: true, unit: 'sq ft' },
} as const satisfies Readonly<Record<PriceKey, PriceEntry>>;

/**
 * Returns the cost guide's price of a driveway of this many square feet, without the basic tier: most driveways get a
 * herringbone pattern, which takes more cutting.
 */
const drivewayOf = (area: number): PriceEntry => ({
  low: area * tiers['costGuide.tierMidRange'].low,
  high: area * tiers['costGuide.tierLuxury'].high,
  unit: 'project',
  service: 'paver-driveways',
});

/** The price that the FAQ and the cost guide publish alike. */
const installed = {
  'faq.installed': { low: 15, high: 30, unit: 'sq ft' },
} as const satisfies Readonly<Record<PriceKey, PriceEntry>>;

/**
 * The prices as written, those of services that this company does not offer included; null for an extra that it does not
 * build, such as a fire pit.
 */
export const priceTable: Readonly<Record<PriceKey, PriceEntry | null>> = {
  ...installed,
  'faq.driveway': { low: 8000, high: 20000, unit: 'project', service: 'paver-driveways' },
  'faq.patio': { low: 5000, high: 15000, unit: 'project', service: 'paver-patios' },
  'faq.poolDeck': { low: 6000, high: 18000, unit: 'project', service: 'pool-decks' },

  // The sealing page and the cost guide publish different sealing prices.
  'sealing.sealing': { low: 2, high: 4, unit: 'sq ft', service: 'paver-sealing' },
  'sealing.deepCleaning': { low: 1, high: 2, unit: 'sq ft', service: 'paver-sealing' },

  'comparison.concrete': { low: 6, high: 12, unit: 'sq ft' },
  'comparison.pavers': { low: 10, high: 25, unit: 'sq ft' },
  'comparison.concrete20Years': { low: 14700, high: 14700, unit: '20 years' },
  'comparison.pavers20Years': { low: 16900, high: 16900, unit: '20 years' },
  'comparison.concreteUpkeep': { low: 200, high: 400, unit: 'year' },
  'comparison.paverUpkeep': { low: 150, high: 300, unit: 'year' },

  'costGuide.installed': installed['faq.installed'],
  ...tiers,
  // The FAQ says $8,000-20,000 for a driveway, $5,000-15,000 for a patio, $6,000-18,000 for a pool deck.
  'costGuide.driveway': { low: 8000, high: 18000, unit: 'project', service: 'paver-driveways' },
  'costGuide.driveway400SqFt': drivewayOf(400),
  'costGuide.driveway600SqFt': drivewayOf(600),
  'costGuide.driveway1200SqFt': drivewayOf(1200),
  'costGuide.patio': { low: 4500, high: 15000, unit: 'project', service: 'paver-patios' },
  'costGuide.poolDeck': { low: 6000, high: 20000, unit: 'project', service: 'pool-decks' },
  'costGuide.sealing': { low: 1.5, high: 3, unit: 'sq ft', service: 'paver-sealing' },
  'costGuide.retainingWall': { low: 25, high: 50, unit: 'linear ft' },
  'costGuide.lighting': { low: 150, high: 400, unit: 'fixture' },
  'costGuide.firePit': { low: 1500, high: 4000, unit: 'each' },
  'costGuide.seating': { low: 800, high: 2500, unit: 'each' },

  'maintenance.pressureWashing': { low: 0.3, high: 0.5, unit: 'sq ft' },
  'maintenance.jointSand': { low: 2, high: 4, unit: 'sq ft' },
  'maintenance.minorRepairs': { low: 200, high: 500, unit: 'each' },
  'maintenance.moldTreatment': { low: 150, high: 400, unit: 'each' },

  'poolDeck.installed': { low: 16, high: 45, unit: 'sq ft', service: 'pool-decks' },

  // Breaking up and hauling away concrete, national: https://homeguide.com/costs/concrete-removal-cost
  'market.tearOut': { low: 3, high: 8, unit: 'sq ft' },
};

/**
 * The least that this company takes for a job of a service, in US dollars, by the service's id: `'paver-patios': 2500`. A
 * service that is not in it has no minimum.
 */
export const serviceMinimums: Readonly<Record<string, number>> = {};

/** Figures that several pages publish alike. */
const shared = {
  'faq.reseal': { low: 2, high: 3, unit: 'years' },
  'products.baseDepth': { low: 6, high: 8, unit: 'inches' },
} as const satisfies Readonly<Record<MeasureKey, MeasureEntry>>;

/** The measures as written. */
export const measureTable: Readonly<Record<MeasureKey, MeasureEntry>> = {
  'faq.projectDays': { low: 3, high: 7, unit: 'days' },
  'faq.reseal': shared['faq.reseal'],
  'faq.excavation': { low: 8, high: 12, unit: 'inches' },
  // The FAQ publishes a 4-6 in base; the product page and the cost guide publish 6-8 in.
  'faq.baseDepth': { low: 4, high: 6, unit: 'inches' },
  'faq.beddingSand': { low: 1, high: 2, unit: 'inches' },

  'sealing.cure': { low: 24, high: 48, unit: 'hours' },
  'sealing.resealDriveway': shared['faq.reseal'],
  'sealing.resealPatio': { low: 3, high: 5, unit: 'years' },
  'sealing.sealerLife': { low: 2, high: 5, unit: 'years' },

  'comparison.area': { low: 1000, high: 1000, unit: 'sq ft' },
  'comparison.upfrontPremium': { low: 15, high: 30, unit: '%' },
  'comparison.paverLife': { low: 50, high: 100, unit: 'years' },
  'comparison.concreteLife': { low: 20, high: 30, unit: 'years' },
  'comparison.valueGain': { low: 5, high: 15, unit: '%' },
  'comparison.roi': { low: 60, high: 75, unit: '%' },

  'products.strength': { low: 8000, high: 8000, minimum: true, unit: 'PSI' },
  'products.baseDepth': shared['products.baseDepth'],

  // The comparison article publishes a return of 60-75 %.
  'costGuide.roi': { low: 75, high: 85, unit: '%' },
  'costGuide.baseDepth': shared['products.baseDepth'],

  'poolDeck.slipRating': { low: 11, high: 11, minimum: true, unit: 'R' },
  'poolDeck.slope': { low: 1, high: 2, unit: '%' },
  'poolDeck.expansionJoint': { low: 10, high: 12, unit: 'feet' },
};

/** Returns the route of the page that publishes the figure with this key. */
const pageOf = (key: string) => figurePages[key.split('.')[0]]?.route;

/** Every price of this company, with its page: those of the table, and its services' own. */
export const prices: Readonly<Record<PriceKey, Price>> = Object.fromEntries([
  ...Object.entries(priceTable).flatMap(([key, price]) =>
    price && (!price.service || offers(price.service)) ? [[key, { ...price, page: pageOf(key) }] as const] : [],
  ),
  ...services.flatMap(({ id, path, price }) =>
    price ? [[`service.${id}`, { low: price.low, high: price.high, unit: price.unit, page: path }] as const] : [],
  ),
]);

/** Every measure, with its page. */
export const measures: Readonly<Record<MeasureKey, Measure>> = Object.fromEntries(
  Object.entries(measureTable).map(([key, measure]) => [key, { ...measure, page: pageOf(key) }]),
);

/** Returns an error for a key that a table lacks, with the keys of the same page. */
function unknownKey(kind: 'price' | 'measure', key: string, keys: readonly string[]): Error {
  const page = key.split('.')[0];
  const near = keys.filter((known) => known.startsWith(`${page}.`));
  const options = near.length > 0 ? near : keys;
  return new Error(
    `There is no ${kind} "${key}" in src/company/pricing.ts. Use one of: ${options.join(', ')}; or add it to the table there.`,
  );
}

/**
 * Returns the published price with this key.
 * @throws Error that lists the keys of the same page if there is none, names the service that it would be of, or says that
 *   it is null
 */
export function priceByKey(key: PriceKey): Price {
  if (hasPrice(key)) return prices[key];
  if (!Object.hasOwn(priceTable, key)) throw unknownKey('price', key, Object.keys(prices));
  const service = priceTable[key]?.service;
  if (!service)
    throw new Error(`"${key}" is null in src/company/pricing.ts. Remove what quotes it, or write the price.`);
  throw new Error(
    `"${key}" is the price of ${service}, which you don't offer. Remove what quotes it, or put it in <If service="${service}">.`,
  );
}

/** Returns whether the company has the price with this key: it offers the service, and has not written null. */
export function hasPrice(key: PriceKey): boolean {
  return Object.hasOwn(prices, key);
}

/** The prices of what is built along with paving, by the number of feet, fixtures or pieces. */
export const extraPrices = {
  wall: 'costGuide.retainingWall',
  lights: 'costGuide.lighting',
  firePits: 'costGuide.firePit',
  seats: 'costGuide.seating',
} as const satisfies Readonly<Record<string, PriceKey>>;

/** Returns whether a page of this site publishes the price with this key. */
export function isPublished(key: PriceKey): boolean {
  return hasPrice(key) && prices[key].page !== undefined;
}

/**
 * Returns the published measure with this key.
 * @throws Error that lists the keys of the same page if there is none
 */
export function measureByKey(key: MeasureKey): Measure {
  if (Object.hasOwn(measures, key)) return measures[key];
  throw unknownKey('measure', key, Object.keys(measures));
}

/** Returns the middle of a measure's range, for drawings to scale. */
export function middleOf({ low, high }: Measure): number {
  return (low + high) / 2;
}

/**
 * Returns the short name of the page at this route: "cost guide", "FAQ", "retaining walls page".
 * @throws Error for a page that publishes no figure
 */
export function pageName(route: string): string {
  const page = Object.values(figurePages).find((one) => one.route === route);
  const service = services.find(({ path }) => path === route);
  if (!page && !service)
    throw new Error(`${route} publishes no figure. Add it to figurePages in src/company/pricing.ts.`);
  return page?.name ?? `${service?.inSentences ?? service?.shortName.toLowerCase()} page`;
}

function range(low: string, high: string): string {
  return low === high ? low : `${low}–${high}`;
}

/** The amounts of a price or of a sum of prices. */
export type Amount = Pick<Price, 'low' | 'high' | 'openEnded'>;

/** Formats the amount without its unit: "$15–30", "$1.50–3.00", "$26–30+". */
export function formatAmount({ low, high, openEnded }: Amount): string {
  const cents = !Number.isInteger(low) || !Number.isInteger(high);
  const [from, to] = cents ? [low.toFixed(2), high.toFixed(2)] : [formatNumber(low), formatNumber(high)];
  return `$${range(from, to)}${openEnded ? '+' : ''}`;
}

const perUnit: Record<PriceUnit, string> = {
  'sq ft': ' per sq ft',
  'linear ft': ' per linear ft',
  piece: ' per piece',
  fixture: ' per fixture',
  year: ' a year',
  '20 years': ' over 20 years',
  project: '',
  each: '',
};

/** Formats the price with its unit: "$15–30 per sq ft", "$150–400 per fixture", "$8,000–20,000". */
export function formatPrice(price: Price): string {
  return `${formatAmount(price)}${perUnit[price.unit]}`;
}

/** Formats the figure with its unit: "4–6 inches", "2–3 years", "8,000+ PSI", "R11". */
export function formatMeasure({ low, high, unit, minimum }: Measure): string {
  const figure = range(formatNumber(low), formatNumber(high));
  if (unit === 'R') return `R${figure}`;
  if (unit === '%') return `${figure}%`;
  return `${figure}${minimum ? '+' : ''} ${unit}`;
}
