/** Reads `_redirects`, the file that tells Netlify and Cloudflare Pages the site's redirects. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the permanent redirects in the `_redirects` of a built site: target by path, escaped as in a request. Leaves out
 * rules that only a certain host understands.
 */
export function readRedirectsFile(directory: string): ReadonlyMap<string, string> {
  const file = join(directory, '_redirects');
  if (!existsSync(file)) return new Map();
  const rules = readFileSync(file, 'utf8').matchAll(/^(\/[^\s*:]*) (\/\S*) 301$/gm);
  return new Map([...rules].map(([, from = '', to = '']) => [from, to]));
}
