import { CONTACT_CARD } from '../site/contactCard';
import type { TagHosts } from '../tags/policy';
import { contentType, feedTypes } from './mediaTypes';

export type Headers = Readonly<Record<string, string>>;

/** The site's response headers. No two parts set the same header for a path, because hosts would join the values. */
export interface SiteHeaders {
  /** Headers of every response. */
  readonly all: Headers;
  /** Headers of pages, in addition to `all`. */
  readonly pages: Headers;
  /** Headers of the files below a path, in addition to `all`. */
  readonly folders: Readonly<Record<`/${string}/`, Headers>>;
  /** The paths of all pages, in few patterns, because hosts limit the number of rules. */
  readonly pagePaths: readonly string[];
}

/** The facts of a build that the headers depend on. */
export interface HeaderInputs {
  /** Policy sources of the inline scripts. */
  readonly scripts: Iterable<string>;
  /** Scheme and host of another server that pages send leads to. */
  readonly receiver?: string;
  /** Scheme and host of the spam check, which loads a script and a frame. */
  readonly spamCheck?: string;
  /** Hosts of the companies that count visits. */
  readonly tags?: TagHosts;
  /** Whether search engines should leave out the whole site, files included. */
  readonly noIndex?: boolean;
  /** The paths of all pages. */
  readonly routes: readonly string[];
}

/** The default caching of static hosts: a browser revalidates a file before it uses it again. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

type Policy = Readonly<Record<string, readonly string[]>>;

function policy({ scripts, receiver, spamCheck, tags }: Omit<HeaderInputs, 'routes'>): Policy {
  const checked = spamCheck ? [spamCheck] : [];
  const frames = [...checked, ...(tags?.frame ?? [])];
  return {
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...(receiver ? [receiver] : []), ...(tags?.connect ?? [])],
    'font-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'manifest-src': ["'self'"],
    'script-src': ["'self'", ...checked, ...(tags?.script ?? []), ...[...scripts].sort()],
    // Each page's own policy narrows this to the hash of its rules.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(tags?.img ?? [])],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(receiver ? [receiver] : [])],
    'frame-ancestors': ["'none'"],
  };
}

function policyText(directives: Policy): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Directives that `pagePolicy` leaves out: pages add the hash of their styles, and browsers ignore `frame-ancestors` in a
 * <meta>.
 */
const NOT_IN_PAGES = ['style-src', 'frame-ancestors'];

/** Returns what a page's own policy says besides its styles, for hosts that don't send the site's headers. */
export function pagePolicy(inputs: Omit<HeaderInputs, 'routes'>): string {
  return policyText(
    Object.fromEntries(Object.entries(policy(inputs)).filter(([directive]) => !NOT_IN_PAGES.includes(directive))),
  );
}

/** Returns the site's response headers. */
export function siteHeaders(inputs: HeaderInputs): SiteHeaders {
  const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
  // Feed readers and social networks show pictures from the site.
  const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  // File names contain a hash of the content. By default, hosts make browsers revalidate everything else.
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return {
    all: {
      'Content-Security-Policy': policyText(policy(inputs)),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      ...(inputs.noIndex && { 'X-Robots-Tag': 'noindex' }),
    },
    pages: own,
    folders: {
      '/assets/': { ...own, ...kept },
      '/pictures/': { ...shared, ...kept },
      '/social/': shared,
    },
    pagePaths: [...new Set(inputs.routes.map((route) => route.replace(/^\/blog\/.*/, '/blog/*')))],
  };
}

/** The first line of the files for hosts. */
export const NOTE = '# Written by the build from src/hosting.\n';

/** Headers for paths in the syntax of `_headers`: a path, or its beginning and a star. */
type Rule = readonly [paths: readonly string[], headers: Headers];

/** Returns the headers that only some paths have, on top of those of all. */
export const rulesOf = ({ pages, folders, pagePaths }: SiteHeaders): Rule[] => [
  [pagePaths, pages],
  ...Object.entries(folders).map(([folder, headers]): Rule => [[`${folder}*`], headers]),
];

/** Formats the headers for Netlify and Cloudflare Pages, which share a syntax. */
export function netlifyHeaders(headers: SiteHeaders): string {
  // By the file's ending alone, both hosts send the older text/x-vcard, and feeds as any XML or JSON.
  const files = [`/${CONTACT_CARD}`, ...Object.keys(feedTypes)];
  const rules: Rule[] = [
    [['/*'], headers.all],
    ...rulesOf(headers),
    ...files.map((file): Rule => [[file], { 'Content-Type': contentType(file) }]),
  ];
  const text = rules.flatMap(([paths, set]) => {
    const lines = Object.entries(set).map(([name, value]) => `  ${name}: ${value}\n`);
    return paths.map((path) => `\n${path}\n${lines.join('')}`);
  });
  return NOTE + text.join('');
}
