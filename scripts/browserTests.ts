/**
 * Runs the tests of the built site in a browser that it finds or installs. Passes its arguments to `playwright test`.
 */

import { findBrowser, findHeadlessShell } from './findBrowser';
import { runPlaywright } from './runPlaywright';

try {
  const browser = findBrowser();
  const shell = findHeadlessShell() ?? browser;
  console.log(`Testing with ${[...new Set([shell, browser])].join(' and ')}`);
  runPlaywright([], { CHROME_PATH: browser, HEADLESS_SHELL_PATH: shell });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
