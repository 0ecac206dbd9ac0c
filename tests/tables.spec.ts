import { readPage } from './builtPage';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { allRoutes } from './routes';

/* Tables that writers make: on a phone they fit or scroll within themselves, and have a name of their own. */

const TABLES = '[role="group"]:has(> table)';
const routes = allRoutes.filter((route) => readPage(route).querySelector(TABLES));

test('every table is named after a heading of its page, and no two alike', () => {
  expect(routes.length).toBeGreaterThan(0);
  for (const route of routes) {
    const page = readPage(route);
    const headings = [...page.querySelectorAll('main :is(h2, h3)')].map(({ textContent }) => textContent);
    const names = [...page.querySelectorAll(TABLES)].map((table) => table.getAttribute('aria-label') ?? '');
    expect.soft(new Set(names).size, route).toBe(names.length);
    expect
      .soft(
        names.filter((name) => !headings.some((heading) => heading && name.startsWith(heading))),
        route,
      )
      .toEqual([]);
  }
});

for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`the Tab key stops on a ${screen} at the tables that scroll, and at no other`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    let scrolling = 0;
    for (const route of routes) {
      await page.goto(route);
      // The script of the page has run by then, and after the next frame the observer has.
      const tables = await page.locator(TABLES).evaluateAll(async (all) => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return all.map((table) => ({
          name: table.ariaLabel,
          scrolls: table.scrollWidth > table.clientWidth,
          stops: (table as HTMLElement).tabIndex === 0,
        }));
      });
      expect
        .soft(
          tables.filter(({ scrolls, stops }) => scrolls !== stops),
          route,
        )
        .toEqual([]);
      scrolling += tables.filter(({ scrolls }) => scrolls).length;
    }
    // Those of four columns and more, on a phone alone.
    if (viewport === DESKTOP) expect(scrolling).toBe(0);
    else expect(scrolling).toBeGreaterThan(0);
  });
}
