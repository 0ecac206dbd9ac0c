/** @jest-environment node */
import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersOf } from '../../src/company/load/folders';
import { readYaml } from '../../src/company/load/yamlFile';
import { readNamed } from '../new/files';
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

  test('a file in which characters were lost long ago', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'addresses-')), 'export.csv');
    writeFileSync(file, 'Page,Title\nhttps://old.example/a/,Patios \uFFFD Naples\n');
    expect(readAddresses(readNamed(file))).toEqual(['/a']);
    rmSync(path.dirname(file), { recursive: true });
  });
});

describe('the page that is suggested', () => {
  const services = [
    { route: '/', names: ['Home', 'Get Free Estimate', 'contact', 'Services'] },
    { route: '/paver-driveways', names: ['Paver Driveways'] },
    { route: '/paver-sealing', names: ['Paver Sealing'] },
  ];
  const small = [
    ...services,
    { route: '/brooksville-pavers', names: ['Brooksville'], isPlace: true },
    { route: '/service-area', names: ['All Service Areas'], isPlace: true },
  ];
  const pages = [
    ...services,
    { route: '/paver-patios', names: ['Paver Patios'] },
    { route: '/pool-decks', names: ['Pool Decks'] },
    { route: '/paver-repair', names: [] },
    { route: '/testimonials', names: ['Reviews'] },
    { route: '/faq', names: ['FAQ'] },
    { route: '/paver-products', names: ['Products'] },
    { route: '/blog/pavers-vs-concrete-comparison', names: [] },
    { route: '/blog/paver-installation-costs-florida', names: [] },
    { route: '/blog/pool-deck-pavers-florida', names: [] },
    { route: '/service-area', names: ['Locations', 'All Service Areas'], isPlace: true },
    { route: '/heron-key-pavers', names: ['Heron Key'], isPlace: true },
    { route: '/heron-key-beach-pavers', names: ['Heron Key Beach'], isPlace: true },
    { route: '/naples-pavers', names: ['Naples'], isPlace: true },
    { route: '/levy-county-pavers', names: [], isPlace: true },
  ];

  test.each([
    ['/services/driveway-paver-installation', '/paver-driveways'],
    ['/sealing-your-pavers', '/paver-sealing'],
    ['/PaverDriveways.html', '/paver-driveways'],
    ['/Paver_Sealing.aspx', '/paver-sealing'],
    ['/paver-patios-1', '/paver-patios'],
    ['/pool-deck-resurfacing', '/pool-decks'],
    ['/customer-reviews', '/testimonials'],
    ['/faqs.php', '/faq'],
    ['/services', '/'],
    ['/contact-us', '/'],
    ['/free-estimate', '/'],
    ['/service-areas', '/service-area'],
    ['/2021/03/14/pavers-vs-concrete', '/blog/pavers-vs-concrete-comparison'],
    ['/post/pool-deck-pavers-in-florida', '/blog/pool-deck-pavers-florida'],
    ['/about-us', undefined],
    ['/index.php', undefined],
    ['/tag/pavers', undefined],
  ])('for %s is %s', (address, page) => {
    expect(suggestPage(address, pages)).toBe(page);
  });

  test.each([
    ['/paver-sealing-naples', '/paver-sealing'],
    ['/sealing-heron-key.html', '/paver-sealing'],
    ['/Driveway-Pavers-Naples-FL', '/paver-driveways'],
    ['/naples/paver-driveways', '/paver-driveways'],
    ['/services/paver-sealing/heron-key', '/paver-sealing'],
    ['/pool-deck-pavers-in-heron-key-beach-fl.php', '/pool-decks'],
    ['/seal-and-clean-pavers-heron-key', '/paver-sealing'],
    ['/brick-paver-repair-naples', '/paver-repair'],
    ['/patio-paver-installation-naples', '/paver-patios'],
    ['/locations/naples-fl', '/naples-pavers'],
    ['/services/heron-key', '/heron-key-pavers'],
    ['/naples-paver-installation', '/naples-pavers'],
    ['/heron-key-beach-paver-company', '/heron-key-beach-pavers'],
    ['/retaining-walls-naples', '/naples-pavers'],
    ['/levy-county-paver-company', '/levy-county-pavers'],
  ])('for %s, which names a town or county, is %s', (address, page) => {
    expect(suggestPage(address, pages)).toBe(page);
  });

  test.each([
    ['/brooksville-paver-installation', '/brooksville-pavers'],
    ['/brooksville-fl-pavers', '/brooksville-pavers'],
    ['/brooksville-paver-sealing', '/paver-sealing'],
  ])('for %s of a company with one town is %s', (address, page) => {
    expect(suggestPage(address, small)).toBe(page);
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
