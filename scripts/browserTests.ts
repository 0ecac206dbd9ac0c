/**
 * Runs the tests of the built site in a browser that it finds or installs. Passes its arguments to `playwright test`.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './findBrowser';

try {
  const browser = findBrowser();
  console.log(`Testing with ${browser}`);
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
