/** What an article says first, and what it leads to: its sections, its tool, other articles, and the call at its end. */

import { expect, test } from '@jest/globals';
import { business } from '../../src/company/business';
import { single, structuredData, textOf } from '../pageContent';
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

test('a call to action inside a long article leads to the phone and to the form of the home page', () =>
  checkPages(articleRoutes, (page) => {
    const all = headings(page);
    const asides = [...page.querySelectorAll('[data-article-body] aside')];
    // The last section holds the questions.
    expect(asides).toHaveLength(all.length > 4 ? 1 : 0);
    for (const aside of asides) {
      const before = all.filter((one) => one.compareDocumentPosition(aside) & 4).length;
      expect(before).toBeGreaterThan(0.25 * all.length);
      expect(before).toBeLessThan(0.75 * all.length);
      expect([...aside.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        expect.stringMatching(/^tel:/),
        '/#contact',
      ]);
    }
  }));

test('an article says its answer right below its headline, before its first link to anything else', () =>
  checkPages(articleRoutes, (page) => {
    const header = single(page, 'article > header');
    const [article] = structuredData(page).filter((fact) => fact['@type'] === 'BlogPosting');
    const answer = String(article?.abstract);
    expect(answer.length).toBeGreaterThanOrEqual(80);
    const box = [...header.querySelectorAll('p')].find((paragraph) => textOf(paragraph) === `In short ${answer}`);
    const after = [...header.querySelectorAll('h1 ~ * a, h1 ~ a')];
    expect(after.filter((link) => box && link.compareDocumentPosition(box) & 4)).toEqual([]);
    expect(box).toBeDefined();
  }));

test('an article ends once: with a call to action that has the phone number and leads to the form of the home page', () =>
  checkPages(articleRoutes, (page) => {
    const main = single(page, 'main');
    const closing = [...main.children].at(-1);
    const links = [...(closing?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`tel:${business.phone.e164}`, '/#contact']);
    expect(links[0] && textOf(links[0])).toContain(business.phone.display);
    expect(links[1] && textOf(links[1])).toMatch(/^Get Free (Quote|Consultation|Estimate)$/);
    expect(main.querySelector('#contact, form[method="post"]')).toBeNull();
  }));

test('an article shows no picture twice', () =>
  checkPages(articleRoutes, (page) => {
    const files = [...page.querySelectorAll('main img')].map((image) =>
      image.getAttribute('src')?.replace(/-\d+-\w+\.jpg$/, ''),
    );
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
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
