/**
 * Measures the wait and the bytes loaded when a visitor first uses a part of a page, on slow 4G with the CPU slowed
 * down four times. Needs the built site.
 */
import type { Browser, Page } from '@playwright/test';
import { serviceRoutes } from '../tests/siteRoutes';
import { median, table } from './table';
import { withSite } from './withBrowser';

const SLOWDOWN = 4;
const ROUNDS = 5;
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. In ms and bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** After this long without a request, in milliseconds, everything is loaded. */
const QUIET_MS = 1500;

interface Use {
  readonly name: string;
  readonly route: string;
  /** The element to tap; the measurement starts with the tap. */
  readonly press: string;
  /** Text to type after the tap. */
  readonly type?: string;
  /** Selector of the element that must be shown, or whose text must change, to end the measurement. */
  readonly watch: string;
  readonly until: 'shows' | 'changes';
  /** Limits in milliseconds and KiB. */
  readonly within: readonly [milliseconds: number, kibibytes: number];
}

const uses: readonly Use[] = [
  {
    name: 'chat: from the tap to the open chat',
    route: '/',
    press: 'nav [popovertarget=chat]',
    watch: '#chat',
    until: 'shows',
    within: [200, Infinity],
  },
  {
    name: 'estimator: from the tap into a field to the new total of what is typed',
    route: serviceRoutes[0],
    press: '#estimate input[name=length]',
    type: '6',
    watch: '#estimate section',
    until: 'changes',
    within: [1000, 80],
  },
];

interface Taken {
  readonly milliseconds: number;
  readonly kibibytes: number;
}

/**
 * Opens a page, scrolled to an element so that the pictures around it are loaded, and counts what is loaded from then on.
 */
async function openThrottled(
  browser: Browser,
  url: string,
  scrolledTo?: string,
): Promise<{ page: Page; fetched: () => number }> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(url);
  if (scrolledTo) await page.locator(scrolledTo).scrollIntoViewIfNeeded();
  await page.waitForTimeout(QUIET_MS);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { page, fetched: () => bytes };
}

async function measure(browser: Browser, site: string, { route, press, type, watch, until }: Use): Promise<Taken> {
  const { page, fetched } = await openThrottled(browser, site + route, press);
  try {
    const before = await page.locator(watch).innerText();
    await page.evaluate(() => {
      addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { begun: timeStamp }), {
        capture: true,
      });
    });
    await page.locator(press).tap();
    if (type) await page.keyboard.type(type);
    // Checks once per frame in the page itself, so that the communication with this process does not count.
    const waited = await page.waitForFunction(
      ([selector, how, text]) => {
        const element = document.querySelector<HTMLElement>(selector);
        const isDone = how === 'shows' ? element?.checkVisibility() : element?.innerText !== text;
        return isDone && performance.now() - (window as unknown as { begun: number }).begun;
      },
      [watch, until, before] as const,
      { polling: 'raf' },
    );
    const milliseconds = (await waited.jsonValue()) as number;
    await page.waitForTimeout(QUIET_MS);
    return { milliseconds, kibibytes: fetched() / 1024 };
  } finally {
    await page.context().close();
  }
}

/** The most that the pop-up may load before anybody uses it: in KiB. */
const POPUP_KIB = 6;

/** Returns the KiB loaded when the pop-up opens and nobody uses it. */
async function fetchedForPopup(browser: Browser, site: string): Promise<number> {
  const { page, fetched } = await openThrottled(browser, `${site}/`);
  try {
    await page.locator('#lead-popup').waitFor({ timeout: 40_000 });
    await page.waitForTimeout(QUIET_MS);
    return fetched() / 1024;
  } finally {
    await page.context().close();
  }
}

async function main(): Promise<void> {
  const rows: string[][] = [];
  const missed: string[] = [];
  await withSite(async (browser, site) => {
    for (const use of uses) {
      const rounds: Taken[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, site, use));
      const milliseconds = median(rounds.map((round) => round.milliseconds));
      const kibibytes = median(rounds.map((round) => round.kibibytes));
      const [longest, most] = use.within;
      if (milliseconds > longest || kibibytes > most) missed.push(use.name);
      const bound = `${longest} ms${most < Infinity ? `, ${most} KiB` : ''}`;
      rows.push([use.name, milliseconds.toFixed(0), kibibytes.toFixed(1), bound]);
    }
    const forPopup = await fetchedForPopup(browser, site);
    if (forPopup > POPUP_KIB) missed.push('pop-up');
    rows.push(['pop-up: until its field is touched', '–', forPopup.toFixed(1), `${POPUP_KIB} KiB`]);
  });
  console.log(`Slow 4G (150 ms, 1.6 Mbit/s) and a processor slowed down ${SLOWDOWN} times, medians of ${ROUNDS}. What is fetched because of the
use, on the wire, with headers.
`);
  console.log(table(['first use', 'ms', 'KiB', 'bound'], rows));
  console.log(`\nBounds: ${missed.length ? `missed by ${missed.join(', ')}` : 'all met'}.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
