/** Where the company that is built has its files. Runs outside of browsers only. */

import path from 'node:path';
import { projectPath } from './projectFiles';

/** The project's folder. */
export const siteDir = path.resolve(__dirname, '../../..');

/** The folders of one company. */
export interface CompanyFolders {
  /** Its facts, as YAML files, with the folders `pages` and `pictures`. */
  readonly company: string;
  /**
   * Its articles: `blog` beside the project's own company, as Docusaurus' users expect, or inside another company's folder.
   */
  readonly blog: string;
  /** Files that are published as they are, such as a certificate. */
  readonly static: string;
}

/** Returns the folders of the company in this folder. */
export function foldersOf(folder: string): CompanyFolders {
  const company = path.resolve(siteDir, folder);
  const around = company === path.join(siteDir, 'company') ? siteDir : company;
  return { company, blog: path.join(around, 'blog'), static: path.join(around, 'static') };
}

/**
 * The folders of the company that is built: COMPANY in the environment, a path from the project's folder on, or `company`.
 */
export const folders = foldersOf(process.env.COMPANY ?? 'company');

/** Returns where a build puts files that it makes to be published. What it makes for itself is in the folder around. */
export const madeFiles = (project: string): string => path.join(project, '.generated', 'static');

/** Returns a file of a company as messages name it: "company/towns.yaml", "../acme/towns.yaml". */
export const named = (file: string): string => projectPath(siteDir, file);

/** Returns whether a file is in the folders of a company's pages and articles. */
export const isText = (file: string, { company, blog }: CompanyFolders = folders): boolean =>
  [path.join(company, 'pages'), blog].some((folder) => file.startsWith(folder + path.sep));
