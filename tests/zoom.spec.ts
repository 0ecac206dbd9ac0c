import type { Locator, Page } from '@playwright/test';
import { areaById, pageOf } from '../src/company/areas';
import { business } from '../src/company/business';
import { compare, publishedComparison } from '../src/tools/comparison/core/comparison';
import { expect, test } from './fixtures';
import { projectIds, projectNames } from '../src/tools/visualizer/core/types';
import { someZip } from './zips';
import { articleRoutes, cityRoutes, estimatorRoute, lightContactRoute, routeWith, serviceRoutes } from './routes';

/*
 * A desktop of 1280 × 800 px at 200%, in two ways: the page zoomed, so that it is 640 × 400 CSS pixels, and only the
 * text enlarged by the browser's setting.
 */

interface Tool {
  readonly route: string | undefined;
  readonly find: (page: Page) => Locator;
  /** Opens everything that the tool can show. */
  readonly unfold: (tool: Locator) => Promise<void>;
}

const careRoute = routeWith('id="care"');

const openDetails = async (tool: Locator) => {
  for (const summary of await tool.locator('summary').all()) await summary.click();
};

const tools: Readonly<Record<string, Tool>> = {
  estimator: {
    route: estimatorRoute,
    find: (page) => page.locator('#estimate'),
    unfold: async (tool) => {
      const field = tool.locator('input[inputmode]').first();
      const given = await field.inputValue();
      await field.fill('9999999');
      await expect(tool.locator('[aria-invalid]')).toHaveCount(1);
      await field.fill(given);
      await expect(tool.locator('[aria-invalid]')).toHaveCount(0);
      await openDetails(tool);
    },
  },
  comparison: {
    route: routeWith('id="comparison"'),
    find: (page) => page.locator('#comparison'),
    unfold: async (tool) => {
      await tool.getByLabel('Replaced in year').fill('18');
      const { concrete } = compare({ ...publishedComparison, replacement: 18 });
      await expect(tool.locator('section')).toContainText(`$${concrete.toLocaleString('en-US')}`);
      await openDetails(tool);
    },
  },
  'care calendar': {
    // The fragment opens the text that the calendar is folded into.
    route: careRoute && `${careRoute}#care`,
    find: (page) => page.locator('#care'),
    unfold: async (tool) => {
      await tool.getByLabel('Date').fill('2026-02-10');
      await expect(tool.getByRole('button', { name: /calendar/ })).toBeVisible();
    },
  },
  'pattern visualizer': {
    route: projectIds.length > 0 ? '/paver-products' : undefined,
    find: (page) => page.locator('section').filter({ has: page.locator('#design') }),
    unfold: async (tool) => {
      await tool.getByRole('button', { name: 'Design yours' }).click();
      await tool.getByRole('button', { name: 'Compare with a second design' }).click();
      await expect(tool.locator('canvas')).toHaveCount(2);
      // The one with the most fields is the last.
      await tool.getByRole('radio', { name: projectNames[projectIds[projectIds.length - 1]] }).check();
      await tool.getByLabel('Border', { exact: true }).selectOption('soldier');
      await openDetails(tool);
    },
  },
  'ZIP check and map': {
    route: '/service-area',
    find: (page) => page.locator('section').filter({ has: page.getByLabel(/ZIP/) }),
    unfold: async (tool) => {
      const { zip, area } = someZip('yes');
      await tool.getByLabel(/ZIP/).fill(zip);
      await tool.getByLabel(/ZIP/).press('Enter');
      const [status, { name }] = [tool.getByRole('status'), areaById(area)];
      const named = pageOf(areaById(area)) ? status.getByRole('link', { name }) : status.getByText(name);
      await expect(named).toBeVisible();
    },
  },
};

/**
 * Focuses each control, which scrolls it into view, and returns what is wrong with their positions; runs in the page.
 */
function troubles(controls: readonly Element[]): string[] {
  return controls.flatMap((control) => {
    const name = control.outerHTML.slice(0, 110);
    // A radio button or checkbox can also be clicked by its label.
    const element = control.matches('[type="radio"], [type="checkbox"]')
      ? (control.closest('label') ?? control)
      : control;
    (control as HTMLElement).focus();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -0.5 || right > innerWidth + 0.5) return `beyond the edge: ${name}`;
    if (control.matches('button, summary, input') && control.scrollWidth > control.clientWidth + 1)
      return `text cut off: ${name}`;
    const [firstLine] = element.getClientRects();
    const hit = document.elementFromPoint(
      (firstLine.left + firstLine.right) / 2,
      (firstLine.top + firstLine.bottom) / 2,
    );
    const isHit = hit && (element.contains(hit) || hit.contains(element));
    return isHit || bottom - top > innerHeight ? [] : `out of reach, under ${hit?.outerHTML.slice(0, 60)}: ${name}`;
  });
}

async function expectUsable(page: Page, tool: Locator): Promise<void> {
  const { scrollWidth, width } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect.soft(scrollWidth).toBeLessThanOrEqual(width);
  const controls = tool.locator('a, button, input, select, summary, [tabindex="0"]').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(2);
  expect.soft(await controls.evaluateAll(troubles)).toEqual([]);
}

for (const [name, { route, find, unfold }] of Object.entries(tools)) {
  // A company can lack the tool.
  if (route === undefined) continue;
  test(`${name} is usable with the page at 200%, and with its text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(route);
    await unfold(find(page));
    await expectUsable(page, find(page));

    await page.setViewportSize({ width: 1280, height: 800 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectUsable(page, find(page));
  });
}

/** The header's and the bar's links and buttons that lie outside of the window, wholly or in part; runs in the page. */
function outside(controls: readonly Element[]): string[] {
  return controls
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 110));
}

const frame = (page: Page) =>
  page.locator('header, nav[aria-label="Quick actions"]').locator('a, button').filter({ visible: true });

const partOf = (page: Page, role: string) =>
  role === 'banner' ? page.getByRole('banner') : page.getByRole('navigation', { name: 'Quick actions' });

test('with only the text doubled, the call button stays in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(partOf(page, 'banner').getByRole('link', { name: business.phone.display })).toBeInViewport({ ratio: 1 });
});

/** The links that dial and whose number is on more than one line; runs in the page. */
function broken(links: readonly Element[]): string[] {
  return links
    .filter((link) => [...link.querySelectorAll('[translate="no"]')].some((text) => text.getClientRects().length > 1))
    .map(({ outerHTML }) => outerHTML.slice(0, 110));
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the phone number is on one line with text at 200%', async ({ page }) => {
    for (const route of new Set(['/', lightContactRoute, ...articleRoutes.slice(0, 1), '/service-area', '/faq'])) {
      await page.goto(route);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 664 });
        const dialing = page.locator('a[href^="tel:"]').filter({ visible: true });
        expect.soft(await dialing.evaluateAll(broken), `${route}, ${width} px`).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width);
      }
    }
  });

  test('nothing leaves the screen with text at 200%, or with the text spacing of WCAG 1.4.12', async ({ page }) => {
    for (const route of new Set([
      '/',
      lightContactRoute,
      ...cityRoutes.slice(0, 1),
      serviceRoutes[0],
      '/service-area',
    ])) {
      await page.goto(route);
      for (const [width, height] of [
        [390, 664],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const [size, spacing] of [
          ['200%', ''],
          [
            '100%',
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
          ],
        ] as const) {
          await page.evaluate(
            ([fontSize, css]) => {
              document.documentElement.style.fontSize = fontSize;
              // Unlike an element, a constructed style sheet is not subject to the Content-Security-Policy.
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(css);
              document.adoptedStyleSheets = [sheet];
            },
            [size, spacing],
          );
          const label = `${route}, ${width} px, ${spacing ? 'spaced' : size}`;
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), label).toBe(width);
          expect.soft(await frame(page).evaluateAll(outside), label).toEqual([]);
        }
      }
    }
  });

  test('header and bar stay on a phone held sideways and leave most of it to the page; at 400% they scroll away', async ({
    page,
  }) => {
    const covered = async () => {
      const boxes = await Promise.all(['banner', 'navigation'].map((role) => partOf(page, role).boundingBox()));
      return boxes.reduce((sum, box) => sum + (box?.height ?? NaN), 0);
    };
    for (const [width, height] of [
      [844, 390],
      [664, 390],
      [640, 280],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(lightContactRoute);
      await expect(frame(page).first()).toBeInViewport();
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
      const away = await frame(page).evaluateAll(outside);
      expect(away.length, `${width} x ${height}`).toBe(height < 272 ? await frame(page).count() : 0);
      if (away.length === 0) expect(await covered(), `${width} x ${height}`).toBeLessThanOrEqual(100);
    }
  });

  test('with text at 150%, header and bar cover at most a quarter of a phone, and nothing in the bar is cut', async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 664],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(lightContactRoute);
      for (const size of [100, 150, 200]) {
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
        const where = `${width} px, ${size}%`;
        const [header, bar] = [
          await partOf(page, 'banner').boundingBox(),
          await partOf(page, 'navigation').boundingBox(),
        ];
        if (size <= 150) expect((header?.height ?? NaN) + (bar?.height ?? NaN), where).toBeLessThanOrEqual(height / 4);
        const cut = await partOf(page, 'navigation')
          .getByRole('link')
          .evaluateAll((links) =>
            links
              .filter((link) => {
                const text = document.createRange();
                text.selectNodeContents(link);
                const [inner, outer] = [text.getBoundingClientRect(), link.getBoundingClientRect()];
                return inner.left < outer.left + 6 || inner.right > outer.right - 6 || inner.bottom > outer.bottom;
              })
              .map((link) => link.textContent),
          );
        expect.soft(cut, where).toEqual([]);
      }
    }
  });

  test('the chat opens above the bar and below the header, whatever the size of text', async ({ page }) => {
    await page.goto(lightContactRoute);
    const chat = page.getByRole('dialog', { name: 'Chat with us' });
    await partOf(page, 'navigation').getByRole('button', { name: 'Chat with us' }).click();
    for (const [width, height] of [
      [390, 664],
      [320, 568],
      [844, 390],
      [390, 430],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const size of [100, 150, 200]) {
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
        const where = `${width} x ${height} px, ${size}%`;
        const box = await chat.boundingBox();
        const [header, bar] = [
          await partOf(page, 'banner').boundingBox(),
          await partOf(page, 'navigation').boundingBox(),
        ];
        expect.soft((box?.y ?? NaN) + (box?.height ?? NaN), where).toBeCloseTo(bar?.y ?? NaN, 0);
        expect.soft(box?.y, where).toBeGreaterThanOrEqual(header?.height ?? NaN);
        expect.soft(box?.width, where).toBe(width);
      }
    }
  });

  test('the pop-up shows its field and its button, whatever the size of text', async ({ page }) => {
    await page.goto('/');
    const popup = page.locator('#lead-popup');
    await popup.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    for (const [width, height] of [
      [390, 664],
      [360, 640],
      [664, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const size of [100, 150, 200]) {
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
        const where = `${width} x ${height} px, ${size}%`;
        for (const part of [popup.getByLabel('Email'), popup.getByRole('button', { name: 'Get the guide' })])
          await expect.soft(part, where).toBeInViewport({ ratio: 1 });
        const title = await popup.getByRole('heading').boundingBox();
        const label = await popup.locator('label', { hasText: 'Email' }).first().boundingBox();
        expect.soft((label?.y ?? NaN) - (title?.y ?? NaN) - (title?.height ?? NaN), where).toBeGreaterThanOrEqual(8);
      }
    }
  });
});
