/**
 * Runs the tests of the built site in a browser that it finds or installs. Passes its arguments to `playwright test`.
 */

import { findBrowser, findHeadlessShell } from './findBrowser';
import { freePort } from './freePort';
import { runCommand } from '../../scripts/runTool';
import { runPlaywright } from './testProjects';

runCommand(async () => {
  const browser = findBrowser();
  const shell = findHeadlessShell() ?? browser;
  console.log(`Testing with ${[...new Set([shell, browser])].join(' and ')}`);
  const port = await freePort();
  runPlaywright([], { CHROME_PATH: browser, HEADLESS_SHELL_PATH: shell, SITE_PORT: String(port) });
});
