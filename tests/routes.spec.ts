import { expect, open, testInSharedTab as test } from './fixtures';
import { articleRoutes, cityRoutes, readHtml, serviceRoutes, sitemapRoutes, THANKS, UNKNOWN } from './routes';

const kinds = { city: cityRoutes, service: serviceRoutes, article: articleRoutes };

/** Returns the kind of a page and the names of its islands. Pages that have these in common differ only in data. */
function kindOf(route: string): string {
  const kind = Object.entries(kinds).find(([, routes]) => routes.includes(route))?.[0] ?? route;
  const islands = Array.from(readHtml(route).matchAll(/data-island="([^"]+)"/g), ([, name = '']) => name);
  return [kind, ...islands.sort()].join(' ');
}

// In one page, because a new page for each route would take longer than the check.
test('pages of every kind open, and all of their islands hydrate', async ({ page }) => {
  const oneOfEach = new Map([...sitemapRoutes, THANKS].map((route) => [kindOf(route), route]));
  for (const route of oneOfEach.values()) {
    await open(page, route);
    await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect.soft(page.getByRole('banner'), route).toBeVisible();
    expect.soft(new URL(page.url()).pathname).toBe(route);
  }
});

test.describe('an unknown path', () => {
  test.use({ allowedProblems: [/404/] });

  test('is logged to the console', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open(page, UNKNOWN);
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    expect(logged).toContain(`404: no page at ${UNKNOWN}`);
  });
});
