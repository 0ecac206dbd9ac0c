/** Texts that pages of the sample company must show and that are not in src/data. */

import { expect, test } from '@playwright/test';
import { readPage, single, textOf } from '../builtPage';
import { serviceRoutes } from '../routes';

const mainText = (route: string) => textOf(single(readPage(route), 'main'));

const parts: Readonly<Record<string, readonly RegExp[]>> = {
  '/sanibel-pavers': [/permeable paver/i, /native/i, /wind load/i, /flood/i],
  '/fort-myers-beach-pavers': [/salt/i],
  '/paver-patios': [/design consultation/i, /professional installation/i, /final touches/i],
  '/pool-decks': [/Travertine/, /Concrete/, /Brick/, /Natural stone/],
};

for (const [route, expected] of Object.entries(parts)) {
  test(`${route} makes its points`, () => {
    expect(expected.filter((part) => !part.test(mainText(route)))).toEqual([]);
  });
}

test('Fort Myers Beach lists six services', () => {
  const beach = single(readPage('/fort-myers-beach-pavers'), 'main');
  const linked = serviceRoutes.filter((route) => beach.querySelector(`a[href="${route}"]`));
  expect(linked.length).toBeGreaterThanOrEqual(6);
});

test('the blog index has eight cards, with read times from 4 to 15 minutes', () => {
  const cards = [...readPage('/blog').querySelectorAll('main article')];
  expect(cards).toHaveLength(8);
  for (const card of cards) expect(textOf(card)).toMatch(/\b([4-9]|1[0-5]) min read\b/);
});
