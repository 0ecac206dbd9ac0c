/** Routes of the sample company, and texts that its pages must show and that are not in src/company. */

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { checkPages, readPage } from '../../built/pages';
import { areas } from '../../../src/company/areas';
import { projectCards } from '../../../src/company/projects';
import { single, textOf } from '../../pageContent';
import { articleRoutes, contactRoutes, readHtml, serviceRoutes, sitemapRoutes } from '../../routes';

const routes = [
  '/',
  '/service-area',
  '/naples-pavers',
  '/fort-myers-pavers',
  '/cape-coral-pavers',
  '/bonita-springs-pavers',
  '/estero-pavers',
  '/marco-island-pavers',
  '/sanibel-pavers',
  '/fort-myers-beach-pavers',
  '/lehigh-acres-pavers',
  '/charlotte-county-pavers',
  '/paver-driveways',
  '/paver-patios',
  '/pool-decks',
  '/outdoor-living-spaces',
  '/commercial-pavers',
  '/captain-walks',
  '/paver-sealing',
  '/paver-repair',
  '/gallery',
  '/portfolio',
  '/paver-products',
  '/blog',
  '/blog/choosing-paver-colors-florida',
  '/blog/pavers-vs-concrete-comparison',
  '/blog/paver-installation-costs-southwest-florida',
  '/blog/best-pavers-florida-climate',
  '/blog/paver-maintenance-florida-guide',
  '/blog/pool-deck-paver-options-florida',
  '/blog/paver-lifespan-florida',
  '/blog/signs-driveway-needs-repair',
  '/blog/pool-deck-paver-materials-guide',
  '/testimonials',
  '/faq',
  '/referrals',
  '/privacy',
  '/accessibility',
];

test('the site has these routes and no others', () => {
  expect([...sitemapRoutes].sort()).toEqual([...routes].sort());
});

test('Naples and Fort Myers have the contact form and their projects, as the home page has', async () => {
  expect(contactRoutes).toEqual(['/', '/naples-pavers', '/fort-myers-pavers', '/portfolio']);
  for (const town of ['naples', 'fort-myers']) {
    const page = await readPage(`/${town}-pavers`);
    for (const { title } of projectCards.filter(({ area }) => area === town))
      expect(textOf(page.body)).toContain(title);
  }
});

const parts: Readonly<Record<string, readonly RegExp[]>> = {
  '/sanibel-pavers': [/permeable paver/i, /native/i, /wind load/i, /flood/i],
  '/fort-myers-beach-pavers': [/salt/i],
  '/paver-patios': [/design consultation/i, /professional installation/i, /final touches/i],
  '/pool-decks': [/Travertine/, /Concrete/, /Brick/, /Natural stone/],
};

test('pages make their points', () =>
  checkPages(Object.keys(parts), (page, route) => {
    const text = textOf(single(page, 'main'));
    expect(parts[route]?.filter((part) => !part.test(text))).toEqual([]);
  }));

test('two pictures close pages, and articles close without one', () => {
  const closing = (route: string) =>
    /\/([\w-]+)-\d+-\w+\.jpg/.exec(
      readPage(route).querySelector('main section:has(h2) > span > picture img')?.getAttribute('src') ?? '',
    )?.[1];
  expect(closing('/')).toBe('cta-dusk');
  expect(closing('/blog')).toBe('paver-driveways');
  expect(closing('/blog/paver-maintenance-florida-guide')).toBeUndefined();
});

test('Fort Myers Beach lists six services', () => {
  const beach = single(readPage('/fort-myers-beach-pavers'), 'main');
  const linked = serviceRoutes.filter((route) => beach.querySelector(`a[href="${route}"]`));
  expect(linked.length).toBeGreaterThanOrEqual(6);
});

test('each town leads to at least three services, one of them by words that name the town', () =>
  checkPages(
    areas.map(({ path }) => path),
    (page, route) => {
      const links = serviceRoutes.flatMap((path) => [...page.querySelectorAll(`main section a[href="${path}"]`)]);
      expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBeGreaterThanOrEqual(3);
      const name = areas.find(({ path }) => path === route)?.name;
      expect(links.map((link) => textOf(link)).join()).toContain(name);
    },
  ));

test('each long article says in its middle what a visit brings its own reader', async () => {
  const offers: string[] = [];
  await checkPages(articleRoutes, (page) => {
    offers.push(
      ...[...page.querySelectorAll('[data-article-body] aside[role="none"] p')].map((offer) => textOf(offer)),
    );
  });
  expect(offers.length).toBeGreaterThan(5);
  expect(offers.filter((offer, index) => offers.indexOf(offer) !== index)).toEqual([]);
});

test('the blog index has eight cards, with read times from 4 to 15 minutes', () => {
  const cards = [...readPage('/blog').querySelectorAll('main article')];
  expect(cards).toHaveLength(8);
  for (const card of cards) expect(textOf(card)).toMatch(/\b([4-9]|1[0-5]) min read\b/);
});

const readTimes: Readonly<Record<string, number>> = {
  '/blog/paver-installation-costs-southwest-florida': 10,
  '/blog/best-pavers-florida-climate': 12,
  '/blog/paver-maintenance-florida-guide': 15,
  '/blog/pool-deck-paver-options-florida': 14,
  '/blog/signs-driveway-needs-repair': 4,
};

test('articles state their read times', () =>
  checkPages(Object.keys(readTimes), (page, route) => {
    expect(textOf(single(page, 'article > header'))).toContain(`${readTimes[route]} min read`);
  }));

test('articles have tables, which other tests find by this role', () => {
  expect(readPage('/blog/pavers-vs-concrete-comparison').querySelector('[role="group"] > table')).not.toBeNull();
});

test('the catalog, driveways, patios, pool decks and the article on colors lead to pavers on a photo', () => {
  const link = 'main a[href^="/paver-products?"][href$="&view=photo#design"]';
  const leading = routes.filter((route) => readPage(route).querySelector(link));
  expect(leading.sort()).toEqual([
    '/blog/choosing-paver-colors-florida',
    '/paver-driveways',
    '/paver-patios',
    '/paver-products',
    '/pool-decks',
  ]);
});

test('quotes and apostrophes are curly, also in headings and titles', () => {
  // Without a DOM, because this concerns all text of all pages.
  const straight = sitemapRoutes.flatMap((route) =>
    readHtml(route)
      .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
      .match(/\S*\w['"]\S*/g),
  );
  expect(straight.filter(Boolean)).toEqual([]);
});

test('service pages leave a writer 15% of the weight that a page may have', () =>
  checkPages(serviceRoutes, (_page, route) => {
    expect(brotliCompressSync(readHtml(route)).length).toBeLessThanOrEqual(0.85 * 32 * 1024);
  }));
