import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import htmlRules from '../../.htmlvalidate.mjs';
import { listFiles } from '../../src/company/load/projectFiles';
import { allRoutes } from '../routes';
import { checkPages } from './pages';

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(htmlRules);
  const files = listFiles('build').filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThanOrEqual(allRoutes.length);
  const { results } = await validator.validateMultipleFiles(files.map((file) => join('build', file)));
  const mistakes = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} at ${selector}`),
  );
  expect(mistakes).toEqual([]);
});

test('each section has a heading', () =>
  checkPages(allRoutes, (page) => {
    const without = [...page.querySelectorAll('section')].filter((one) => !one.querySelector('h1, h2, h3, h4'));
    expect(without.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  }));

/** Elements in a line of text, except controls with a label of their own. */
const INLINE = 'a, abbr, b, button, em, i, label, output, small, span, strong, sup, time';

test('words do not run together where there are no styles, as in copied text and search results', () =>
  checkPages(allRoutes, (page) => {
    const inLine = [...page.body.querySelectorAll(INLINE)].filter((one) => !one.closest('svg'));
    const joined = inLine.flatMap((one) => {
      const next = one.nextSibling;
      const [before, after] = [one.textContent, next?.textContent].map((text) => text ?? '');
      const isInLine = next?.nodeType === 1 && (next as Element).matches(INLINE);
      return isInLine && /[\p{L}\p{N}.)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(after) ? `${before}${after}` : [];
    });
    expect(joined).toEqual([]);
  }));

/** Tables that writers make. tables.spec.ts says which of them scroll. */
const TABLES = '[role="group"]:has(> table)';

test('every table is named after a heading or a fold of its page, and no two alike', () =>
  checkPages(allRoutes, (page) => {
    const headings = [...page.querySelectorAll('main :is(h2, h3, summary)')].map(({ textContent }) => textContent);
    const names = [...page.querySelectorAll(TABLES)].map((table) => table.getAttribute('aria-label') ?? '');
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !headings.some((heading) => heading && name.startsWith(heading)))).toEqual([]);
  }));
