/** Facts that show only once they are filled in. */

import { formatCount } from '../words/format';
import { listWords } from '../words/numberWords';
import { business } from './business';
import { madeUpFacts, optionalFacts } from './facts';
import type { OptionalFacts } from './schemas/optional';

export { optionalFacts, type OptionalFacts };

type FactName = 'licenseNumber' | keyof OptionalFacts;

/** Returns whether any of these facts is made up: `samples` in company.yaml names it. */
export const isMadeUp = (...names: readonly FactName[]): boolean => names.some((name) => madeUpFacts.includes(name));

/**
 * Returns the license with its trade, because Florida has none for laying pavers: "CBC1200000 (Building)"; undefined without
 * one.
 */
export function licenseText(): string | undefined {
  const { licenseNumber } = business;
  const { licenseTrade } = optionalFacts;
  if (!licenseNumber) return undefined;
  return licenseTrade ? `${licenseNumber} (${licenseTrade})` : licenseNumber;
}

/** Returns whether the company says who comes or who insures it. */
export const showsWho = ({ people, insurance }: OptionalFacts): boolean => Boolean(people ?? insurance);

/** Returns the title of the block that says it, and on what terms the company works; undefined if it says neither. */
export function termsTitle(facts: OptionalFacts): string | undefined {
  const { warranties = [], payment, startsInWeeks, permits } = facts;
  const hasTerms = Boolean(warranties.length > 0 || payment || startsInWeeks || permits);
  if (showsWho(facts)) return hasTerms ? 'Who comes, and on what terms' : 'Who comes';
  return hasTerms ? 'On what terms we work' : undefined;
}

/** Id of that block. */
export const WHO_ID = 'who-we-are';

type Years = NonNullable<OptionalFacts['warranties']>[number]['years'];

/** Formats the term of a warranty: "1 year", "5 years", "lifetime". */
export const formatYears = (years: Years): string => (years === 'lifetime' ? years : formatCount(years, 'year'));

/** The same before a noun: "5-year", "lifetime". */
export const formatTerm = (years: Years): string => (years === 'lifetime' ? years : `${years}-year`);

/** Formats how long until the work starts: "3–5 weeks", "1 week". */
const formatWeeks = ({ low, high }: NonNullable<OptionalFacts['startsInWeeks']>): string =>
  low === high ? formatCount(high, 'week') : `${low}–${high} weeks`;

/** Returns what is due at signing: "Deposit: 10%". */
export const depositOf = ({ depositPercent }: NonNullable<OptionalFacts['payment']>): string =>
  depositPercent === 0 ? 'No deposit' : `Deposit: ${depositPercent}%`;

/** Returns how customers pay: "Payment by check, bank transfer or card". */
export const waysOf = (ways: readonly string[]): string => `Payment by ${listWords(ways, 'or')}`;

/** Returns when the work starts: "First day of work: in 3–5 weeks". */
export const startOf = (weeks: NonNullable<OptionalFacts['startsInWeeks']>): string =>
  `First day of work: in ${formatWeeks(weeks)}`;

/** Returns the address of the office in one line; undefined if the company has none that visitors may come to. */
export function officeAddress(): string | undefined {
  const { office } = optionalFacts;
  return office && `${office.street}, ${business.locality}, ${business.state} ${office.zip}`;
}
