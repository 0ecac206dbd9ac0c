import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, testInSharedTab as test } from './fixtures';
import { kindRoutes, siteRoutes } from './routes';

/* Pages that list things: how soon they start, how wide they fit, and what stands alone in a row. */

// The unknown page answers 404.
test.use({ allowedProblems: [/404/] });

const LAPTOP = { width: 1440, height: 900 };

/** Pages without a picture beside their headline. */
const plainRoutes = ['/service-area', '/gallery', '/portfolio', '/blog', '/testimonials', '/faq'].filter((route) =>
  siteRoutes.includes(route),
);

test('a headline without a picture beside it takes at most 220 px above the line on trust', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  for (const route of plainRoutes) {
    await page.goto(route);
    const head = page.locator('main > :has(h1) > :has(h1)').first();
    expect.soft((await head.boundingBox())?.height, route).toBeLessThanOrEqual(220);
  }
});

test('the ZIP field is on a phone’s first screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/service-area');
  const field = await page.getByLabel('ZIP code of the property').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox();
  expect((field?.y ?? NaN) + (field?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
});

test('no page is wider than its window, from the narrowest phone to the widest screen', async ({ page }) => {
  const tooWide: string[] = [];
  for (const route of kindRoutes) {
    await page.goto(route);
    for (const width of [280, 390, 768, 1280, 2560, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) tooWide.push(`${route}: ${over} px at ${width}`);
    }
  }
  expect(tooWide).toEqual([]);
});

test('all headings of a page’s sections have one size, and those of cards and tools one that is smaller', async ({
  page,
}) => {
  for (const route of kindRoutes) {
    await page.goto(route);
    for (const width of [PHONE.width, DESKTOP.width, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await page
        .locator('main h2')
        .evaluateAll((all) => [...new Set(all.map((heading) => parseFloat(getComputedStyle(heading).fontSize)))]);
      expect.soft(sizes.length, `${route}, ${width} px: ${sizes.join(', ')}`).toBeLessThanOrEqual(2);
    }
  }
});

/** Makes the first list of cards hold so many, and returns how far each reaches to the left and right, by its row. */
async function rowsOf(page: Page, count: number) {
  return page
    .locator('main ul:has(> li > div > h3)')
    .first()
    .evaluate((list, wanted) => {
      const [card] = list.children;
      if (!card) throw new Error('There is no card.');
      list.replaceChildren(...Array.from({ length: wanted }, () => card.cloneNode(true)));
      const frame = list.getBoundingClientRect();
      const last = [...list.children].map((item) => item.getBoundingClientRect());
      const row = last.filter(({ top }) => Math.abs(top - (last.at(-1)?.top ?? NaN)) < 1);
      return { left: (row[0]?.left ?? NaN) - frame.left, right: frame.right - (row.at(-1)?.right ?? NaN) };
    }, count);
}

for (const width of [768, LAPTOP.width]) {
  test(`cards fill their last row, however many there are, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/service-area');
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      const { left, right } = await rowsOf(page, count);
      expect(left, `${count} cards`).toBeCloseTo(0, 0);
      expect(right, `${count} cards`).toBeCloseTo(0, 0);
    }
  });
}

test('the services of the home page are tiles of one size, and fill their last row', async ({ page }) => {
  await page.goto('/');
  for (const width of [1024, LAPTOP.width, 3840]) {
    await page.setViewportSize({ width, height: 900 });
    const { widths, room } = await page.locator('main ul:has(h3 a[href])').evaluate((list) => {
      const tiles = [...list.children].map((tile) => tile.getBoundingClientRect());
      const frame = list.parentElement?.getBoundingClientRect();
      return { widths: tiles.map((tile) => tile.width), room: (frame?.right ?? NaN) - (tiles.at(-1)?.right ?? NaN) };
    });
    expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThan(1);
    expect(room, `${width} px`).toBeCloseTo(0, 0);
  }
});

test('a picture beside the words of its card is as high as the card', async ({ page }) => {
  const short: string[] = [];
  for (const route of siteRoutes) {
    await page.goto(route);
    for (const width of [768, LAPTOP.width]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page
        .locator('main li:has(img):has(h3)')
        .evaluateAll((cards) =>
          cards
            .filter((card) => getComputedStyle(card).flexDirection === 'row')
            .map((card) => card.clientHeight - (card.querySelector('img')?.offsetHeight ?? NaN)),
        );
      if (gaps.some((gap) => gap > 1)) short.push(`${route}, ${width} px: ${gaps.join(', ')}`);
    }
  }
  expect(short).toEqual([]);
});
