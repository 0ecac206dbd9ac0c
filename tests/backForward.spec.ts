import type { Page } from '@playwright/test';
import { bringToLife, expect, test } from './fixtures';
import playwrightConfig from '../playwright.config';

// Visitors have a back/forward cache. The headless shell has none, and Playwright disables it in Chrome.
test.use({
  launchOptions: {
    ...playwrightConfig.use?.launchOptions,
    executablePath: process.env.CHROME_PATH,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Leaves the home page and comes back, and expects that the browser restores it from its cache. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      },
      { once: true },
    );
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  // Restoring from the cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await page.evaluate(() => delete document.documentElement.dataset.restored);
}

test("Back restores the page as it came, and with React and a half-filled form, from the browser's cache", async ({
  page,
}) => {
  await page.goto('/');
  await leaveAndReturn(page);
  await bringToLife(page);
  const subject = page.locator('#contact form').getByLabel('Subject');
  await subject.fill('New pavers');
  await leaveAndReturn(page);
  await expect(subject).toHaveValue('New pavers');
});
