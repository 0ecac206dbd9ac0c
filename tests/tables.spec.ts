import { DESKTOP, expect, PHONE, testInSharedTab as test } from './fixtures';
import { articleRoutes, readHtml, sitemapRoutes } from './routes';

/* Tables that writers make: on a phone they fit or scroll within themselves, and have a name of their own. */

const TABLES = '[role="group"]:has(> table)';

/** Returns the first rows of a page's tables, as HTML. */
const headRows = (route: string) => readHtml(route).match(/role="group"[^>]*><table.*?<\/tr>/gs) ?? [];

/** Returns the articles, and the other pages, that have a table with as many columns as none before. */
function routesWithTables(): string[] {
  const seen = new Set<string>();
  return sitemapRoutes.filter((route) => {
    const kinds = headRows(route).map((row) => `${articleRoutes.includes(route)} ${row.split('<th').length}`);
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}

/** Whether a page has a table of four or more columns. */
const hasWideTables = sitemapRoutes.some((route) => headRows(route).some((row) => row.split(/<th[ >]/).length > 4));

test('the Tab key stops at the tables that scroll, on a phone and a desktop, and at no other', async ({ page }) => {
  let scrolling = 0;
  for (const route of routesWithTables()) {
    await page.goto(route);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      // The boot script has already run; its ResizeObserver runs with the next frame.
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
          `${route}, ${viewport.width} px`,
        )
        .toEqual([]);
      const count = tables.filter(({ scrolls }) => scrolls).length;
      // Only tables of four or more columns scroll, and only on a phone.
      if (viewport === DESKTOP) expect.soft(count, route).toBe(0);
      else scrolling += count;
    }
  }
  expect(scrolling > 0).toBe(hasWideTables);
});
