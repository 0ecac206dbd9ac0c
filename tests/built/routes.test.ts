import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../../scripts/server';
import { business } from '../../src/company/business';
import { single, textOf } from '../pageContent';
import { allRoutes, pageFile, siteRoutes, sitemapRoutes, THANKS, UNKNOWN } from '../routes';
import { checkPages, readPage } from './pages';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ directory: 'build', port: 0 });
});

afterAll(() => server.close());

/** Requests a path of the site, without following redirects, and uncompressed, because compressing takes seconds. */
const get = (path: string) =>
  fetch(server.url + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } });

test('the sitemap lists exactly the routes of the site', () => {
  expect([...sitemapRoutes].sort()).toEqual([...siteRoutes].sort());
});

test('each route answers with its page', () =>
  checkPages([...siteRoutes, THANKS], async (_page, route) => {
    const response = await get(route);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(readFileSync(join('build', pageFile(route)), 'utf8'));
  }));

test('each page has one headline, a header, and a footer with the copyright', () =>
  checkPages(allRoutes, (page) => {
    expect(textOf(single(page, 'h1'))).not.toBe('');
    single(page, 'body header:not(main *)');
    expect(textOf(single(page, 'body footer:not(main *)'))).toContain(`© ${business.copyrightYear}`);
  }));

test('an unknown path answers 404 with a link to the home page, also below a known path', async () => {
  for (const path of [UNKNOWN, '/blog/no-such-article']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(readFileSync(join('build', pageFile(UNKNOWN)), 'utf8'));
  }
  const main = single(readPage(UNKNOWN), 'main');
  expect(textOf(single(main, 'h1'))).toBe('404 Oops! Page not found');
  const home = [...main.querySelectorAll('a')].find((link) => textOf(link) === 'Return to Home');
  expect(home?.getAttribute('href')).toBe('/');
});

test('responses have the security headers', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none';/);
  // Each page narrows its styles, see below.
  expect(policy?.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src 'self' 'unsafe-inline'"]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('other sites may show pictures and social cards, but not embed pages', async () => {
  const page = readPage('/paver-products');
  const addresses = [
    page.querySelector('img[src^="/pictures/"]')?.getAttribute('src'),
    page.querySelector('meta[property="og:image"]')?.getAttribute('content')?.replace(business.url, ''),
  ];
  for (const address of addresses) {
    const { status, headers } = await get(address ?? '');
    expect([address, status, headers.get('cross-origin-resource-policy')]).toEqual([address, 200, 'cross-origin']);
  }
});

test('browsers keep only files whose name contains a hash of their content', async () => {
  const files = ['pictures', 'assets/js'].flatMap((folder) =>
    readdirSync(`build/${folder}`).map((file) => [folder, file]),
  );
  expect(files.filter(([, file = '']) => !/[-.][0-9a-f]{8}\.\w+$/.test(file))).toEqual([]);
  for (const path of [
    '/',
    '/robots.txt',
    '/soldier-course.svg',
    ...files.slice(0, 1).map((each) => `/${each.join('/')}`),
  ]) {
    const caching = (await get(path)).headers.get('cache-control');
    expect([path, caching?.includes('immutable')]).toEqual([path, path.startsWith('/pictures/')]);
  }
});

test('security.txt says whom to tell about a weakness, for less than a year', async () => {
  const text = await (await get('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${business.email}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  expect(expires).toBeGreaterThan(Date.now());
});

describe('Content Security Policy', () => {
  function sourceOf(element: Element): string {
    const hash = createHash('sha256').update(element.textContent ?? '');
    return `'sha256-${hash.digest('base64')}'`;
  }

  /** Returns the sources of a page's inline scripts. */
  const scriptsIn = (page: Document) =>
    [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].map(sourceOf);

  /** Returns the sources of scripts that the response for a route allows. */
  async function allowedScripts(route: string): Promise<string[]> {
    const policy = (await get(route)).headers.get('content-security-policy') ?? '';
    return /script-src ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? [];
  }

  test('each page allows only its own inline styles, and all of its inline scripts', () =>
    checkPages(allRoutes, async (page, route) => {
      const styles = [...page.querySelectorAll('style')];
      const policy = single(page, 'meta[http-equiv="Content-Security-Policy"]');
      const directives = (policy.getAttribute('content') ?? '').split('; ');
      const allowed = directives.find((directive) => directive.startsWith('style-src ')) ?? '';
      expect(styles.map(sourceOf).filter((source) => !allowed.split(' ').includes(source))).toEqual([]);
      expect(allowed).not.toContain('unsafe');
      // For hosts that send no headers, the page's own policy covers everything else, too.
      expect(directives).toContain("default-src 'none'");
      expect(directives).toContain("base-uri 'none'");
      expect(directives).toContainEqual(expect.stringMatching(/^connect-src 'self'/));
      expect(directives).toContainEqual(expect.stringMatching(/^form-action 'self'/));
      const scripts = directives.find((directive) => directive.startsWith('script-src ')) ?? '';
      expect(scripts.split(' ')).toEqual(expect.arrayContaining(["'self'", ...scriptsIn(page)]));
      expect(scripts).not.toContain('unsafe');
      expect(policy.compareDocumentPosition(styles[0])).toBe(policy.DOCUMENT_POSITION_FOLLOWING);
      expect(page.querySelectorAll('[style]')).toHaveLength(0);
      expect(await allowedScripts(route)).toEqual(expect.arrayContaining(scriptsIn(page)));
    }));

  test('the headers allow only scripts that pages have', async () => {
    const sources = new Set(allRoutes.flatMap((route) => scriptsIn(readPage(route))));
    expect((await allowedScripts('/')).sort()).toEqual(["'self'", ...sources].sort());
  });
});
