import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { business } from '../src/data/business';
import { readPage, single } from './builtPage';
import { expect, open, test } from './fixtures';
import { allRoutes, sitemapRoutes, specifiedRoutes, THANKS, UNKNOWN } from './routes';

test('the sitemap lists the routes of the site and no other', () => {
  expect([...sitemapRoutes].sort()).toEqual([...specifiedRoutes].sort());
});

for (const route of [...specifiedRoutes, THANKS]) {
  test(`${route} opens`, async ({ page }) => {
    const response = await open(page, route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(`© ${business.copyrightYear}`);
    expect(new URL(page.url()).pathname).toBe(route);

    // Every picture of the page arrives, also those that load only when they come into view.
    const pictures = page.locator('img');
    for (const picture of await pictures.all()) {
      await picture.evaluate((image: HTMLImageElement) => {
        image.loading = 'eager';
        return image.decode();
      });
    }
  });
}

test.describe('an unknown path', () => {
  test.use({ allowedProblems: [/404/] });

  test('answers 404 with a way home, and its path goes to the console', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await open(page, UNKNOWN);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(logged.filter((text) => text.includes('non-existent')).join()).toContain(UNKNOWN);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('has its own page below a known one, too', async ({ page }) => {
    const response = await open(page, '/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  });
});

test('the answers carry the security headers of the host', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
  // For styles, each page says more, below.
  expect(headers['content-security-policy']?.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
});

const headers = readFileSync('static/_headers', 'utf8');

function hashOf(element: Element): string {
  return createHash('sha256')
    .update(element.textContent ?? '')
    .digest('base64');
}

for (const route of allRoutes) {
  test(`${route} allows no inline style but its own rules, and no inline script but three of the site's own`, () => {
    const page = readPage(route);
    const rules = single(page, 'style');
    const policy = single(page, 'meta[http-equiv="Content-Security-Policy"]');
    expect(policy.getAttribute('content')).toBe(`style-src 'self' 'sha256-${hashOf(rules)}'`);
    expect(policy.compareDocumentPosition(rules)).toBe(rules.DOCUMENT_POSITION_FOLLOWING);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    const inline = [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')];
    const early = inline.filter((script) => !script.hasAttribute('type'));
    const late = inline.filter((script) => !early.includes(script));
    expect(late.map((script) => script.getAttribute('type'))).toEqual(['module', 'speculationrules']);
    const sources = [...early.slice(-1), ...late.reverse()].map((script) => `'sha256-${hashOf(script)}'`);
    expect(headers).toContain(`script-src 'self' ${sources.join(' ')};`);
    // What is read is laid out at once: up to the header, then with each header and form.
    expect(new Set(early.map(hashOf)).size).toBe(1);
    expect(early[0]?.nextElementSibling?.tagName).toBe('HEADER');
    expect(early.slice(1)).toEqual([...page.querySelectorAll('header, form')].map((part) => part.lastElementChild));
  });
}
