import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { areas } from '../../src/company/areas';
import { business, formatHours } from '../../src/company/business';
import { optionalFacts } from '../../src/company/optionalFacts';
import { averageRating, isAverageSample, reviewCount } from '../../src/company/reviews';
import { formatCount } from '../../src/words/format';
import { siteParts } from '../../src/company/siteParts';
import { serviceTypes } from '../../src/company/services';
import type { webManifest } from '../../src/seo/webManifest';
import { metaContent, single, structuredData, textOf } from '../pageContent';
import { articleRoutes, cityRoutes, serviceRoutes, siteRoutes, THANKS, UNKNOWN } from '../routes';
import { checkPages, readPage } from './pages';

type Fact = Record<string, unknown>;

const BUSINESS_ID = `${business.url}/#business`;

function factsOfType(page: Document, type: string): Fact[] {
  return structuredData(page).filter((fact) => fact['@type'] === type);
}

/** Returns the text that the page shows, including closed answers. */
function shownText(page: Document): string {
  return textOf(page.body, 'noscript');
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

/** Returns a text as short as its writer may have written it, who does not choose the length of the region's name. */
function written(text: string): string {
  const withMark = text.replaceAll(business.region, '{{company:region}}');
  return withMark.length < text.length ? withMark : text;
}

test('each page has title, description, keywords and canonical link', () =>
  checkPages(siteRoutes, (page, route) => {
    expect(written(page.title)).toMatch(/^.{11,60}$/);
    expect(written(metaContent(page, 'description'))).toMatch(/^.{70,160}$/);
    expect(metaContent(page, 'keywords').split(',').length).toBeGreaterThan(1);
    expect(single(page, 'link[rel="canonical"]').getAttribute('href')).toBe(business.url + route);
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
  }));

test('each page has a social card of 1200 × 630, with its words within the margins', () =>
  checkPages(siteRoutes, async (page, route) => {
    expect(metaContent(page, 'og:title')).toBe(page.title);
    expect(metaContent(page, 'og:description')).toBe(metaContent(page, 'description'));
    expect(metaContent(page, 'og:url')).toBe(business.url + route);
    expect(metaContent(page, 'og:site_name')).toBe(business.name);
    expect(metaContent(page, 'og:type')).toBe(articleRoutes.includes(route) ? 'article' : 'website');
    expect(metaContent(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(page, 'twitter:title')).toBe(page.title);
    expect(metaContent(page, 'twitter:description')).toBe(metaContent(page, 'description'));

    expect(metaContent(page, 'og:image:alt')).not.toMatch(/[?!.]\./);
    const address = metaContent(page, 'og:image');
    expect(metaContent(page, 'twitter:image')).toBe(address);
    expect(address.startsWith(`${business.url}/`)).toBe(true);
    const card = join('build', address.replace(business.url, ''));
    const { width, height } = await sharp(card).metadata();
    expect([width, height]).toEqual([1200, 630]);
    for (const { area, isPlain } of CARD_AREAS) {
      const { channels } = await sharp(await sharp(card).extract(area).png().toBuffer()).stats();
      const deviation = Math.max(...channels.map(({ stdev }) => stdev));
      expect({ area, isPlain: deviation < PLAIN }).toEqual({ area, isPlain });
    }
  }));

test('structured data names the company, and contains nothing that the page does not show', () =>
  checkPages(siteRoutes, (page) => {
    const text = shownText(page);
    const company = factsOfType(page, 'HomeAndConstructionBusiness').find((fact) => fact['@id'] === BUSINESS_ID);
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

    const questions = factsOfType(page, 'FAQPage').flatMap((fact) => fact.mainEntity as Fact[]);
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(String(name));
      expect(text).toContain(String((acceptedAnswer as Fact).text));
    }
    expect(questions).toHaveLength(page.querySelectorAll('main details[name]').length);
  }));

test('each page but the home page has the same breadcrumbs for search engines and readers', () =>
  checkPages(
    siteRoutes.filter((route) => route !== '/'),
    (page, route) => {
      const [trail, ...others] = factsOfType(page, 'BreadcrumbList');
      expect(others).toEqual([]);
      const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]).toMatchObject({ name: 'Home', item: `${business.url}/` });
      expect(steps.at(-1)?.item).toBe(business.url + route);
      const shown = [...page.querySelectorAll('nav[aria-label="Breadcrumb"] li')];
      expect(shown.map((step) => textOf(step))).toEqual(steps.map(({ name }) => name));
    },
  ));

test('titles and descriptions are unique', () => {
  const pages = siteRoutes.map(readPage);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map((page) => metaContent(page, 'description')))).toEqual([]);
});

if (siteParts.reviews)
  test('only pages that show the rating have it in structured data', () =>
    checkPages(siteRoutes, (page) => {
      const isStated = factsOfType(page, 'HomeAndConstructionBusiness').some((fact) => fact.aggregateRating);
      if (isStated) expect(shownText(page)).toContain(averageRating.toFixed(1));
    }));

test('each page that shows the average of sample reviews marks it', () =>
  checkPages(siteRoutes, (page) => {
    const shown = textOf(single(page, 'footer'));
    if (isAverageSample) expect(shown).toContain(`from ${formatCount(reviewCount, 'review')} Made-up reviews`);
    else expect(shown).not.toContain('Made-up');
  }));

test('the home page has rating and services in structured data', () => {
  const home = readPage('/');
  expect(factsOfType(home, 'HomeAndConstructionBusiness')[0]).toMatchObject({
    ...(siteParts.reviews && { aggregateRating: { ratingValue: averageRating.toFixed(1), reviewCount } }),
    makesOffer: serviceTypes().map((serviceType) => ({ itemOffered: { serviceType } })),
  });
  if (siteParts.reviews) expect(shownText(home)).toContain(formatCount(reviewCount, 'review'));
});

if (siteParts.reviews)
  test('each review is in structured data as shown', () => {
    const page = readPage('/testimonials');
    const stated = factsOfType(page, 'Review');
    expect(stated).toHaveLength(reviewCount);
    const text = shownText(page);
    for (const { author, reviewBody } of stated) {
      expect(text).toContain(String((author as Fact).name));
      expect(text).toContain(String(reviewBody));
    }
  });

test('each city page has what the company does in that city in structured data, and the company once, at its own place', () =>
  checkPages(cityRoutes, (page, route) => {
    const name = areas.find(({ path }) => path === route)?.name;
    expect(factsOfType(page, 'Service')).toMatchObject([{ provider: { '@id': BUSINESS_ID }, areaServed: { name } }]);
    const [company, ...others] = factsOfType(page, 'HomeAndConstructionBusiness');
    expect(others).toEqual([]);
    expect(company).toMatchObject({ address: { addressLocality: business.locality } });
  }));

test('the home page has the name of the site in structured data', () => {
  expect(factsOfType(readPage('/'), 'WebSite')).toMatchObject([{ name: business.name, url: `${business.url}/` }]);
});

test('the logo and the pictures in structured data exist', () =>
  checkPages(siteRoutes, (page) => {
    const pictures = structuredData(page).flatMap((fact) => [fact.logo, fact.image].flat().filter(Boolean));
    expect(pictures.length).toBeGreaterThan(1);
    const files = pictures.map((address) => String(address).replace(business.url, 'build'));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  }));

test('the sitemap states the day of the last change of each page that has one, and no other', () => {
  const sitemap = new JSDOM(readFileSync('build/sitemap.xml', 'utf8'), { contentType: 'text/xml' }).window.document;
  const days = [...sitemap.querySelectorAll('url:has(lastmod)')].map((url) => [
    url.querySelector('loc')?.textContent?.replace(business.url, ''),
    url.querySelector('lastmod')?.textContent,
  ]);
  const stated = articleRoutes.map((route) => [route, factsOfType(readPage(route), 'BlogPosting')[0]?.dateModified]);
  const newest = stated
    .map(([, day]) => String(day))
    .sort()
    .at(-1);
  const { privacy } = optionalFacts;
  const others = [...(newest ? [['/blog', newest]] : []), ...(privacy ? [['/privacy', privacy.since]] : [])];
  expect(days.sort()).toEqual([...stated, ...others].sort());
});

test('each service page has its service and provider in structured data', () =>
  checkPages(serviceRoutes, (page) => {
    expect(factsOfType(page, 'Service')).toMatchObject([{ provider: { '@id': BUSINESS_ID } }]);
  }));

test('each article has pictures, author and questions in structured data', () =>
  checkPages(articleRoutes, async (page, route) => {
    const [article] = factsOfType(page, 'BlogPosting');
    expect(article).toMatchObject({
      headline: textOf(single(page, 'h1')),
      mainEntityOfPage: business.url + route,
      author: optionalFacts.author
        ? { '@type': 'Person', name: optionalFacts.author.name, worksFor: { '@id': BUSINESS_ID } }
        : { '@id': BUSINESS_ID, name: business.name, url: `${business.url}/` },
      image: expect.arrayContaining([metaContent(page, 'og:image')]),
    });
    // Google's guide to article data asks for the shapes 16:9, 4:3 and 1:1.
    const files = (article?.image as readonly string[]).map((url) => join('build', url.replace(business.url, '')));
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
    expect(sizes.map(({ width, height }) => (width / height).toFixed(2))).toEqual(['1.78', '1.33', '1.00', '1.90']);
    expect(article?.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(metaContent(page, 'article:published_time')).toBe(article?.datePublished);
    expect(metaContent(page, 'article:modified_time')).toBe(article?.dateModified);
    expect(metaContent(page, 'article:section')).not.toBe('');
    expect(factsOfType(page, 'FAQPage')).toHaveLength(1);
  }));

test('/thanks and the 404 page are kept out of search results', async () => {
  await checkPages([THANKS, UNKNOWN], (page) => {
    expect(metaContent(page, 'robots')).toBe('noindex');
  });
  expect(readPage(UNKNOWN).querySelector('link[rel="canonical"]')).toBeNull();
});

test('robots.txt links to the sitemap', () => {
  expect(readFileSync('build/robots.txt', 'utf8')).toContain(`Sitemap: ${business.url}/sitemap.xml`);
});

test('the icons exist, and the one of browser tabs is a picture within the page', async () => {
  const links = [...readPage('/').querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"]')];
  const files = links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('data:'));
  expect(files.map((file) => extname(file))).toEqual(['.ico', '.png']);
  expect(files.filter((file) => !existsSync(join('build', file)))).toEqual([]);

  const inPage = links.find((link) => link.getAttribute('href')?.startsWith('data:image/webp;base64,'));
  const [, data = ''] = inPage?.getAttribute('href')?.split(',') ?? [];
  const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
  expect(`${width}x${height}`).toBe(inPage?.getAttribute('sizes'));
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
