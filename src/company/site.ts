/** Where the site is published: at the root of its host, or in a folder of it. */

import { business } from './business';

/**
 * The folder, like `/pavers`, from SITE_FOLDER in the build's environment; empty at the root of the host. The bundler
 * fills in the variable for browsers.
 */
export const siteFolder = process.env.SITE_FOLDER ?? '';

/** The URL of the site, without a slash at the end. */
export const siteUrl = business.url + siteFolder;

/** Returns a path of the site as a link writes it on this host: `/faq` becomes `/pavers/faq`. */
export function withBaseUrl(path: string): string {
  return siteFolder + path;
}

/** Returns the path within the site for a path on the host: `/pavers/faq` becomes `/faq`. */
export function withoutBaseUrl(pathOnHost: string): string {
  return pathOnHost.slice(siteFolder.length) || '/';
}
