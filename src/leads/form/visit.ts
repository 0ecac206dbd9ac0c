/**
 * What brought a visitor to this site: read from what the boot script keeps for the session
 * (src/islands/boot/keepArrival.ts), and written out for the company.
 */

import { withoutBaseUrl } from '../../company/site';
import { campaignNames, clickIds } from '../../userInput/campaign';
import { cleanUrlLine } from '../../userInput/cleanText';
import { ARRIVALS_KEY } from '../storageKeys';

/** The fields of a lead that say what brought its visitor. The first two are a path of this site and another site's host. */
export const visitFields = ['landingPage', 'referringSite', ...campaignNames, ...clickIds] as const;

export type Visit = Readonly<Partial<Record<(typeof visitFields)[number], string>>>;

/** Longest value of a field, in characters. */
export const MAX_VISIT_VALUE = 300;

/** Cleans what a link says, which anybody can make up: a short line; empty if it shows nothing. */
const cleanValue = (value: string | null | undefined) => cleanUrlLine((value ?? '').slice(0, MAX_VISIT_VALUE));

/** Returns the number of a click; empty if it is none. Doesn't cut it, because a part of one is of no use. */
const cleanClickId = (value: string | null) =>
  value && value.length <= MAX_VISIT_VALUE && /^[\w.~-]+$/.test(value) ? value : '';

/** A page that was opened, and the page that led to it, as far as the browser says. */
interface Arrival {
  readonly page: URL;
  readonly from?: URL;
}

function readUrl(url: string | undefined): URL | undefined {
  try {
    return new URL(url ?? '');
  } catch {
    return undefined;
  }
}

const keepGiven = (entries: readonly (readonly [string, string])[]): Visit =>
  Object.fromEntries(entries.filter(([, value]) => value));

/** Returns what the link to a page says about its campaign. */
function campaignOf({ searchParams }: URL): Visit {
  return keepGiven([
    ...campaignNames.map((name) => [name, cleanValue(searchParams.get(name))] as const),
    ...clickIds.map((name) => [name, cleanClickId(searchParams.get(name))] as const),
  ]);
}

const hasCampaign = (page: URL) => Object.keys(campaignOf(page)).length > 0;

const isOfThisSite = (page?: URL) => page?.host === window.location.host;

function readArrivals(lines: string): Arrival[] {
  return lines.split('\n').flatMap((line) => {
    const [page, from] = line.split(' ').map(readUrl);
    if (!page) return [];
    // A new tab doesn't have the session of the one that opened it. If that was the page of an ad, it counts as the first.
    return from && isOfThisSite(from) && hasCampaign(from) ? [{ page: from }] : [{ page, from }];
  });
}

/** Returns the arrivals of this session; without session storage, only the one on this page. */
function arrivals(): Arrival[] {
  try {
    const kept = readArrivals(sessionStorage.getItem(ARRIVALS_KEY) ?? '');
    if (kept.length > 0) return kept;
  } catch {
    // Storage is denied.
  }
  return readArrivals(`${window.location.href} ${document.referrer}`);
}

/**
 * Returns what brought the visitor to this site; undefined if nothing is known, or if the visitor's browser sends Global
 * Privacy Control.
 */
export function currentVisit(): Visit | undefined {
  if (navigator.globalPrivacyControl) return undefined;
  const all = arrivals();
  const [first] = all;
  if (!first) return undefined;
  // The last advertisement counts, as in Google Ads. A later arrival without one replaces nothing: who searches for the
  // company's name after a click on its ad still came by the ad. The landing page is always the first.
  const source = [...all].reverse().find(({ page }) => hasCampaign(page)) ?? first;
  const visit = {
    ...keepGiven([
      // If this site led to it, in a new tab, it was not the first.
      ['landingPage', isOfThisSite(first.from) ? '' : cleanValue(withoutBaseUrl(first.page.pathname))],
      ['referringSite', isOfThisSite(source.from) ? '' : cleanValue(source.from?.host)],
    ]),
    ...campaignOf(source.page),
  };
  return Object.keys(visit).length > 0 ? visit : undefined;
}

/** Sites by their names for people: the host of a referrer, or what `utm_source` says. The first that matches counts. */
const sites: readonly (readonly [string, RegExp])[] = [
  ['Gmail', /^mail\.google\.com$|^com\.google\.android\.gm$/],
  ['Gemini', /^gemini(\.google\.com)?$/],
  ['Google', /^(.+\.)?google(\.com?)?(\.[a-z]{2})?$|^com\.google\.android\.googlequicksearchbox$/],
  ['Bing', /^(.+\.)?bing(\.com)?$/],
  ['DuckDuckGo', /^(.+\.)?duckduckgo(\.com)?$/],
  ['Yahoo', /^(.+\.)?yahoo(\.com)?$/],
  ['Facebook', /^(.+\.)?(fb|facebook)(\.com)?$/],
  ['Instagram', /^(.+\.)?(ig|instagram)(\.com)?$/],
  ['Nextdoor', /^(.+\.)?nextdoor(\.com)?$/],
  ['Yelp', /^(.+\.)?yelp(\.com)?$/],
  ['ChatGPT', /^(.+\.)?chatgpt(\.com)?$|^chat\.openai\.com$/],
  ['Perplexity', /^(.+\.)?perplexity(\.ai)?$/],
];

/** What `utm_medium` says of an advertisement that is paid for. */
const PAID = /^(cpc|ppc|cpm|display|paid.*)$/i;

/** Returns who led a visitor here, for people, and whether that says that it was an advertisement. */
function sourceOf(visit: Visit): { readonly name: string; readonly isAd: boolean } {
  const { gclid, gbraid, wbraid, msclkid, fbclid, utm_medium: medium, landingPage } = visit;
  if (gclid || gbraid || wbraid) return { name: 'Google Ads', isAd: true };
  if (msclkid) return { name: 'Microsoft Ads', isAd: true };
  const said = visit.utm_source ?? visit.referringSite;
  // Facebook and Instagram number each click on a link, not only those on ads.
  if (!said && fbclid) return { name: 'Facebook or Instagram', isAd: false };
  if (!said) return { name: landingPage ? 'a typed address, a bookmark or an app' : 'not known', isAd: false };
  const known = sites.find(([, pattern]) => pattern.test(said.toLowerCase()))?.[0];
  if (!known || !PAID.test(medium ?? '')) return { name: known ?? said, isAd: false };
  return { name: `${known === 'Bing' ? 'Microsoft' : known} Ads`, isAd: true };
}

/** Writes out in one line what brought a visitor: "Google Ads, campaign pool, first page /pool-decks". */
export function describeVisit(visit: Visit): string {
  const { name, isAd } = sourceOf(visit);
  const named = (word: string, value?: string) => value && `${word} ${value}`;
  return [
    name,
    isAd ? undefined : visit.utm_medium,
    named('campaign', visit.utm_campaign ?? visit.utm_id),
    named('keyword', visit.utm_term),
    named('content', visit.utm_content),
    named('first page', visit.landingPage),
  ]
    .filter(Boolean)
    .join(', ');
}
