import { expect, test } from '@jest/globals';
import { areasWithPage } from '../../src/company/areas';
import { single, textOf } from '../pageContent';
import { cityRoutes } from '../routes';
import { checkPages, readPage } from './pages';

const linksOf = (map: Element) =>
  [...map.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')]);

test('the map links to each town with a page, and each of these pages to the map', () => {
  const map = single(readPage('/service-area'), 'figure > svg');
  expect(linksOf(map).sort()).toEqual(
    areasWithPage()
      .map(({ name, path }) => [name, path])
      .sort(),
  );
  return checkPages(cityRoutes, (page) => {
    expect(page.querySelector('main #contact a[href="/service-area#map"]')).not.toBeNull();
  });
});

test('without JavaScript, /service-area says what to do instead of the ZIP check', () => {
  const page = readPage('/service-area');
  expect(textOf(single(page, 'main form noscript'))).toContain('The check needs JavaScript');
  const links = [...page.querySelectorAll('main ul a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(areasWithPage().map(({ path }) => path)));
});
