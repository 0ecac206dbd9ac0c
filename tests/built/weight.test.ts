import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { single } from '../pageContent';
import { allRoutes, articleRoutes, pageFile } from '../routes';
import { checkPages, readPage } from './pages';

/* Limits the bytes on the wire that a phone loads: pages with brotli, as hosts send them, scripts with gzip. */

const KB = 1024;
const read = (...parts: string[]) => readFileSync(join('build', ...parts));
const gzipped = (name: string) => gzipSync(read('assets/js', name), { level: 9 }).length;

/** Largest page in KB: articles have more text than others. A page of the sample leaves a writer room for more. */
const limitOf = (route: string) => (articleRoutes.includes(route) ? 40 : 32);

test('HTML with its styles is small', () =>
  checkPages(allRoutes, (_page, route) => {
    expect(brotliCompressSync(read(pageFile(route))).length).toBeLessThanOrEqual(limitOf(route) * KB);
  }));

test('what a page has around its text is small: styles, header, footer, chat, pop-up, structured data', () =>
  checkPages(allRoutes, (page, route) => {
    const { innerHTML } = single(page, 'main');
    const around = read(pageFile(route))
      .toString()
      .replace(/<main\b.*<\/main>/s, '');
    expect(innerHTML.length).toBeGreaterThan(0);
    expect(brotliCompressSync(around).length).toBeLessThanOrEqual(21 * KB);
  }));

test('pages run little script before anybody uses them', () =>
  checkPages(allRoutes, (page) => {
    expect(page.querySelectorAll('script[src]')).toHaveLength(0);
    const run = [...page.querySelectorAll('script:not([type]), script[type=module]')].map(({ outerHTML }) => outerHTML);
    expect(run.length).toBeGreaterThan(0);
    expect(brotliCompressSync(run.join('')).length).toBeLessThanOrEqual(2.5 * KB);
  }));

const boots = allRoutes.map((route) => single(readPage(route), 'script[data-scripts]') as HTMLScriptElement);
const filesIn = (list = '') => list.split(' ').map((url) => basename(url));
/** File names that the boot script of any page may load. */
const fetched = [
  ...new Set(
    allRoutes
      .flatMap((route) => [...readPage(route).querySelectorAll<HTMLElement>('[data-scripts]')])
      .flatMap(({ dataset }) => filesIn(dataset.scripts)),
  ),
];
const isCore = (name: string) => name.startsWith('islands.');

test('React stays small', () => {
  const core = fetched.filter(isCore);
  expect(core).toHaveLength(1);
  // React 19.3 is 8 KB larger, and takes the first use of the estimator beyond its bound (bench/firstUse.ts).
  expect(core.map(gzipped).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(70 * KB);
});

test('each additional script stays small', () => {
  const parts = fetched.filter((name) => !isCore(name));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((name) => gzipped(name) > 12 * KB)).toEqual([]);
});

test('no script has the configuration of Docusaurus, which its links bring along', () => {
  expect(fetched.filter((name) => read('assets/js', name).includes('onBrokenLinks'))).toEqual([]);
});

test('every published script is loaded by some page', () => {
  const published = readdirSync('build', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map(({ name }) => name);
  const others = boots.flatMap(({ dataset }) => [...filesIn(dataset.lightbox), ...filesIn(dataset.tags)]);
  const reached = new Set([...fetched, ...others.filter((name) => name.endsWith('.js'))]);
  // A script contains the hashes in the names of the scripts that it loads later.
  for (const script of reached) {
    const text = read('assets/js', script).toString();
    for (const name of published) if (text.includes(name.split('.').at(-2) ?? name)) reached.add(name);
  }
  expect([...reached].sort()).toEqual(published.sort());
});

test('the lightbox is small, and only on pages with pictures that it opens', async () => {
  let files: readonly string[] = [];
  await checkPages(allRoutes, (page) => {
    const list = single(page, 'script[data-scripts]').getAttribute('data-lightbox');
    expect(list !== null).toBe(page.querySelector('a[data-lightbox]') !== null);
    files = list?.split(' ') ?? files;
  });
  expect(files.length).toBeGreaterThan(0);
  expect(files.reduce((sum, url) => sum + gzipSync(read(url)).length, 0)).toBeLessThanOrEqual(24_000);
});
