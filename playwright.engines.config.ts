import { defineConfig } from '@playwright/test';
import { oldChromiums } from './tests/runners/oldChromium';

/**
 * Tests of common visitor actions in the engines that the other tests do not use, and in old browsers;
 * tests/runners/engines.ts finds the browsers and selects the projects.
 */
export default defineConfig({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  reporter: [['list'], ['./tests/runners/countReporter.mjs']],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // By default, Playwright soon waits a second from one look to the next.
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [50, 100] } },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    ...['firefox', 'webkit'].map((name) => ({ name, testIgnore: '**/old/**' })),
    ...oldChromiums.map((name) => ({ name, grep: /@old/ })),
  ],
});
