/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { preloadFonts } from './preloadFonts';

const addPreloads = preloadFonts('@font-face{font-family:A;src:url(/assets/fonts/a.woff2) format("woff2")}p{margin:0}');

function linksOf(head: string) {
  const page = load(`<head>${head}</head><body><h1>Text</h1></body>`);
  addPreloads(page);
  return page('link')
    .toArray()
    .map(({ attribs }) => attribs);
}

test('a page requests its fonts as its styles do: without credentials', () => {
  expect(linksOf('')).toEqual([
    { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: '/assets/fonts/a.woff2' },
  ]);
});

test('the first picture is requested before the fonts', () => {
  const head = '<link rel=preload as=image href=/a.avif><link rel=icon href=/i.svg>';
  expect(linksOf(head).map(({ as }) => as)).toEqual(['image', 'font', undefined]);
});
