/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { keepHyphenated } from './keepHyphenated';

test('wraps the hyphenated words of headings, and leaves texts and islands alone', () => {
  const page = load(
    '<h2>Flat lots on <em>man-made</em> lakes &amp; up-to-date edges</h2><p>tear-out</p><div data-island><h3>a-b</h3></div>',
  );
  keepHyphenated(page);
  expect(page('body').html()).toBe(
    '<h2>Flat lots on <em><span data-word="">man-made</span></em> lakes &amp; <span data-word="">up-to-date</span> edges</h2>' +
      '<p>tear-out</p><div data-island=""><h3>a-b</h3></div>',
  );
});
