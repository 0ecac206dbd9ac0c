import type { Redirects } from '../company/redirectList';
import { NOTE } from './headers';
import { withSlash } from './servers';

/**
 * Formats redirects for Netlify and Cloudflare Pages, which share a syntax. Cloudflare compares addresses as they are
 * sent, and some programs write escapes in lower case.
 */
export function netlifyRedirects(redirects: Redirects): string {
  const lines = withSlash(redirects).flatMap(([from, to]) => {
    const escaped = encodeURI(from);
    return [escaped, escaped.replace(/%../g, (escape) => escape.toLowerCase())].map((path) => `${path} ${to} 301\n`);
  });
  return NOTE + [...new Set(lines)].join('');
}
