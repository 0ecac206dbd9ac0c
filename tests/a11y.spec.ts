import type { Page } from '@playwright/test';
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './fixtures';
import { allRoutes, kindRoutes, serviceRoutes, UNKNOWN } from './routes';

const SCREENS = [
  { name: 'phone', viewport: PHONE },
  { name: 'desktop', viewport: DESKTOP },
];
const SCHEMES = ['light', 'dark'] as const;

// Without transitions, because axe would measure colors halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of kindRoutes) {
  test.describe(route, () => {
    test.use({ allowedProblems: route === UNKNOWN ? [/404/] : [] });

    test('axe finds no violation, on phone and desktop, light and dark', async ({ page }) => {
      await open(page, route);
      for (const { name, viewport } of SCREENS) {
        await page.setViewportSize(viewport);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, `${name}, ${colorScheme}`);
        }
      }
    });
  });
}

for (const route of allRoutes.filter((other) => !kindRoutes.includes(other))) {
  test(`${route}: axe finds nothing`, async ({ page }) => {
    await page.goto(route);
    await expectAccessible(page, 'desktop, light');
  });
}

interface State {
  readonly viewport: typeof PHONE;
  readonly route: string;
  /** Brings the page into the state, and waits until it is reached. */
  readonly reach: (page: Page) => Promise<void>;
}

async function openFromButton(page: Page, button: string, opened: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator(opened)).toBeVisible();
}

async function submitEmpty(page: Page, form: string) {
  await page.locator(form).locator('button:not([type="button"])').click();
  await expect(page.locator(`${form} [aria-invalid="true"]`).first()).toBeVisible();
}

const states: Readonly<Record<string, State>> = {
  'mobile menu open': {
    viewport: PHONE,
    route: '/faq',
    reach: (page) => openFromButton(page, 'Menu', '#mobile-menu'),
  },
  'dropdown open': {
    viewport: DESKTOP,
    route: '/faq',
    reach: (page) => openFromButton(page, 'Locations', '#menu-locations'),
  },
  'question open': {
    viewport: PHONE,
    route: '/faq',
    reach: async (page) => {
      await page.getByRole('main').locator('summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
    },
  },
  'chat open': {
    viewport: PHONE,
    route: '/',
    reach: (page) => openFromButton(page, 'Chat with us', '[role="dialog"]'),
  },
  'chat in error': {
    viewport: DESKTOP,
    route: '/',
    reach: async (page) => {
      await openFromButton(page, 'Chat with us', '[role="dialog"]');
      await submitEmpty(page, '[role="dialog"] form');
    },
  },
  'pop-up open': {
    viewport: PHONE,
    route: '/',
    reach: async (page) => {
      await page.clock.fastForward(30_000);
      await expect(page.locator('#lead-popup')).toBeVisible();
    },
  },
  'contact form in error': {
    viewport: PHONE,
    route: '/',
    reach: (page) => submitEmpty(page, '#contact form'),
  },
  'estimate form in error': {
    viewport: DESKTOP,
    route: serviceRoutes[0],
    reach: (page) => submitEmpty(page, '#contact form'),
  },
  'message sent': {
    viewport: PHONE,
    route: '/',
    reach: async (page) => {
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
      await page.getByRole('status').hover();
    },
  },
};

for (const [name, { viewport, route, reach }] of Object.entries(states)) {
  test(`axe finds no violation with ${name}, light and dark`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await open(page, route);
    await reach(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme);
    }
  });
}
