import type { CheerioAPI } from 'cheerio';
import { Feed } from 'feed';
import type { BlogPosting, Graph } from 'schema-dts';
import { business } from '../data/business';
import { siteUrl } from '../data/site';
import { absoluteUrl } from './structuredData';

/** An article as quoted in the feeds. */
export interface FeedArticle {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly published: Date;
  /** The article's picture and prose, with absolute URLs and without elements that only work on the page. */
  readonly html: string;
}

/** File names of the feeds below /blog, by media type. */
export const feedFiles = {
  'application/rss+xml': 'rss.xml',
  'application/atom+xml': 'atom.xml',
  'application/feed+json': 'feed.json',
} as const;

export const feedTitle = `${business.name}: paver guides`;
export const feedDescription = `What pavers cost in ${business.region}, which ones to choose and how to take care of them, from the crew that lays them.`;

/** Reads an article from a built page; undefined if the page is not an article. */
export function articleOf(page: CheerioAPI): FeedArticle | undefined {
  const body = page('[data-article-body]');
  if (body.length === 0) return undefined;
  const { '@graph': things } = JSON.parse(page('script[type="application/ld+json"]').text()) as Graph;
  const article = things.find((thing) => (thing as { '@type': string })['@type'] === 'BlogPosting') as Exclude<
    BlogPosting,
    string
  >;
  const url = String(article.mainEntityOfPage);
  const quoted = page.load(`<p>${page.html(page('article header img'))}</p>${body.html()}`, null, false);
  quoted('[data-island], noscript, script, style, [hidden]').remove();
  for (const name of ['href', 'src']) {
    quoted(`[${name}]`).each((_, element) => {
      quoted(element).attr(name, new URL(quoted(element).attr(name) ?? '', url).href);
    });
  }
  // Feed readers use the plain picture; the URLs in <source> elements are relative to this host.
  quoted('source').remove();
  quoted('*').removeAttr('class style id srcset sizes loading decoding fetchpriority tabindex');
  return {
    url,
    title: String(article.headline),
    description: String(article.description),
    published: new Date(String(article.datePublished)),
    html: quoted.html().trim(),
  };
}

/** Writes each feed, newest article first, by file name. */
export function writeFeeds(
  articles: readonly FeedArticle[],
): Record<(typeof feedFiles)[keyof typeof feedFiles], string> {
  const link = absoluteUrl('/blog');
  const author = { name: business.name, link: siteUrl };
  const newest = [...articles].sort((one, other) => Number(other.published) - Number(one.published));
  const feed = new Feed({
    id: link,
    link,
    title: feedTitle,
    description: feedDescription,
    language: 'en-US',
    copyright: `© ${business.copyrightYear} ${business.name}`,
    author,
    updated: newest[0]?.published,
    feedLinks: { rss: `${link}/rss.xml`, atom: `${link}/atom.xml`, json: `${link}/feed.json` },
  });
  for (const { url, title, description, published, html } of newest) {
    feed.addItem({
      id: url,
      link: url,
      title,
      description,
      date: published,
      published,
      content: html,
      author: [author],
    });
  }
  return { 'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1() };
}
