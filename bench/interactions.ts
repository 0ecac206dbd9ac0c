/**
 * Measures how fast the page responds: from an input to the next paint, as browsers measure "Interaction to Next
 * Paint", with the CPU slowed down four times. First use is before React has loaded; warm is with React loaded and the
 * control used for the first time. The goal is 200 ms, and 100 ms for the pavers in a photo, whose preview is painted
 * with the control. Needs the built site.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { estimateAreas, serviceRoutes } from '../tests/siteRoutes';
import { table } from './table';
import { withSite } from './withBrowser';

const SLOWDOWN = 4;
const ROUNDS = 3;
const GOAL_MS = 200;
const PHOTO_GOAL_MS = 100;
/** Browsers don't report shorter interactions. */
const SHORTEST_MS = 16;
/** After this long without work, in milliseconds, an input has no further effects. */
const QUIET_MS = 500;
/**
 * More than the height of Chrome's toolbars, in pixels. A page extends below the window by their height, and anything
 * drawn there, such as the bar at the bottom of a phone, counts as painted only with the next paint above.
 */
const CHROME_BARS = 200;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

interface Interaction {
  readonly name: string;
  readonly route: string;
  readonly desktop?: true;
  /** In milliseconds, if it is not GOAL_MS. */
  readonly goal?: number;
  /** Brings the page into the state for the input. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The input. */
  readonly act: (page: Page) => Promise<unknown>;
}

const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
const contactForm = (page: Page) => page.locator('#contact form');
const popup = (page: Page) => page.locator('#lead-popup');
const send = (form: Locator) => form.getByRole('button', { name: /^(Send|Get)/ });
const estimator = (page: Page) => page.locator('#estimate');
const visualizer = (page: Page) => page.locator('section').filter({ has: page.locator('#design') });

async function openChat(page: Page) {
  await chatButton(page).tap();
  await chat(page).waitFor();
}

async function openPopup(page: Page) {
  await page.clock.fastForward(31_000);
  await popup(page).waitFor();
}

async function openVisualizer(page: Page) {
  await page.getByRole('button', { name: 'Design yours' }).tap();
  await page.locator('canvas').waitFor();
}

async function openPhoto(page: Page) {
  await page.getByRole('button', { name: 'Design yours' }).tap();
  await page.getByText('Use a photo of your own').tap();
  await page.getByRole('button', { name: 'Try it with ours' }).tap();
  await page.getByRole('heading', { name: 'Choose the pavers' }).waitFor();
}

/** Changes the pavers in a photo by the keyboard, as the browser's own lists of choices are not part of the page. */
const inPhoto = (name: string, control: (form: Locator) => Locator): Interaction => ({
  name: `photo, ${name}`,
  route: '/paver-products',
  goal: PHOTO_GOAL_MS,
  prepare: async (page) => {
    await openPhoto(page);
    await control(page.getByRole('form', { name: 'Choices for your photo' })).focus();
  },
  act: (page) => page.keyboard.press('ArrowRight'),
});

async function fill(form: Locator, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

/** Replaces the text in a field, key by key. */
async function type(field: Locator, text: string) {
  await field.tap();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
}

const contact = { 'First name': 'Maria', Email: 'maria@mail.example', Subject: 'Driveway', Message: 'What is it?' };
const COMPARISON = '/blog/pavers-vs-concrete-comparison';

const interactions: readonly Interaction[] = [
  {
    name: 'mobile menu, open',
    route: '/',
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
  },
  {
    name: 'dropdown, open',
    route: '/',
    desktop: true,
    act: (page) => page.getByRole('button', { name: 'Services' }).click(),
  },
  { name: 'question, open', route: '/faq', act: (page) => page.getByRole('main').locator('summary').nth(2).tap() },
  { name: 'chat, open', route: '/', act: openChat },
  { name: 'chat, send with errors', route: '/', prepare: openChat, act: (page) => send(chat(page)).tap() },
  {
    name: 'chat, send',
    route: '/',
    prepare: async (page) => {
      await openChat(page);
      await fill(chat(page), { Name: 'Maria', Phone: '239 555 0199', Message: 'Call me.' });
    },
    act: (page) => send(chat(page)).tap(),
  },
  { name: 'pop-up, send with errors', route: '/', prepare: openPopup, act: (page) => send(popup(page)).tap() },
  {
    name: 'pop-up, close',
    route: '/',
    prepare: openPopup,
    act: (page) => popup(page).getByRole('button', { name: 'Close' }).tap(),
  },
  { name: 'contact form, type', route: '/', act: (page) => type(contactForm(page).getByLabel('First name'), 'Maria') },
  { name: 'contact form, send with errors', route: '/', act: (page) => send(contactForm(page)).tap() },
  {
    name: 'contact form, send',
    route: '/',
    prepare: (page) => fill(contactForm(page), contact),
    act: (page) => send(contactForm(page)).tap(),
  },
  {
    name: 'estimate form, send with errors',
    route: estimateAreas[0].path,
    act: (page) => send(contactForm(page)).tap(),
  },
  {
    name: 'estimator, type',
    route: serviceRoutes[0],
    act: (page) => type(estimator(page).getByLabel('Length in feet'), '62'),
  },
  {
    name: 'estimator, select',
    route: serviceRoutes[0],
    prepare: (page) => estimator(page).getByLabel('Material').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'estimator, check a box',
    route: serviceRoutes[0],
    act: (page) =>
      estimator(page)
        .getByRole('checkbox', { name: /^Sealing/ })
        .tap(),
  },
  { name: 'visualizer, open', route: '/paver-products', act: openVisualizer },
  {
    name: 'visualizer, change the color',
    route: '/paver-products',
    prepare: openVisualizer,
    act: (page) => visualizer(page).locator('span').getByText('Terracotta', { exact: true }).tap(),
  },
  {
    name: 'visualizer, move the drawing',
    route: '/paver-products',
    desktop: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Design yours' }).click();
      await page.locator('canvas').hover();
      await page.mouse.click(720, 450);
      await page.mouse.wheel(0, -400);
    },
    act: async (page) => {
      await page.locator('canvas').hover();
      await page.mouse.down();
      await page.mouse.move(600, 500, { steps: 5 });
      await page.mouse.up();
    },
  },
  inPhoto('choose another paver', (form) => form.getByLabel('Paver', { exact: true })),
  inPhoto('choose another pattern', (form) => form.getByRole('radio', { name: 'Ashlar' })),
  inPhoto('choose other colors', (form) => form.getByRole('radio', { name: 'As in the catalog' }).first()),
  inPhoto('choose another border', (form) => form.getByLabel('Border', { exact: true })),
  inPhoto('choose other joints', (form) => form.getByLabel('Joints')),
  inPhoto('turn the pattern', (form) => form.getByRole('slider', { name: 'Turn the pattern' })),
  inPhoto('shift the pattern', (form) => form.getByRole('slider', { name: 'Shift it sideways' })),
  inPhoto('change the light', (form) => form.getByRole('slider', { name: 'Light and shadow' })),
  {
    name: 'ZIP check, type',
    route: '/service-area',
    act: (page) => type(page.getByLabel('ZIP code of the property'), '34145'),
  },
  {
    name: 'ZIP check, send',
    route: '/service-area',
    prepare: (page) => page.getByLabel('ZIP code of the property').fill('34145'),
    act: (page) => page.getByRole('button', { name: 'Check my ZIP' }).tap(),
  },
  {
    name: 'comparison, type',
    route: COMPARISON,
    act: (page) => type(page.locator('#comparison').getByLabel('Replaced in year'), '18'),
  },
  {
    name: 'care calendar, type a date',
    route: '/paver-sealing',
    act: (page) => page.locator('#care').getByLabel('Date').pressSequentially('02102026'),
  },
];

interface Answer {
  /** Time from the slowest input to the next paint, in milliseconds; 0 if it is too short to be reported. */
  readonly paint: number;
  /** The longest task after the input, which would delay another input, in milliseconds. */
  readonly task: number;
}

/** Records inputs and long tasks; runs in the page. */
function observe(): void {
  const noted: { events: number[]; tasks: number[] } = { events: [], tasks: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) noted.events.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function bringReact(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.locator('[data-island]:not([data-hydrated])').first().waitFor({ state: 'detached' });
}

async function answerTo(browser: Browser, site: string, interaction: Interaction, warm: boolean): Promise<Answer> {
  const { route, desktop, prepare, act } = interaction;
  const device = desktop ? DESKTOP : PHONE;
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    if (prepare === openPopup) await page.clock.install();
    await page.addInitScript(observe);
    await page.goto(site + route);
    if (warm) await bringReact(page);
    const devTools = await context.newCDPSession(page);
    const { windowId } = await devTools.send('Browser.getWindowForTarget');
    const { width, height } = device.viewport;
    await devTools.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + CHROME_BARS } });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await prepare?.(page);
    await page.waitForTimeout(QUIET_MS);
    await page.evaluate(() => Object.assign((window as never as { noted: object }).noted, { events: [], tasks: [] }));
    await act(page);
    await page.waitForTimeout(QUIET_MS);
    const { events, tasks } = await page.evaluate(
      () => (window as never as { noted: { events: number[]; tasks: number[] } }).noted,
    );
    return { paint: Math.max(0, ...events), task: Math.max(0, ...tasks) };
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  const rows: string[][] = [];
  const slow: string[] = [];
  const shown = (milliseconds: number) => (milliseconds ? milliseconds.toFixed(0) : `< ${SHORTEST_MS}`);
  await withSite(async (browser, site) => {
    for (const interaction of interactions) {
      const worst = { first: { paint: 0, task: 0 }, warm: { paint: 0, task: 0 } };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const way of ['first', 'warm'] as const) {
          const { paint, task } = await answerTo(browser, site, interaction, way === 'warm');
          worst[way] = { paint: Math.max(worst[way].paint, paint), task: Math.max(worst[way].task, task) };
        }
      }
      const { first, warm } = worst;
      rows.push([interaction.name, shown(first.paint), shown(warm.paint), first.task.toFixed(0), warm.task.toFixed(0)]);
      if (Math.max(first.paint, warm.paint) > (interaction.goal ?? GOAL_MS)) slow.push(interaction.name);
      console.error(`${interaction.name}: ${shown(first.paint)} ms at first, ${shown(warm.paint)} ms warm`);
    }
  });
  console.log(`Milliseconds from an input to the paint after it, processor slowed down ${SLOWDOWN} times, the worst of ${ROUNDS} rounds and of all inputs
that belong to it. Beside them the longest task that followed: a further input during it would have waited.
`);
  console.log(table(['interaction', 'first use', 'warm', 'longest task, first use', 'warm'], rows));
  console.log(
    `\nGoals, ${GOAL_MS} ms and ${PHOTO_GOAL_MS} ms for a photo: ${slow.length ? `missed by ${slow.join(', ')}` : 'met by all'}.`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
