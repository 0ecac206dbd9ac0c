/** Finds a company's pages and articles, and reads their front matter. Runs outside of browsers only. */

import path from 'node:path';
import type { CompanyFolders } from './folders';
import { named } from './folders';
import { listFiles } from './projectFiles';
import { parseYaml, readSource, type ParsedYaml } from './yamlFile';

/** Matches front matter, with its fields. */
const FRONT_MATTER = /^---[ \t]*\r?\n((?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/;

/** A page or an article. */
export interface Text {
  /** Path of its file. */
  readonly file: string;
  /** The last part of its address. */
  readonly name: string;
  readonly route: string;
  readonly source: string;
}

/** Returns how many characters of a text its front matter takes, with the lines around the fields; 0 without any. */
export const headLength = (source: string): number => FRONT_MATTER.exec(source)?.[0].length ?? 0;

/**
 * Returns the front matter of a text as it can be read, with what keeps it from being YAML.
 * @param name the file as messages name it
 */
export function frontMatterOf(source: string, name = ''): ParsedYaml {
  const fields = FRONT_MATTER.exec(source)?.[1];
  const { mistakes, ...parsed } = parseYaml(name, fields ?? '', 1);
  if (fields !== undefined) return { ...parsed, mistakes };
  const advice = /^---[ \t]*\r?$/m.test(source)
    ? 'Front matter begins in the first line with ---, and ends with --- in a line below its last field.'
    : 'Begin with front matter: a line of ---, the fields (title: and so on), and another line of ---.';
  return { ...parsed, mistakes: [`${name}:1: ${advice}`] };
}

/** Returns a text in the front matter of a page or article; undefined without this field. */
export function fieldOf({ source }: Pick<Text, 'source'>, field: string): string | undefined {
  const value: unknown = frontMatterOf(source).document.get(field);
  return typeof value === 'string' ? value : undefined;
}

/** Returns whether a page or article says that the site must not have it yet. */
export const isDraft = ({ source }: Pick<Text, 'source'>): boolean =>
  frontMatterOf(source).document.get('draft') === true;

/** Reads the texts in a folder and those below it, but none whose name begins with an underscore. */
function textsIn(folder: string, routeOf: (name: string) => string): readonly Text[] {
  return listFiles(folder)
    .filter((file) => /^(?:(?!_)[^/]+\/)*(?!_)[^/]+\.mdx$/.test(file))
    .map((file) => ({
      file: path.join(folder, file),
      name: path.posix.parse(file).name,
      route: routeOf(file.replace(/\.mdx$/, '')),
      source: readSource(path.join(folder, file)),
    }));
}

/** Reads a company's pages. */
export const pagesOf = ({ company }: CompanyFolders): readonly Text[] =>
  textsIn(path.join(company, 'pages'), (name) => `/${name.replace(/(^|\/)index$/, '')}`);

/** Reads a company's articles. */
export const articlesOf = ({ blog }: CompanyFolders): readonly Text[] =>
  textsIn(blog, (name) => `/blog/${path.posix.basename(name)}`);

/** Reads a company's pages and articles. */
export const textsOf = (folders: CompanyFolders): readonly Text[] => [...pagesOf(folders), ...articlesOf(folders)];

/** Returns the file of a text as messages name it. */
export const nameOf = ({ file }: Pick<Text, 'file'>): string => named(file);
