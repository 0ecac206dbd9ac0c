/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { listSections } from './listSections';

test('lists the titled sections of a page, in their order', () => {
  const page = load(
    '<main><details data-section-list hidden><summary>On this page</summary><ol></ol></details>' +
      '<section><h2 id="budget">Cost &amp; size</h2><h3 id="more">More</h3></section><section>No title</section>' +
      '<section><h2 id="questions">Questions</h2></section></main>',
  );
  listSections(page);
  expect(page('details').prop('outerHTML')).toBe(
    '<details><summary>On this page</summary><ol>' +
      '<li><a href="#budget">Cost &amp; size</a></li><li><a href="#questions">Questions</a></li></ol></details>',
  );
});

test('leaves a page without such a list alone', () => {
  const html = '<main><section><h2 id="a">A</h2></section></main>';
  const page = load(html, null, false);
  listSections(page);
  expect(page.html()).toBe(html);
});
