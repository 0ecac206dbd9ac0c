import type { CDPSession, Locator, Page } from '@playwright/test';
import { randomStream } from '../src/paving/random';
import { expect, holdScripts, test } from './fixtures';
import {
  addWhileParsing,
  CONTACT,
  islands,
  oneByOne,
  routeOf,
  selectorOf,
  showIsland,
  stripComments,
  together,
  type Change,
} from './islandPages';
import * as programs from './otherPrograms';
import { readHtml } from './routes';

/*
 * Somebody presses a field and types while the page is busy with taking over the island that the field is in. Whatever
 * other programs have done to the page before, or do meanwhile, each character arrives in the field that was pressed.
 */

/** What is typed: a text that every field takes. */
const TYPED = '150826';
/** How long a page is too busy to answer from the moment in which an island is about to be hydrated, in milliseconds. */
const BUSY_MS = 250;
const SIGNAL = 'The page is busy.';

// A form that delivers also has a field for programs, which no key reaches.
const FIELDS = ['text', 'email', 'tel', 'search'].map((type) => `input[type=${type}]:not([tabindex="-1"])`);
const fieldsIn = (page: Page, name: string): Locator =>
  page.locator([...FIELDS, 'textarea'].map((field) => `${selectorOf(name)} ${field}`).join()).filter({ visible: true });

const fieldPattern = /<textarea|<input[^>]*type="?(?:text|email|tel|search)\b/;

/** The islands that have a field to type in from the beginning. */
const withFields = islands.filter((name) => {
  const html = readHtml(routeOf(name));
  const from = html.indexOf(`"${name}"`);
  return fieldPattern.test(html.slice(from, html.indexOf('data-island', from + 1)));
});

interface Visit {
  /** Changes the page's HTML on its way to the browser, as some hosts do, or as soon as it arrives. */
  readonly first?: Change;
  /** What other programs do once the page's own script has run. */
  readonly early?: Change;
  /** What another program does in the moment in which an island is about to be hydrated, as source code. */
  readonly meanwhile?: string;
  /** Whether React may have to draw the island again: its HTML was changed before the page's own script could note it. */
  readonly mayBeRedrawn?: boolean;
}

const combined = Object.values(together)[0]?.early;

const before: Readonly<Record<string, Visit>> = Object.fromEntries(
  Object.entries(oneByOne).flatMap(([how, { early }]) => (early ? [[how, { early }]] : [])),
);

const visits: Readonly<Record<string, Visit>> = {
  'untouched by other programs': {},
  ...before,
  'changed by several programs': { early: combined },
  'translated by wrapping in the moment of the takeover': {
    meanwhile: `(${programs.translate.toString()})({ wraps: true })`,
  },
  'with elements beside fields from the moment of the takeover': {
    meanwhile: `(${programs.addElements.toString()})()`,
  },
  'stripped of its comments by the host': { first: stripComments, mayBeRedrawn: true },
  'with elements beside fields from the start': { first: addWhileParsing, mayBeRedrawn: true },
};

/** Makes the page busy when it is about to hydrate an island; runs in the page. */
function beBusy({ ms, signal }: { readonly ms: number; readonly signal: string }): void {
  let hydrate: Window['hydrateIsland'];
  Object.defineProperty(window, 'hydrateIsland', {
    set(defined: Window['hydrateIsland']) {
      hydrate = defined;
    },
    get: () =>
      hydrate &&
      ((...given: Parameters<NonNullable<Window['hydrateIsland']>>) => {
        const hydration = hydrate?.(...given);
        // eslint-disable-next-line no-console -- tells the test, which the busy page cannot answer
        console.debug(signal);
        setTimeout(() => window.meanwhile?.());
        for (const until = performance.now() + ms; performance.now() < until;);
        return hydration;
      }),
  });
}

declare global {
  interface Window {
    /** What another program does in the moment in which an island is about to be hydrated. */
    meanwhile?: () => void;
    /** The field that is pressed. */
    pressed?: Element;
  }
}

/**
 * Opens a page whose scripts do not load yet, with empty fields in the island, and returns a function that lets them load.
 */
async function arrive(page: Page, name: string, { first, early, meanwhile }: Visit, ms = BUSY_MS) {
  await page.addInitScript(beBusy, { ms, signal: SIGNAL });
  // As source code that the browser runs itself, because the page's policy forbids a script to.
  if (meanwhile) await page.addInitScript({ content: `window.meanwhile = () => ${meanwhile}` });
  await first?.(page);
  const release = await holdScripts(page);
  await page.goto(routeOf(name));
  await showIsland(page, name);
  await early?.(page);
  const fields = fieldsIn(page, name);
  // Left alone, a tool fills in its figures, and a form nothing.
  await fields.evaluateAll((all) => {
    for (const field of all as HTMLInputElement[]) field.value = '';
  });
  return { fields, release };
}

/** Real keys, sent without waiting for the page to answer the one before. */
function type(client: CDPSession, text: string): Promise<unknown> {
  return Promise.all(
    Array.from(text).flatMap((key) => [
      client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      client.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ]),
  );
}

/** Presses a place, and resolves once the page has answered. */
type Press = (client: CDPSession, place: { readonly x: number; readonly y: number }) => Promise<unknown>;

const presses: Readonly<Record<string, Press>> = {
  mouse: (client, place) =>
    Promise.all(
      (['mouseMoved', 'mousePressed', 'mouseReleased'] as const).map((kind) =>
        client.send('Input.dispatchMouseEvent', { type: kind, button: 'left', clickCount: 1, ...place }),
      ),
    ),
  finger: (client, place) =>
    Promise.all([
      client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
      client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]),
};

// The texts that translators replace here look like texts that React replaces.
test.use({ allowedProblems: [/^console: (The (text|figure)|Something comes before)/], hasTouch: true });

const isThorough = (name: string) => Boolean(process.env.SOAK) || name === CONTACT;

for (const name of withFields) {
  const chosen = isThorough(name)
    ? Object.keys(visits)
    : ['changed by several programs', 'stripped of its comments by the host'];
  for (const how of chosen) {
    const visit = visits[how] ?? {};
    for (const [device, press] of Object.entries(presses)) {
      test(`${name}, pressed by ${device} while it is taken over, gets what is typed, on a page ${how}`, async ({
        page,
        context,
      }) => {
        const { fields, release } = await arrive(page, name, visit);
        const field = fields.first();
        const { x, y } = await field.evaluate((element) => {
          element.scrollIntoView({ block: 'center' });
          window.pressed = element;
          const { left, top, height } = element.getBoundingClientRect();
          return { x: left + 12, y: top + height / 2 };
        });
        const client = await context.newCDPSession(page);
        const busy = page.waitForEvent('console', (message) => message.text() === SIGNAL);
        // Another field has the focus, or the same one where there is no other.
        await fields.last().evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
        release();
        await busy;
        const pressed = press(client, { x, y });
        // Chrome lets keys overtake a touch.
        if (device === 'finger') {
          await pressed;
          await expect(field).toBeFocused();
        }
        await type(client, TYPED);
        await expect(page.locator(selectorOf(name))).toHaveAttribute('data-hydrated');
        await expect(field).toHaveValue(TYPED);
        await expect(field).toBeFocused();
        if (!visit.mayBeRedrawn) expect(await page.evaluate(() => window.pressed?.isConnected)).toBe(true);
      });
    }
  }
}

/** Fills in the fields of an island one after the other, each at once, as phones do; runs in the page. */
function autofill({ selector, text }: { readonly selector: string; readonly text: string }): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
  const fill = () => {
    const field = fields.shift();
    if (!field) return;
    const owner = Object.getPrototypeOf(field) as object;
    field.focus();
    Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    setTimeout(fill);
  };
  fill();
}

for (const how of Object.keys(visits)) {
  test(`a contact form filled in by a phone while it is taken over keeps every field, on a page ${how}`, async ({
    page,
  }) => {
    const { fields, release } = await arrive(page, CONTACT, visits[how] ?? {});
    const busy = page.waitForEvent('console', (message) => message.text() === SIGNAL);
    await page.locator(selectorOf(CONTACT)).dispatchEvent('pointerover');
    release();
    await busy;
    // Controls that other programs have copied are hidden.
    await page.evaluate(autofill, {
      selector: `${selectorOf(CONTACT)} :is(${[...FIELDS, 'textarea'].join()})`,
      text: 'maria@mail.example',
    });
    await expect(page.locator(selectorOf(CONTACT))).toHaveAttribute('data-hydrated');
    await expect
      .poll(() => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
      .toEqual(Array.from({ length: await fields.count() }, () => 'maria@mail.example'));
  });
}

if (process.env.SOAK) {
  for (let seed = 1; seed <= 100; seed += 1) {
    test(`a contact form that is taken over at a random moment gets each character, visit ${seed}`, async ({
      page,
      context,
    }) => {
      const random = randomStream(seed);
      const all = Object.values(visits);
      await page.setViewportSize({ width: 1280, height: 1200 });
      const busyMs = Math.round(random() * 600);
      const { fields, release } = await arrive(page, CONTACT, all[seed % all.length] ?? {}, busyMs);
      const places = await fields.evaluateAll((found) => {
        found[0]?.closest('form')?.scrollIntoView({ block: 'center' });
        return found.map((field) => {
          const { left, top, height } = field.getBoundingClientRect();
          return { x: left + 12, y: top + height / 2 };
        });
      });
      const client = await context.newCDPSession(page);
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const released = pause(random() * 1500).then(release);
      const input: Promise<unknown>[] = [];
      for (const place of places) {
        if (presses.mouse) input.push(presses.mouse(client, place));
        for (const key of TYPED) {
          input.push(type(client, key));
          await pause(random() * 60);
        }
      }
      await Promise.all([released, ...input]);
      await expect(page.locator(selectorOf(CONTACT))).toHaveAttribute('data-hydrated');
      await expect
        .poll(() => fields.evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value)))
        .toEqual(places.map(() => TYPED));
    });
  }
}
