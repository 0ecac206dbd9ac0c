/**
 * The eight articles of the blog index by slug, in the order of their cards. `pool-deck-paver-options-florida` has no
 * card, because it is the companion of the materials guide and reached from its card.
 */
export const articleCards: readonly string[] = [
  'choosing-paver-colors-florida',
  'pavers-vs-concrete-comparison',
  'paver-installation-costs-southwest-florida',
  'best-pavers-florida-climate',
  'paver-maintenance-florida-guide',
  'paver-lifespan-florida',
  'signs-driveway-needs-repair',
  'pool-deck-paver-materials-guide',
];
