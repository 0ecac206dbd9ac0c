import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '../src/company/business';
import { articleRoutes, cityRoutes, serviceRoutes } from './siteRoutes';

export * from './siteRoutes';

/** Routes that are not for search engines: the page after a form without JavaScript, and an unknown path. */
export const THANKS = '/thanks';
export const UNKNOWN = '/no-such-page';

/** Returns the file of this route in the build folder. */
export function pageFile(route: string): string {
  if (route === '/') return 'index.html';
  return route === UNKNOWN ? '404.html' : `${route.slice(1)}.html`;
}

/** Returns the HTML of the built page of this route. */
export function readHtml(route: string): string {
  return readFileSync(join('build', pageFile(route)), 'utf8');
}

function readSitemap(): string[] {
  try {
    return [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address.replace(business.url, '') || '/',
    );
  } catch (error) {
    throw new Error('These tests read the built site. Run "npm run build" first.', { cause: error });
  }
}

/** The routes in the built sitemap. */
export const sitemapRoutes = readSitemap();

/** Returns the first page whose HTML contains this, such as the id of a tool; undefined if this site has none. */
export const routeWith = (html: string) => sitemapRoutes.find((route) => readHtml(route).includes(html));

/** The first service page with the estimator, beside its form; undefined if no service has a price. */
export const estimatorRoute = serviceRoutes.find((route) => readHtml(route).includes('id="estimate"'));

/** Every route that a visitor can reach. */
export const allRoutes = [...sitemapRoutes, THANKS, UNKNOWN];

/** One page of each kind: the others differ from these in their words and pictures alone. */
export const kindRoutes = [
  ...allRoutes.filter((route) => ![cityRoutes, serviceRoutes, articleRoutes].flat().includes(route)),
  ...[cityRoutes, serviceRoutes, articleRoutes].flatMap(([first]) => first ?? []),
];
