/** Looks up published figures and facts of the company by key, and fills them into plain text such as front matter. */

import { business, countiesInWords } from './business';
import { formatDollars } from '../words/format';
import { withArticle } from '../words/numberWords';
import { formatMeasure, formatPrice, measureByKey, priceByKey } from './pricing';
import { referralProgram } from './referralProgram';

const company = {
  name: business.name,
  region: business.region,
  town: business.locality,
  counties: countiesInWords(business.counties),
} as const;

export type CompanyKey = keyof typeof company;

/**
 * Returns a fact of the company in words: its name, region, home town or counties.
 * @throws Error that lists the valid keys if there is none
 */
export function companyByKey(key: string): string {
  if (Object.hasOwn(company, key)) return company[key as CompanyKey];
  throw new Error(`There is no company fact "${key}". Use one of: ${Object.keys(company).join(', ')}.`);
}

const referral = {
  reward: formatDollars(referralProgram.reward),
  minimum: formatDollars(referralProgram.minimumProject),
  days: String(referralProgram.cash.processedDays),
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
    if (kind === 'price') return formatPrice(priceByKey(key));
    if (kind === 'measure') return formatMeasure(measureByKey(key));
    if (kind === 'company') return companyByKey(key);
    if (kind === 'referral' && Object.hasOwn(referral, key)) return referral[key as keyof typeof referral];
    throw new Error(
      `"${token}" is not a figure. Write {{price:…}}, {{measure:…}}, {{company:…}}, or {{referral:…}} with one of: ${Object.keys(referral).join(', ')}.`,
    );
  });
}
