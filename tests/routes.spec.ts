import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { business } from '../src/data/business';
import { readPage, single } from './builtPage';
import { expect, open, testInSharedTab as test } from './fixtures';
import {
  allRoutes,
  articleRoutes,
  cityRoutes,
  serviceRoutes,
  sitemapRoutes,
  siteRoutes,
  THANKS,
  UNKNOWN,
} from './routes';

test('the sitemap lists exactly the routes of the site', () => {
  expect([...sitemapRoutes].sort()).toEqual([...siteRoutes].sort());
});

const kinds = { city: cityRoutes, service: serviceRoutes, article: articleRoutes };
const others = [...siteRoutes, THANKS].filter((route) => !Object.values(kinds).flat().includes(route));

for (const [kind, routes] of Object.entries({ ...kinds, other: others })) {
  // In one page, because a new page for each route would take longer than the check.
  test(`every ${kind} page opens`, async ({ page }) => {
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      const response = await open(page, route);
      expect.soft(response?.status(), route).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect.soft(page.getByRole('banner'), route).toBeVisible();
      await expect.soft(page.getByRole('contentinfo'), route).toContainText(`© ${business.copyrightYear}`);
      expect.soft(new URL(page.url()).pathname).toBe(route);
    }
  });
}

test.describe('an unknown path', () => {
  test.use({ allowedProblems: [/404/] });

  test('answers 404 with a link to the home page, and logs its path to the console', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await open(page, UNKNOWN);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(logged).toContain(`404: no page at ${UNKNOWN}`);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('answers 404 below a known path, too', async ({ page }) => {
    const response = await open(page, '/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  });
});

test('responses have the security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
  // Each page narrows its styles, see below.
  expect(headers['content-security-policy']?.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('other sites may show pictures and social cards, but not embed pages', async ({ request }) => {
  const page = readPage('/blog');
  const addresses = [
    page.querySelector('img[src^="/pictures/"]')?.getAttribute('src'),
    page.querySelector('meta[property="og:image"]')?.getAttribute('content')?.replace(business.url, ''),
  ];
  for (const address of addresses) {
    const headers = (await request.get(address ?? '')).headers();
    expect(headers['cross-origin-resource-policy'], address ?? '').toBe('cross-origin');
  }
});

function sourceOf(element: Element): string {
  const hash = createHash('sha256').update(element.textContent ?? '');
  return `'sha256-${hash.digest('base64')}'`;
}

/** Returns the sources of a page's inline scripts. */
const scriptsIn = (page: Document) =>
  [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].map(sourceOf);

/** Returns the sources of scripts that a response allows. */
async function allowedScripts(request: APIRequestContext, route: string): Promise<string[]> {
  const policy = (await request.get(route)).headers()['content-security-policy'] ?? '';
  return /script-src ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? [];
}

for (const route of allRoutes) {
  test(`${route} allows only its own inline styles, and all of its inline scripts`, async ({ request }) => {
    const page = readPage(route);
    const rules = single(page, 'style');
    const policy = single(page, 'meta[http-equiv="Content-Security-Policy"]');
    const directives = (policy.getAttribute('content') ?? '').split('; ');
    expect(directives).toContain(`style-src 'self' ${sourceOf(rules)}`);
    // For hosts that send no headers, the page's own policy covers everything else, too.
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("base-uri 'none'");
    expect(directives).toContainEqual(expect.stringMatching(/^connect-src 'self'/));
    expect(directives).toContainEqual(expect.stringMatching(/^form-action 'self'/));
    const scripts = directives.find((directive) => directive.startsWith('script-src ')) ?? '';
    expect(scripts.split(' ')).toEqual(expect.arrayContaining(["'self'", ...scriptsIn(page)]));
    expect(scripts).not.toContain('unsafe');
    expect(policy.compareDocumentPosition(rules)).toBe(rules.DOCUMENT_POSITION_FOLLOWING);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    expect(await allowedScripts(request, route)).toEqual(expect.arrayContaining(scriptsIn(page)));
  });
}

test('the policy allows only scripts that pages have', async ({ request }) => {
  const sources = new Set(allRoutes.flatMap((route) => scriptsIn(readPage(route))));
  expect((await allowedScripts(request, '/')).sort()).toEqual(["'self'", ...sources].sort());
});
