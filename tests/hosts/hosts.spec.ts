import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test as base } from '@playwright/test';
import { readHeaders } from '../../scripts/hostFiles';
import { startServer } from '../../scripts/server';
import { listFiles } from '../../src/company/load/projectFiles';
import { readRedirects } from '../../src/company/redirectList';
import { siteHeaders } from '../../src/hosting/headers';
import { hostFiles } from '../../src/hosting/hostFiles';
import { leadsIn } from '../handbookReceivers';
import { allRoutes, articleRoutes, cityRoutes, serviceRoutes, THANKS, UNKNOWN } from '../routes';
import { startReal, type RealServer } from './realServers';

/* Compares the responses of real servers with those of `npm run preview`. */

const ROOT = resolve('build');

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: string;
}

/** Sends a request without following redirects, decompressing the body or normalizing the path. */
function ask(port: number, path: string, { method = 'GET', headers = {}, content }: Ask = {}): Promise<Answer> {
  return new Promise((done, reject) => {
    const sent = request({ host: 'localhost', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(content);
  });
}

interface Servers {
  readonly server: RealServer;
  /** Ports of the preview and of the real server. */
  readonly preview: number;
  readonly real: number;
}

const test = base.extend<object, Servers>({
  preview: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const server = await startServer({ directory: ROOT, port: 0 });
      await provide(Number(new URL(server.url).port));
      await server.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide, { project }) => {
      const server = await startReal(project.name, ROOT);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  real: [async ({ server }, provide) => provide(server.port), { scope: 'worker' }],
});

/** Each header that the build sets, plus type and caching. */
const compared = [
  ...new Set(
    readHeaders(ROOT)
      .flatMap(({ headers }) => Object.keys(headers))
      .map((name) => name.toLowerCase()),
  ),
  'cache-control',
  'content-type',
];

/** Returns what must be the same in two responses. Redirects have no content and are not cached. */
function essence({ status, headers, body }: Answer) {
  const isRedirect = status >= 300 && status < 400;
  const names = compared.filter((name) => !isRedirect || !['cache-control', 'content-type'].includes(name));
  return {
    status,
    // Apache writes the whole URL.
    location: headers.location?.replace(/^http:\/\/localhost:\d+/, ''),
    body: isRedirect ? undefined : createHash('sha256').update(body).digest('hex'),
    headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
  };
}

for (const route of allRoutes) {
  test(`${route} is answered as in the preview`, async ({ preview, real }) => {
    const expected = essence(await ask(preview, route));
    expect(expected.status).toBe(route === UNKNOWN ? 404 : 200);
    expect(essence(await ask(real, route))).toEqual(expected);
  });
}

// Servers know no type for hidden files, which are there for GitHub Pages alone.
const files = listFiles(ROOT)
  .map((file) => `/${file}`)
  .filter((file) => !file.endsWith('.html') && !/\/[._][^/]*$/.test(file));

test('every file is answered as in the preview', async ({ preview, real }) => {
  test.slow();
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const expected = essence(await ask(preview, file));
    expect(expected.status, file).toBe(200);
    expect(essence(await ask(real, file)), file).toEqual(expected);
  }
});

const city = cityRoutes[0] ?? serviceRoutes[0];

for (const path of [
  '/index.html',
  '/index',
  '/index.html?ref=Pat',
  `${city}/`,
  `${city}.html`,
  `${city}.html?ref=Pat%20R&b=1`,
  city.toUpperCase(),
  `${city.toUpperCase()}/?ref=Pat%20R&b=1`,
  ...(articleRoutes.length > 0 ? ['/blog/', '/blog/index.html'] : []),
  ...articleRoutes.slice(0, 1).flatMap((article) => [`${article}/`, `${article}.html`]),
]) {
  test(`${path} leads to the page's own address`, async ({ preview, real }) => {
    const expected = essence(await ask(preview, path));
    expect(expected.status).toBe(308);
    expect(essence(await ask(real, path))).toEqual(expected);
  });
}

for (const path of [
  '/404',
  '/404.html',
  '/nowhere/',
  '/nowhere.html',
  '/blog/nowhere',
  '/assets',
  '/assets/',
  '/assets/js/of-an-earlier-build.js',
  '/pictures/nowhere.avif',
  '/_headers',
  '/_site.nginx.conf',
  '/_site.caddy',
  '/.htaccess',
]) {
  test(`${path} gets the 404 page, revalidated each time`, async ({ preview, real }) => {
    const expected = essence(await ask(preview, path));
    expect(expected).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'public, max-age=0, must-revalidate', 'content-type': 'text/html; charset=utf-8' },
    });
    expect(essence(await ask(real, path))).toEqual(expected);
  });
}

test('a request for a part of a file gets that part, and one for a part that it lacks says so', async ({
  preview,
  real,
}) => {
  const path = files.find((file) => file.endsWith('.pdf')) ?? '';
  for (const [range, status] of [
    ['bytes=0-99', 206],
    ['bytes=999999999-', 416],
  ] as const)
    for (const port of [preview, real]) {
      const answer = await ask(port, path, { headers: { Range: range } });
      expect(answer.status, range).toBe(status);
      if (status === 206) expect(answer.body).toHaveLength(100);
    }
});

test('a query changes nothing', async ({ preview, real }) => {
  const path = `${city}?ref=Pat`;
  expect(essence(await ask(real, path))).toEqual(essence(await ask(preview, path)));
});

test('an unchanged page is not sent again', async ({ real }) => {
  for (const accepted of ['identity', 'gzip']) {
    const { etag } = (await ask(real, city, { headers: { 'Accept-Encoding': accepted } })).headers;
    const again = await ask(real, city, { headers: { 'Accept-Encoding': accepted, 'If-None-Match': String(etag) } });
    expect(again, accepted).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  }
});

test('text is compressed for clients that accept gzip, and varies by Accept-Encoding', async ({ real }) => {
  const script = files.find((file) => file.endsWith('.js')) ?? '';
  for (const path of [city, script, '/sitemap.xml']) {
    const plain = await ask(real, path);
    const packed = await ask(real, path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers, path).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.body).equals(plain.body), path).toBe(true);
  }
});

test('a POST to the thank-you page redirects to it, and any other POST is refused', async ({ preview, real }) => {
  for (const path of [THANKS, city]) {
    const posted = essence(await ask(real, path, { method: 'POST' }));
    const expected = essence(await ask(preview, path, { method: 'POST' }));
    expect([posted.status, posted.location], path).toEqual([expected.status, expected.location]);
  }
});

test('HEAD returns only headers', async ({ preview, real }) => {
  expect(essence(await ask(real, city, { method: 'HEAD' }))).toEqual(
    essence(await ask(preview, city, { method: 'HEAD' })),
  );
});

test('a receiver on the same server gets what is posted to its path', async ({ server, real }, { project }) => {
  const content = '{"kind":"contact","leadId":"7d1e0c5a-0000-4000-8000-00000000abcd"}';
  const headers = { 'Content-Type': 'application/json' };
  const path = project.name === 'apache2' ? '/leads.php' : '/leads';
  const { status, body } = await ask(real, path, { method: 'POST', headers, content });
  if (project.name === 'apache2') {
    expect([status, body.toString()]).toEqual([200, '{"ok":true}']);
    expect(leadsIn(join(server.folder, 'leads'))).toEqual([JSON.parse(content)]);
  } else expect([status, body.toString()]).toEqual([202, content]);
});

test.describe('old addresses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'moved-'));
  const pages = ['/', '/faq', '/blog', '/blog/costs'];

  test.beforeAll(() => {
    mkdirSync(join(folder, 'blog'));
    for (const page of [...pages, '/404']) {
      writeFileSync(join(folder, `${page === '/' ? '/index' : page}.html`), `The page ${page}`);
    }
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
    const redirects = readRedirects({
      'https://www.old.example/Our-Work/?page=2': '/faq',
      '/2019/05/caf%c3%a9-patios/': '/blog/costs',
      '/Über uns.html': '/',
      '/index.php': '/',
      "/wp/o'neil+(1).aspx": '/blog',
    });
    const headers = siteHeaders({ scripts: [], routes: pages });
    for (const [file, text] of Object.entries(hostFiles(headers, redirects, pages))) {
      writeFileSync(join(folder, file), text);
    }
  });

  test.afterAll(() => rmSync(folder, { recursive: true }));

  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  test('lead to their pages on every host', async ({}, { project }) => {
    const preview = await startServer({ directory: folder, port: 0 });
    const real = await startReal(project.name, folder);
    try {
      for (const [path, status, location] of [
        ['/Our-Work', 301, '/faq'],
        ['/our-work/', 301, '/faq'],
        ['/our-work?utm_source=mail&a=%20b', 301, '/faq?utm_source=mail&a=%20b'],
        ['/2019/05/caf%C3%A9-patios', 301, '/blog/costs'],
        ['/2019/05/caf%c3%a9-patios/', 301, '/blog/costs'],
        ['/%C3%9Cber%20uns.html', 301, '/'],
        ['/index.php?p=12', 301, '/?p=12'],
        ["/wp/o'neil+(1).aspx", 301, '/blog'],
        ['/our-works', 404, undefined],
        ['/2019/05/', 404, undefined],
        ['/wp/o%27neil+(1)-aspx', 404, undefined],
        ['/faq/', 308, '/faq'],
        ['/FAQ', 308, '/faq'],
        ['/Blog/Costs/?ref=Pat', 308, '/blog/costs?ref=Pat'],
        ['/blog/costs', 200, undefined],
      ] as const) {
        const expected = essence(await ask(Number(new URL(preview.url).port), path));
        expect([expected.status, expected.location], path).toEqual([status, location]);
        expect(essence(await ask(real.port, path)), path).toEqual(expected);
      }
    } finally {
      await Promise.all([preview.close(), real.stop()]);
    }
  });
});
