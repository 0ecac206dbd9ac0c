/**
 * Runs tests/hosts: real nginx, Caddy and Apache compared with `npm run preview`, the site in a folder of its host, and
 * the handbook's receivers in Node and PHP. Installs the servers and PHP if it can, and prints which are missing. Needs the
 * built sites. Passes its arguments to `playwright test`.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, installDebians, onPath } from './findBrowser';
import { runPlaywright } from './runPlaywright';

/** The programs by the Playwright project that needs them, and their Debian packages. */
const programs = {
  nginx: ['nginx'],
  caddy: ['caddy'],
  apache2: ['apache2', 'libapache2-mod-php'],
  php: ['php-cli'],
} as const;

/** Finds a program on PATH or in the folder where Debian puts servers, which PATH may lack. */
function find(name: string): string | undefined {
  return [...onPath([name], process.env), join('/usr/sbin', name)].find(existsSync);
}

function main(): void {
  const absent = Object.entries(programs).flatMap(([name, debian]) => (find(name) ? [] : debian));
  if (absent.length > 0) installDebians(...absent);
  const settings: Record<string, string> = { CHROME_PATH: findBrowser() };
  const projects = ['--project=folder', '--project=node'];
  const missing: string[] = [];
  for (const name of Object.keys(programs)) {
    const path = find(name);
    if (path) {
      projects.push(`--project=${name}`);
      settings[`${name.toUpperCase()}_PATH`] = path;
    } else
      missing.push(`Not tested with ${name}: it is not on this machine and could not be installed. Install ${name}.`);
  }
  runPlaywright(['--config=playwright.hosts.config.ts', ...projects], settings);
  for (const line of missing) console.log(line);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
