/** The articles that publish figures, by the first part of the figures' keys. A renamed article gets its new name here. */
export const figureArticles = {
  costGuide: 'paver-installation-costs-southwest-florida',
  comparison: 'pavers-vs-concrete-comparison',
  maintenance: 'paver-maintenance-florida-guide',
  poolDeck: 'pool-deck-paver-options-florida',
} as const;
