/** Who counts the site's visits, and the proofs that the site is the company's own. */

import { company } from './facts';
import type { Tags } from './schemas/tags';

export type { Tags };

/** Returns whether a page loads scripts of other companies that count visits. */
export function countsVisits({ ga4, googleAds, plausible, cloudflare }: Tags): boolean {
  return Boolean(ga4 ?? googleAds ?? plausible ?? cloudflare);
}

/** The company's tags; none unless company.yaml has them. */
export const tags: Tags = company.tags ?? {};
