import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { business } from '../../src/company/business';
import { siteParts } from '../../src/company/siteParts';
import { feedFormats } from '../../src/site/feedFormats';
import { articleRoutes } from '../routes';
import { readPage } from './pages';

const BLOG = `${business.url}/blog`;
const articles = articleRoutes.map((route) => business.url + route);

const read = (file: string) => readFileSync(join('build/blog', file), 'utf8');
const parse = (file: string) => new JSDOM(read(file), { contentType: 'text/xml' }).window.document;

/** Returns the texts of an element's direct children with this name. */
function texts(parent: Element | undefined, name: string): string[] {
  const children = [...(parent?.children ?? [])].filter(({ tagName }) => tagName === name);
  return children.map(({ textContent }) => textContent ?? '');
}

/** Expects one child with this name, with a text. */
function expectText(parent: Element | undefined, name: string): void {
  expect({ [name]: texts(parent, name) }).toEqual({ [name]: [expect.stringMatching(/./)] });
}

/** RFC 3339, the date format of Atom and JSON Feed. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Fewest characters of an article, as handbook/write-an-article.md says. */
const LEAST_CHARACTERS = 2000;

/** Expects an article's text to work in a feed reader. */
function expectReadable(html: string | null | undefined, article: string | undefined) {
  const { document } = new JSDOM(html ?? '', { url: 'https://reader.example/' }).window;
  const { length } = document.body.textContent ?? '';
  if (length < LEAST_CHARACTERS) {
    throw new Error(
      `${article} has ${length} characters of text. Write at least ${LEAST_CHARACTERS}, about 350 words.`,
    );
  }
  expect(document.querySelectorAll('script, style, noscript, form, button')).toHaveLength(0);
  for (const element of document.querySelectorAll<HTMLAnchorElement | HTMLImageElement>('a[href], img[src]')) {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    expect(address).toMatch(/^(https?|tel|mailto|sms):/);
  }
  expect(document.querySelector('img')?.src).toContain(`${business.url}/pictures/`);
  expect([...document.querySelectorAll('h2')].at(-1)?.textContent).toBe('Questions we get');
  const names = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => /^(id|class|style|width|height|role|on|aria-|data-)/.test(name))).toEqual([]);
}

if (siteParts.blog) {
  test('pages link to the three feeds', () => {
    const links = [...readPage('/blog').querySelectorAll('link[rel=alternate]')];
    expect(links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual(
      feedFormats.map(({ type, file }) => [type, `/blog/${file}`]),
    );
    // A feed reader lists them by title.
    expect(new Set(links.map((link) => link.getAttribute('title'))).size).toBe(links.length);
  });

  test('the Atom feed contains what RFC 4287 requires', () => {
    const feed = parse('atom.xml').documentElement;
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(feed.getAttribute('xml:lang')).toBe('en-US');
    for (const name of ['id', 'title', 'updated']) expectText(feed, name);
    expect(texts(feed, 'updated')[0]).toMatch(TIMESTAMP);
    expect(feed.querySelector(':scope > author > name')?.textContent).toBe(business.name);
    expect(feed.querySelector(':scope > link[rel=self]')?.getAttribute('href')).toBe(`${BLOG}/atom.xml`);
    const entries = [...feed.querySelectorAll(':scope > entry')];
    expect(entries.flatMap((entry) => texts(entry, 'id')).sort()).toEqual([...articles].sort());
    for (const entry of entries) {
      for (const name of ['title', 'summary']) expectText(entry, name);
      for (const name of ['updated', 'published']) expect(texts(entry, name)[0]).toMatch(TIMESTAMP);
      expect(entry.querySelector('link')?.getAttribute('href')).toBe(texts(entry, 'id')[0]);
      const content = entry.querySelector('content');
      expect(content?.getAttribute('type')).toBe('html');
      expectReadable(content?.textContent, texts(entry, 'id')[0]);
    }
  });

  test('the RSS feed contains what RSS 2.0 and its best practices require', () => {
    const rss = parse('rss.xml').documentElement;
    expect([rss.tagName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
    const [channel] = rss.children;
    for (const name of ['title', 'description']) expectText(channel, name);
    expect(texts(channel, 'link')).toEqual([BLOG]);
    const self = channel?.getElementsByTagName('atom:link')[0];
    expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual(['self', `${BLOG}/rss.xml`]);
    const items = [...(channel?.querySelectorAll('item') ?? [])];
    expect(items.flatMap((item) => texts(item, 'guid')).sort()).toEqual([...articles].sort());
    for (const item of items) {
      for (const name of ['title', 'description']) expectText(item, name);
      expect(texts(item, 'link')).toEqual(texts(item, 'guid'));
      expect(texts(item, 'pubDate')[0]).toMatch(/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/);
      expectReadable(texts(item, 'content:encoded')[0], texts(item, 'guid')[0]);
    }
  });

  test('the JSON feed contains what JSON Feed requires', () => {
    const feed = JSON.parse(read('feed.json')) as {
      readonly items: readonly Readonly<Record<string, string>>[];
    } & Readonly<Record<string, unknown>>;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'en-US',
      title: expect.stringMatching(/./),
      home_page_url: BLOG,
      feed_url: `${BLOG}/feed.json`,
      authors: [{ name: business.name }],
    });
    expect(feed.items.map(({ id }) => id).sort()).toEqual([...articles].sort());
    for (const item of feed.items) {
      expect(item.url).toBe(item.id);
      expect(item.date_published).toMatch(TIMESTAMP);
      expectReadable(item.content_html, item.url);
    }
  });
} else {
  test('a site without articles has no feeds', () => {
    expect(existsSync('build/blog')).toBe(false);
    expect(readPage('/').querySelector('link[rel="alternate"]')).toBeNull();
  });
}
