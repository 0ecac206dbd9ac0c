import type { Locator, Page } from '@playwright/test';
import { areaById, pageOf } from '../src/data/areas';
import { compare, publishedComparison } from '../src/estimate/comparison';
import { expect, test } from './fixtures';
import { projectIds, projectNames } from '../src/visualizer/types';
import { someZip } from './zips';
import { cityRoutes, estimatorRoute, lightContactRoute, routeWith, serviceRoutes } from './routes';

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
    route: routeWith('id="care"'),
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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

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

  test('header and bar scroll away in a low window', async ({ page }) => {
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(frame(page).first()).toBeInViewport();
      await page.evaluate(() => scrollTo(0, innerHeight));
      for (const control of await frame(page).all()) await expect.soft(control).not.toBeInViewport();
    }
  });
});
