import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'cheerio';
import { listFiles } from '../../src/company/load/projectFiles';
import { business } from '../../src/company/business';
import { guide } from '../../src/site/guide';
import { services } from '../../src/company/services';
import { startServer } from '../../scripts/server';
import { bringToLife, expect, test as base } from '../fixtures';
import { readPdf } from '../readPdf';
import { allRoutes, THANKS, UNKNOWN } from '../routes';
import { someZip } from '../zips';

/* The site in a folder of its host, as on GitHub Pages without a domain: `npm run build:folder`. */

const ROOT = resolve('build-folder');
const FOLDER = '/pavers';
const SITE = business.url + FOLDER;

const test = base.extend<object, { readonly site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, provide) => {
      const server = await startServer({ directory: ROOT, port: 0, folder: FOLDER });
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
});

const files = listFiles(ROOT).map((file) => `/${file}`);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Returns the URLs of this site in a text: those in quotation marks, brackets and elements. */
const addressesIn = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s"'<>()\\]+/g)].map(([url]) => url).filter((url) => url.startsWith(business.url));

/** Returns every URL of this site in an HTML text, however it is written. */
function addressesOf(html: string, address: string): string[] {
  const page = load(html);
  const written = page('*')
    .get()
    .flatMap((element) => {
      const attribs = page(element).attr() ?? {};
      return [
        ...['href', 'src', 'action', 'poster'].map((name) => attribs[name]),
        ...['srcset', 'imagesrcset'].flatMap((name) =>
          attribs[name]?.split(',').map((part) => part.trim().split(' ')[0]),
        ),
        ...['data-scripts', 'data-lightbox'].flatMap((name) => attribs[name]?.split(' ')),
      ];
    });
  const inStyles = [
    ...page('style')
      .text()
      .matchAll(/url\(["']?([^"')]+)/g),
  ].map(([, url]) => url);
  const resolved = [...written, ...inStyles].flatMap((url) =>
    url && !url.startsWith('#') ? new URL(url, address).href : [],
  );
  return [...resolved.filter((url) => url.startsWith(business.url)), ...addressesIn(html)];
}

function addressesInFile(file: string): string[] {
  const address = SITE + file.replace(/(?:index)?\.html$/, '');
  if (file.endsWith('.html')) return addressesOf(read(file), address);
  if (file.endsWith('.css')) return addressesOf(`<style>${read(file)}</style>`, address);
  if (file.endsWith('.webmanifest')) {
    const { id, start_url, icons } = JSON.parse(read(file)) as Record<string, string> & {
      readonly icons: readonly { readonly src: string }[];
    };
    return [id, start_url, ...icons.map(({ src }) => src)].map((url) => new URL(url ?? '', address).href);
  }
  return /\.(?:xml|txt|json)$/.test(file) ? addressesIn(read(file)) : [];
}

test('every URL in every file is inside the folder, and answers 200', async ({ site }) => {
  const { addresses: inGuide } = await readPdf(new Uint8Array(readFileSync(join(ROOT, guide.file))));
  const found = new Map<string, string>();
  for (const file of files) for (const url of addressesInFile(file)) found.set(url.replace(/#.*/, ''), file);
  for (const url of inGuide.filter((link) => link.startsWith(business.url)))
    found.set(url.replace(/#.*/, ''), guide.file);
  expect(found.size).toBeGreaterThan(200);
  for (const [url, file] of found) {
    // Structured data and feeds name the home page without a slash, too.
    expect.soft(`${url}/`, file).toContain(`${SITE}/`);
    const { status } = await fetch(site + (url.slice(SITE.length) || '/'));
    expect.soft(status, `${url}, in ${file}`).toBe(200);
  }
});

test('every page says that it is in the folder', () => {
  for (const route of allRoutes.filter((path) => path !== UNKNOWN)) {
    const page = load(read(route === '/' ? '/index.html' : `${route}.html`));
    expect(page('link[rel=canonical]').attr('href')).toBe(SITE + route);
    expect(JSON.parse(page('script[type=speculationrules]').text())).toMatchObject({
      prefetch: [{ where: { and: [{ href_matches: `${FOLDER}/*` }, { not: { href_matches: `${FOLDER}/*.*` } }] } }],
    });
    // A menu marks the page it is on.
    if (route === '/faq') expect(page('header [aria-current=page]').length).toBeGreaterThan(0);
  }
});

test('links that tools and forms make are in the folder', async ({ page, site }) => {
  for (const route of ['/', '/service-area', '/paver-products', services[0]?.path ?? '']) {
    await page.goto(`${site}${route}`);
    await bringToLife(page);
    const field = page.getByLabel('ZIP code of the property');
    if (await field.isVisible()) {
      await field.fill(someZip('yes').zip);
      await page.getByRole('button', { name: 'Check my ZIP' }).click();
      await expect(page.getByText(/^Yes, we come to/)).toBeVisible();
    }
    const designer = page.getByRole('button', { name: 'Design yours' });
    if (await designer.isVisible()) {
      await designer.click();
      await expect(page.getByRole('link', { name: /estimate/i }).first()).toBeVisible();
    }
    const links = await page
      .locator('a[href^="/"], form[action^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !link.startsWith(`${FOLDER}/`))).toEqual([]);
  }
});

test('a form is sent, and the guide downloaded', async ({ page, site }) => {
  await page.goto(`${site}/#contact`);
  const form = page.locator('#contact form');
  for (const [label, value] of [
    ['First name', 'Maria'],
    ['Email', 'maria@mail.example'],
    ['Subject', 'Driveway'],
    ['Message', 'Two cars and a boat trailer.'],
  ] as const)
    await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.goto(site + THANKS);
  const download = page.waitForEvent('download');
  await page.locator(`a[download="${guide.file}"]`).click();
  expect((await download).suggestedFilename()).toBe(guide.file);
});

test.describe('an unknown path', () => {
  test.use({ allowedProblems: [/404/] });
  test('leads home', async ({ page, site }) => {
    await page.goto(site + UNKNOWN);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(`${site}/`);
  });
});
