import type { Redirects } from '../company/redirectList';
import { apacheSite } from './apache';
import { netlifyHeaders, NOTE, type SiteHeaders } from './headers';
import { caddySite, nginxSite, withSlash } from './servers';

/**
 * Formats redirects for Netlify and Cloudflare Pages, which share a syntax. Cloudflare compares addresses as they are
 * sent, and some programs write escapes in lower case.
 */
function netlifyRedirects(redirects: Redirects): string {
  const lines = withSlash(redirects).flatMap(([from, to]) => {
    const escaped = encodeURI(from);
    return [escaped, escaped.replace(/%../g, (escape) => escape.toLowerCase())].map((path) => `${path} ${to} 301\n`);
  });
  return NOTE + [...new Set(lines)].join('');
}

/**
 * Returns the text of each file that tells hosts how to serve the site, by file name.
 * @param routes the paths of all pages, to which an address leads that differs from one in its case alone
 */
export function hostFiles(
  headers: SiteHeaders,
  redirects: Redirects,
  routes: readonly string[],
): Readonly<Record<string, string>> {
  return {
    _headers: netlifyHeaders(headers),
    // Without redirects, a company may have its own file in static/.
    ...(redirects.size > 0 && { _redirects: netlifyRedirects(redirects) }),
    '_site.nginx.conf': nginxSite(headers, redirects, routes),
    '_site.caddy': caddySite(headers, redirects, routes),
    '.htaccess': apacheSite(headers, redirects, routes),
  };
}
