import { defineConfig } from '@playwright/test';

/**
 * Tests of common visitor actions in three engines; scripts/engineTests.ts finds the browsers and selects the projects.
 */
export default defineConfig({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [{ name: 'chromium' }, { name: 'firefox' }, { name: 'webkit' }],
});
