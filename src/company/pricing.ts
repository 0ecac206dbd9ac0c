/**
 * Every price and every measure that the site publishes, under the name of the page that publishes it. Prose, structured
 * data, the estimator and the guide all read them here; no price is written anywhere but in prices.yaml and services.yaml.
 */

import { formatNumber } from '../words/format';
import { figurePages, prices } from './facts';
import type { Measure, Price, PriceKey } from './load/publish';
import type { PriceUnit } from './schemas/offers';
import { services } from './services';

export { measures, prices } from './facts';
export type { Measure, Price, PriceKey } from './load/publish';
export type { MeasureKey } from './schemas/keys';

/**
 * Returns the published price with this key. Texts look theirs up by `priceNamed`, which says why there is none.
 * @throws Error if this company has no such price
 */
export function priceByKey(key: PriceKey): Price {
  if (!hasPrice(key)) throw new Error(`There is no price "${key}".`);
  return prices[key];
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

/** Returns the middle of a measure's range, for drawings to scale. */
export function middleOf({ low, high }: Measure): number {
  return (low + high) / 2;
}

/** Returns the short name of a page that publishes figures: "cost guide", "FAQ", "retaining walls page". */
export function pageName(route: string): string {
  const page = Object.values(figurePages).find((one) => one.route === route);
  const service = services.find(({ path }) => path === route);
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
