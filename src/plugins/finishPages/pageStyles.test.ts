/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { pageStyles } from './pageStyles';
import { policySource } from './policy';

const site = { url: '/site.css', css: 'p{color:red}' };
const card = { url: '/card.css', css: '.card_a1b2{margin:0}.card_a1b2 p{color:blue}' };
const chart = { url: '/chart.css', css: '@media print{.chart_a1b2{display:none}}' };

function finish(body: string, ofIslands: readonly string[] = []) {
  const page = load(`<head><title>T</title></head><body>${body}`);
  pageStyles([site, card, chart], () => ofIslands)(page);
  return page;
}

describe('page styles', () => {
  test.each([
    ['what every page has', '<p>Text</p>', [site]],
    ['the components that the page shows', '<p class="wide card_a1b2">Text</p>', [site, card]],
    ['the components in <noscript>', '<noscript><p class="chart_a1b2">Call us.</p></noscript>', [site, chart]],
    ['none of a component with a similar name', '<p class="card chart_a1b">Text</p>', [site]],
  ])('include the styles of %s', (_, body, stylesheets) => {
    expect(finish(body)('style').text()).toBe(stylesheets.map(({ css }) => css).join(''));
  });

  test('leave out the rules for classes that the page does not have, unless an island may show them', () => {
    const tiles = {
      url: '/tiles.css',
      css:
        '.tile_a1{margin:0}.wide_a1,.tile_a1 p{margin:1px}.tile_a1 .wide_a1{margin:2px}' +
        '@media print{@supports (gap:0){.wide_a1>p{margin:3px}}}.tile_a1:not(.wide_a1:has(.tall_a1)){margin:4px}',
    };
    const stylesOf = (later: readonly string[]) => {
      const page = load('<head></head><body><div class="tile_a1"><p>Text</p></div>');
      pageStyles([site, tiles], () => later)(page);
      return page('style').text();
    };
    expect(stylesOf([])).toBe(
      `${site.css}.tile_a1{margin:0}.wide_a1,.tile_a1 p{margin:1px}.tile_a1:not(.wide_a1:has(.tall_a1)){margin:4px}`,
    );
    expect(stylesOf([tiles.url])).toBe(site.css + tiles.css);
  });

  test('include the styles of what islands may show, in the order in which stylesheets override one another', () => {
    const page = finish('<p class="chart_a1b2">Text</p>', [card.url]);
    expect(page('style').text()).toBe(site.css + card.css + chart.css);
  });

  test('tell the bundler’s runtime which of an island’s styles the page has', () => {
    const urls = finish('<p class="chart_a1b2">Text</p>', [site.url, card.url])('style')
      .map((_, { attribs }) => attribs['data-href'])
      .get();
    expect(urls).toEqual([site.url, card.url]);
  });

  test('follow a policy that allows no other styles', () => {
    const page = finish('<p>Text</p>', [card.url]);
    const [title, policy, ...styles] = page('head').children().get();
    expect(page(title).is('title')).toBe(true);
    expect(page(policy).attr()).toEqual({
      'http-equiv': 'Content-Security-Policy',
      content: `style-src 'self' ${styles.map((style) => policySource(page(style).text())).join(' ')}`,
    });
  });
});
