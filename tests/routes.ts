import { readFileSync } from 'node:fs';
import { business } from '../src/data/business';
import { articleRoutes, cityRoutes, serviceRoutes, specifiedRoutes } from './specifiedRoutes';

export { articleRoutes, cityRoutes, serviceRoutes, specifiedRoutes };

/** Routes that answer but are for no search engine: where a form without JavaScript lands, and any unknown path. */
export const THANKS = '/thanks';
export const UNKNOWN = '/no-such-page';

function readSitemap(): string[] {
  try {
    return [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address.replace(business.url, '') || '/',
    );
  } catch (error) {
    throw new Error('These tests read the built site. Run "npm run build" first.', { cause: error });
  }
}

/** The routes of the sitemap: what the site itself says it consists of. */
export const sitemapRoutes = readSitemap();

/** Everything that a visitor can get to see. */
export const allRoutes = [...sitemapRoutes, THANKS, UNKNOWN];

/** One page of each kind: the others differ from these in their words and pictures alone. */
export const kindRoutes = [
  ...allRoutes.filter((route) => ![cityRoutes, serviceRoutes, articleRoutes].flat().includes(route)),
  ...[cityRoutes, serviceRoutes, articleRoutes].flatMap(([first]) => first ?? []),
];
