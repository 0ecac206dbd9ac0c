import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';

/*
 * What is far below the first screen is laid out after it. Nobody may notice: whoever goes there before that gets to the
 * place where it stays.
 */

test.use({ viewport: PHONE });

const contact = (page: Page) => page.locator('#contact');
const layout = (page: Page) => contact(page).evaluate((part) => getComputedStyle(part).contentVisibility);

/** Keeps the page's pictures, and with them its load event, back. */
async function holdPictures(page: Page): Promise<void> {
  await page.route('**/pictures/**', () => undefined);
}

/** The distance of the form's top from that of the screen, once the page has come to rest. */
async function restingTop(page: Page): Promise<number> {
  let before: number;
  let top = Number.NaN;
  do {
    before = top;
    await page.waitForTimeout(200);
    top = await contact(page).evaluate((part) => part.getBoundingClientRect().top);
  } while (top !== before);
  return top;
}

test('what is far below is laid out once the first screen has been painted', async ({ page }) => {
  await holdPictures(page);
  await page.goto('/estero-pavers', { waitUntil: 'domcontentloaded' });
  expect(await layout(page)).toBe('auto');
  await page.unroute('**/pictures/**');
  await page.goto('/estero-pavers');
  await expect.poll(() => layout(page)).toBe('visible');
  // By itself, and not with all the others in one long task.
  await expect(contact(page)).toHaveAttribute('style', /content-visibility/);
});

test('a link leads to the form itself, also before the page is laid out', async ({ page }) => {
  await page.goto('/estero-pavers');
  const estimate = page.getByRole('link', { name: /estimate/i }).first();
  await expect.poll(() => layout(page)).toBe('visible');
  await estimate.click();
  const top = await restingTop(page);

  await holdPictures(page);
  await page.goto('/estero-pavers', { waitUntil: 'domcontentloaded' });
  expect(await layout(page)).toBe('auto');
  await estimate.click();
  expect(await layout(page)).toBe('visible');
  expect(Math.abs((await restingTop(page)) - top)).toBeLessThan(2);
});

test('an address with a place in it leads there at once', async ({ page }) => {
  await holdPictures(page);
  await page.goto('/estero-pavers#contact', { waitUntil: 'domcontentloaded' });
  expect(await layout(page)).toBe('visible');
  await expect(contact(page).getByRole('heading').first()).toBeInViewport();
});

test('a page that is loaded again stands where it was', async ({ page }) => {
  await page.goto('/estero-pavers');
  await page.evaluate(() => window.scrollTo({ top: 6000, behavior: 'instant' }));
  const top = await restingTop(page);
  await page.reload();
  await expect.poll(async () => Math.abs((await restingTop(page)) - top)).toBeLessThan(2);
});
