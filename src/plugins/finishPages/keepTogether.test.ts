/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { keepTogether } from './keepTogether';

function kept(html: string): string[] {
  const page = load(html);
  const text = page('body').text();
  keepTogether(page);
  expect(page('body').text()).toBe(text);
  return page('[data-word]')
    .get()
    .map((word) => page(word).text());
}

test.each([
  ['12 × 12 in, 6 × 9 in or 24×24 in', ['12 × 12 in', '6 × 9 in', '24×24 in']],
  ['2 3/8 inches thick, a 1/8-inch joint, 1 1/2 to 3 feet', ['2 3/8 inches', '1/8-inch', '1 1/2', '3 feet']],
  ['$15–30 per sq ft, or $10,800–18,000.', ['$15–30', 'per sq ft', '$10,800–18,000']],
  ['3–7 days, 8,000+ PSI, 60 mm', ['3–7 days', '8,000+ PSI', '60 mm']],
  ['Monday–Friday, 7 am–6:30 pm', ['Monday–Friday', '7 am–6:30 pm']],
  ['East of I-75, under ASTM C936, $25–50 per linear ft', ['I-75', 'ASTM C936', '$25–50']],
  ['within 7 business days · 12 min read', ['7 business days', '12 min read']],
  ['In 2024 inside 12 infills we laid 1,200 pavers.', []],
])('keeps the measures of “%s” on one line', (text, measures) => {
  expect(kept(`<p>${text}</p>`)).toEqual(measures);
});

test('keeps hyphenated words of headings on one line, and leaves those of texts', () => {
  expect(kept('<h2>Lots on <em>man-made</em> lakes &amp; 6-inch up-to-date edges</h2><p>tear-out</p>')).toEqual([
    'man-made',
    '6-inch',
    'up-to-date',
  ]);
});

test('keeps a parenthesis of a heading with its measure', () => {
  expect(kept('<h3>Paver Slabs (2 in / 50 mm)</h3>')).toEqual(['(2 in', '50 mm']);
});

test('leaves a text in one piece, so that a flex container keeps its spaces', () => {
  const page = load('<a>Driveways, 600 sq ft<b>$9,000</b></a>');
  keepTogether(page);
  expect(page('a').html()).toBe('<span>Driveways, <span data-word="">600 sq ft</span></span><b>$9,000</b>');
});

test('leaves islands, drawings and lists of choices as they are', () => {
  expect(
    kept('<div data-island><h3>a-b</h3></div><svg><text>6 in</text></svg><select><option>3 days</option></select>'),
  ).toEqual([]);
});
