import { articleSlugs } from '../data/articles';

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

/** What stands in for the name of an article that this company does not have. */
const NO_PAGE = 'price list';

/** Returns whether the page at this route exists, so that a link can lead to it. An article may be absent. */
export function isPublished(route: string): boolean {
  return !route.startsWith('/blog/') || articleSlugs.includes(route.slice('/blog/'.length));
}

/**
 * Returns the short name of the page at this route: "cost guide", "FAQ"; "price list" for an absent article.
 * @throws Error for a page that publishes no figure
 */
export function pageName(route: string): string {
  if (!isPublished(route)) return NO_PAGE;
  const name = pageNames[route];
  if (!name) throw new Error(`src/estimate/pages.ts: there is no name for ${route}. Add one to pageNames.`);
  return name;
}
