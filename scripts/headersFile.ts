/** Reads `_headers`, the file that tells Netlify and Cloudflare Pages the site's response headers. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers for `path` from one rule of a `_headers` file. */
export interface HeaderRule {
  /** A path, or the beginning of one followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const HEADERS_FILE = '_headers';

/**
 * Parses a `_headers` file as Netlify and Cloudflare Pages do: a path on its own line, its headers indented below.
 * @throws Error that names the line that is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return;
    if (!/^\s/.test(line) && content.startsWith('/')) {
      rules.push({ path: content, headers: {} });
      return;
    }
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(content) ?? [];
    const rule = rules.at(-1);
    if (!/^\s/.test(line) || !rule || !name || !value) {
      throw new Error(
        `${HEADERS_FILE}, line ${index + 1}: expected "/path" or an indented "Name: value", not "${content}".`,
      );
    }
    rule.headers[name] = value;
  });
  return rules;
}

/** Returns the headers of every rule that matches `path`; the last one wins. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const covers = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter((rule) => covers(rule.path)).map((rule) => rule.headers)) as Record<
    string,
    string
  >;
}

/**
 * Reads the `_headers` of a built site; no rules if it has none.
 * @throws Error that names the line that is neither a path nor a header
 */
export function readHeaders(directory: string): HeaderRule[] {
  const file = join(directory, HEADERS_FILE);
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}
