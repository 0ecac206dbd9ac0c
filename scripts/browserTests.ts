/**
 * Runs the tests of the built site in a browser that it finds or installs. Passes its arguments to `playwright test`.
 */

import { findBrowser } from './findBrowser';
import { runPlaywright } from './runPlaywright';

try {
  const browser = findBrowser();
  console.log(`Testing with ${browser}`);
  runPlaywright([], { CHROME_PATH: browser });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
