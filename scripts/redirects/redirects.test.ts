/** @jest-environment node */
import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersOf } from '../../src/company/load/folders';
import { readYaml } from '../../src/company/load/yamlFile';
import { addRedirects } from './addRedirects';
import { readAddresses } from './readAddresses';
import { suggestPage } from './suggestPage';

describe('old addresses are read from', () => {
  test('a WordPress export: published pages and articles', () => {
    const item = (link: string, type: string, status: string) =>
      `<item><link>https://old.example${link}</link><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status></item>`;
    const xml = `<?xml version="1.0"?><rss><channel><link>https://old.example</link>${[
      item('/about-us/', 'page', 'publish'),
      item('/2019/05/costs/', 'post', 'publish'),
      item('/idea/', 'post', 'draft'),
      item('/about-us/team/', 'attachment', 'inherit'),
    ].join('')}</channel></rss>`;
    expect(readAddresses(xml)).toEqual(['/2019/05/costs', '/about-us']);
  });

  test('a sitemap', () => {
    expect(readAddresses('<?xml version="1.0"?><urlset><url><loc>https://old.example/a/</loc></url></urlset>')).toEqual(
      ['/a'],
    );
  });

  test('a table, with what is not an address left out', () => {
    const table = 'Page,Clicks\r\n"https://old.example/b/?x=1",12\r\nwww.old.example/a,3\r\n/A b,1\r\n/logo.png,9\r\n';
    expect(readAddresses(table)).toEqual(['/A', '/a', '/b']);
  });
});

describe('the page that is suggested', () => {
  const pages = [
    { route: '/paver-driveways', names: ['Paver Driveways'] },
    { route: '/paver-sealing', names: [] },
    { route: '/testimonials', names: ['Reviews'] },
    { route: '/service-area', names: ['Service Areas'] },
  ];

  test.each([
    ['/services/driveway-paver-installation', '/paver-driveways'],
    ['/sealing-your-pavers', '/paver-sealing'],
    ['/customer-reviews', '/testimonials'],
    ['/about-us', undefined],
    ['/index.php', undefined],
  ])('for %s is %s', (address, page) => {
    expect(suggestPage(address, pages)).toBe(page);
  });
});

describe('redirects that are added', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  const file = path.join(folder, 'redirects.yaml');
  const read = () => readYaml(file).content;

  afterAll(() => rmSync(folder, { recursive: true }));

  test('never lead to another redirect, nor away from a page', () => {
    writeFileSync(file, '# Old addresses.\n\nhttps://old.example/decks/: /pool-decks\n/faq: /\n/kept: / # by hand\n');
    addRedirects(foldersOf(folder), { '/pool-decks': '/paver-patios', '/questions': '/faq' });
    expect(read()).toEqual({
      'https://old.example/decks/': '/paver-patios',
      '/kept': '/',
      '/pool-decks': '/paver-patios',
      '/questions': '/faq',
    });
    expect(readFileSync(file, 'utf8')).toMatch(/^# Old addresses\.\n[^]*\/kept: \/ # by hand\n/);
  });

  test('are lines of their own where there were none', () => {
    writeFileSync(file, '# Old addresses.\n\n{}\n');
    addRedirects(foldersOf(folder), { '/about us': '/faq' });
    expect(readFileSync(file, 'utf8')).toBe('# Old addresses.\n\n/about us: /faq\n');
  });
});
