/**
 * Runs tests/hosts: real nginx, Caddy and Apache compared with `npm run preview`, the site in a folder of its host, and
 * the handbook's receivers in Node and PHP. Installs the servers and PHP if it can, and prints which are missing. Needs the
 * built sites. Passes its arguments to `playwright test`.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, installDebians, onPath } from './findBrowser';
import { runCommand } from '../../scripts/runTool';
import { testProjects, type Project } from './testProjects';

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

runCommand(() => {
  const absent = Object.entries(programs).flatMap(([name, debian]) => (find(name) ? [] : debian));
  if (absent.length > 0) installDebians(...absent);
  const projects = Object.keys(programs).map((name): [string, Project] => {
    const path = find(name);
    return [name, { find: () => (path ? { [`${name.toUpperCase()}_PATH`]: path } : undefined) }];
  });
  testProjects('playwright.hosts.config.ts', {
    ...Object.fromEntries(projects),
    folder: { find: () => ({ CHROME_PATH: findBrowser() }) },
    node: { find: () => ({}) },
  });
});
