import { isMap } from 'yaml';
import type { CompanyFolders } from '../../src/company/load/folders';
import { pathOf } from '../../src/company/redirectList';
import { changeFile } from '../new/files';

/** Pages by old address. */
export type NewRedirects = Readonly<Record<string, string>>;

/**
 * Adds redirects to redirects.yaml. Those that led to a page which moves now lead on to where it went, and those of
 * addresses that are pages again go away, so that no redirect leads to another.
 * @param added - route of a page by old address, which may be the route of a page that is being removed
 */
export function addRedirects(company: CompanyFolders, added: NewRedirects): void {
  const movedTo = new Map(Object.entries(added).map(([from, to]) => [pathOf(from), to]));
  const targets = new Set(movedTo.values());
  changeFile(company, 'redirects.yaml', (document) => {
    for (const [from, to] of Object.entries((document.toJS() ?? {}) as NewRedirects)) {
      if (targets.has(pathOf(from) ?? from)) document.delete(from);
      else document.set(from, movedTo.get(pathOf(to)) ?? to);
    }
    for (const [from, to] of Object.entries(added)) document.set(from, to);
    // Without redirects, it is written as {}.
    if (isMap(document.contents)) document.contents.flow = document.contents.items.length === 0;
  });
}
