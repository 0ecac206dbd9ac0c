import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pictures } from '../src/images/pictures';
import { expect, PHONE, test } from './fixtures';
import { allRoutes } from './routes';

/** Pages whose pictures are the hero and cards. */
const CARD_ROUTES = ['/', '/service-area', '/blog', '/paver-products'].filter((route) => allRoutes.includes(route));

/** The screens that pictures are made for, and how many of their pixels per point an eye can tell apart. */
const SCREENS = [
  { name: 'a phone', viewport: PHONE, deviceScaleFactor: 3, seen: 2 },
  { name: 'a tablet', viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2, seen: 2 },
  { name: 'a laptop', viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1, seen: 1 },
  { name: 'a laptop of two pixels a point', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2, seen: 2 },
  { name: 'a large screen', viewport: { width: 2560, height: 1440 }, deviceScaleFactor: 1, seen: 1 },
];

/** How many times a picture may be enlarged, unless all of its master is shown. */
const MOST_ENLARGED = 1.1;
/** A fraction of a pixel lost to rounding is not visible. */
const ROUNDING = 0.995;
/** How many times wider than drawn a picture may be, because of the steps between the widths offered. */
const MOST_WASTE = 1.75;

/** Largest file of a page's first picture on a phone, in bytes. */
const FIRST_BYTES = 60_000;
/** The same of a card's picture. */
const CARD_BYTES = 40_000;

interface Shown {
  readonly file: string;
  /** Its width in pixels. */
  readonly width: number;
  /** The width of its master in pixels. */
  readonly master: number;
  /** The width in points at which it is drawn. */
  readonly drawn: number;
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
        const sized = chosen?.hasAttribute('width') ? chosen : image;
        const master = Number(sized.getAttribute('width'));
        const ratio = master / Number(sized.getAttribute('height'));
        const drawn = Math.max(width, height * ratio);
        return { file, width: Number(/-(\d+)-\w+\.avif$/.exec(file)?.[1]), master, drawn };
      }),
    ),
  );
}

for (const { name, seen, ...screen } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ ...screen, allowedProblems: [/404/] });

    test('every picture is sharp, and none is larger than it needs to be', async ({ page }) => {
      test.slow();
      // Which file the browser chooses does not depend on what is in it.
      await page.route('/pictures/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      for (const route of allRoutes) {
        for (const [index, { file, width, master, drawn }] of (await shownOn(page, route)).entries()) {
          const needed = drawn * seen;
          const least = Math.min(needed / MOST_ENLARGED, master) * ROUNDING;
          expect.soft(width, `${file} on ${route}`).toBeGreaterThanOrEqual(least);
          expect.soft(width, `${file} on ${route}`).toBeLessThanOrEqual(needed * MOST_WASTE);
          if (screen.viewport !== PHONE || !(index === 0 || CARD_ROUTES.includes(route))) continue;
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
