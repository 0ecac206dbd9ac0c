/**
 * Every price and every measure that the site publishes, under the name of the page that publishes it. Prose,
 * structured data, the estimator and the guide all read these two tables; no price is written anywhere else.
 *
 * If two pages publish different figures for the same work (sealing, driveways, patios, pool decks, base depth), both
 * are here on purpose.
 */

import { formatNumber } from './format';

export type PriceUnit = 'sq ft' | 'linear ft' | 'fixture' | 'project' | 'year' | 'each' | '20 years';

/** A published price in US dollars. `low === high` if the page publishes one figure instead of a range. */
export interface Price {
  readonly low: number;
  readonly high: number;
  readonly unit: PriceUnit;
  /** True if the page publishes "$30 and up": `high` is then the end of the scale, not a maximum. */
  readonly openEnded?: true;
  /** Route of the page that publishes the figure. */
  readonly page: string;
}

export type MeasureUnit = 'inches' | 'feet' | 'sq ft' | 'days' | 'hours' | 'years' | '%' | 'PSI' | 'R';

/** A published figure that is not money. `low === high` if the page publishes one figure instead of a range. */
export interface Measure {
  readonly low: number;
  readonly high: number;
  readonly unit: MeasureUnit;
  /** True if the figure is a minimum ("8,000+ PSI", "R11 or higher"). */
  readonly minimum?: true;
  /** Route of the page that publishes the figure. */
  readonly page: string;
}

/** Key of a price in the table below: the page that publishes it, and what it is for. */
export type PriceKey = string;

/** Key of a measure in the table below. */
export type MeasureKey = string;

const FAQ = '/faq';
const SEALING = '/paver-sealing';
const PRODUCTS = '/paver-products';
const COST_GUIDE = '/blog/paver-installation-costs-southwest-florida';
const COMPARISON = '/blog/pavers-vs-concrete-comparison';
const MAINTENANCE = '/blog/paver-maintenance-florida-guide';
const POOL_DECK = '/blog/pool-deck-paver-options-florida';

export const prices: Readonly<Record<PriceKey, Price>> = {
  'faq.installed': { low: 15, high: 30, unit: 'sq ft', page: FAQ },
  'faq.driveway': { low: 8000, high: 20000, unit: 'project', page: FAQ },
  'faq.patio': { low: 5000, high: 15000, unit: 'project', page: FAQ },
  'faq.poolDeck': { low: 6000, high: 18000, unit: 'project', page: FAQ },

  // The sealing page and the cost guide publish different sealing prices.
  'sealing.sealing': { low: 2, high: 4, unit: 'sq ft', page: SEALING },
  'sealing.deepCleaning': { low: 1, high: 2, unit: 'sq ft', page: SEALING },

  'comparison.concrete': { low: 6, high: 12, unit: 'sq ft', page: COMPARISON },
  'comparison.pavers': { low: 10, high: 25, unit: 'sq ft', page: COMPARISON },
  'comparison.concrete20Years': { low: 14700, high: 14700, unit: '20 years', page: COMPARISON },
  'comparison.pavers20Years': { low: 16900, high: 16900, unit: '20 years', page: COMPARISON },
  'comparison.concreteUpkeep': { low: 200, high: 400, unit: 'year', page: COMPARISON },
  'comparison.paverUpkeep': { low: 150, high: 300, unit: 'year', page: COMPARISON },

  'costGuide.installed': { low: 15, high: 30, unit: 'sq ft', page: COST_GUIDE },
  'costGuide.tierBasic': { low: 15, high: 18, unit: 'sq ft', page: COST_GUIDE },
  'costGuide.tierMidRange': { low: 18, high: 22, unit: 'sq ft', page: COST_GUIDE },
  'costGuide.tierPremium': { low: 22, high: 26, unit: 'sq ft', page: COST_GUIDE },
  'costGuide.tierLuxury': { low: 26, high: 30, openEnded: true, unit: 'sq ft', page: COST_GUIDE },
  // The FAQ says $8,000-20,000 for a driveway, $5,000-15,000 for a patio, $6,000-18,000 for a pool deck.
  'costGuide.driveway': { low: 8000, high: 18000, unit: 'project', page: COST_GUIDE },
  'costGuide.driveway400SqFt': { low: 7200, high: 12000, unit: 'project', page: COST_GUIDE },
  'costGuide.driveway600SqFt': { low: 10800, high: 18000, unit: 'project', page: COST_GUIDE },
  'costGuide.driveway1200SqFt': { low: 21600, high: 36000, unit: 'project', page: COST_GUIDE },
  'costGuide.patio': { low: 4500, high: 15000, unit: 'project', page: COST_GUIDE },
  'costGuide.poolDeck': { low: 6000, high: 20000, unit: 'project', page: COST_GUIDE },
  'costGuide.sealing': { low: 1.5, high: 3, unit: 'sq ft', page: COST_GUIDE },
  'costGuide.retainingWall': { low: 25, high: 50, unit: 'linear ft', page: COST_GUIDE },
  'costGuide.lighting': { low: 150, high: 400, unit: 'fixture', page: COST_GUIDE },
  'costGuide.firePit': { low: 1500, high: 4000, unit: 'each', page: COST_GUIDE },
  'costGuide.seating': { low: 800, high: 2500, unit: 'each', page: COST_GUIDE },

  'maintenance.pressureWashing': { low: 0.3, high: 0.5, unit: 'sq ft', page: MAINTENANCE },
  'maintenance.jointSand': { low: 2, high: 4, unit: 'sq ft', page: MAINTENANCE },
  'maintenance.minorRepairs': { low: 200, high: 500, unit: 'each', page: MAINTENANCE },
  'maintenance.moldTreatment': { low: 150, high: 400, unit: 'each', page: MAINTENANCE },

  'poolDeck.installed': { low: 16, high: 45, unit: 'sq ft', page: POOL_DECK },
};

export const measures: Readonly<Record<MeasureKey, Measure>> = {
  'faq.projectDays': { low: 3, high: 7, unit: 'days', page: FAQ },
  'faq.reseal': { low: 2, high: 3, unit: 'years', page: FAQ },
  'faq.excavation': { low: 8, high: 12, unit: 'inches', page: FAQ },
  // The FAQ publishes a 4-6 in base; the product page and the cost guide publish 6-8 in.
  'faq.baseDepth': { low: 4, high: 6, unit: 'inches', page: FAQ },
  'faq.beddingSand': { low: 1, high: 2, unit: 'inches', page: FAQ },

  'sealing.cure': { low: 24, high: 48, unit: 'hours', page: SEALING },
  'sealing.resealDriveway': { low: 2, high: 3, unit: 'years', page: SEALING },
  'sealing.resealPatio': { low: 3, high: 5, unit: 'years', page: SEALING },
  'sealing.sealerLife': { low: 2, high: 5, unit: 'years', page: SEALING },

  'comparison.area': { low: 1000, high: 1000, unit: 'sq ft', page: COMPARISON },
  'comparison.upfrontPremium': { low: 15, high: 30, unit: '%', page: COMPARISON },
  'comparison.paverLife': { low: 50, high: 100, unit: 'years', page: COMPARISON },
  'comparison.concreteLife': { low: 20, high: 30, unit: 'years', page: COMPARISON },
  'comparison.valueGain': { low: 5, high: 15, unit: '%', page: COMPARISON },
  'comparison.roi': { low: 60, high: 75, unit: '%', page: COMPARISON },

  'products.strength': { low: 8000, high: 8000, minimum: true, unit: 'PSI', page: PRODUCTS },
  'products.baseDepth': { low: 6, high: 8, unit: 'inches', page: PRODUCTS },

  // The comparison article publishes a return of 60-75 %.
  'costGuide.roi': { low: 75, high: 85, unit: '%', page: COST_GUIDE },
  'costGuide.baseDepth': { low: 6, high: 8, unit: 'inches', page: COST_GUIDE },

  'poolDeck.slipRating': { low: 11, high: 11, minimum: true, unit: 'R', page: POOL_DECK },
  'poolDeck.slope': { low: 1, high: 2, unit: '%', page: POOL_DECK },
  'poolDeck.expansionJoint': { low: 10, high: 12, unit: 'feet', page: POOL_DECK },
};

/** Returns an error for a key that a table lacks, with the keys of the same page. */
function unknownKey(kind: 'price' | 'measure', key: string, keys: readonly string[]): Error {
  const page = key.split('.')[0];
  const near = keys.filter((known) => known.startsWith(`${page}.`));
  const options = near.length > 0 ? near : keys;
  return new Error(
    `There is no ${kind} "${key}" in src/data/pricing.ts. Use one of: ${options.join(', ')}; or add it to the table there.`,
  );
}

/**
 * Returns the published price with this key.
 * @throws Error that lists the keys of the same page if there is none
 */
export function priceByKey(key: PriceKey): Price {
  if (Object.hasOwn(prices, key)) return prices[key];
  throw unknownKey('price', key, Object.keys(prices));
}

/**
 * Returns the published measure with this key.
 * @throws Error that lists the keys of the same page if there is none
 */
export function measureByKey(key: MeasureKey): Measure {
  if (Object.hasOwn(measures, key)) return measures[key];
  throw unknownKey('measure', key, Object.keys(measures));
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
