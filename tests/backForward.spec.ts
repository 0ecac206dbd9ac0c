import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import playwrightConfig from '../playwright.config';

// Visitors have a back/forward cache. The headless shell has none, and Playwright disables it in Chrome.
test.use({
  launchOptions: {
    ...playwrightConfig.use?.launchOptions,
    executablePath: process.env.CHROME_PATH,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Records on <html> whether the page is restored from the cache. */
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
  test(`Back restores the page ${state} from the browser's cache`, async ({ page }) => {
    await reach(page);
    await watchReturn(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    // Restoring from the cache fires no load event.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
}
