import { expect, test } from '@playwright/test';
import { areas } from '../src/data/areas';
import { business } from '../src/data/business';
import { faqs } from '../src/data/faqs';
import { firePits } from '../src/data/firePits';
import { gallery } from '../src/data/gallery';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from '../src/data/pricing';
import { products } from '../src/data/products';
import { caseStudies } from '../src/data/projects';
import { referralProgram } from '../src/data/referralProgram';
import { reviews } from '../src/data/reviews';
import { sealingBenefits } from '../src/data/sealing';
import { readPage, single, textOf, wordsOf } from './builtPage';
import { allRoutes, sitemapRoutes } from './routes';

const articleRoutes = sitemapRoutes.filter((route) => route.startsWith('/blog/'));

/** Reading speeds in words per minute. */
const SLOW = 200;
const FAST = 240;

/** Returns the words that a city page has of its own: not those of the map, the forms and the contact details. */
function cityWords(route: string): string[] {
  return wordsOf(textOf(single(readPage(route), 'main'), 'header, form, footer, nav, figure, #contact'));
}

/** Returns all sequences of this many words. */
function sequences(words: readonly string[], length: number): Set<string> {
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')));
}

test.describe('city pages', () => {
  for (const { name, path } of areas) {
    test(`${path} is about the city, in at least 450 words`, () => {
      expect(cityWords(path).length).toBeGreaterThanOrEqual(450);
      expect(textOf(single(readPage(path), 'h1'))).toContain(name);
      expect(textOf(single(readPage(path), 'footer'))).toContain(name);
    });
  }

  test('no two share 20% of their five-word sequences', () => {
    const texts = areas.map(({ path }) => ({ path, runs: sequences(cityWords(path), 5) }));
    const pairs = texts.flatMap((one, index) =>
      texts.slice(index + 1).map((other) => {
        const common = [...one.runs].filter((run) => other.runs.has(run)).length;
        return { pair: `${one.path} and ${other.path}`, share: common / Math.min(one.runs.size, other.runs.size) };
      }),
    );
    const worst = pairs.reduce((most, pair) => (pair.share > most.share ? pair : most));
    const percent = `${(100 * worst.share).toFixed(1)}%`;
    test.info().annotations.push({ type: 'most alike', description: `${worst.pair}: ${percent}` });
    expect(worst.share, `${worst.pair}: ${percent}`).toBeLessThan(0.2);
  });
});

test.describe('articles', () => {
  for (const route of articleRoutes) {
    test(`${route} has the length of its read time`, () => {
      const minutes = Number(/(\d+) min read/.exec(textOf(single(readPage(route), 'article > header')))?.[1]);
      const words = wordsOf(textOf(single(readPage(route), '[data-article-body]'), '[data-island]')).length;
      expect(minutes).toBeGreaterThanOrEqual(words / FAST);
      expect(minutes).toBeLessThanOrEqual(Math.ceil(words / SLOW));
    });
  }
});

test('the blog index shows its cards, newest first', () => {
  const cards = [...readPage('/blog').querySelectorAll('main article')];
  const linked = cards.map((card) => single(card, 'a').getAttribute('href') ?? '');
  expect(linked.filter((route) => !articleRoutes.includes(route))).toEqual([]);
  const published = linked.map((route) => {
    const data = single(readPage(route), 'script[type="application/ld+json"]').textContent;
    return /"datePublished":"([^"]+)"/.exec(data ?? '')?.[1];
  });
  expect(published).not.toContain(undefined);
  expect(published).toEqual([...published].sort().reverse());
  for (const card of cards) {
    const text = textOf(card);
    expect(text).toMatch(/Buying Guide|Maintenance|Design Tips/);
    expect(text).toMatch(
      /(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/,
    );
    expect(text).toMatch(/\b\d+ min read\b/);
    const title = textOf(single(card, 'h2, h3'));
    expect(title).not.toBe('');
    // The rest of the label is for screen reader users who hear the link without its card.
    expect(single(card, 'a').textContent).toBe(`Read More: ${title}`);
    expect(wordsOf(text).length, 'excerpt').toBeGreaterThan(20);
  }
});

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const { reward, minimumProject, cash } = referralProgram;

/** Texts that single pages must show; the figures come from src/data. */
const parts: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': [
    'Recent projects',
    /team is expanding/i,
    'CALL NOW',
    ...(business.yearsOfRoofing ? [`${business.yearsOfRoofing} of roofing`] : []),
  ],
  '/privacy': ['Sign up for news and updates', /referral link is the one address/],
  '/service-area': [
    'Coverage Area',
    'Free Consultations & Estimates',
    'Why Choose',
    'Local Expertise',
    'Licensed & Insured',
    'Quality Materials',
    'Expert Installation',
  ],
  '/paver-sealing': [
    formatPrice(prices['sealing.sealing']),
    formatPrice(prices['sealing.deepCleaning']),
    /custom quote/i,
    formatMeasure(measures['sealing.cure']),
    formatMeasure(measures['sealing.resealDriveway']),
    formatMeasure(measures['sealing.resealPatio']),
    formatMeasure(measures['sealing.sealerLife']),
    ...sealingBenefits.map(({ title }) => title),
  ],
  '/gallery': gallery.flatMap(({ title, location }) => [title, location]),
  '/portfolio': caseStudies.flatMap(({ title, size, duration, valueAdd, challenges, results }) => [
    title,
    `${size.sqFt.toLocaleString('en-US')} sq ft`,
    `${duration.days} days`,
    ...(valueAdd ? [dollars(valueAdd)] : []),
    ...challenges,
    ...results,
  ]),
  '/paver-products': [
    ...products.map(({ name }) => name),
    ...firePits.map(({ name }) => name),
    formatMeasure(measures['products.strength']),
    formatMeasure(measures['products.baseDepth']),
    'Request Free Quote',
  ],
  '/testimonials': reviews.flatMap(({ name, location, date, text, projectType }) => [
    name,
    location,
    date,
    text,
    projectType,
  ]),
  '/referrals': [
    `Earn ${dollars(reward)} for Every Referral`,
    'How It Works',
    'Choose Your Reward',
    ...cash.methods,
    `${cash.processedDays} days`,
    `${cash.processedDays} business days`,
    dollars(minimumProject),
    /past year/,
    /never expires/i,
    /mention/,
  ],
  '/blog/pavers-vs-concrete-comparison': [
    formatPrice(prices['comparison.concrete']),
    formatPrice(prices['comparison.pavers']),
    formatAmount(prices['comparison.concrete20Years']),
    formatAmount(prices['comparison.pavers20Years']),
    formatAmount(prices['comparison.concreteUpkeep']),
    formatAmount(prices['comparison.paverUpkeep']),
    formatMeasure(measures['comparison.upfrontPremium']),
    formatMeasure(measures['comparison.paverLife']),
    formatMeasure(measures['comparison.concreteLife']),
    formatMeasure(measures['comparison.valueGain']),
    formatMeasure(measures['comparison.roi']),
    'verdict',
  ],
};

for (const [route, expected] of Object.entries(parts)) {
  test(`${route} shows all its required texts`, () => {
    const text = textOf(single(readPage(route), 'main'));
    const missing = expected.filter((part) => (part instanceof RegExp ? !part.test(text) : !text.includes(part)));
    expect(missing).toEqual([]);
  });
}

test('each article ends with a call-to-action, a call button and a link to the blog', () => {
  for (const route of articleRoutes) {
    const main = single(readPage(route), 'main');
    const links = [...main.querySelectorAll('a')].map((link) => textOf(link));
    expect(links, route).toContain(`Call ${business.phone.display}`);
    expect(
      links.filter((text) => /^Get Free (Quote|Consultation|Estimate)$/.test(text)),
      route,
    ).toHaveLength(1);
    expect(links, route).toContain('Back to blog');
  }
});

test('the FAQ page shows the questions in their order', () => {
  const shown = [...readPage('/faq').querySelectorAll('main summary')].map((question) => textOf(question));
  expect(shown).toEqual(faqs.map(({ question }) => question));
});

test('each page names the company, and shows no phone number or email address but its own', () => {
  for (const route of allRoutes) {
    const text = textOf(readPage(route).body);
    expect(text, route).toContain(business.name);
    const numbers = text.match(/\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b/g);
    expect([...new Set(numbers)], route).toEqual([business.phone.display]);
    const addresses = text.match(/[\w.+-]+@[\w-]+(\.\w+)+/g);
    expect([...new Set(addresses)], route).toEqual([business.email]);
  }
});

test('no page shows an unfilled placeholder', () => {
  for (const route of allRoutes) {
    const page = readPage(route);
    const text = textOf(page.documentElement);
    expect(text, route).not.toMatch(/\{\{|\}\}|\[object |\b(undefined|NaN|null|lorem|ipsum|TODO)\b/i);
  }
});
