/**
 * Builds the site and serves it on this computer: `npm run preview`. With `-- --inbox`, leads arrive in the folder
 * inbox; that site is in build-inbox, because nobody should publish it. Passes other arguments, such as `--port 8080`, to
 * the server.
 */

import { join } from 'node:path';
import { INBOX_PATH } from './inbox';
import { runTool } from './runTool';

const args = process.argv.slice(2);
const withInbox = args.includes('--inbox');
const delivery: Record<string, string> = withInbox
  ? { LEAD_DELIVERY: 'webhook', LEAD_DELIVERY_KEY: INBOX_PATH, LEAD_DELIVERY_FILES: 'true' }
  : {};
const directory = withInbox ? 'build-inbox' : 'build';

process.exitCode =
  runTool(require.resolve('@docusaurus/core/bin/docusaurus.mjs'), ['build', '--out-dir', directory], delivery) ||
  runTool(require.resolve('tsx/cli'), [join(__dirname, 'serve.ts'), '--directory', directory, ...args]);
