/** Facts that show only once they are filled in. */

import { business } from './business';
import { optionalFacts } from './facts';
import type { OptionalFacts } from './schemas/optional';

export { optionalFacts, type OptionalFacts };

/** Returns whether /service-area has the block about people and insurance that links point to. */
export const showsWho = ({ people, insurance }: OptionalFacts): boolean => Boolean(people ?? insurance);

/** Id of that block on /service-area. */
export const WHO_ID = 'who-we-are';

/** Returns the address of the office in one line; undefined if the company has none that visitors may come to. */
export function officeAddress(): string | undefined {
  const { office } = optionalFacts;
  return office && `${office.street}, ${business.locality}, ${business.state} ${office.zip}`;
}
