import { expect, open, testInSharedTab as test } from './fixtures';
import { articleRoutes, cityRoutes, serviceRoutes, siteRoutes, THANKS, UNKNOWN } from './routes';

const kinds = { city: cityRoutes, service: serviceRoutes, article: articleRoutes };
const others = [...siteRoutes, THANKS].filter((route) => !Object.values(kinds).flat().includes(route));

for (const [kind, routes] of Object.entries({ ...kinds, other: others })) {
  // In one page, because a new page for each route would take longer than the check.
  test(`every ${kind} page opens, and its islands hydrate`, async ({ page }) => {
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      await open(page, route);
      await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect.soft(page.getByRole('banner'), route).toBeVisible();
      expect.soft(new URL(page.url()).pathname).toBe(route);
    }
  });
}

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
