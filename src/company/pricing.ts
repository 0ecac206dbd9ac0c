/**
 * Every price and every measure that the site publishes, under the name of the page that publishes it. Prose, structured
 * data, the estimator and the guide all read them here; no price is written anywhere but in prices.yaml and services.yaml.
 */

import { formatNumber } from '../words/format';
import { articleSlugs, figureArticles, measures as writtenMeasures, prices as written } from './facts';
import {
  priceServices,
  type BuiltInServiceId,
  type JobPriceKey,
  type MeasureKey,
  type WrittenPriceKey,
} from './schemas/keys';
import type { MeasureEntry, PriceEntry, PriceUnit } from './schemas/offers';
import { offers, services } from './services';

export type { MeasureKey } from './schemas/keys';

/** A published price. */
export interface Price extends Readonly<PriceEntry> {
  /** Route of the page that publishes the figure; undefined if this site does not have it. */
  readonly page?: string;
}

/** A published figure that is not money. */
export interface Measure extends Readonly<MeasureEntry> {
  /** Route of the page that publishes the figure; undefined if this site does not have it. */
  readonly page?: string;
}

/** Returns the route of the article that publishes such figures; undefined if the site has none, or it is a draft. */
function article(figures: keyof typeof figureArticles): string | undefined {
  const slug = figureArticles[figures];
  return slug && articleSlugs.includes(slug) ? `/blog/${slug}` : undefined;
}

/** The pages that publish figures, by the first part of a key: their names beside a figure, and their routes. */
export const figurePages: Readonly<Record<string, { readonly name: string; readonly route?: string }>> = {
  faq: { name: 'FAQ', route: '/faq' },
  sealing: { name: 'sealing page', route: offers('paver-sealing') ? '/paver-sealing' : undefined },
  products: { name: 'product page', route: '/paver-products' },
  costGuide: { name: 'cost guide', route: article('costGuide') },
  comparison: { name: 'comparison article', route: article('comparison') },
  maintenance: { name: 'maintenance guide', route: article('maintenance') },
  poolDeck: { name: 'pool deck guide', route: article('poolDeck') },
  // What others charge, by whom the text names. This site has no page about it.
  market: { name: 'market' },
  // What some jobs need. The estimator publishes it.
  job: { name: 'estimator' },
};

/**
 * Returns the cost guide's price of a driveway of this many square feet, without the basic tier: most driveways get a
 * herringbone pattern, which takes more cutting.
 */
const drivewayOf = (area: number): PriceEntry | null => {
  const [from, to] = [written['costGuide.tierMidRange'], written['costGuide.tierLuxury']];
  return from && to && { low: area * from.low, high: area * to.high, unit: 'project' };
};

/** The prices that follow from others. */
const derived = {
  'costGuide.driveway400SqFt': drivewayOf(400),
  'costGuide.driveway600SqFt': drivewayOf(600),
  'costGuide.driveway1200SqFt': drivewayOf(1200),
} as const;

type DerivedPriceKey = keyof typeof derived;

/** Key of a price: the page that publishes it, and what it is for. `service.<id>` is a service's own price. */
export type PriceKey = WrittenPriceKey | JobPriceKey | DerivedPriceKey | `service.${string}`;

/**
 * The prices as written, those of services that this company does not offer included; null for an extra that it does not
 * build, such as a fire pit.
 */
export const priceTable: Readonly<Record<WrittenPriceKey | JobPriceKey | DerivedPriceKey, PriceEntry | null>> = {
  ...written,
  ...derived,
};

/** The service that each price is of. */
const serviceOf: Readonly<Record<string, BuiltInServiceId | undefined>> = {
  ...priceServices,
  ...Object.fromEntries(Object.keys(derived).map((key) => [key, 'paver-driveways'])),
};

/** Returns the route of the page that publishes the figure with this key. */
const pageOf = (key: string) => figurePages[key.split('.')[0]]?.route;

/** Every price of this company, with its page: those of the table, and its services' own. */
export const prices: Readonly<Record<string, Price>> = Object.fromEntries([
  ...Object.entries(priceTable).flatMap(([key, price]) => {
    const service = serviceOf[key];
    return price && (!service || offers(service)) ? [[key, { ...price, page: pageOf(key) }] as const] : [];
  }),
  ...services.flatMap(({ id, path, price }) =>
    price ? [[`service.${id}`, { low: price.low, high: price.high, unit: price.unit, page: path }] as const] : [],
  ),
]);

/** Every measure, with its page. */
export const measures: Readonly<Record<MeasureKey, Measure>> = Object.fromEntries(
  Object.entries(writtenMeasures).map(([key, measure]) => [key, { ...measure, page: pageOf(key) }]),
) as Record<MeasureKey, Measure>;

/** Returns an error for a key that a table lacks, with the keys of the same page. */
function unknownKey(kind: 'price' | 'measure', key: string, keys: readonly string[]): Error {
  const page = key.split('.')[0];
  const near = keys.filter((known) => known.startsWith(`${page}.`));
  const options = near.length > 0 ? near : keys;
  return new Error(`There is no ${kind} "${key}". Use one of: ${options.join(', ')}.`);
}

/** Returns whether the tables have a price with this key, whatever this company offers. */
const isTabled = (key: string): key is keyof typeof priceTable => Object.hasOwn(priceTable, key);

/**
 * Returns the published price with this key.
 * @throws Error that lists the keys of the same page if there is none, names the service that it would be of, or says that
 *   it is null
 */
export function priceByKey(key: PriceKey): Price {
  if (hasPrice(key)) return prices[key];
  if (!isTabled(key)) throw unknownKey('price', key, Object.keys(prices));
  const service = priceTable[key] && serviceOf[key];
  if (!service) throw new Error(`"${key}" is null in prices.yaml. Remove what quotes it, or write the price.`);
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
  'cu yd': ' per cu yd',
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
