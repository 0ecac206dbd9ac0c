import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectAccessibleInLightAndDark,
  LOOKS,
  open,
  PHONE,
  test as testInNewTab,
  testInSharedTab as test,
} from './fixtures';
import { articleRoutes, cityRoutes, kindRoutes, serviceRoutes, UNKNOWN } from './routes';

for (const route of kindRoutes) {
  test.describe(route, () => {
    test.use({ allowedProblems: route === UNKNOWN ? [/404/] : [] });

    test('axe finds no violation, on a phone and a desktop, in light and dark', async ({ page }) => {
      await open(page, route);
      for (const { viewport, colorScheme } of LOOKS) {
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
  await open(page, '/');
  for (const [viewport, colorScheme] of [
    [PHONE, 'dark'],
    [DESKTOP, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${viewport.width} px, ${colorScheme}`);
  }
});

for (const [kind, routes] of Object.entries({ city: cityRoutes, service: serviceRoutes, article: articleRoutes })) {
  // In one page, because a new page for each route would take longer.
  test(`axe finds no violation on any other ${kind} page, on a desktop in light`, async ({ page }) => {
    test.slow();
    for (const route of routes.filter((other) => !kindRoutes.includes(other))) {
      await page.goto(route);
      await expectAccessible(page, route);
    }
  });
}

interface State {
  readonly viewport: typeof PHONE;
  readonly route: string;
  /** Selector of what it shows or changes. */
  readonly part: string;
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
    part: '#mobile-menu',
    reach: (page) => openFromButton(page, 'Menu', '#mobile-menu'),
  },
  'dropdown open': {
    viewport: DESKTOP,
    route: '/faq',
    part: '#menu-locations',
    reach: (page) => openFromButton(page, 'Locations', '#menu-locations'),
  },
  'question open': {
    viewport: PHONE,
    route: '/faq',
    part: 'details[open]',
    reach: async (page) => {
      await page.getByRole('main').locator('summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
    },
  },
  'chat open': {
    viewport: PHONE,
    route: '/',
    part: '[role="dialog"]',
    reach: (page) => openFromButton(page, 'Chat with us', '[role="dialog"]'),
  },
  'chat in error': {
    viewport: DESKTOP,
    route: '/',
    part: '[role="dialog"]',
    reach: async (page) => {
      await openFromButton(page, 'Chat with us', '[role="dialog"]');
      await submitEmpty(page, '[role="dialog"] form');
    },
  },
  'pop-up open': {
    viewport: PHONE,
    route: '/',
    part: '#lead-popup',
    reach: async (page) => {
      await page.clock.fastForward(30_000);
      await expect(page.locator('#lead-popup')).toBeVisible();
    },
  },
  'contact form in error': {
    viewport: PHONE,
    route: '/',
    part: '#contact',
    reach: (page) => submitEmpty(page, '#contact form'),
  },
  'estimate form in error': {
    viewport: DESKTOP,
    route: serviceRoutes[0],
    part: '#contact',
    reach: (page) => submitEmpty(page, '#contact form'),
  },
  'message sent': {
    viewport: PHONE,
    route: '/',
    part: '[role="status"]',
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
      // Keeps the toast open while axe runs. The form's own status line has no button.
      await page
        .getByRole('status')
        .filter({ has: page.getByRole('button') })
        .hover();
    },
  },
};

for (const [name, { viewport, route, part, reach }] of Object.entries(states)) {
  testInNewTab(`axe finds no violation with ${name}, light and dark`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await open(page, route);
    await reach(page);
    await expectAccessibleInLightAndDark(page, name, part);
  });
}
