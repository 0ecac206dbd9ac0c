import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pictures } from '../src/images/pictures';
import { expect, PHONE, test } from './fixtures';
import { allRoutes, kindRoutes, readHtml } from './routes';

/** Pages whose pictures are the hero and cards. */
const CARD_ROUTES = ['/', '/service-area', '/blog', '/paver-products'].filter((route) => allRoutes.includes(route));

/** Pages that together have every slot: those with cards, and each that has one that none before it has. */
const routes: string[] = [];
const slotsSeen = new Set<string>();
for (const route of [...CARD_ROUTES, ...kindRoutes, ...allRoutes]) {
  const sizes = Array.from(readHtml(route).matchAll(/<source [^>]*sizes="([^"]*)"/g), ([, one = '']) => one);
  if (sizes.some((one) => !slotsSeen.has(one))) routes.push(route);
  for (const one of sizes) slotsSeen.add(one);
}

const SCREENS = [
  { name: 'a phone of two pixels a point', viewport: PHONE, deviceScaleFactor: 2 },
  { name: 'a tablet', viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 },
  { name: 'a laptop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

/** A fraction of a pixel lost to rounding is not visible. */
const ROUNDING = 0.985;
/** How many times wider than drawn a picture may be, because of the steps between the widths offered. */
const MOST_WASTE = 1.75;

/** Largest file of a page's first picture on a phone of two pixels a point, in bytes. */
const FIRST_BYTES = 28_000;
/** The same of a card's picture. */
const CARD_BYTES = 18_000;

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

    test('every picture is sharp, and none is larger than it needs to be', async ({ page }) => {
      for (const route of routes) {
        for (const [index, { file, width, needed }] of (await shownOn(page, route)).entries()) {
          expect.soft(width, `${file} on ${route}`).toBeGreaterThanOrEqual(needed * ROUNDING);
          expect.soft(width, `${file} on ${route}`).toBeLessThanOrEqual(needed * MOST_WASTE);
          if (screen.viewport !== PHONE || !CARD_ROUTES.includes(route)) continue;
          const limit = index === 0 ? FIRST_BYTES : CARD_BYTES;
          expect.soft(statSync(join('build', file)).size, `${file} on ${route}`).toBeLessThanOrEqual(limit);
        }
      }
    });
  });
}

test.describe('on a phone of two pixels a point', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2 });

  test('the hero is the upright picture if there is one, and requested once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/home-hero/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    const [hero] = await shownOn(page, '/');
    expect(hero?.file).toMatch(
      'home-hero-portrait' in pictures ? /^\/pictures\/home-hero-portrait-/ : /^\/pictures\/home-hero-\d/,
    );
    expect(asked).toEqual([hero?.file]);
  });
});
