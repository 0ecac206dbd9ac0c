/** A page that old addresses may lead to. */
export interface Page {
  readonly route: string;
  /** What menus call it. */
  readonly names: readonly string[];
}

/** Share of the words of an old address, by weight, below which a page is not like it. */
const LIKE = 0.3;

/** Returns the words of an address or a name, in the singular. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?:s|ing)$/, '')));
}

/**
 * Returns the page whose address and names have the most in common with an old address, or undefined if no page is like
 * it. A word that many pages have in common, such as "paver", counts for little.
 */
export function suggestPage(address: string, pages: readonly Page[]): string | undefined {
  const wordsByPage = pages.map(({ route, names }) => wordsOf([route, ...names].join(' ')));
  const weightOf = (word: string) => 1 / Math.max(1, wordsByPage.filter((words) => words.has(word)).length);
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weightOf(word), 0);
  // The folders before it, such as /services/ or a year, say little.
  const sought = wordsOf(address.slice(address.lastIndexOf('/')));
  const scores = wordsByPage.map((words) => {
    const shared = weigh([...sought].filter((word) => words.has(word)));
    return (2 * shared) / (weigh(sought) + weigh(words) || 1);
  });
  const best = Math.max(...scores);
  return best >= LIKE ? pages[scores.indexOf(best)]?.route : undefined;
}
