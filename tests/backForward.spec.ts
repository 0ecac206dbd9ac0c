import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import playwrightConfig from '../playwright.config';

// Playwright turns the browser's back/forward cache off; visitors have it.
test.use({
  launchOptions: { ...playwrightConfig.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Notes for the page's further life whether it comes back from the cache. */
async function watchReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
}

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'as it came': (page) => page.goto('/'),
  'with React and a half-filled form': async (page) => {
    await open(page, '/');
    await page.locator('#contact form').getByLabel('Subject').fill('Pool deck');
  },
};

for (const [state, reach] of Object.entries(ways)) {
  test(`Back shows the page ${state} at once, from the browser's cache`, async ({ page }) => {
    await reach(page);
    await watchReturn(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    // No load follows a return from the cache.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
}
