import { expect, test } from '@playwright/test';
import { articleCards } from '../src/data/articleCards';
import { areaByPath } from '../src/data/areas';
import { business } from '../src/data/business';
import { faqs } from '../src/data/faqs';
import { firePits } from '../src/data/firePits';
import { gallery } from '../src/data/gallery';
import { products } from '../src/data/products';
import { caseStudies } from '../src/data/projects';
import { reviews } from '../src/data/reviews';
import { sealingBenefits } from '../src/data/sealing';
import { readPage, single, textOf, wordsOf } from './builtPage';
import { allRoutes, articleRoutes, cityRoutes, serviceRoutes } from './routes';

/** Words that a reader gets through in a minute. */
const SLOW = 200;
const FAST = 240;

function cityWords(route: string): string[] {
  return wordsOf(textOf(single(readPage(route), 'main'), 'header, form, footer'));
}

/** Every run of so many words. */
function sequences(words: readonly string[], length: number): Set<string> {
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')));
}

test.describe('city pages', () => {
  for (const route of cityRoutes) {
    test(`${route} is about the city, in at least 450 words`, () => {
      expect(cityWords(route).length).toBeGreaterThanOrEqual(450);
      const name = areaByPath(route)?.name ?? '';
      expect(textOf(single(readPage(route), 'h1'))).toContain(name);
      expect(textOf(single(readPage(route), 'footer'))).toContain(name);
    });
  }

  test('no two share 20% of their runs of five words', () => {
    const texts = cityRoutes.map((route) => ({ route, runs: sequences(cityWords(route), 5) }));
    const pairs = texts.flatMap((one, index) =>
      texts.slice(index + 1).map((other) => {
        const common = [...one.runs].filter((run) => other.runs.has(run)).length;
        return { pair: `${one.route} and ${other.route}`, share: common / Math.min(one.runs.size, other.runs.size) };
      }),
    );
    const worst = pairs.reduce((most, pair) => (pair.share > most.share ? pair : most));
    const percent = `${(100 * worst.share).toFixed(1)}%`;
    test.info().annotations.push({ type: 'most alike', description: `${worst.pair}: ${percent}` });
    expect(worst.share, `${worst.pair}: ${percent}`).toBeLessThan(0.2);
  });

  test('Sanibel speaks of rain, plants, wind and flood, Fort Myers Beach of salt and six services', () => {
    const sanibel = textOf(single(readPage('/sanibel-pavers'), 'main')).toLowerCase();
    for (const point of ['permeable paver', 'native', 'wind load', 'flood']) expect(sanibel).toContain(point);
    const beach = single(readPage('/fort-myers-beach-pavers'), 'main');
    expect(textOf(beach).toLowerCase()).toContain('salt');
    const services = serviceRoutes.filter((route) => beach.querySelector(`a[href="${route}"]`));
    expect(services.length).toBeGreaterThanOrEqual(6);
  });
});

test.describe('articles', () => {
  for (const route of articleRoutes) {
    test(`${route} is as long as its read time says`, () => {
      const minutes = Number(/(\d+) min read/.exec(textOf(single(readPage(route), 'article > header')))?.[1]);
      const words = wordsOf(textOf(single(readPage(route), '[data-article-body]'), '[data-island]')).length;
      expect(words).toBeGreaterThanOrEqual(minutes * SLOW);
      expect(words).toBeLessThanOrEqual(minutes * FAST);
    });
  }
});

test('the blog index shows eight cards', () => {
  const cards = [...readPage('/blog').querySelectorAll('main article')];
  expect(cards.map((card) => single(card, 'a').getAttribute('href'))).toEqual(
    articleCards.map((slug) => `/blog/${slug}`),
  );
  for (const card of cards) {
    const text = textOf(card);
    expect(text).toMatch(/Buying Guide|Maintenance|Design Tips/);
    expect(text).toMatch(
      /(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/,
    );
    expect(text).toMatch(/\b([4-9]|1[0-5]) min read\b/);
    const title = textOf(single(card, 'h2, h3'));
    expect(title).not.toBe('');
    // What follows the label is for those who hear the link apart from its card.
    expect(single(card, 'a').textContent).toBe(`Read More: ${title}`);
    expect(wordsOf(text).length, 'excerpt').toBeGreaterThan(20);
  }
});

/** What single pages must have, in the words that they show. */
const parts: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': ['Recent projects', /team is expanding/i, 'CALL NOW', /a decade of roofing/],
  '/service-area': [
    'Coverage Area',
    'Free Consultations & Estimates',
    'Why Choose',
    'Local Expertise',
    'Licensed & Insured',
    'Quality Materials',
    'Expert Installation',
  ],
  '/paver-patios': [/design consultation/i, /professional installation/i, /final touches/i],
  '/pool-decks': ['Travertine', 'Concrete', 'Brick', 'Natural stone'],
  '/paver-sealing': [
    '$2–4 per sq ft',
    '$1–2 per sq ft',
    /custom quote/i,
    '24–48 hours',
    '2–3 years',
    '3–5 years',
    '2–5 years',
    ...sealingBenefits.map(({ title }) => title),
  ],
  '/gallery': gallery.flatMap(({ title, location }) => [title, location]),
  '/portfolio': [
    '2,400 sq ft',
    '5 days',
    '5,200 sq ft',
    '6 days',
    '1,000 sq ft',
    '2 days',
    '$8,000',
    ...caseStudies.flatMap(({ title, challenges, results }) => [title, ...challenges, ...results]),
  ],
  '/paver-products': [
    ...products.map(({ name }) => name),
    ...firePits.map(({ name }) => name),
    '8,000+ PSI',
    '6–8 in',
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
    'Earn $200 for Every Referral',
    'How It Works',
    'Choose Your Reward',
    'Venmo',
    '7 days',
    '7 business days',
    '$3,000',
    /past year/,
    /never expires/i,
    /mention/,
  ],
  '/blog/pavers-vs-concrete-comparison': [
    '$6–12 per sq ft',
    '$10–25 per sq ft',
    '$14,700',
    '$16,900',
    '15–30%',
    '50–100 years',
    '20–30 years',
    '5–15%',
    '60–75%',
    '$200–400',
    '$150–300',
    'verdict',
  ],
};

for (const [route, expected] of Object.entries(parts)) {
  test(`${route} has all its parts`, () => {
    const text = textOf(single(readPage(route), 'main'));
    const missing = expected.filter((part) => (part instanceof RegExp ? !part.test(text) : !text.includes(part)));
    expect(missing).toEqual([]);
  });
}

test('each article ends with the call to action, the call and the way back', () => {
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

test('the FAQ page shows the twelve questions in their order', () => {
  const shown = [...readPage('/faq').querySelectorAll('main summary')].map((question) => textOf(question));
  expect(shown).toEqual(faqs.map(({ question }) => question));
});

test('no page shows what was meant to be filled in', () => {
  for (const route of allRoutes) {
    const page = readPage(route);
    const text = textOf(page.documentElement);
    expect(text, route).not.toMatch(/\{\{|\}\}|\[object |\b(undefined|NaN|null|lorem|ipsum|TODO)\b/i);
  }
});
