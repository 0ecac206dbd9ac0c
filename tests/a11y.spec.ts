import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectAccessibleInLightAndDark,
  expectAccessibleWords,
  LOOKS,
  open,
  PHONE,
  test as testInNewTab,
  testInSharedTab as test,
} from './fixtures';
import { readPage } from './builtPage';
import { allRoutes, kindRoutes, serviceRoutes, UNKNOWN } from './routes';

const classesOf = (route: string) =>
  [...readPage(route).querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);

/** A page of each kind, and each page that shows something that none before it does. */
const looks: string[] = [];
const shown = new Set<string>();
for (const route of [...kindRoutes, ...allRoutes]) {
  const classes = classesOf(route);
  if (looks.includes(route) || (!kindRoutes.includes(route) && classes.every((name) => shown.has(name)))) continue;
  looks.push(route);
  for (const name of classes) shown.add(name);
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
        await expectAccessible(page, `${viewport.width} px, ${colorScheme}`);
      }
    });
  });
}

test('axe finds no violation in the frame of a page, on a phone in dark and on a desktop in light', async ({
  page,
}) => {
  await page.goto('/');
  for (const [viewport, colorScheme] of [
    [PHONE, 'dark'],
    [DESKTOP, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${viewport.width} px, ${colorScheme}`, '#__docusaurus > :not(main)');
  }
});

test('axe finds no violation in the words of any other page', async ({ page }) => {
  for (const route of allRoutes.filter((other) => !looks.includes(other))) {
    await page.goto(route);
    await expectAccessibleWords(page, route);
  }
});

async function openFromButton(page: Page, button: string, opened: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator(opened)).toBeVisible();
}

async function submitEmpty(page: Page, form: string) {
  await page.locator(form).locator('button:not([type="button"])').click();
  await expect(page.locator(`${form} [aria-invalid="true"]`).first()).toBeVisible();
}

test('axe finds no violation in what opens on a page, in light and dark', async ({ page }) => {
  const check = (state: string, part: string) =>
    test.step(state, () => expectAccessibleInLightAndDark(page, state, part));
  await open(page, '/faq');

  await page.setViewportSize(DESKTOP);
  await openFromButton(page, 'Locations', '#menu-locations');
  await check('dropdown open', '#menu-locations');
  await page.keyboard.press('Escape');

  await page.setViewportSize(PHONE);
  await page.getByRole('main').locator('summary').first().click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await check('question open', 'details[open]');

  await openFromButton(page, 'Menu', '#mobile-menu');
  await check('mobile menu open', '#mobile-menu');
  await page.keyboard.press('Escape');

  await openFromButton(page, 'Chat with us', '[role="dialog"]');
  await submitEmpty(page, '[role="dialog"] form');
  await check('chat in error', '[role="dialog"]');
});

for (const [form, route] of Object.entries({ contact: '/', estimate: serviceRoutes[0] })) {
  test(`axe finds no violation in the ${form} form in error, in light and dark`, async ({ page }) => {
    await open(page, route);
    await submitEmpty(page, '#contact form');
    await expectAccessibleInLightAndDark(page, form, '#contact');
  });
}

testInNewTab('axe finds no violation in the pop-up and in a toast, in light and dark', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await open(page, '/');
  await page.clock.fastForward(30_000);
  await expect(page.locator('#lead-popup')).toBeVisible();
  await expectAccessibleInLightAndDark(page, 'pop-up open', '#lead-popup');
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
  // Keeps the toast open while axe runs. The form's own status line has no button.
  await page
    .getByRole('status')
    .filter({ has: page.getByRole('button') })
    .hover();
  await expectAccessibleInLightAndDark(page, 'message sent', '[role="status"]');
});
