import { defineConfig } from '@playwright/test';

/** Tests of the built site on real servers; scripts/hostTests.ts finds the programs and selects the projects. */
export default defineConfig({
  testDir: 'tests/hosts',
  outputDir: 'test-results/hosts',
  reporter: [['list'], ['json', { outputFile: 'test-results/hosts.json' }]],
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  projects: [{ name: 'nginx' }, { name: 'caddy' }],
});
