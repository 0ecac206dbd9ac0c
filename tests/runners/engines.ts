/**
 * Runs tests/engines in Firefox, WebKit and two old versions of Chromium, as far as this machine has them or can install
 * them, and prints which are missing. `npm run test:browser` tests the same and more in today's Chromium. Needs the built
 * sites. Passes its arguments to `playwright test`.
 */

import { existsSync } from 'node:fs';
import { installDebians, onPath, starts } from './findBrowser';
import { installOldChromiums, oldChromiums } from './oldChromium';
import { runCommand, type Settings } from '../../scripts/runTool';
import { testProjects, type Project } from './testProjects';

type Finder = Project['find'];

const placesOf = (...names: string[]) => onPath(names, process.env);

function withInstall(find: Finder, ...packages: string[]): Settings | undefined {
  const found = find();
  if (found) return found;
  installDebians(...packages);
  return find();
}

const findFirefox: Finder = () => {
  const { FIREFOX_PATH } = process.env;
  const paths = FIREFOX_PATH
    ? [FIREFOX_PATH]
    : [...placesOf('firefox', 'firefox-esr'), '/Applications/Firefox.app/Contents/MacOS/firefox'];
  const path = paths.find(starts);
  return path ? { FIREFOX_PATH: path } : undefined;
};

const findSafari: Finder = () => {
  const driver = placesOf('safaridriver').find(existsSync);
  return driver ? { WEBKIT_DRIVER: driver, WEBKIT_PATH: '' } : undefined;
};

/** The paths of WebKitGTK's test browser on Debian and Ubuntu. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

const findWebKitGtk: Finder = () => {
  const driver = placesOf('WebKitWebDriver').find(existsSync);
  const browser = miniBrowsers.find(existsSync);
  const hasScreen = process.env.DISPLAY || placesOf('xvfb-run').some(existsSync);
  return driver && browser && hasScreen ? { WEBKIT_DRIVER: driver, WEBKIT_PATH: browser } : undefined;
};

const engines: Readonly<Record<string, Project>> = {
  firefox: {
    find: () => withInstall(findFirefox, 'firefox-esr'),
    help: 'Install Firefox, or set FIREFOX_PATH to the program.',
  },
  webkit: {
    find: () =>
      process.platform === 'darwin'
        ? findSafari()
        : withInstall(findWebKitGtk, 'webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'),
    help: 'On Linux install webkit2gtk-driver and xvfb; on a Mac run "safaridriver --enable" once.',
  },
};

runCommand(async () => {
  const installed = await installOldChromiums();
  const old = oldChromiums.map((name): [string, Project] => [
    name,
    {
      find: () => (installed.includes(name) ? {} : undefined),
      help: "It runs on Linux on x86-64 alone, and needs npm's registry.",
    },
  ]);
  testProjects('playwright.engines.config.ts', { ...engines, ...Object.fromEntries(old) });
});
