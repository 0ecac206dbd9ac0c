import { existsSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '../company/facts';
import { folders } from '../company/load/folders';
import { SourceError } from '../company/load/sourceError';
import { readYaml } from '../company/load/yamlFile';
import { pathOf, readRedirects, type Redirects } from '../company/redirectList';

/** The redirects of this company. */
export const ownRedirects = readRedirects(redirects);

/**
 * Returns the path at which this site has the page that an old path names by its file: /faq for /faq.html, / for
 * /index.html.
 */
export const ownPathOf = (path: string): string => path.replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * Checks redirects.yaml: each address can be redirected, is no page, and leads to one.
 * @param routes all pages
 * @throws SourceError that names, for each mistake, the file, the line and what to write instead
 */
export function checkRedirects(
  routes: ReadonlySet<string>,
  written: Readonly<Record<string, string>> = redirects,
  { problem } = readYaml(path.join(folders.company, 'redirects.yaml')),
): void {
  const targets = new Map(Object.entries(written).map(([address, target]) => [pathOf(address), target]));
  const seen = new Map<string, string>();

  function mistakeIn(address: string, target: string): string | undefined {
    const from = pathOf(address);
    if (from === undefined) {
      return `"${address}" is no address that hosts can redirect. Write it like "/about-us" or "https://www.example.com/about-us/".`;
    }
    const own = ownPathOf(from);
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
    return mistake ? [problem([address], mistake)] : [];
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
  throw new SourceError(hidden.map((from) => `redirects.yaml: "${from}" is a file of this site. Remove this line.`));
}
