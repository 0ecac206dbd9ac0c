/** What an article leads to: its sections, its tool, the form at its end, and other articles. */

import { expect, test } from '@jest/globals';
import { services } from '../../src/company/services';
import { single, textOf } from '../pageContent';
import { articleRoutes } from '../routes';
import { checkPages } from './pages';

const headings = (page: Document) => [...page.querySelectorAll('[data-article-body] h2')];

test('a list of the sections of a long article leads to each of them, above the text and beside it', () =>
  checkPages(articleRoutes, (page) => {
    const sections = headings(page).map((heading) => [`#${heading.id}`, textOf(heading)]);
    const lists = [...page.querySelectorAll('article > header details ol, article nav[aria-label="On this page"] ol')];
    const listed = lists.map((list) =>
      [...list.querySelectorAll('a')].map((link) => [link.getAttribute('href'), textOf(link)]),
    );
    // The last section holds the questions.
    expect(listed).toEqual(sections.length > 4 ? [sections, sections] : []);
  }));

test('in the middle of a long article, a call to action leads to the form at its end', () =>
  checkPages(articleRoutes, (page) => {
    const all = headings(page);
    const asides = [...page.querySelectorAll('[data-article-body] aside')];
    expect(asides).toHaveLength(all.length > 4 ? 1 : 0);
    for (const aside of asides) {
      const before = all.filter((one) => one.compareDocumentPosition(aside) & 4).length;
      expect(before).toBeGreaterThan(0.25 * all.length);
      expect(before).toBeLessThan(0.75 * all.length);
      expect([...aside.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        expect.stringMatching(/^tel:/),
        '#contact',
      ]);
    }
  }));

test('the form at the end of an article names it, and the service that it is about', () =>
  checkPages(articleRoutes, (page) => {
    const form = single(page, '#contact form');
    const title = textOf(single(page, 'h1'));
    expect(single(form, 'textarea[name="message"]').textContent).toContain(`“${title}”`);
    const chosen = form.querySelector('select[name="projectType"] option[selected]')?.getAttribute('value') ?? '';
    expect(['', ...services.map(({ id }) => id)]).toContain(chosen);
    // Links in its text lead to this form, too, and not to that of the home page.
    expect(page.querySelector('main a[href="/#contact"]')).toBeNull();
  }));

test('an article with a tool links to it below its headline', () =>
  checkPages(articleRoutes, (page) => {
    const [tool] = [...page.querySelectorAll('[data-article-body] [data-island] > div[id]')];
    const links = [...page.querySelectorAll('article > header p a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(tool ? [`#${tool.id}`] : []);
  }));

test('an article leads on to up to three others', () =>
  checkPages(articleRoutes, (page, route) => {
    const linked = [...page.querySelectorAll('main li > article a')].map((link) => link.getAttribute('href') ?? '');
    expect(linked).toHaveLength(Math.min(3, articleRoutes.length - 1));
    expect(new Set(linked).size).toBe(linked.length);
    expect(articleRoutes.filter((other) => other !== route)).toEqual(expect.arrayContaining(linked));
  }));

test('the blog index leads to every article, by its card or a link', () =>
  checkPages(articleRoutes.length > 0 ? ['/blog'] : [], (page) => {
    const linked = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(linked).toEqual(expect.arrayContaining([...articleRoutes]));
  }));
