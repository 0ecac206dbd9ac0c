import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path, { join } from 'node:path';

/** What each Chromium of a test or a measurement is started with: no windows, and nothing besides its pages. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Environment = Readonly<Record<string, string | undefined>>;

const MINUTE = 60_000;

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const shellCommands = ['chromium-headless-shell', 'chrome-headless-shell'];

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/**
 * Returns the possible paths of programs in the folders of PATH, those of the first name first.
 * @param rules those of the system; tests also take those of another one
 */
export function onPath(
  names: readonly string[],
  { PATH = '' }: Environment,
  rules: path.PlatformPath = path,
): string[] {
  const folders = PATH.split(rules.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => rules.join(folder, name)));
}

/**
 * Returns the possible paths of Chrome or Chromium on this system, preferred ones first. If CHROME_PATH is set, it is
 * the only one.
 */
export function browserPaths(platform: NodeJS.Platform, environment: Environment): string[] {
  if (environment.CHROME_PATH) return [environment.CHROME_PATH];
  if (platform === 'win32') {
    return windowsFolders
      .map((name) => environment[name])
      .filter((folder) => folder !== undefined)
      .map((folder) => path.win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const found = onPath(commands, environment, path.posix);
  return platform === 'darwin' ? [...macPaths, ...found] : found;
}

/** Returns the possible paths of Chrome's headless shell on this system, or none if CHROME_PATH names the browser. */
export function shellPaths(platform: NodeJS.Platform, environment: Environment): string[] {
  return environment.CHROME_PATH || platform === 'win32' ? [] : onPath(shellCommands, environment, path.posix);
}

/**
 * Returns whether the program exists and starts: a launcher without its browser, or a browser without its libraries,
 * does not.
 */
export function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, Chrome opens a window when called with --version.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: MINUTE / 4 }).status === 0;
}

/** Prints and runs a command that installs something, for so many minutes at most. */
export function run(command: string, args: readonly string[], minutes: number): void {
  console.log(`> ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: minutes * MINUTE });
}

function installPlaywrights(): string {
  run(process.execPath, [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], 4);
  return chromium.executablePath();
}

/** Installs Debian packages, if running as root on Debian. */
export function installDebians(...packages: string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  run('apt-get', ['update', '-qq'], 2);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], 8);
}

/**
 * Returns the path of a Chrome or Chromium that starts: the system's, else Playwright's, else one that it installs, by
 * Playwright's download or, as root on Debian, as a package.
 * @throws Error that says what to do if there is none
 */
export function findBrowser(): string {
  const found = [...browserPaths(process.platform, process.env), chromium.executablePath()].find(starts);
  if (found) return found;
  if (process.env.CHROME_PATH)
    throw new Error(`CHROME_PATH is ${process.env.CHROME_PATH}, but no browser starts there. Correct it, or unset it.`);

  console.log('No Chrome or Chromium found: installing one.');
  const downloaded = installPlaywrights();
  if (starts(downloaded)) return downloaded;
  installDebians('chromium');
  if (starts('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error(
    'There is no browser for the tests, and none could be installed. Install Chrome or Chromium, or set CHROME_PATH to the program, and run this again.',
  );
}

/**
 * Returns the path of Chrome's headless shell, or undefined if there is none. It is the same engine without the
 * browser's windows, and takes half the processor time for a test. As root on Debian, installs it if it is missing.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROME_PATH) return undefined;
  const find = () => shellPaths(process.platform, process.env).find(starts);
  const found = find();
  if (found) return found;
  installDebians('chromium-headless-shell');
  return find();
}
