import { pathToFileURL } from 'node:url';
import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { oldChromiumPath, oldPuppeteer } from '../runners/oldChromium';
import type { Engine } from './visitor';

/** How many times to try a press that lands beside its element. */
const PRESSES = 5;
/** How many times to check whether an element has stopped, and the pause between checks in milliseconds. */
const LOOKS = 100;
const PAUSE_MS = 50;

/** Resolves once the element stops moving: the site scrolls smoothly, and late pictures and messages move what follows. */
async function standStill(element: ElementHandle): Promise<void> {
  let last = '';
  for (let count = 0; count < LOOKS; count++) {
    const place = JSON.stringify(await element.boundingBox());
    if (place === last) return;
    last = place;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('The element never stood still.');
}

/**
 * Scrolls to the element and presses its middle.
 * @returns whether the press landed on the element
 */
async function press(page: Page, selector: string): Promise<boolean> {
  const element = await page.$(selector);
  if (!element) throw new Error(`Nothing on ${page.url()} matches ${selector}.`);
  await element.evaluate((wanted) => wanted.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await standStill(element);
  const handle = await element.evaluateHandle((wanted) => {
    // `landed` starts as true, because without JavaScript the listener below never runs.
    const seen = { landed: true, end: new AbortController() };
    const options = { capture: true, signal: seen.end.signal };
    addEventListener('pointerdown', ({ target }) => (seen.landed = wanted.contains(target as Node)), options);
    for (const type of ['pointerdown', 'mousedown', 'click']) {
      addEventListener(
        type,
        (event) => {
          if (seen.landed) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        options,
      );
    }
    return seen;
  });
  const pressing = element.click();
  await pressing.catch(() => undefined);
  // A press that navigates destroys the page's context, so `evaluate` rejects; the press has landed.
  const landed = await handle
    .evaluate((seen) => {
      seen.end.abort();
      return seen.landed;
    })
    .catch(() => true);
  await pressing;
  return landed;
}

/**
 * Presses an element. Firefox aims at where its compositor last drew the page, and on a busy machine that is the place
 * from before the last scroll. A press that lands beside the element does nothing, and is repeated; so is one on an element
 * that React has replaced meanwhile.
 * @throws Error if something else takes every press
 */
async function click(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < PRESSES; count++) {
    const landed = await press(page, selector).catch((error: Error) => {
      if (/detached/.test(error.message)) return false;
      throw error;
    });
    if (landed) return;
  }
  throw new Error(`${PRESSES} presses on ${selector} landed elsewhere on ${page.url()}.`);
}

/** Opens Firefox with WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  return engineOf(await launch({ browser: 'firefox', executablePath, headless: true }));
}

/** Opens an old Chromium (tests/runners/oldChromium.ts) with the Puppeteer of its time. */
export async function openOldChromium(name: string): Promise<Engine> {
  const library = (await import(pathToFileURL(oldPuppeteer).href)) as { readonly default: { launch: typeof launch } };
  const options = { executablePath: oldChromiumPath(name), args: ['--no-sandbox', '--disable-gpu'], headless: true };
  return engineOf(await library.default.launch(options));
}

async function engineOf(program: Browser): Promise<Engine> {
  const page = await program.newPage();
  return {
    visitor: {
      goTo: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      resize: (width, height) => page.setViewport({ width, height }),
      click: (selector) => click(page, selector),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      see: (look, argument) => page.evaluate(look as never, argument as never),
    },
    close: () => program.close(),
  };
}
