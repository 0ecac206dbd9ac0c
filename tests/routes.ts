import { readFileSync } from 'node:fs';
import { business } from '../src/data/business';

/** Every page of the site but the home page, as the specification lists them; in the sitemap, all and no other. */
export const cityRoutes = [
  '/naples-pavers',
  '/fort-myers-pavers',
  '/cape-coral-pavers',
  '/bonita-springs-pavers',
  '/estero-pavers',
  '/marco-island-pavers',
  '/sanibel-pavers',
  '/fort-myers-beach-pavers',
  '/lehigh-acres-pavers',
];

export const serviceRoutes = [
  '/paver-driveways',
  '/paver-patios',
  '/pool-decks',
  '/outdoor-living-spaces',
  '/commercial-pavers',
  '/captain-walks',
  '/paver-sealing',
];

export const articleRoutes = [
  '/blog/choosing-paver-colors-florida',
  '/blog/pavers-vs-concrete-comparison',
  '/blog/paver-installation-costs-southwest-florida',
  '/blog/best-pavers-florida-climate',
  '/blog/paver-maintenance-florida-guide',
  '/blog/pool-deck-paver-options-florida',
  '/blog/paver-lifespan-florida',
  '/blog/signs-driveway-needs-repair',
  '/blog/pool-deck-paver-materials-guide',
];

export const specifiedRoutes = [
  '/',
  '/service-area',
  ...cityRoutes,
  ...serviceRoutes,
  '/gallery',
  '/portfolio',
  '/paver-products',
  '/blog',
  ...articleRoutes,
  '/testimonials',
  '/faq',
  '/referrals',
  '/privacy',
];

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
