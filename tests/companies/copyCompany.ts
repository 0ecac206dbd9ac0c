import { cpSync, existsSync } from 'node:fs';
import type { CompanyFolders } from '../../src/company/load/folders';

/** Copies the facts and texts of a company to a folder that is not there yet, and its pictures only for a build. */
export function copyCompany(from: CompanyFolders, to: CompanyFolders, { withPictures = false } = {}): void {
  cpSync(from.company, to.company, {
    recursive: true,
    filter: (file) => withPictures || !/(?:masters|derivatives|\.schemas)$/.test(file),
  });
  if (existsSync(from.blog)) cpSync(from.blog, to.blog, { recursive: true });
}
