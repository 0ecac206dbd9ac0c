import type { Page } from '@playwright/test';
import { bringToLife, DESKTOP, expect, test } from './fixtures';
import { islands, routeOf, selectorOf, showIsland } from './islandPages';

/*
 * Presses each button and radio of each island by keyboard, those that appear on the way as well. Browsers leave the focus
 * on the body if the element that has it is removed, hidden or disabled, and a keyboard or screen reader then starts over
 * at the top of the page.
 */

/** How many controls a tool may have; beyond that, pressing them adds others without end. */
const MOST_CONTROLS = 200;

/** What the site says in place of a button or part that loads. */
const LOADING = 'One moment…';

/** Presses a control that was not pressed before, and returns its name; undefined if there is none left. */
async function pressNext(page: Page, selector: string, pressed: readonly string[]): Promise<string | undefined> {
  const controls = page.locator(`${selector} :is(button, [type=radio]):enabled`).filter({ visible: true });
  const names = await controls.evaluateAll((elements) =>
    elements.map(
      (element) => element.ariaLabel ?? ((element as HTMLInputElement).labels?.[0] ?? element).textContent.trim(),
    ),
  );
  const index = names.findIndex((name) => !pressed.includes(name));
  if (index >= 0) await controls.nth(index).press(' ');
  return names[index];
}

/** Waits until the island has loaded what a press asked for, and the page has drawn it. */
async function settle(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).getByText(LOADING).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator(`${selector} [aria-busy=true]`)).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test.use({ viewport: DESKTOP });

for (const name of islands) {
  test(`no control of ${name} takes the focus away with it`, async ({ page }) => {
    const selector = selectorOf(name);
    // Nothing is printed.
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(routeOf(name));
    await showIsland(page, name);
    await bringToLife(page);
    const pressed: string[] = [];
    while (pressed.length < MOST_CONTROLS) {
      const next = await pressNext(page, selector, pressed);
      if (next === undefined) break;
      pressed.push(next);
      await settle(page, selector);
      // Effects that move the focus run after the first paint.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), `after "${next}"`).not.toBe('BODY');
    }
    expect(pressed.length).toBeLessThan(MOST_CONTROLS);
  });
}
