/** Facts that show only once they are filled in. */

import { formatCount } from '../words/format';
import { business } from './business';
import { madeUpFacts, optionalFacts } from './facts';
import type { OptionalFacts } from './schemas/optional';

export { optionalFacts, type OptionalFacts };

type FactName = 'licenseNumber' | keyof OptionalFacts;

/** Returns whether any of these facts is made up: `samples` in company.yaml names it. */
export const isMadeUp = (...names: readonly FactName[]): boolean => names.some((name) => madeUpFacts.includes(name));

/** Returns whether the company says who comes or who insures it. */
export const showsWho = ({ people, insurance }: OptionalFacts): boolean => Boolean(people ?? insurance);

/** Id of the block that says it, and of the terms. */
export const WHO_ID = 'who-we-are';

type Years = NonNullable<OptionalFacts['warranties']>[number]['years'];

/** Formats the term of a warranty: "1 year", "5 years", "lifetime". */
export const formatYears = (years: Years): string => (years === 'lifetime' ? years : formatCount(years, 'year'));

/** The same before a noun: "5-year", "lifetime". */
export const formatTerm = (years: Years): string => (years === 'lifetime' ? years : `${years}-year`);

/** Formats how long until the work starts: "3–5 weeks", "1 week". */
export const formatWeeks = ({ low, high }: NonNullable<OptionalFacts['startsInWeeks']>): string =>
  low === high ? formatCount(high, 'week') : `${low}–${high} weeks`;

/** Returns the address of the office in one line; undefined if the company has none that visitors may come to. */
export function officeAddress(): string | undefined {
  const { office } = optionalFacts;
  return office && `${office.street}, ${business.locality}, ${business.state} ${office.zip}`;
}
