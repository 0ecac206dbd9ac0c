/** Looks up published figures and facts of the company by key, and fills them into plain text such as front matter. */

import { workArea } from '../areas';
import { business, countiesInWords, formatHours } from '../business';
import { formatDollars, formatMinutes } from '../../words/format';
import { listWords, startSentence, withArticle } from '../../words/numberWords';
import {
  extraPrices,
  formatAmount,
  formatMeasure,
  formatPrice,
  hasPrice,
  measures,
  prices,
  type Measure,
  type MeasureKey,
  type Price,
} from '../pricing';
import { offers } from '../services';
import { missingPrices, referralProgram } from '../facts';
import { licenseText, optionalFacts } from '../optionalFacts';

/** What is priced separately from paving, as far as the company has a price for it. */
const extras: readonly string[] = [
  ...(offers('pool-decks') ? ['coping'] : []),
  ...(hasPrice(extraPrices.firePits) ? ['fire pits'] : []),
  ...(hasPrice(extraPrices.seats) ? ['seating walls'] : []),
  'steps',
  ...(hasPrice(extraPrices.lights) ? ['lighting'] : []),
];

/** Facts of the company in words. */
const company = {
  name: () => business.name,
  region: () => business.region,
  town: () => business.locality,
  counties: () => countiesInWords(business.counties),
  workArea,
  hours: () => business.hours.map(formatHours).join('; '),
  callbackTime: () => formatMinutes(business.callbackMinutes ?? 0),
  credentials: () => business.credentials.toLowerCase(),
  license: () => licenseText() ?? '',
  permits: () => optionalFacts.permits ?? '',
  extras: () => listWords(extras),
} as const;

export type CompanyKey = keyof typeof company;

/**
 * Returns a fact of the company in words: its name, region, home town or counties. One whose key begins with a capital
 * letter starts a sentence.
 * @throws Error that lists the valid keys if there is none
 */
export function companyByKey(key: string): string {
  if (Object.hasOwn(company, key)) return company[key as CompanyKey]();
  const [first = '', ...rest] = key;
  const plain = first.toLowerCase() + rest.join('');
  if (plain !== key && Object.hasOwn(company, plain)) return startSentence(companyByKey(plain));
  throw new Error(`There is no company fact "${key}". Use one of: ${Object.keys(company).join(', ')}.`);
}

/** Returns an error for a key that a table lacks, with the keys of the same page. */
function unknownKey(kind: 'price' | 'measure', key: string, keys: readonly string[]): Error {
  const page = key.split('.')[0];
  const near = keys.filter((known) => known.startsWith(`${page}.`));
  const options = near.length > 0 ? near : keys;
  return new Error(`There is no ${kind} "${key}". Use one of: ${options.join(', ')}.`);
}

/**
 * Returns the published price that a text names.
 * @throws Error that lists the keys of the same page if there is none, names the service that it would be of, or says that
 *   it is null
 */
export function priceNamed(key: string): Price {
  if (Object.hasOwn(prices, key)) return prices[key];
  if (!Object.hasOwn(missingPrices, key)) throw unknownKey('price', key, Object.keys(prices));
  const service = missingPrices[key];
  if (!service) throw new Error(`"${key}" is null in prices.yaml. Remove what quotes it, or write the price.`);
  throw new Error(
    `"${key}" is the price of ${service}, which you don't offer. Remove what quotes it, or put it in <If service="${service}">.`,
  );
}

/**
 * Returns the published measure that a text names.
 * @throws Error that lists the keys of the same page if there is none
 */
export function measureNamed(key: string): Measure {
  if (Object.hasOwn(measures, key)) return measures[key as MeasureKey];
  throw unknownKey('measure', key, Object.keys(measures));
}

const referral = {
  reward: formatDollars(referralProgram.reward),
  minimum: formatDollars(referralProgram.minimumProject),
  days: String(referralProgram.processedDays),
} as const;

/**
 * Fills figures into text: `{{price:costGuide.installed}}` becomes "$15–30 per sq ft", `{{measure:faq.reseal}}` becomes
 * "2–3 years", `{{referral:reward}}` becomes "$200", `{{company:region}}` becomes "Southwest Florida". An "a" before a
 * fact of the company becomes "an" where it has to.
 * @param kept - a kind that stays as it is written
 * @throws Error for a key that the tables do not have, or an unknown kind of figure
 */
export function fillFigures(text: string, kept?: 'company'): string {
  const articled = text.replace(
    /\b([Aa]) \{\{\s*company\s*:\s*([^}]*?)\s*\}\}/g,
    (token, article: string, key: string) => (kept ? token : article + withArticle(companyByKey(key)).slice(1)),
  );
  return articled.replace(/\{\{\s*(\w+)\s*:\s*([^}]*?)\s*\}\}/g, (token, kind: string, key: string) => {
    if (kind === kept) return token;
    if (kind === 'price') return formatPrice(priceNamed(key));
    if (kind === 'amount') return formatAmount(priceNamed(key));
    if (kind === 'measure') return formatMeasure(measureNamed(key));
    if (kind === 'company') return companyByKey(key);
    if (kind === 'referral' && Object.hasOwn(referral, key)) return referral[key as keyof typeof referral];
    throw new Error(
      `"${token}" is not a figure. Write {{price:…}}, {{amount:…}}, {{measure:…}}, {{company:…}}, or {{referral:…}} with one of: ${Object.keys(referral).join(', ')}.`,
    );
  });
}
