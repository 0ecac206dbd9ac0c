import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tests/runners/findBrowser';

const SERVERS = 'hosts.spec.ts';
const RECEIVERS = 'receivers.spec.ts';

/**
 * Tests of the built site on real servers and in a folder of its host, and of the handbook's receivers;
 * tests/runners/hosts.ts finds the programs and selects the projects.
 */
export default defineConfig({
  testDir: 'tests/hosts',
  outputDir: 'test-results/hosts',
  reporter: [['list'], ['./tests/runners/countReporter.mjs']],
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Set by tests/runners/hosts.ts.
    launchOptions: { executablePath: process.env.CHROME_PATH, args: chromiumFlags },
  },
  projects: [
    { name: 'nginx', testMatch: SERVERS },
    { name: 'caddy', testMatch: SERVERS },
    { name: 'apache2', testMatch: SERVERS },
    { name: 'folder', testMatch: 'folder.spec.ts' },
    { name: 'node', testMatch: RECEIVERS },
    { name: 'php', testMatch: RECEIVERS },
  ],
});
