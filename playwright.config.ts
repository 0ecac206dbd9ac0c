import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tests/runners/findBrowser';
import { business } from './src/company/business';
import { estimatedServices } from './src/tools/estimator/core/rules';
import { projectIds } from './src/tools/visualizer/core/types';

/** The port of the site under test. tests/runners/browser.ts finds a free one, so that two runs do not collide. */
const port = Number(process.env.SITE_PORT ?? 4173);
const baseURL = `http://localhost:${port}`;

/** The whole browser. tests/runners/browser.ts sets its path; without it, Playwright uses its own. */
const chrome = {
  executablePath: process.env.CHROME_PATH,
  args: chromiumFlags,
};

/** The same engine without the browser's windows, if there is one: it takes half the processor time. */
const shell = { ...chrome, executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH };

const POSITIONS = 'positions.spec.ts';

/** Tests for which pictures do not matter. They take up to a fifth of the time that a page needs. */
const WITHOUT_PICTURES = [
  'busyPages',
  'changedPages',
  'delivery',
  'estimate',
  'guide',
  'hours',
  'lateReact',
  'leads',
  'routes',
  'scriptFailure',
  'tables',
].map((name) => `${name}.spec.ts`);

/** Tests of parts that this company lacks. */
const ABSENT = [
  ...(business.referrals ? [] : ['referrals.spec.ts']),
  ...(projectIds.length > 0 ? [] : ['visualizer.spec.ts', 'groundPhoto.spec.ts']),
  ...(estimatedServices.length > 0 ? [] : ['estimate.spec.ts']),
];

export default defineConfig({
  testDir: 'tests',
  // Jest's tests end in .test.ts.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['./tests/runners/countReporter.mjs']],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Ten and six times the defaults. They only end what never happens, because no test asserts a duration. Where other
  // work takes ten times as much of the machine, the longest test needs over two minutes.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    // Without it, the server compresses every file of a new build with Brotli, which costs more than the tests save.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    screenshot: 'only-on-failure',
    // Smooth scrolling and transitions would make Playwright wait, and axe measure colors halfway. Visitors with motion
    // are in lightbox.spec.ts, layoutShift.spec.ts and tests/engines.
    contextOptions: { reducedMotion: 'reduce' },
    browserName: 'chromium',
    launchOptions: shell,
  },
  projects: [
    // Tests that also run in other engines, and those of real servers, have separate configurations.
    {
      name: 'chromium',
      testIgnore: [POSITIONS, ...WITHOUT_PICTURES, ...ABSENT, '**/tests/engines/**', '**/tests/hosts/**'],
    },
    {
      name: 'chromium without pictures',
      testMatch: WITHOUT_PICTURES,
      use: {
        launchOptions: { ...shell, args: [...shell.args, '--blink-settings=imagesEnabled=false'] },
      },
    },
    {
      // Playwright hides scrollbars, but on most desktops they take up space beside the page.
      name: 'chromium with scrollbars',
      testMatch: POSITIONS,
      use: { launchOptions: { ...shell, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
  webServer: { command: `npx tsx scripts/serve.ts --port ${port}`, url: baseURL, reuseExistingServer: false },
});
