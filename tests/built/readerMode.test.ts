import { expect, test } from '@jest/globals';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { articleRoutes } from '../routes';
import { checkPages } from './pages';

/** Returns an element's text with single spaces. */
function plainText({ textContent }: Pick<Node, 'textContent'>): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the texts of these elements, but not of those in tools, which work on the page alone. */
function textsOf(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].filter((one) => !one.closest('[data-island]')).map(plainText);
}

// Firefox's reader mode is @mozilla/readability, and those of other browsers have similar rules. They drop what looks like
// something other than the article, by its element or by a word in its class or id, such as "extra", "footer" or
// "related". A heading that is lost needs another id; the handbook says how (write-an-article.md).
test('reader mode keeps picture, headings, notes and questions of every article', () =>
  checkPages(articleRoutes, (page) => {
    // Readability changes the page that it reads.
    const article = new Readability(new JSDOM(page.documentElement.outerHTML).window.document).parse();
    const kept = plainText({ textContent: article?.textContent ?? '' });
    const expected = textsOf(page, '[data-article-body] :is(h2, h3, summary, [role=note] p)');
    expect(expected.length).toBeGreaterThan(3);
    expect(expected.filter((text) => !kept.includes(text))).toEqual([]);
    const picture = page.querySelector('[data-article-body] img')?.getAttribute('src') ?? '';
    expect(article?.content).toContain(picture);
  }));
