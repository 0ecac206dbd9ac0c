import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureById, pictures } from '../src/images/pictures';
import { byteLimit } from '../src/images/slots';
import { readPage } from './builtPage';
import { expect, PHONE, test } from './fixtures';
import { allRoutes, articleRoutes, projectRoutes, serviceRoutes } from './routes';

/** Pages that together have every slot. */
const ROUTES = [
  ...projectRoutes,
  serviceRoutes[0],
  '/service-area',
  '/blog',
  articleRoutes[0],
  '/gallery',
  '/portfolio',
  '/paver-products',
];

const SCREENS = [
  { name: 'a phone of two pixels a point', viewport: PHONE, deviceScaleFactor: 2 },
  { name: 'a tablet', viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 },
  { name: 'a laptop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

/** A fraction of a pixel lost to rounding is not visible. */
const ROUNDING = 0.985;
/** How many times wider than drawn a picture may be, because of the steps between the widths offered. */
const MOST_WASTE = 1.75;

interface Shown {
  readonly file: string;
  /** Its width in pixels. */
  readonly width: number;
  /** The width in pixels at which it is drawn. */
  readonly needed: number;
}

function urlsOf(srcset: string | null): readonly { url: string; width: number }[] {
  return (srcset ?? '').split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url, width: parseInt(width, 10) };
  });
}

/** Returns all renderings and photographs on a page, with the files that the browser has chosen. */
async function shownOn(page: Page, route: string): Promise<readonly Shown[]> {
  await page.goto(route);
  return page.locator('picture img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager';
        while (!image.currentSrc) await new Promise(requestAnimationFrame);
        const { width, height } = image.getBoundingClientRect();
        const file = new URL(image.currentSrc).pathname;
        const chosen = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(({ srcset }) =>
          srcset.includes(file),
        );
        // A picture with `object-fit: cover` may be drawn wider than its box.
        const ratio = Number(chosen?.getAttribute('width')) / Number(chosen?.getAttribute('height'));
        const drawn = Math.max(width, height * ratio);
        return { file, width: Number(/-(\d+)-\w+\.avif$/.exec(file)?.[1]), needed: drawn * devicePixelRatio };
      }),
    ),
  );
}

for (const { name, ...screen } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    test('every picture is sharp and none is much larger than it is drawn', async ({ page }) => {
      test.slow();
      for (const route of ROUTES) {
        for (const { file, width, needed } of await shownOn(page, route)) {
          expect.soft(width, `${file} on ${route}`).toBeGreaterThanOrEqual(needed * ROUNDING);
          expect.soft(width, `${file} on ${route}`).toBeLessThanOrEqual(needed * MOST_WASTE);
        }
      }
    });
  });
}

test.describe('on a phone of two pixels a point', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2 });

  test('the hero is the upright picture if there is one, at most 28 KB, and requested once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/home-hero/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    const [hero] = await shownOn(page, '/');
    expect(hero?.file).toMatch(
      'home-hero-portrait' in pictures ? /^\/pictures\/home-hero-portrait-/ : /^\/pictures\/home-hero-\d/,
    );
    expect(asked).toEqual([hero?.file]);
    expect(statSync(join('build', hero?.file ?? '')).size).toBeLessThanOrEqual(28_000);
  });

  test('a card is at most 18 KB', async ({ page }) => {
    for (const route of ['/', '/service-area', '/blog', '/paver-products']) {
      // The first screen of a page has a larger picture.
      const cards = (await shownOn(page, route)).filter(({ file }) => !/\/(home-hero|products)-/.test(file));
      for (const { file } of cards) {
        expect.soft(statSync(join('build', file)).size, `${file} on ${route}`).toBeLessThanOrEqual(18_000);
      }
    }
  });
});

test('each offered file exists, has the stated width, and is within its byte limit', async () => {
  test.slow();
  const offered = new Map<string, number>();
  for (const route of allRoutes) {
    for (const image of readPage(route).querySelectorAll('img[src^="/"]')) {
      expect.soft(existsSync(join('build', image.getAttribute('src') ?? '')), image.outerHTML).toBe(true);
    }
    for (const source of readPage(route).querySelectorAll('source, link[imagesrcset]')) {
      const srcset = source.getAttribute('srcset') ?? source.getAttribute('imagesrcset');
      for (const { url, width } of urlsOf(srcset)) offered.set(url, width);
    }
  }
  for (const [url, width] of offered) {
    const file = join('build', url);
    expect.soft((await sharp(file).metadata()).width, url).toBe(width);
    if (!url.endsWith('.avif')) continue;
    const id = /\/([\w-]+)-\d+-\w+\.avif$/.exec(url)?.[1] ?? '';
    expect.soft(statSync(file).size, url).toBeLessThanOrEqual(byteLimit(pictureById(id).slots, width));
  }
});

test('each page prioritizes at most one picture, and reserves space for all', () => {
  for (const route of allRoutes) {
    const page = readPage(route);
    const all = [...page.querySelectorAll('main img[src^="/pictures/"]')];
    const first = all.filter((image) => image.getAttribute('fetchpriority') === 'high');
    expect(first.length, route).toBeLessThanOrEqual(1);
    for (const image of all) {
      const isFirst = first.includes(image);
      expect.soft(image.getAttribute('loading'), route).toBe(isFirst ? 'eager' : 'lazy');
      expect.soft(image.getAttribute('decoding'), route).toBe(isFirst ? 'sync' : 'async');
      expect.soft(Number(image.getAttribute('width')), route).toBeGreaterThan(0);
      expect.soft(Number(image.getAttribute('height')), route).toBeGreaterThan(0);
      expect.soft(image.getAttribute('alt')?.length, route).toBeGreaterThan(20);
    }
    // A preload that no <source> matches would be loaded but never used.
    const preloads = [...page.querySelectorAll('link[rel="preload"][imagesrcset]')];
    const sources = [...page.querySelectorAll('source[type="image/avif"]')];
    for (const preload of preloads) {
      const twin = sources.find((source) => source.getAttribute('srcset') === preload.getAttribute('imagesrcset'));
      expect.soft(twin?.getAttribute('sizes'), route).toBe(preload.getAttribute('imagesizes'));
      expect.soft(twin?.getAttribute('media'), route).toBe(preload.getAttribute('media'));
    }
    expect.soft(preloads.length > 0, route).toBe(first.length > 0);
  }
});

test('a rendering of work is labeled as one, and a photograph is not', () => {
  const byAlt = new Map(Object.values(pictures).map(({ alt, kind }) => [alt, kind]));
  for (const route of [...projectRoutes, '/gallery', '/portfolio', '/paver-products']) {
    const selector = projectRoutes.includes(route) ? 'section[aria-labelledby="projects"] img' : 'li img, article img';
    const work = [...readPage(route).querySelectorAll(selector)];
    expect(work.length, route).toBeGreaterThan(1);
    for (const image of work) {
      const alt = image.getAttribute('alt') ?? '';
      const mark = image.closest('picture')?.nextElementSibling?.textContent ?? '';
      expect.soft(mark, `${alt} on ${route}`).toBe(byAlt.get(alt) === 'render' ? 'Rendering' : '');
    }
  }
});
