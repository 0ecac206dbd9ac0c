/** The dates of pages besides the articles, for the sitemap. */
import { absoluteUrl } from './structuredData';

interface Dated {
  readonly url: string;
  readonly lastmod?: string | null;
}

/**
 * Adds the dates that pages have: the index of the articles changes with the newest of them, and the privacy page on the
 * day since which it applies, if there is one.
 */
export function datePages<Item extends Dated>(items: readonly Item[], privacySince?: string): Item[] {
  const newest = items
    .flatMap(({ lastmod }) => lastmod ?? [])
    .sort()
    .at(-1);
  const dates: Readonly<Record<string, string | undefined>> = {
    [absoluteUrl('/blog')]: newest,
    [absoluteUrl('/privacy')]: privacySince,
  };
  return items.map((item) => ({ ...item, lastmod: item.lastmod ?? dates[item.url] }));
}
