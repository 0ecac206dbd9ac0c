/**
 * Builds the site and serves it on this computer: `npm run preview`. With `-- --inbox`, leads arrive in the terminal
 * and in leads.jsonl. Passes other arguments, such as `--port 8080`, to the server.
 */

import { spawnSync } from 'node:child_process';
import { INBOX_PATH } from './inbox';

const args = process.argv.slice(2);
const delivery = args.includes('--inbox') ? { LEAD_DELIVERY: 'webhook', LEAD_DELIVERY_KEY: INBOX_PATH } : {};

function run(script: string, ...rest: string[]): number {
  const { status } = spawnSync('npm', ['run', script, '--', ...rest], {
    stdio: 'inherit',
    env: { ...process.env, ...delivery },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

process.exitCode = run('build') || run('serve', ...args);
