/**
 * Reads what the build writes for Netlify and Cloudflare Pages: response headers in `_headers`, redirects in `_redirects`.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers for `path` from one rule of a `_headers` file. */
export interface HeaderRule {
  /** A path, or the beginning of one followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns a file of a built site; an empty text if it has none. */
function read(directory: string, name: string): string {
  const file = join(directory, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Parses a `_headers` file as both hosts do: a path on its own line, its headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
  return Array.from(text.matchAll(/^(\/.*)\n((?:[ \t]+.*\n?)+)/gm), ([, path = '', lines = '']) => ({
    path,
    headers: Object.fromEntries(Array.from(lines.matchAll(/^\s+([\w-]+): *(.+)$/gm), ([, ...header]) => header)),
  }));
}

/** Returns the headers of every rule that matches `path`; the last one wins. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const covers = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const matching = rules.filter((rule) => covers(rule.path));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

/** Reads the headers of a built site. */
export const readHeaders = (directory: string): HeaderRule[] => parseHeaders(read(directory, '_headers'));

/**
 * Reads the permanent redirects of a built site: target by path, escaped as in a request. Leaves out rules that only a
 * certain host understands.
 */
export function readRedirects(directory: string): ReadonlyMap<string, string> {
  const rules = read(directory, '_redirects').matchAll(/^(\/[^\s*:]*) (\/\S*) 301$/gm);
  return new Map(Array.from(rules, ([, from = '', to = '']) => [from, to]));
}
