import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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

/** Returns a message about the copy as one about the company: nobody looks where the copy is. */
function aboutCompany(message: string, copy: CompanyFolders, company: CompanyFolders): string {
  return message
    .replaceAll(named(copy.blog), named(company.blog))
    .replaceAll(named(copy.company), named(company.company));
}

/**
 * Changes the facts and texts of a company in a copy, which takes their place once it loads. So a mistake changes nothing.
 * @param change changes the copy; it can name a file of the copy as that of the company
 * @throws SourceError that names what would not fit together, as the build does
 */
export function changeCompany<Result>(
  company: CompanyFolders,
  change: (copy: CompanyFolders, nameOf: (file: string) => string) => Result,
): Changed<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'company-'));
  const copy = foldersOf(folder);
  try {
    copyFacts(company, copy);
    // Facts may name a file there. Windows lets anyone make a junction, but not a link.
    if (existsSync(company.static)) symlinkSync(company.static, copy.static, 'junction');
    const result = change(copy, (file) => aboutCompany(named(file), copy, company));
    loadCompany(copy.company);
    const changed = [...new Set([...filesOf(company), ...filesOf(copy)])]
      .map((file) => ({ old: placeOf(file, company), now: placeOf(file, copy) }))
      .filter(({ old, now }) => !(existsSync(old) && existsSync(now) && readFileSync(old).equals(readFileSync(now))));
    for (const { old, now } of changed) {
      if (existsSync(now)) cpSync(now, old);
      else rmSync(old);
    }
    return { result, files: changed.map(({ old }) => named(old)).sort() };
  } catch (error) {
    if (error instanceof Error) error.message = aboutCompany(error.message, copy, company);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
