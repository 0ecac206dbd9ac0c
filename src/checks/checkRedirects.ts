import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOf, readRedirects, REDIRECTS_FILE, redirectsSchema, type Redirects } from '../company/redirectList';
import { parseWithFriendlyErrors } from './parseWithFriendlyErrors';
import { SourceError } from './sourceError';

/** Reads the file as it is written. */
function readFile(siteDir: string) {
  const text = readFileSync(path.join(siteDir, REDIRECTS_FILE), 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SourceError([`${REDIRECTS_FILE}: This is not JSON. ${(error as Error).message}`]);
  }
  return { text, written: parseWithFriendlyErrors(redirectsSchema, json, REDIRECTS_FILE) };
}

/**
 * Returns the redirects of src/company/redirects.json.
 * @throws SourceError if it is no list of addresses
 */
export function loadRedirects(siteDir: string): Redirects {
  return readRedirects(readFile(siteDir).written);
}

/**
 * Checks src/company/redirects.json: each address can be redirected, is no page, and leads to one.
 * @param routes all pages
 * @throws SourceError that names, for each mistake, the file, the line and what to write instead
 */
export function checkRedirects(siteDir: string, routes: ReadonlySet<string>): void {
  const { text, written } = readFile(siteDir);
  const lines = text.split(/\r?\n/);
  const targets = new Map<string, string>();
  for (const [address, target] of Object.entries(written)) {
    const from = pathOf(address);
    if (from !== undefined) targets.set(from, target);
  }
  const seen = new Map<string, string>();

  function mistakeIn(address: string, target: string): string | undefined {
    const from = pathOf(address);
    if (from === undefined) {
      return `"${address}" is no address that hosts can redirect. Write it like "/about-us" or "https://www.example.com/about-us/".`;
    }
    const own = from.replace(/(?:\/index)?\.html$/, '') || '/';
    if (routes.has(own)) {
      const why = /[?#]/.test(address) ? ' Hosts see no difference after the question mark.' : '';
      return `"${address}" is the page ${own}.${why} Remove this line.`;
    }
    const to = pathOf(target);
    if (to === from) return `"${address}" leads to itself. Name the page that took its place, or remove this line.`;
    if (to === undefined || !routes.has(to)) {
      const next = to === undefined ? undefined : targets.get(to);
      const instead =
        next === undefined || pathOf(next) === from
          ? 'Name a page, or remove this line.'
          : `It leads on: write "${next}" here, too.`;
      return `"${address}": There is no page "${target}". ${instead}`;
    }
    const plain = from.toLowerCase();
    if (routes.has(plain) && plain !== to)
      return `"${address}" is the page ${plain} but for its case. Write "${plain}" here.`;
    const other = seen.get(plain);
    seen.set(plain, to);
    if (other === undefined || other === to) return undefined;
    return `"${address}" leads to ${other} in another line, and hosts see no difference. Remove one of the two.`;
  }

  const problems = Object.entries(written).flatMap(([address, target]) => {
    const mistake = mistakeIn(address, target);
    const line = lines.findIndex((each) => each.includes(JSON.stringify(address))) + 1;
    return mistake ? [`${REDIRECTS_FILE}:${line}: ${mistake}`] : [];
  });
  if (problems.length > 0) throw new SourceError(problems);
}

/**
 * Checks that no redirect hides a file that the build wrote.
 * @throws SourceError with each one that does
 */
export function checkRedirectsHideNothing(redirects: Redirects, outDir: string): void {
  const hidden = [...redirects.keys()].filter((from) => existsSync(path.join(outDir, from)));
  if (hidden.length === 0) return;
  throw new SourceError(hidden.map((from) => `${REDIRECTS_FILE}: "${from}" is a file of this site. Remove this line.`));
}
