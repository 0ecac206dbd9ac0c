import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathOf, REDIRECTS_FILE } from '../../src/company/redirectList';

/** Pages by old address. */
export type NewRedirects = Readonly<Record<string, string>>;

/**
 * Adds redirects to src/company/redirects.json. Those that led to a page which moves now lead on to where it went, and those
 * of addresses that are pages again go away, so that no redirect leads to another.
 * @param added - route of a page by old address, which may be the route of a page that is being removed
 */
export async function addRedirects(siteDir: string, added: NewRedirects): Promise<void> {
  const file = path.join(siteDir, REDIRECTS_FILE);
  const written = JSON.parse(await readFile(file, 'utf8')) as NewRedirects;
  const movedTo = new Map(Object.entries(added).map(([from, to]) => [pathOf(from), to]));
  const targets = new Set(movedTo.values());
  const kept = Object.entries(written)
    .filter(([from]) => !targets.has(pathOf(from) ?? from))
    .map(([from, to]) => [from, movedTo.get(pathOf(to)) ?? to] as const);
  const all = Object.fromEntries([...kept, ...Object.entries(added)].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}
