import type { Tags } from '../company/tags';

/** The hosts that the tags of a site use, by what for. */
export interface TagHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
}

/** A company that counts visits. */
export interface TagCompany {
  /** Its name and its product's, as the privacy page shows them. */
  readonly name: string;
  readonly product: string;
  /** The cookies that its script sets, and how long they stay; undefined if it sets none. */
  readonly cookies?: string;
  /** Whether it counts leads and taps besides visits. */
  readonly countsEvents: boolean;
  readonly hosts: TagHosts;
}

/* Google's lists: https://developers.google.com/tag-platform/security/guides/csp */

const ga4: TagCompany = {
  name: 'Google',
  product: 'Google Analytics',
  countsEvents: true,
  cookies: '“_ga” and one that begins with “_ga_,” for up to two years',
  hosts: {
    script: ['https://www.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
      'https://www.google.com',
    ],
    img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    frame: [],
  },
};

const googleAds: TagCompany = {
  name: 'Google',
  product: 'Google Ads',
  countsEvents: true,
  cookies: '“_gcl_au” and others that begin with “_gcl_,” for up to three months',
  hosts: {
    script: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
    connect: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com',
      'https://google.com',
      // Receives conversions, and is not below g.doubleclick.net.
      'https://ad.doubleclick.net',
    ],
    img: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://google.com',
    ],
    frame: ['https://www.googletagmanager.com'],
  },
};

const plausible: TagCompany = {
  name: 'Plausible Insights',
  product: 'Plausible',
  countsEvents: true,
  hosts: { script: ['https://plausible.io'], connect: ['https://plausible.io'], img: [], frame: [] },
};

const cloudflare: TagCompany = {
  name: 'Cloudflare',
  product: 'Cloudflare Web Analytics',
  countsEvents: false,
  hosts: {
    script: ['https://static.cloudflareinsights.com'],
    connect: ['https://cloudflareinsights.com'],
    img: [],
    frame: [],
  },
};

const companies = { ga4, googleAds, plausible, cloudflare };

/** Returns the companies that count the visits of a site with these tags. */
export function companiesOf(tags: Tags): readonly TagCompany[] {
  return (Object.keys(companies) as (keyof typeof companies)[]).filter((key) => tags[key]).map((key) => companies[key]);
}

/** Returns the hosts that the policy of a site with these tags has to allow, each once. */
export function hostsOf(tags: Tags): TagHosts {
  const all = (use: keyof TagHosts) => [...new Set(companiesOf(tags).flatMap(({ hosts }) => hosts[use]))];
  return { script: all('script'), connect: all('connect'), img: all('img'), frame: all('frame') };
}
