import type { Page } from '@playwright/test';
import { products, productUses, type ProductUse } from '../src/company/products';
import { projectCards } from '../src/company/projects';
import { homeWork, worksTitle } from '../src/site/relatedWork';
import { DESKTOP, expect, PHONE, testInSharedTab as test } from './fixtures';
import { articleRoutes, cityRoutes, routeWith, serviceRoutes } from './routes';

/* Long pages on a phone: how far a thumb has to go, rows that swipe, and the choice of a use. */

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

/** Number of cards that the catalog shows at first. */
const FIRST_PRODUCTS = 4;

/** Expects that the page is this long at most, in CSS pixels. */
async function expectAtMost(page: Page, longest: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
}

test('the catalog is short, and no card cuts its words off, down to the narrowest phone', async ({ page }) => {
  await page.goto('/paver-products');
  await expectAtMost(page, 8_000);
  for (const width of [PHONE.width, 360, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    const cut = await page
      .locator('main li:has(h3)')
      .evaluateAll((cards) =>
        cards
          .filter((card) => card.scrollWidth > card.clientWidth)
          .map((card) => card.querySelector('h3')?.textContent),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('turning the phone keeps what is at the top of the screen there, and back', async ({ page }) => {
  const [upright, sideways] = [
    { width: 390, height: 664 },
    { width: 664, height: 390 },
  ];
  for (const route of ['/', '/privacy', '/faq', cityRoutes[0], serviceRoutes[0], articleRoutes[0]]) {
    if (!route) continue;
    await page.setViewportSize(upright);
    await page.goto(route);
    for (const start of [1500, 2900]) {
      await page.setViewportSize(upright);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), start);
      const top = await page.evaluateHandle(() => {
        const fromTop = (element: Element) => Math.abs(element.getBoundingClientRect().top);
        const texts = [...document.querySelectorAll('main :is(p, li, h2, h3, td, dt, label), footer a')];
        return texts.reduce((one, other) => (fromTop(other) < fromTop(one) ? other : one));
      });
      for (const viewport of [sideways, upright]) {
        await page.setViewportSize(viewport);
        const where = `${route}, from ${start} px, ${viewport.width} px wide`;
        const place = () => top.evaluate((element) => Math.abs(element.getBoundingClientRect().top));
        await expect.poll(place, where).toBeLessThan(viewport.height);
        expect(await page.evaluate(() => scrollY), where).toBeGreaterThan(200);
      }
    }
  }
});

const beforeAfterRoute = routeWith('data-island="components/sections/BeforeAfter/BeforeAfter"');

if (beforeAfterRoute)
  test('a swipe across before and after moves the divider, and one up scrolls the page', async ({ page }) => {
    await page.goto(beforeAfterRoute);
    const slider = page.getByRole('slider', { name: 'Slide to see before and after' });
    await slider.evaluate((range) => range.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const touch = await page.context().newCDPSession(page);
    /** Swipes from a place on the pictures, in shares of their size, and returns how far the page scrolled. */
    const swipe = async (place: number, by: { x: number; y: number }) => {
      const box = await slider.boundingBox();
      if (!box) throw new Error('The slider is not visible.');
      const scrolled = await page.evaluate(() => scrollY);
      const from = { x: box.x + box.width * place, y: box.y + box.height * 0.3 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (let step = 1; step <= 6; step += 1) {
        const point = { x: from.x + (by.x * step) / 6, y: from.y + (by.y * step) / 6 };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return (await page.evaluate(() => scrollY)) - scrolled;
    };
    expect(await swipe(0.5, { x: -100, y: 0 })).toBe(0);
    const value = await slider.inputValue();
    expect(Number(value)).toBeLessThan(35);
    // From the divider, and from elsewhere.
    for (const place of [Number(value) / 100, 0.8]) {
      expect(await swipe(place, { x: 0, y: -120 })).toBeGreaterThan(60);
      await expect(slider).toHaveValue(value);
    }
  });

const projectRow = (page: Page) => page.getByRole('group', { name: worksTitle(homeWork) });

// A row of fewer cards has nothing to scroll.
if (projectCards.length > 2)
  test('the home page is short, and a row shows the next card cut off at the edge, and swipes', async ({ page }) => {
    await page.goto('/');
    await expectAtMost(page, 10_000);
    const cards = projectRow(page).getByRole('listitem');
    expect(await cards.count()).toBe(Math.min(6, projectCards.length));
    const edges = () =>
      cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    const [first = [], second = []] = await edges();
    expect(first[0]).toBeGreaterThanOrEqual(0);
    expect(first[1]).toBeLessThan(PHONE.width);
    expect(second[0]).toBeLessThan(PHONE.width - 24);
    expect(second[1]).toBeGreaterThan(PHONE.width);

    // Scrolls almost to the next card; scroll snapping does the rest.
    await projectRow(page).evaluate(
      (row, distance) => row.scrollBy(distance, 0),
      (second[0] ?? 0) - (first[0] ?? 0) - 30,
    );
    await expect.poll(async () => (await edges())[1]?.[0]).toBeCloseTo(first[0] ?? NaN, 0);
    await projectRow(page).evaluate((row) => row.scrollTo(row.scrollWidth, 0));
    await expect.poll(async () => (await edges()).at(-1)?.[1]).toBeLessThan(PHONE.width);

    // The keyboard scrolls it, too, and passes it by where there is nothing to scroll.
    const row = projectRow(page);
    await expect(row).toHaveAttribute('tabindex', '0');
    await row.evaluate((element) => element.scrollTo(0, 0));
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize(DESKTOP);
    await expect(row).not.toHaveAttribute('tabindex', '0');
  });

test('a question that opens stays under the finger while the open one above it closes', async ({ page }) => {
  await page.goto('/faq');
  const [first, second] = await page.locator('summary').all();
  await first.tap();
  await second.evaluate((question) => scrollBy(0, question.getBoundingClientRect().top - 120));
  const before = await second.boundingBox();
  await second.tap();
  await expect(page.locator('details[open] > summary')).toHaveText(await second.innerText());
  // Two frames later, whatever moves has moved.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect((await second.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const shown = (page: Page) =>
    page.getByRole('region', { name: 'The catalog' }).getByRole('heading', { level: 3 }).filter({ visible: true });

  test('choosing a use shows only its products, and all of those', async ({ page }) => {
    await page.goto('/paver-products');
    const atFirst = await shown(page).allTextContents();
    for (const [use, label] of Object.entries(productUses) as [ProductUse, string][]) {
      const names = products.filter(({ uses }) => uses.includes(use)).map(({ name }) => name);
      await page.getByRole('radio', { name: `${label} (${names.length})` }).check();
      await expect(shown(page)).toHaveText(names);
    }
    await page.getByRole('radio', { name: `All (${products.length})` }).check();
    await expect(shown(page)).toHaveText(atFirst);
  });

  if (products.length > FIRST_PRODUCTS)
    test('the catalog shows its first products, and the others when asked or by a link to one of them', async ({
      page,
    }) => {
      const names = products.map(({ name }) => name);
      await page.goto('/paver-products');
      await expect(shown(page)).toHaveText(names.slice(0, FIRST_PRODUCTS));
      await page.getByText(`Show all ${products.length}`).click();
      await expect(shown(page)).toHaveText(names);
      await page.getByText('Show fewer').click();
      await expect(shown(page)).toHaveText(names.slice(0, FIRST_PRODUCTS));

      const last = products[products.length - 1];
      await page.goto('/faq');
      await page.goto(`/paver-products#${last?.id}`);
      await expect(shown(page).getByText(last?.name ?? '')).toBeInViewport();
    });
});

for (const route of articleRoutes.slice(0, 1)) {
  test('the ways onward from an article are targets for a thumb', async ({ page }) => {
    await page.goto(route);
    const contents = page.locator('article > header details');
    const toggle = contents.locator('summary');
    // A short article lists no sections.
    if (await toggle.isVisible()) await toggle.click();
    const targets = [
      ...(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').all()),
      ...(await toggle.filter({ visible: true }).all()),
      ...(await contents.getByRole('link').filter({ visible: true }).all()),
      ...(await page.getByRole('link', { name: /^(Read More|Back to blog)/ }).all()),
    ];
    expect(targets.length).toBeGreaterThanOrEqual(3);
    for (const target of targets) {
      expect.soft((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
}
