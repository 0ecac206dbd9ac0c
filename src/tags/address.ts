/*
 * Keeps what visitors type out of the page's address, which every script can read: the link to a tool's result holds the
 * visitor's design, and a referral link holds a name.
 */

import { clickIds } from '../userInput/campaign';

/** The query parameters by which advertisers say where a click came from. Any other may hold what a visitor typed. */
const CAMPAIGN = new RegExp(`^(utm_\\w+|gclsrc|gad_source|gad_campaignid|dclid|srsltid|${clickIds.join('|')})$`);

const others = (address: URL) => [...address.searchParams.keys()].filter((name) => !CAMPAIGN.test(name));

/** Returns whether an address says only which page it is and which advertisement led there. */
export function isPublic(address: string): boolean {
  return others(new URL(address)).length === 0;
}

/** Returns the address without query parameters that may hold what a visitor typed. */
export function publicAddress(address: string | URL, base?: string): string {
  const url = new URL(address, base);
  for (const name of others(url)) url.searchParams.delete(name);
  return url.href;
}

/** Removes from the page's address what a visitor may have typed, and keeps tools from writing it there again. */
export function keepAddressPublic(): void {
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (state, unused, address) => {
    replaceState(state, unused, publicAddress(address ?? '', location.href));
  };
  history.replaceState(history.state, '', location.href);
}
