/** A page that old addresses may lead to. */
export interface Page {
  readonly route: string;
  /** What menus call it. */
  readonly names: readonly string[];
  /** Whether it is about where the company works: a town, a county, or all of them. */
  readonly isPlace?: boolean;
}

/** Share of the words of an old address, by weight, below which a page is not like it. */
const LIKE = 0.3;

/** Returns the words of an address or a name, in the singular, without the ending of a file. */
function wordsOf(text: string): readonly string[] {
  const spaced = text.replace(/\.\w+$/, '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const words = spaced.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return [...new Set(words.map((word) => word.replace(/(?:s|ing)$/, '')))];
}

/**
 * Returns the page one of whose names, or whose address, has the most in common with an old address, or undefined if no page
 * is like it. A word that many pages have in common, such as "paver", counts for little. An address that names a town, too,
 * is that of what else it names: a service leads people to what they were looking for, and a town's page to all services.
 */
export function suggestPage(address: string, pages: readonly Page[]): string | undefined {
  const named = pages.map((page) => ({ ...page, names: [page.route, ...page.names].map(wordsOf) }));
  const weightOf = (word: string) => 1 / Math.max(1, named.filter(({ names }) => names.flat().includes(word)).length);
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);

  function mostLike(sought: readonly string[], among: typeof named, ignored: readonly string[] = []) {
    const isLeft = (word: string) => !ignored.includes(word);
    const scores = among.map(({ names }) => {
      const likeness = names.map((name) => {
        const words = name.filter(isLeft);
        const shared = weigh(sought.filter((word) => isLeft(word) && words.includes(word)));
        return (2 * shared) / (weigh(sought.filter(isLeft)) + weigh(words) || 1);
      });
      return Math.max(...likeness);
    });
    const best = Math.max(...scores);
    return best >= LIKE ? among[scores.indexOf(best)] : undefined;
  }

  // The folders before it, such as /services/ or a year, say little.
  const parts = address.split('/').map(wordsOf).reverse();
  const found = mostLike(parts[0] ?? [], named);
  if (!found?.isPlace) return found?.route;
  const inPlaces = named.filter(({ isPlace }) => isPlace).flatMap(({ names }) => names.flat());
  const others = named.filter(({ route, isPlace }) => !isPlace && !route.startsWith('/blog/'));
  const [besides = found] = parts.flatMap((words) => mostLike(words, others, inPlaces) ?? []);
  return besides.route;
}
