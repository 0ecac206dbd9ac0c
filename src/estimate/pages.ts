/** Short names of the pages that publish figures, for links beside a figure. */
const pageNames: Readonly<Record<string, string>> = {
  '/faq': 'FAQ',
  '/paver-sealing': 'sealing page',
  '/paver-products': 'product page',
  '/blog/paver-installation-costs-southwest-florida': 'cost guide',
  '/blog/pavers-vs-concrete-comparison': 'comparison article',
  '/blog/paver-maintenance-florida-guide': 'maintenance guide',
  '/blog/pool-deck-paver-options-florida': 'pool deck guide',
};

/**
 * Returns the short name of the page at this route: "cost guide", "FAQ".
 * @throws Error for a page that publishes no figure
 */
export function pageName(route: string): string {
  const name = pageNames[route];
  if (!name) throw new Error(`src/estimate/pages.ts: there is no name for ${route}. Add one to pageNames.`);
  return name;
}
