import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  LOOKS,
  open,
  PHONE,
  test as testInNewTab,
  testInSharedTab as test,
} from './fixtures';
import { allRoutes, readHtml, serviceRoutes, UNKNOWN } from './routes';

const [NARROW, WIDE] = LOOKS;
type Look = (typeof LOOKS)[number];

/** Returns the names of a page's elements and classes. Parsing every page in every worker would take seconds. */
function partsOf(route: string): ReadonlySet<string> {
  const [, body = ''] = readHtml(route).split('<body');
  const elements = [...body.matchAll(/<([a-z][\w-]*)(?:[^>]* class="([^"]*)")?/g)];
  return new Set(elements.flatMap(([, name = '', classes = '']) => [name, ...classes.split(' ')]));
}

/** The home page, and each page with something that none before it has, from the richest to the plainest. */
const looks: string[] = [];
const shown = new Set<string>();
const pages = allRoutes.map((route) => ({ route, parts: partsOf(route) }));
for (const { route, parts } of pages.sort((one, other) => other.parts.size - one.parts.size)) {
  if (route === '/' || [...parts].some((part) => !shown.has(part))) looks.push(route);
  for (const part of parts) shown.add(part);
}

for (const [index, route] of looks.entries()) {
  test.describe(route, () => {
    test.use({ allowedProblems: route === UNKNOWN ? [/404/] : [] });

    test('axe finds no violation', async ({ page }) => {
      await page.goto(route);
      // The pages take turns: light and dark differ in the colors of tokens.css, whose contrast has a test, and in the map.
      const look = LOOKS[index % LOOKS.length];
      for (const { viewport, colorScheme } of ['/', '/service-area'].includes(route) ? LOOKS : [look]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        // Every page has the frame of the home page.
        await expectAccessible(page, `${viewport.width} px, ${colorScheme}`, route === '/' ? 'html' : 'main');
      }
    });
  });
}

async function openFromButton(page: Page, button: string, opened: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator(opened)).toBeVisible();
}

async function submitEmpty(page: Page, form: string) {
  await page.locator(form).locator('button:not([type="button"])').click();
  await expect(page.locator(`${form} [aria-invalid="true"]`).first()).toBeVisible();
}

/** Checks a part in one of LOOKS. */
async function expectAccessibleIn(page: Page, { viewport, colorScheme }: Look, state: string, part: string) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await test.step(state, () => expectAccessible(page, state, part));
}

test('axe finds no violation in what opens on a page', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/faq');
  await openFromButton(page, 'Services', '#menu-services');
  await expectAccessibleIn(page, WIDE, 'dropdown open', '#menu-services');
  await page.keyboard.press('Escape');

  await page.setViewportSize(PHONE);
  await page.getByRole('main').locator('summary').first().click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expectAccessibleIn(page, NARROW, 'question open', 'details[open]');

  await openFromButton(page, 'Menu', '#mobile-menu');
  await expectAccessibleIn(page, NARROW, 'mobile menu open', '#mobile-menu');
  await page.keyboard.press('Escape');

  await openFromButton(page, 'Chat with us', '[role="dialog"]');
  await submitEmpty(page, '[role="dialog"] form');
  await expectAccessibleIn(page, NARROW, 'chat in error', '[role="dialog"]');
});

for (const [form, route, look] of [
  ['contact', '/', NARROW],
  ['estimate', serviceRoutes[0], WIDE],
] as const) {
  test(`axe finds no violation in the ${form} form in error`, async ({ page }) => {
    await open(page, route);
    await submitEmpty(page, '#contact form');
    await expectAccessibleIn(page, look, form, '#contact');
  });
}

testInNewTab('axe finds no violation in the pop-up and in a toast', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await open(page, '/');
  await page.clock.fastForward(30_000);
  await expect(page.locator('#lead-popup')).toBeVisible();
  await expectAccessibleIn(page, NARROW, 'pop-up open', '#lead-popup');
  await page.keyboard.press('Escape');

  const form = page.locator('#contact form');
  for (const [label, value] of [
    ['First name', 'Maria'],
    ['Email', 'maria@mail.example'],
    ['Subject', 'Patio'],
    ['Message', 'Hello'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.locator('button:not([type="button"])').click();
  // Keeps the toast open while axe runs.
  await page.getByRole('region', { name: 'Notifications' }).getByRole('group').hover();
  await expectAccessibleIn(page, WIDE, 'message sent', '[aria-label^="Notifications"]');
});
