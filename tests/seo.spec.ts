import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '@playwright/test';
import { areas } from '../src/data/areas';
import { business, formatHours } from '../src/data/business';
import { averageRating, reviewCount } from '../src/data/reviews';
import { serviceTypes } from '../src/data/services';
import type { webManifest } from '../src/seo/webManifest';
import { metaContent, readPage, single, structuredData, textOf } from './builtPage';
import { articleRoutes, cityRoutes, serviceRoutes, siteRoutes, THANKS, UNKNOWN } from './routes';

type Fact = Record<string, unknown>;

const BUSINESS_ID = `${business.url}/#business`;

function factsOfType(route: string, type: string): Fact[] {
  return structuredData(readPage(route)).filter((fact) => fact['@type'] === type);
}

/** Returns the text that the page shows, including closed answers. */
function shownText(route: string): string {
  return textOf(readPage(route).body, 'noscript');
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Deviation of a color channel below which an area of a card has no words in it. */
const PLAIN = 2;

/** Parts of a social card, in pixels: the margins of its text, and where the company's name and number are. */
const CARD_AREAS = [
  { area: { left: 0, top: 590, width: 690, height: 40 }, isPlain: true },
  { area: { left: 655, top: 0, width: 38, height: 630 }, isPlain: true },
  { area: { left: 56, top: 480, width: 580, height: 90 }, isPlain: false },
];

for (const route of siteRoutes) {
  test.describe(route, () => {
    test('has title, description, keywords and canonical link', () => {
      const page = readPage(route);
      expect(page.title.length, page.title).toBeLessThanOrEqual(60);
      expect(page.title.length, page.title).toBeGreaterThan(10);
      const description = metaContent(page, 'description');
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(metaContent(page, 'keywords').split(',').length).toBeGreaterThan(1);
      expect(single(page, 'link[rel="canonical"]').getAttribute('href')).toBe(business.url + route);
      expect(page.documentElement.lang).toBe('en');
      expect(page.querySelector('meta[name="robots"]')).toBeNull();
      expect(textOf(single(page, 'h1'))).not.toBe('');
    });

    test('has a social card of 1200 × 630, with its words within the margins', async () => {
      const page = readPage(route);
      expect(metaContent(page, 'og:title')).toBe(page.title);
      expect(metaContent(page, 'og:description')).toBe(metaContent(page, 'description'));
      expect(metaContent(page, 'og:url')).toBe(business.url + route);
      expect(metaContent(page, 'og:site_name')).toBe(business.name);
      expect(metaContent(page, 'og:type')).toBe(articleRoutes.includes(route) ? 'article' : 'website');
      expect(metaContent(page, 'twitter:card')).toBe('summary_large_image');
      expect(metaContent(page, 'twitter:title')).toBe(page.title);
      expect(metaContent(page, 'twitter:description')).toBe(metaContent(page, 'description'));

      const address = metaContent(page, 'og:image');
      expect(metaContent(page, 'twitter:image')).toBe(address);
      expect(address.startsWith(`${business.url}/`), address).toBe(true);
      const card = join('build', address.replace(business.url, ''));
      const { width, height } = await sharp(card).metadata();
      expect([width, height]).toEqual([1200, 630]);
      for (const { area, isPlain } of CARD_AREAS) {
        const { channels } = await sharp(await sharp(card).extract(area).png().toBuffer()).stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev)) < PLAIN, JSON.stringify(area)).toBe(isPlain);
      }
    });

    test('structured data names the company, and contains nothing that the page does not show', () => {
      const text = shownText(route);
      const company = factsOfType(route, 'HomeAndConstructionBusiness').find((fact) => fact['@id'] === BUSINESS_ID);
      expect(company).toMatchObject({
        name: business.name,
        url: `${business.url}/`,
        telephone: business.phone.e164,
        priceRange: business.priceRange,
        address: { addressRegion: business.state, addressLocality: business.locality },
        areaServed: business.counties.map((county) => ({ name: `${county} County, ${business.state}` })),
        openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({
          dayOfWeek: [...days],
          opens,
          closes,
        })),
      });
      expect(text).toContain(business.phone.display);
      for (const group of business.hours) expect(text).toContain(formatHours(group));

      const questions = factsOfType(route, 'FAQPage').flatMap((fact) => fact.mainEntity as Fact[]);
      for (const { name, acceptedAnswer } of questions) {
        expect(text).toContain(String(name));
        expect(text).toContain(String((acceptedAnswer as Fact).text));
      }
      expect(questions).toHaveLength(readPage(route).querySelectorAll('main details[name]').length);
    });

    if (route !== '/') {
      test('has the same breadcrumbs for search engines and readers', () => {
        const [trail, ...others] = factsOfType(route, 'BreadcrumbList');
        expect(others).toEqual([]);
        const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
        expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
        expect(steps[0]).toMatchObject({ name: 'Home', item: `${business.url}/` });
        expect(steps.at(-1)?.item).toBe(business.url + route);
        const shown = [...readPage(route).querySelectorAll('nav[aria-label="Breadcrumb"] li')];
        expect(shown.map((step) => textOf(step))).toEqual(steps.map(({ name }) => name));
      });
    }
  });
}

test('titles and descriptions are unique', () => {
  const pages = siteRoutes.map(readPage);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map((page) => metaContent(page, 'description')))).toEqual([]);
});

test('only pages that show the rating have it in structured data', () => {
  const states = (route: string) =>
    factsOfType(route, 'HomeAndConstructionBusiness').some((fact) => fact.aggregateRating);
  const shows = (route: string) => shownText(route).includes(averageRating.toFixed(1));
  expect(siteRoutes.filter((route) => states(route) && !shows(route))).toEqual([]);
});

test('the home page has rating and services in structured data', () => {
  expect(factsOfType('/', 'HomeAndConstructionBusiness')[0]).toMatchObject({
    aggregateRating: { ratingValue: averageRating.toFixed(1), reviewCount },
    makesOffer: serviceTypes.map((serviceType) => ({ itemOffered: { serviceType } })),
  });
  expect(shownText('/')).toContain(`${reviewCount} reviews`);
});

test('each review is in structured data as shown', () => {
  const stated = factsOfType('/testimonials', 'Review');
  expect(stated).toHaveLength(reviewCount);
  const text = shownText('/testimonials');
  for (const { author, reviewBody } of stated) {
    expect(text).toContain(String((author as Fact).name));
    expect(text).toContain(String(reviewBody));
  }
});

test('each city page has the company in that city in structured data', () => {
  for (const route of cityRoutes) {
    const name = areas.find(({ path }) => path === route)?.name;
    const served = factsOfType(route, 'HomeAndConstructionBusiness').map((fact) => (fact.areaServed as Fact).name);
    expect(served, route).toContain(name);
  }
});

test('each service page has its service and provider in structured data', () => {
  for (const route of serviceRoutes) {
    expect(factsOfType(route, 'Service'), route).toMatchObject([{ provider: { '@id': BUSINESS_ID } }]);
  }
});

for (const route of articleRoutes) {
  test(`${route} has an article with picture and author in structured data`, () => {
    const [article] = factsOfType(route, 'BlogPosting');
    expect(article).toMatchObject({
      headline: textOf(single(readPage(route), 'h1')),
      mainEntityOfPage: business.url + route,
      author: { '@type': 'Organization', name: business.name },
      image: metaContent(readPage(route), 'og:image'),
    });
    expect(article?.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(factsOfType(route, 'FAQPage'), 'articles have questions').toHaveLength(1);
  });
}

test('/thanks and the 404 page are kept out of search results', () => {
  for (const route of [THANKS, UNKNOWN]) {
    expect(metaContent(readPage(route), 'robots')).toBe('noindex');
  }
  expect(readPage(UNKNOWN).querySelector('link[rel="canonical"]')).toBeNull();
});

test('robots.txt links to the sitemap', () => {
  expect(readFileSync('build/robots.txt', 'utf8')).toContain(`Sitemap: ${business.url}/sitemap.xml`);
});

test('the icons exist', async () => {
  const links = [...readPage('/').querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"]')];
  const [inPage = '', ...files] = links.map((link) => link.getAttribute('href') ?? '');
  const [type, drawing = ''] = inPage.split(',');
  expect(type).toBe('data:image/svg+xml');
  expect(await sharp(Buffer.from(decodeURIComponent(drawing))).metadata()).toMatchObject({ format: 'svg', width: 32 });
  expect(files).toHaveLength(2);
  for (const file of files) expect(existsSync(join('build', file)), file).toBe(true);
  expect(inPage).not.toContain(' ');
});

test('the web app manifest has the company’s name, and icons of the stated sizes', async () => {
  const path = readPage('/').querySelector('link[rel=manifest]')?.getAttribute('href') ?? '';
  const manifest = JSON.parse(readFileSync(join('build', path), 'utf8')) as typeof webManifest;
  expect(manifest.name).toBe(business.name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(join('build', src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});
