import { readFileSync } from 'node:fs';
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { OFFER_EVENT } from '../src/islands/contract';
import { watchTexts } from './changingTexts';
import { receiver, standIn } from './receiver';

interface Options {
  /** Problems that a test causes on purpose. */
  readonly allowedProblems: RegExp[];
  /** Whether a test has a receiver of its own, and a site built for it. */
  readonly hasOwnReceiver: boolean;
}

/** Makes every page report changing texts that a translator would break. */
async function watchChangingTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(${watchTexts.toString()})((problem) => console.error(problem))`);
}

/** Records problems of a page that a visitor would not see: errors, rejected and failed requests, unknown hosts. */
function watch(page: Page, site: string): string[] {
  const hosts = [site, receiver.script, receiver.spamCheck].flatMap((url) => (url ? new URL(url, site).host : []));
  const problems: string[] = [];
  // Includes violations of the Content-Security-Policy.
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    // Chrome reports a cross-fade between pages that it skipped; the page itself is fine.
    if (!/^Transition was (aborted|skipped)/.test(message)) problems.push(`uncaught: ${message} (${page.url()})`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !hosts.includes(url.host)) problems.push(`other host: ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests that are canceled by leaving the page are not failures.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  return problems;
}

function expectOnly(allowed: readonly RegExp[], problems: readonly string[]): void {
  expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
}

interface SharedTab {
  readonly page: Page;
  readonly problems: string[];
}

/** Returns the tab of this worker if it was opened with the same options; if not, opens a new one. */
type OpenTab = (options: BrowserContextOptions) => Promise<SharedTab>;

/** Playwright's test, with a page that fails the test if a problem occurs in the background. */
export const test = base.extend<Options, { readonly openTab: OpenTab }>({
  allowedProblems: [[], { option: true }],
  hasOwnReceiver: [false, { option: true }],
  page: async ({ page, baseURL, allowedProblems, hasOwnReceiver }, provide) => {
    const problems = watch(page, baseURL ?? '');
    if (!hasOwnReceiver) await standIn(page.context(), baseURL ?? '');
    await watchChangingTexts(page.context());
    await provide(page);
    expectOnly(allowedProblems, problems);
  },
  // Part of both kinds of tests, because Playwright starts a new worker, with a new browser, where they differ in it.
  openTab: [
    async ({ browser }, provide) => {
      let last: (SharedTab & { readonly key: string }) | undefined;
      await provide(async (options) => {
        const key = JSON.stringify(options);
        if (last?.key === key) return last;
        await last?.page.context().close();
        const site = options.baseURL ?? '';
        const context = await browser.newContext(options);
        await standIn(context, site);
        await watchChangingTexts(context);
        const page = await context.newPage();
        last = { key, page, problems: watch(page, site) };
        return last;
      });
      await last?.page.context().close();
    },
    { scope: 'worker' },
  ],
});

/**
 * The same in a tab that the tests of a worker share, because Chromium takes longer to open a tab than most of them take.
 * For tests that only look at pages and use them: storage is cleared after each, but its routes, init scripts and clock
 * would stay for the next.
 */
export const testInSharedTab = test.extend({
  page: async (
    {
      openTab,
      allowedProblems,
      viewport,
      baseURL,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    },
    provide,
  ) => {
    const device = { deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled };
    const { page, problems } = await openTab({ ...contextOptions, ...device, baseURL });
    problems.length = 0;
    if (viewport) await page.setViewportSize(viewport);
    await provide(page);
    expectOnly(allowedProblems, problems);
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  },
});

export { expect };

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** One layout in light and the other in dark are enough, because neither depends on the other. */
export const LOOKS = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESKTOP, colorScheme: 'dark' },
] as const;

/** Matches a text that has these words. Names may have parentheses and other characters with a meaning in patterns. */
export const words = (text: string) => new RegExp(text.replace(/[^\w\s]/g, '.'));

/** Blocks scripts of the pages that are opened next, and returns a function that releases them. */
export async function holdScripts(page: Page, which = '**/assets/js/**'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Hydrates all islands of the page, as a pointer that passes over them would. */
export async function bringToLife(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

/** Opens a route and hydrates its islands. */
export async function open(page: Page, route: string) {
  const response = await page.goto(route);
  await bringToLife(page);
  return response;
}

/** Stops the clock of the page that is opened next. It advances only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  // Playwright rejects a time that the clock has passed, and on a busy machine, seconds pass between the two calls.
  await page.clock.install({ time: Date.now() - 3_600_000 });
  await page.clock.pauseAt(Date.now());
}

/** Opens a route with a stopped clock, and hydrates its islands. */
export async function openAtRest(page: Page, route: string): Promise<void> {
  await stopClock(page);
  await open(page, route);
}

/** How long a page is visible before the pop-up opens, in milliseconds. */
export const POPUP_DELAY_MS = 30_000;

/** Waits until the pop-up has its script and has decided whether to open. From then on, the page's clock decides. */
export function popupOffer(page: Page): Promise<void> {
  return page.evaluate(
    (event) => new Promise<void>((done) => addEventListener(event, () => done(), { once: true })),
    OFFER_EVENT,
  );
}

/** Advances the stopped clock of a page that was just opened until the pop-up may open. */
export async function runUntilPopup(page: Page): Promise<void> {
  const offer = popupOffer(page);
  // Slightly late, because timers are due on whole milliseconds and the page's clock has fractions.
  await page.clock.runFor(POPUP_DELAY_MS + 10);
  await offer;
}

/**
 * Waits until a pop-up that was closed has taken its entry out of the history: going back would end the opening of another
 * page, with ERR_ABORTED.
 */
export async function expectLeftHistory(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
}

/** Signs up for the guide in the pop-up of the home page, by keyboard, as soon as it opens. */
export async function signUpForGuide(page: Page): Promise<void> {
  await openAtRest(page, '/');
  await runUntilPopup(page);
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Email').fill('maria@mail.example');
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
}

/** Most of axe's time goes into this rule. */
const CONTRAST = 'color-contrast';

/** The rules whose results depend on colors and sizes, so that they differ between LOOKS. */
const RULES_OF_LOOKS = [CONTRAST, 'link-in-text-block', 'target-size'];

const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page. @axe-core/playwright takes twice as long, because it loads axe again for each run, and prepares
 * for frames that no page has.
 * @param part selector of the part to check; by default, the whole page
 */
async function expectNoViolation(page: Page, state: string, options: Axe.RunOptions, part = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const found = await page.evaluate(
    async ({ checked, chosen }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // Resize observers let the keyboard reach what scrolls. The page's own run before this one.
      await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
      // Preloading is for style sheets and media of other hosts.
      const { violations } = await axe.run(checked, { ...chosen, resultTypes: ['violations'], preload: false });
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      }));
    },
    { checked: part, chosen: options },
  );
  expect.soft(found, state).toEqual([]);
}

/**
 * Expects no violation of axe's default rules.
 * @param part selector of what the state shows or changes; leave it out if no other test checks the rest of the page
 */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  await expectNoViolation(page, state, {}, part);
}

/** The same in light and dark, which differ in nothing but colors. */
export async function expectAccessibleInLightAndDark(page: Page, state: string, part: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state}, light`, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, `${state}, dark`, { runOnly: [CONTRAST] }, part);
}

/**
 * Expects no violation of axe's default rules in this state of the page, and none of the rules that depend on how it
 * looks in any of LOOKS.
 * @param part selector of what the state shows or changes
 */
export async function expectStateAccessible(page: Page, state: string, part: string): Promise<void> {
  for (const [index, { viewport, colorScheme }] of LOOKS.entries()) {
    const options: Axe.RunOptions = index === 0 ? {} : { runOnly: RULES_OF_LOOKS };
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page, `${state}, ${viewport.width} px, ${colorScheme}`, options, part);
  }
}
