import { expect, test } from '@jest/globals';
import { areas, areasWithPage } from '../../src/company/areas';
import { single, textOf } from '../pageContent';
import { cityRoutes } from '../routes';
import { checkPages, readPage } from './pages';

const linksOf = (map: Element) =>
  [...map.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')]);

test('the map of a city page marks its city, and links to the others', () =>
  checkPages(cityRoutes, (page, route) => {
    const map = single(page, 'figure > svg');
    const others = areasWithPage().filter(({ path }) => path !== route);
    expect(linksOf(map).sort()).toEqual(others.map(({ name, path }) => [name, path]).sort());
    const here = areas.find(({ path }) => path === route);
    expect([...map.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(here?.name);
  }));

test('without JavaScript, /service-area says what to do instead of the ZIP check', () => {
  const page = readPage('/service-area');
  expect(textOf(single(page, 'main form noscript'))).toContain('The check needs JavaScript');
  const links = [...page.querySelectorAll('main ul a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(areasWithPage().map(({ path }) => path)));
});
