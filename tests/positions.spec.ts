import type { Locator, Page } from '@playwright/test';
import { headerItems } from '../src/site/navigation';
import { siteParts } from '../src/company/siteParts';
import { expect, open, openAtRest, runUntilPopup, test as testInNewTab, testInSharedTab as test } from './fixtures';
import { allRoutes, kindRoutes, routeWith } from './routes';

/*
 * Checks the positions of opened elements, and that nothing is wider than the window. These tests run with scrollbars
 * that take up space (playwright.config.ts), as most visitors with a mouse have them: 100vw is then wider than the
 * window.
 */

/** Tolerance in pixels between two edges that should align. */
const TOLERANCE = 2;

/** The widest of the common system fonts, so that the header has the least room. */
const WIDEST_FONT = 'DejaVu Sans';

/**
 * Minimum gap in pixels between two entries of the header: more than a space in that font, so that they do not read as
 * one.
 */
const ENTRY_GAP = 6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Returns the window without its scrollbars. */
async function windowOf(page: Page): Promise<Box> {
  return page.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    return { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  });
}

function expectNear(edge: number, other: number, what: string): void {
  expect(Math.abs(edge - other), what).toBeLessThanOrEqual(TOLERANCE);
}

/** Expects the element to be completely within the window, and returns its box. */
async function expectInWindow(page: Page, element: Locator): Promise<Box> {
  const [box, frame] = [await boxOf(element), await windowOf(page)];
  const where = JSON.stringify({ box, window: frame });
  expect(box.left, where).toBeGreaterThanOrEqual(frame.left);
  expect(box.top, where).toBeGreaterThanOrEqual(frame.top);
  expect(box.right, where).toBeLessThanOrEqual(frame.right + 0.5);
  expect(box.bottom, where).toBeLessThanOrEqual(frame.bottom + 0.5);
  return box;
}

/** Expects that the page cannot be scrolled sideways. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { tooWide, beyond } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth;
    return {
      tooWide: scrollWidth - clientWidth,
      beyond:
        scrollWidth > clientWidth
          ? [...document.body.querySelectorAll('*')].filter(isBeyond).map(({ outerHTML }) => outerHTML.slice(0, 120))
          : [],
    };
  });
  expect.soft(tooWide, `${where}; beyond the edge: ${beyond.slice(0, 5).join('\n')}`).toBe(0);
}

test.describe('menus', () => {
  const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const opened = (page: Page) => page.locator(':popover-open');
  const dropdowns = headerItems.filter((item) => 'items' in item);

  test('dropdowns open below their buttons, and scroll if they are taller than the window', async ({ page }) => {
    await page.goto('/faq');
    for (const width of [1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { label } of dropdowns) {
        await main(page).getByRole('button', { name: label }).click();
        const button = await boxOf(main(page).getByRole('button', { name: label }));
        const header = await boxOf(page.getByRole('banner'));
        const panel = await expectInWindow(page, opened(page));
        expectNear(panel.left, button.left, `${width} px: left edges`);
        expectNear(panel.top, header.bottom, `${width} px: below the header`);
        await page.keyboard.press('Escape');
      }
    }

    await page.setViewportSize({ width: 1280, height: 360 });
    for (const { label } of dropdowns) {
      await main(page).getByRole('button', { name: label }).click();
      await expectInWindow(page, opened(page));
      await opened(page).getByRole('link').last().focus();
      await expectInWindow(page, opened(page).getByRole('link').last());
    }
  });

  test('the mobile menu is at the right edge, and its close button is where its menu button was', async ({ page }) => {
    await page.goto('/faq');
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 640 });
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await button.click();
      const menu = await expectInWindow(page, opened(page));
      const frame = await windowOf(page);
      expectNear(menu.right, frame.right, `${width} px: right edge`);
      expectNear(menu.bottom - menu.top, frame.bottom, `${width} px: height`);
      const close = opened(page).getByRole('button', { name: 'Close menu' });
      const [from, to] = [await boxOf(button), await boxOf(close)];
      expectNear(to.top, from.top, `${width} px: height of the button`);
      // A menu that scrolls has its own scrollbar.
      expect(from.right - to.right, `${width} px: place of the button`).toBeLessThanOrEqual(16);
      await close.click();
    }
  });
});

test.describe('header', () => {
  /** From 1100 px on, it has the whole menu. */
  const WIDTHS = [320, 390, 768, 1024, 1100, 1200, 1280, 1440];

  const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: /home$/ });

  /** Returns the entries of the header from left to right, with the edges of their text and icons. */
  async function shown(page: Page) {
    const entries = page.getByRole('banner').locator('a, button').filter({ visible: true });
    const places = await entries.evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        const { height } = element.getBoundingClientRect();
        const text = element.textContent || element.ariaLabel;
        // The number in a phone's round call button is hidden on purpose.
        return { text, left, right: Math.min(right, element.getBoundingClientRect().right), height };
      }),
    );
    return places.sort((one, other) => one.left - other.left);
  }

  /** Expects that the entries do not wrap or touch. */
  async function expectRoom(page: Page, width: number) {
    const entries = await shown(page);
    const frame = await windowOf(page);
    expect(entries[0]?.left, `${width} px`).toBeGreaterThanOrEqual(16);
    expect(entries.at(-1)?.right, `${width} px`).toBeLessThanOrEqual(frame.right - 16);
    entries.forEach(({ text, left, height }, index) => {
      expect(left - (entries[index - 1]?.right ?? 0), `${width} px: before ${text}`).toBeGreaterThanOrEqual(ENTRY_GAP);
      // The name of the company may wrap.
      if (index > 0) expect(height, `${width} px: ${text} on one line`).toBeLessThanOrEqual(50);
    });
    const texts = entries.map(({ text }) => text);
    for (const { label } of headerItems) expect(texts.includes(label), `${width} px: ${label}`).toBe(width >= 1100);
  }

  test("shows the company's full name, and cuts off a longer one to make room for the menu", async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate((font) => document.documentElement.style.setProperty('--font-text', font), WIDEST_FONT);
    const name = brand(page).locator('span');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectRoom(page, width);
      // Line heights are rounded.
      const isCut = await name.evaluate(
        (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1,
      );
      expect(isCut, `${width} px`).toBe(false);
    }

    await name.evaluate((text) => (text.textContent = 'Southwest Florida Hardscape and Paver Contractors'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectRoom(page, width);
    }
  });
});

test.describe('what opens on a page', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** Checks the page on phones and wide screens. */
  async function atEachWidth(page: Page, check: (width: number, isPhone: boolean) => Promise<void>) {
    for (const width of [320, 390, 1024, 1440]) {
      const isPhone = width < 768;
      await page.setViewportSize({ width, height: isPhone ? 640 : 800 });
      await check(width, isPhone);
    }
  }

  test('the chat is above its button, at the edge of the window', async ({ page }) => {
    await open(page, '/faq');
    const button = page.getByRole('button', { name: 'Chat with us' });
    await button.click();
    const chat = page.getByRole('dialog', { name: 'Chat with us' });
    await expect(chat).toBeVisible();
    await atEachWidth(page, async (width, isPhone) => {
      const box = await expectInWindow(page, chat);
      const [from, frame] = [await boxOf(button), await windowOf(page)];
      expect(box.bottom, `${width} px`).toBeLessThanOrEqual(from.top);
      expect(from.top - box.bottom, `${width} px`).toBeLessThanOrEqual(16);
      expect(box.top, `${width} px`).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
      expectNear(box.right, isPhone ? frame.right : from.right, `${width} px: right edge`);
      if (isPhone) expectNear(box.left, 0, `${width} px: left edge`);
      // All of the form is in view where the window has room for it.
      else expect((await boxOf(chat.getByRole('button', { name: 'Send message' }))).bottom).toBeLessThan(box.bottom);
    });
  });

  testInNewTab('the pop-up is at the lower edge or in the middle, and a toast below the header', async ({ page }) => {
    await openAtRest(page, '/');
    await runUntilPopup(page);
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    await atEachWidth(page, async (width, isPhone) => {
      const box = await expectInWindow(page, popup);
      const frame = await windowOf(page);
      expectNear(box.left, frame.right - box.right, `${width} px: left and right of it`);
      expectNear(frame.bottom - box.bottom, isPhone ? 0 : box.top, `${width} px: below it`);
    });
    await page.keyboard.press('Escape');

    const form = page.locator('#contact form');
    for (const field of ['First name', 'Subject', 'Message']) await form.getByLabel(field).fill('Patio');
    await form.getByLabel('Email').fill('maria@mail.example');
    await form.locator('button:not([type="button"])').click();
    const toast = page.getByRole('group').filter({ hasText: 'Message Sent!' });
    await expect(toast).toBeVisible();
    await atEachWidth(page, async (width) => {
      const box = await expectInWindow(page, toast);
      const header = await boxOf(page.getByRole('banner'));
      expect(box.top, `${width} px`).toBeGreaterThanOrEqual(header.bottom);
      expect(box.top - header.bottom, `${width} px`).toBeLessThanOrEqual(24);
      expect(header.right - box.right, `${width} px`).toBeLessThanOrEqual(48);
    });
  });

  const picturesRoute = routeWith('data-lightbox=');
  if (picturesRoute)
    test('the lightbox fills the window, with the picture inside', async ({ page }) => {
      await page.goto(picturesRoute);
      await page.locator('a[data-lightbox]').first().click();
      const lightbox = page.getByRole('dialog', { name: 'Pictures, enlarged' });
      const picture = lightbox.getByRole('img').first();
      await atEachWidth(page, async () => {
        // PhotoSwipe measures the window some time after a change.
        await expect(async () => {
          const [box, frame] = [await expectInWindow(page, lightbox), await windowOf(page)];
          expectNear(box.right - box.left, frame.right, 'width');
          expectNear(box.bottom - box.top, frame.bottom, 'height');
          await expectInWindow(page, picture);
          await expectInWindow(page, lightbox.getByRole('button', { name: 'Close' }));
        }).toPass();
      });
    });

  const panels: Readonly<Record<string, { route: string | undefined; open: (page: Page) => Promise<Locator> }>> = {
    'choices of the visualizer': {
      route: '/paver-products',
      open: async (page) => {
        await page.getByRole('button', { name: 'Design yours' }).click();
        return page.getByRole('form', { name: 'Choices for Design A' });
      },
    },
    'prices of the estimator': {
      route: routeWith('All prices behind this estimate'),
      open: async (page) => {
        const title = page.getByText('All prices behind this estimate');
        await title.click();
        return page.locator('details', { has: title }).locator('> :not(summary)').first();
      },
    },
    'link of a referrer': {
      route: siteParts.referrals ? '/referrals' : undefined,
      open: async (page) => {
        await page.getByRole('textbox', { name: 'Your name' }).fill('Maria');
        await page.getByRole('button', { name: 'Make my link' }).click();
        return page.getByRole('region', { name: /^A link for/ });
      },
    },
  };

  for (const [name, panel] of Object.entries(panels)) {
    const { route } = panel;
    // Nothing to test on a site without it.
    if (route === undefined) continue;
    test(`the ${name} fits in the window`, async ({ page }) => {
      await page.goto(route);
      const opened = await panel.open(page);
      await expect(opened).toBeVisible();
      await atEachWidth(page, async (width) => {
        const [box, frame] = [await boxOf(opened), await windowOf(page)];
        expect(box.left, `${width} px`).toBeGreaterThanOrEqual(0);
        expect(box.right, `${width} px`).toBeLessThanOrEqual(frame.right);
        await expectNoSidewaysScroll(page, `${route}, ${width} px`);
      });
    });
  }
});

test.describe('every page', () => {
  // One of the routes is unknown.
  test.use({ allowedProblems: [/404/] });

  /** In CSS pixels, from a folded phone to a 4K screen at 100%; WCAG 1.4.10 asks for 320. */
  const widths = [280, 320, 390, 768, 1024, 1440, 2560, 3840];
  const others = allRoutes.filter((route) => !kindRoutes.includes(route));

  for (const [name, routes, checked] of [
    ['a page of each kind', kindRoutes, widths],
    // Only their words differ, and long words are a matter of narrow columns.
    ['any other page, on the narrowest phone', others, [320]],
  ] as const) {
    test(`is no wider than the window: ${name}`, async ({ page }) => {
      // In one page, because a new page for each route would take longer than the check.
      for (const route of routes) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), route).toBeGreaterThan(0);
        for (const width of checked) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page, `${route}, ${width} px`);
        }
      }
    });
  }

  test('has forms that are as wide on any screen beyond a laptop', async ({ page }) => {
    const formWidths = () =>
      page
        .locator('main form')
        .filter({ visible: true })
        .evaluateAll((forms) => forms.map((form) => Math.round(form.getBoundingClientRect().width)));
    for (const route of kindRoutes) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const onLaptop = await formWidths();
      for (const width of widths.filter((wide) => wide > 1440)) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await formWidths(), `${route}, ${width} px`).toEqual(onLaptop);
      }
    }
  });
});
