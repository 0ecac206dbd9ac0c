import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersOf, named, type CompanyFolders } from '../../src/company/load/folders';
import { loadCompany } from '../../src/company/load/load';
import { listFiles } from '../../src/company/load/projectFiles';

/** What no command changes with the facts: the pictures' files, which take most of the room, and what editors read. */
const NOT_COPIED = /^(?:pictures\/(?:masters|derivatives)|static|blog|\.schemas)\//;

/** Lists the facts and texts of a company by their paths from its folder on, as if its articles were inside. */
const filesOf = ({ company, blog }: CompanyFolders) => [
  ...listFiles(company).filter((file) => !NOT_COPIED.test(file)),
  ...listFiles(blog).map((file) => `blog/${file}`),
];

/** Returns where a company has such a file. */
const placeOf = (file: string, { company, blog }: CompanyFolders) =>
  path.join(file.startsWith('blog/') ? path.dirname(blog) : company, file);

/** Copies the facts and texts of a company, without its pictures, to a folder that is not there yet. */
export function copyFacts(from: CompanyFolders, to: CompanyFolders): void {
  for (const file of filesOf(from)) cpSync(placeOf(file, from), placeOf(file, to));
}

/** What a change did. */
export interface Changed<Result> {
  readonly result: Result;
  /** Files written or deleted, as messages name them. */
  readonly files: readonly string[];
}

/**
 * Changes the facts and texts of a company. If they do not fit together then, it puts them all back: a mistake changes nothing.
 * @throws SourceError that names what would not fit together, as the build does
 */
export function changeCompany<Result>(company: CompanyFolders, change: () => Result): Changed<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'company-'));
  const before = foldersOf(folder);
  const findChanged = () =>
    [...new Set([...filesOf(before), ...filesOf(company)])]
      .map((file) => ({ old: placeOf(file, before), now: placeOf(file, company) }))
      .filter(({ old, now }) => !(existsSync(old) && existsSync(now) && readFileSync(old).equals(readFileSync(now))));
  copyFacts(company, before);
  try {
    const result = change();
    loadCompany(company.company);
    return {
      result,
      files: findChanged()
        .map(({ now }) => named(now))
        .sort(),
    };
  } catch (error) {
    for (const { old, now } of findChanged()) {
      if (existsSync(old)) cpSync(old, now);
      else rmSync(now);
    }
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
