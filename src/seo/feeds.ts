import type { CheerioAPI } from 'cheerio';
import { Feed } from 'feed';
import type { BlogPosting, Graph } from 'schema-dts';
import { business } from '../company/business';
import type { feedFormats } from '../site/feedFormats';
import { siteUrl } from '../company/site';
import { absoluteUrl } from './structuredData';

export const feedTitle = `${business.name}: paver guides`;
export const feedDescription = `Paver guides for homeowners in ${business.region}, written by the people who lay the pavers, for the person who pays for them.`;

/**
 * The attributes that mean something in a feed. The size of a picture is that of its master, not of the file shown there.
 */
const FEED_ATTRIBUTES = new Set(['href', 'src', 'alt', 'lang', 'datetime', 'start', 'colspan', 'rowspan', 'scope']);

/** Reads an article from a built page, as the feeds quote it; undefined if the page is not an article. */
export function articleOf(page: CheerioAPI) {
  const body = page('[data-article-body]');
  if (body.length === 0) return undefined;
  const { '@graph': things } = JSON.parse(page('script[type="application/ld+json"]').text()) as Graph;
  const article = things.find((thing) => (thing as { '@type': string })['@type'] === 'BlogPosting') as Exclude<
    BlogPosting,
    string
  >;
  const url = String(article.mainEntityOfPage);
  const quoted = page.load(body.html() ?? '', null, false);
  // A feed has no styles for the drawings, and their captions speak of them.
  quoted('figure:has(svg), [data-island], aside, noscript, script, style, [hidden], svg').remove();
  // Feed readers show no control that opens an answer.
  quoted('summary').replaceWith((_, summary) => `<h3>${quoted(summary).text()}</h3>`);
  quoted('details').replaceWith((_, details) => quoted(details).contents());
  for (const name of ['href', 'src']) {
    quoted(`[${name}]`).each((_, element) => {
      quoted(element).attr(name, new URL(quoted(element).attr(name) ?? '', url).href);
    });
  }
  // Feed readers use the plain picture; the URLs in <source> elements are relative to this host.
  quoted('source').remove();
  quoted('*').each((_, element) => {
    for (const name of Object.keys(quoted(element).attr() ?? {})) {
      if (!FEED_ATTRIBUTES.has(name)) quoted(element).removeAttr(name);
    }
  });
  return {
    url,
    title: String(article.headline),
    description: String(article.description),
    published: new Date(String(article.datePublished)),
    modified: new Date(String(article.dateModified)),
    /** Its picture, prose and questions, with absolute URLs and without what only works on the page. */
    html: quoted.html().trim(),
  };
}

export type FeedArticle = NonNullable<ReturnType<typeof articleOf>>;

const LANGUAGE = 'en-US';

/** Writes the Atom feed. The package states no language there. */
function writeAtom(feed: Feed): string {
  return feed.atom1().replace('<feed ', `<feed xml:lang="${LANGUAGE}" `);
}

/** Writes the JSON feed in version 1.1, which has a language and a list of authors. The package writes version 1. */
function writeJson(feed: Feed): string {
  interface Authored {
    readonly author: unknown;
  }
  const { author, items, ...rest } = JSON.parse(feed.json1()) as Authored & { readonly items: readonly Authored[] };
  const newest = {
    ...rest,
    version: 'https://jsonfeed.org/version/1.1',
    language: LANGUAGE,
    authors: [author],
    items: items.map(({ author: own, ...item }) => ({ ...item, authors: [own] })),
  };
  return JSON.stringify(newest, null, 4);
}

/** Writes each feed, newest article first, by file name. */
export function writeFeeds(articles: readonly FeedArticle[]): Record<(typeof feedFormats)[number]['file'], string> {
  const link = absoluteUrl('/blog');
  const author = { name: business.name, link: siteUrl };
  const newest = [...articles].sort((one, other) => Number(other.published) - Number(one.published));
  const feed = new Feed({
    id: link,
    link,
    title: feedTitle,
    description: feedDescription,
    language: LANGUAGE,
    copyright: `© ${business.copyrightYear} ${business.name}`,
    author,
    updated: new Date(Math.max(...articles.map(({ modified }) => Number(modified)))),
    feedLinks: { rss: `${link}/rss.xml`, atom: `${link}/atom.xml`, json: `${link}/feed.json` },
  });
  for (const { url, title, description, published, modified, html } of newest) {
    feed.addItem({
      id: url,
      link: url,
      title,
      description,
      date: modified,
      published,
      content: html,
      author: [author],
    });
  }
  return { 'rss.xml': feed.rss2(), 'atom.xml': writeAtom(feed), 'feed.json': writeJson(feed) };
}
