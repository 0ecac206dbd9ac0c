import { expect, test } from '@jest/globals';
import { footerNavigation } from '../../../src/site/navigation';
import { single, textOf } from '../../pageContent';
import { articleRoutes, siteRoutes } from '../../routes';
import { readPage } from '../../built/pages';

/** The most bands of text in a row. */
const MOST_IN_A_ROW = 2;

/**
 * What makes a band more than text: a picture, drawing, table, quote, numbered list, form, tool or swatch, unless it is
 * folded.
 */
const SIGHTS = 'picture, figure, svg[role="img"], table, dl, blockquote, ol, form, [data-island], svg > rect';

/** Returns the bands of a page below its first screen, in order. */
function bandsOf(main: Element): readonly Element[] {
  const bands = [...main.children].flatMap((child) =>
    child.matches('div:has(> section)') ? [...child.children] : child.matches('section, figure, div') ? [child] : [],
  );
  return bands.slice(bands.findIndex((band) => band.querySelector('h1')) + 1);
}

const isText = (band: Element) =>
  !band.matches(SIGHTS) && ![...band.querySelectorAll(SIGHTS)].some((sight) => !sight.closest('details'));

/** Pages that are one text: articles, and what the law asks for. */
const texts = [...articleRoutes, ...footerNavigation.legal.map(({ path }) => path)];

test('no page with bands has more than two of text in a row', () => {
  const routes = siteRoutes.filter((route) => !texts.includes(route));
  const runs = routes.flatMap((route) => {
    const bands = bandsOf(single(readPage(route), 'main'));
    const all: string[][] = [[]];
    for (const band of bands) {
      if (isText(band)) all.at(-1)?.push(textOf(band.querySelector('h2, h3') ?? band).slice(0, 60));
      else all.push([]);
    }
    return all.filter((run) => run.length > MOST_IN_A_ROW).map((run) => `${route}: ${run.join(' | ')}`);
  });
  expect(runs).toEqual([]);
});
