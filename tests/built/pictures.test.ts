import { expect, test } from '@jest/globals';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodedPicture } from '../../src/images/manifest';
import { pictureById, pictures } from '../../src/images/pictures';
import { byteLimit } from '../../src/images/slots';
import { allRoutes, siteRoutes } from '../routes';
import { checkPages, readPage } from './pages';

/** Returns the files that a page offers to browsers for its pictures, with the widths that it states. */
function offeredOn(page: Document): readonly (readonly [url: string, width: number])[] {
  return [...page.querySelectorAll('source, link[imagesrcset]')].flatMap((source) => {
    const candidates = source.getAttribute('srcset') ?? source.getAttribute('imagesrcset') ?? '';
    return candidates.split(', ').map((candidate) => {
      const [url = '', width = ''] = candidate.split(' ');
      return [url, parseInt(width, 10)] as const;
    });
  });
}

test('every picture on a page exists', () =>
  checkPages(allRoutes, (page) => {
    const addresses = [...page.querySelectorAll('img[src^="/"]')].map((image) => image.getAttribute('src') ?? '');
    expect(addresses.filter((address) => !existsSync(join('build', address)))).toEqual([]);
  }));

test('a picture that opens links to a JPEG file as large as its master, or large enough', async () => {
  let count = 0;
  await checkPages(siteRoutes, async (page) => {
    for (const link of page.querySelectorAll('a[data-lightbox]')) {
      const address = link.getAttribute('href') ?? '';
      const { format, width } = await sharp(join('build', address)).metadata();
      const id = /\/([\w-]+)-\d+-\w+\.jpg$/.exec(address)?.[1] ?? '';
      expect({ format, isLarge: width >= Math.min(1200, encodedPicture(id).width) }).toEqual({
        format: 'jpeg',
        isLarge: true,
      });
      count += 1;
    }
  });
  // The catalog's pictures open, whatever else the company shows.
  expect(count).toBeGreaterThan(0);
});

test('each offered file exists, has the stated width, and is within its byte limit', async () => {
  const faults: string[] = [];
  for (const [url, width] of new Map(allRoutes.flatMap((route) => offeredOn(readPage(route))))) {
    const file = join('build', url);
    const actual = existsSync(file) ? (await sharp(file).metadata()).width : 'missing';
    if (actual !== width) faults.push(`${url}: ${actual} instead of ${width} pixels`);
    if (!url.endsWith('.avif')) continue;
    const id = /\/([\w-]+)-\d+-\w+\.avif$/.exec(url)?.[1] ?? '';
    const limit = byteLimit(pictureById(id).slots, width);
    if (statSync(file).size > limit) faults.push(`${url}: ${statSync(file).size} of ${limit} bytes`);
  }
  expect(faults).toEqual([]);
});

/** The most pages that show a picture: its own and three more. */
const MOST_PAGES = 4;

/**
 * Lists the pictures that a page shows, without those of cards that lead to another page, and without the second one of a
 * place before and after the work, which may be the page's own.
 */
function shownOn(page: Document): readonly string[] {
  return [...page.querySelectorAll('main picture img')].flatMap((image) => {
    if (image.closest('figure')?.querySelectorAll('picture img')[1] === image) return [];
    const holder = image.closest('a, li, article');
    const isAlone = holder?.querySelectorAll('picture').length === 1;
    const leadsOn =
      isAlone &&
      (holder.matches('a[href^="/"]:not([data-lightbox])') ||
        holder.querySelector('a[href^="/"]:not([data-lightbox])'));
    return leadsOn ? [] : [/\/([\w-]+)-\d+-\w+\.jpg$/.exec(image.getAttribute('src') ?? '')?.[1] ?? ''];
  });
}

test('no picture is twice on a page, and none is on more than three pages besides its own', () => {
  const shown = allRoutes.map((route) => [route, shownOn(readPage(route))] as const);
  const twice = shown.flatMap(([route, ids]) =>
    ids.filter((id, place) => ids.indexOf(id) < place).map((id) => `${id} is twice on ${route}`),
  );
  const ids = new Set(shown.flatMap(([, of]) => of));
  const often = [...ids].flatMap((id) => {
    const routes = shown.filter(([, of]) => of.includes(id)).map(([route]) => route);
    return routes.length > MOST_PAGES ? [`${id} is on ${routes.join(', ')}`] : [];
  });
  expect([...twice, ...often]).toEqual([]);
});

test('each page prioritizes at most one picture, and reserves space for all', () =>
  checkPages(allRoutes, (page) => {
    const all = [...page.querySelectorAll('main img[src^="/pictures/"]')];
    const first = all.filter((image) => image.getAttribute('fetchpriority') === 'high');
    expect(first.length).toBeLessThanOrEqual(1);
    for (const image of all) {
      const isFirst = first.includes(image);
      expect(image.getAttribute('loading')).toBe(isFirst ? 'eager' : 'lazy');
      expect(image.getAttribute('decoding')).toBe(isFirst ? 'sync' : 'async');
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      expect(image.getAttribute('alt')?.length).toBeGreaterThan(20);
    }
    // A preload that no <source> matches would be loaded but never used.
    const preloads = [...page.querySelectorAll('link[rel="preload"][imagesrcset]')];
    const sources = [...page.querySelectorAll('source[type="image/avif"]')];
    for (const preload of preloads) {
      const twin = sources.find((source) => source.getAttribute('srcset') === preload.getAttribute('imagesrcset'));
      expect(twin?.getAttribute('sizes')).toBe(preload.getAttribute('imagesizes'));
      expect(twin?.getAttribute('media')).toBe(preload.getAttribute('media'));
    }
    expect(preloads.length > 0).toBe(first.length > 0);
  }));

test('every rendering is labeled as one, and no photograph is', () => {
  const kinds = new Map(Object.values(pictures).map(({ alt, kind }) => [alt, kind]));
  return checkPages(allRoutes, (page) => {
    const labels = [...page.querySelectorAll<HTMLImageElement>('main picture img')].map((image) => {
      const next = image.closest('picture')?.nextElementSibling;
      // The words of a tile follow a photograph, which has no label.
      return { alt: image.alt, label: next?.matches('span[aria-hidden="true"]') ? next.textContent : '' };
    });
    expect(labels).toEqual(labels.map(({ alt }) => ({ alt, label: kinds.get(alt) === 'render' ? 'Rendering' : '' })));
  });
});
