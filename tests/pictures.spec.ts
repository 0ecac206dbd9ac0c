import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pictures } from '../src/images/pictures';
import { expect, PHONE, test } from './fixtures';
import { articleRoutes, projectRoutes, serviceRoutes } from './routes';

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
