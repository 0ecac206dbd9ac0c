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

/** The routes of the site, exactly those in the sitemap. */
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
