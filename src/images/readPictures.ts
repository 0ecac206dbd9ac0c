/** Reads, checks and writes the company's pictures.yaml. Runs at build time and in scripts only. */
import type { CompanyFolders } from '../company/load/folders';
import { safeParseWithFriendlyErrors } from '../company/load/parseWithFriendlyErrors';
import { SourceError } from '../company/load/sourceError';
import { changeYaml, checkYaml, readYaml } from '../company/load/yamlFile';
import { imageFolders } from './encode';
import { pictureSchema, type PictureEntry } from './pictureSchema';

/** Pictures by id. */
export type Pictures = Readonly<Record<string, PictureEntry>>;

/**
 * Checks the content of pictures.yaml before it is written.
 * @throws SourceError that names each picture and field to fix, and what to write instead
 */
export function checkPictures(content: unknown): Pictures {
  const checked = safeParseWithFriendlyErrors(pictureSchema, content);
  if (checked.ok) return checked.output;
  throw new SourceError(checked.mistakes.map(({ field, advice }) => `pictures.yaml: ${field}: ${advice}`));
}

/**
 * Reads the pictures of a company.
 * @throws SourceError that says what to fix, by file and line
 */
export function readPictures(company: CompanyFolders): Pictures {
  const problems: string[] = [];
  const read = checkYaml(pictureSchema, readYaml(imageFolders(company).pictures), (problem) => problems.push(problem));
  if (!read) throw new SourceError(problems);
  return read;
}

/** Writes what is new or different in the entries of pictures, and removes the entries that are gone. */
export function writePictures(company: CompanyFolders, after: Pictures): void {
  changeYaml(imageFolders(company).pictures, (document) => {
    const before = document.toJS() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    for (const id of Object.keys(before)) if (!Object.hasOwn(after, id)) document.delete(id);
    for (const [id, entry] of Object.entries(after)) {
      for (const field of Object.keys(before[id] ?? {}))
        if (!Object.hasOwn(entry, field)) document.deleteIn([id, field]);
      for (const [field, value] of Object.entries(entry)) {
        if (JSON.stringify(before[id]?.[field]) === JSON.stringify(value)) continue;
        // A list stands in one line.
        document.setIn([id, field], document.createNode(value, { flow: true }));
      }
    }
  });
}
