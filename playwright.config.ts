import { defineConfig } from '@playwright/test';

/** A port of its own, so that `npm run serve` may go on beside the tests. */
const port = 4173;
const baseURL = `http://localhost:${port}`;

const launchOptions = {
  // Set by scripts/browserTests.ts; without it, Playwright's own browser.
  executablePath: process.env.CHROME_PATH,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const POSITIONS = 'positions.spec.ts';

export default defineConfig({
  testDir: 'tests',
  // Jest's tests end in .test.ts.
  testMatch: '**/*.spec.ts',
  // Playwright empties its folder at the start; the reports stand beside it.
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Twice the usual: on a busy machine everything takes longer, and nothing here asserts how long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL, screenshot: 'only-on-failure', browserName: 'chromium', launchOptions },
  projects: [
    // What runs in other engines, too, has a configuration of its own.
    { name: 'chromium', testIgnore: [POSITIONS, '**/engines/**'] },
    {
      // Playwright hides scrollbars, but those of most desktops take room beside the page.
      name: 'chromium with scrollbars',
      testMatch: POSITIONS,
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
  webServer: { command: `npx tsx scripts/serve.ts --port ${port}`, url: baseURL, reuseExistingServer: false },
});
