import type { Redirects } from '../company/redirectList';
import { apacheSite } from './apache';
import { netlifyHeaders, type SiteHeaders } from './headers';
import { netlifyRedirects } from './redirects';
import { caddySite, nginxSite } from './servers';

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
