import type { Locator, Page } from '@playwright/test';
import { headerItems } from '../src/site/navigation';
import { serviceRoutes } from './siteRoutes';
import { DESKTOP, expect, PHONE, testInSharedTab as test } from './fixtures';

/*
 * Forced colors (contrast themes on Windows) replace all colors and drop shadows and background images, so that a state must
 * show in a line, a frame or a system color. What is compared is what forced colors leave.
 */

/** Returns what is seen of an element and its picture in forced colors, apart from its text. */
const seen = (element: Locator) =>
  element.evaluate((one) =>
    [one, ...one.querySelectorAll('svg, input')].map((part) => {
      const style = getComputedStyle(part);
      return {
        line: style.textDecorationLine,
        border: [style.borderBlock, style.borderInline],
        outline: style.outlineStyle === 'none' ? 'none' : [style.outlineStyle, style.outlineWidth],
        transform: style.transform,
        ground: style.backgroundColor,
        tick: part instanceof HTMLInputElement && style.opacity !== '0' && part.checked,
      };
    }),
  );

async function expectToDiffer(one: Locator, other: Locator, what: string): Promise<void> {
  expect(await seen(one), what).not.toEqual(await seen(other));
}

for (const forcedColors of ['active', 'none'] as const) {
  test.describe(forcedColors === 'active' ? 'in forced colors' : 'in usual colors, by more than color', () => {
    const open = async (page: Page, route: string) => {
      await page.emulateMedia({ forcedColors });
      await page.goto(route);
    };
    const line = (link: Locator) => expect(link).toHaveCSS('text-decoration-line', 'underline');

    test('the header and its menus mark the current page', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      for (const route of headerItems.flatMap((item) => ('items' in item ? [] : [item.path]))) {
        await open(page, route);
        await line(page.getByRole('banner').locator('[aria-current=page]').filter({ visible: true }));
      }
      for (const { label, items } of headerItems.filter((item) => 'items' in item)) {
        await open(page, items[0].path);
        const button = page.getByRole('banner').getByRole('button', { name: label });
        await line(button);
        const closed = await seen(button);
        await button.click();
        expect(await seen(button), `${label}, open`).not.toEqual(closed);
        const panel = page.locator(':popover-open');
        await expect(panel).not.toHaveCSS('border-bottom-width', '0px');
        await line(panel.locator('[aria-current=page]'));
        await page.keyboard.press('Escape');
      }
    });

    test('the menu of phones marks the current page', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page, serviceRoutes[0] ?? '/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await line(page.locator('#mobile-menu [aria-current=page]'));
    });
  });
}

test.describe('in forced colors', () => {
  test.use({ viewport: DESKTOP });

  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the catalog shows which use, color and close-up are chosen', async ({ page }) => {
    await page.goto('/paver-products');
    const uses = page.getByRole('group', { name: 'What is it for?' }).locator('label');
    await expectToDiffer(uses.first(), uses.nth(1), 'use');
    const colors = page.getByRole('toolbar').first().getByRole('button');
    await colors.nth(1).click();
    await expect(colors.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expectToDiffer(colors.nth(1), colors.first(), 'color');
    const closeUps = page.getByRole('button', { name: /^Close-up/ });
    await closeUps.nth(1).click();
    await expect(closeUps.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expectToDiffer(closeUps.nth(1), closeUps.first(), 'close-up');
  });
});
