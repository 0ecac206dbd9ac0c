import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { named, type CompanyFolders } from '../../src/company/load/folders';
import { loadCompany } from '../../src/company/load/load';
import { listFiles } from '../../src/company/load/projectFiles';

/** What no command changes with the facts: the pictures' files, which take most of the room, and what editors read. */
const LEFT_ALONE = /^(?:pictures\/(?:masters|derivatives)|static|\.schemas)\//;

/** Reads the facts and texts of a company by the paths of their files, a character for each byte, so that any file can be put back. */
const readFiles = ({ company, blog }: CompanyFolders): ReadonlyMap<string, string> =>
  new Map(
    [company, blog].flatMap((folder) =>
      listFiles(folder)
        .filter((file) => !LEFT_ALONE.test(file))
        .map((file) => path.join(folder, file))
        .map((file) => [file, readFileSync(file, 'latin1')]),
    ),
  );

/**
 * Changes the facts and texts of a company. If they do not fit together then, it puts them all back: a mistake changes nothing.
 * @returns what the change returned, and the files that it wrote or deleted, as messages name them
 * @throws SourceError that names what would not fit together, as the build does
 */
export function changeCompany<Result>(company: CompanyFolders, change: () => Result) {
  const before = readFiles(company);
  const findChanged = () => {
    const after = readFiles(company);
    const files = [...new Set([...before.keys(), ...after.keys()])];
    return files.filter((file) => before.get(file) !== after.get(file)).sort();
  };
  try {
    const result = change();
    loadCompany(company.company);
    return { result, files: findChanged().map(named) };
  } catch (error) {
    for (const file of findChanged()) {
      const content = before.get(file);
      if (content === undefined) rmSync(file);
      else writeFileSync(file, content, 'latin1');
    }
    throw error;
  }
}
