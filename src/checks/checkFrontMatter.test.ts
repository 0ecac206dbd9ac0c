/** @jest-environment node */
import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { areas } from '../company/areas';
import { business } from '../company/business';
import { formatPrice, prices } from '../company/pricing';
import { referralProgram } from '../company/referralProgram';
import { checkFrontMatter } from './checkFrontMatter';
import { SourceError } from '../company/load/sourceError';

const article = {
  title: 'How long do pavers last in Florida?',
  description:
    'What wears first, what shortens a paved surface’s life, and how to buy a long one in Southwest Florida.',
  keywords: ['paver lifespan', 'how long do pavers last', 'paver warranty'],
  excerpt: 'What wears first, what shortens it, and how to buy a long one.',
  answer: 'Decades, on a good base. The joints and the edging wear first, and both can be repaired piece by piece.',
  category: 'Buying Guide',
  date: new Date('2024-07-15'),
  companion: 'paver-maintenance-florida-guide',
  faq: Array.from({ length: 3 }, (_, index) => ({
    question: `Question number ${index}, is it?`,
    answer: 'An installed paver costs {{price:faq.installed}} in the FAQ.',
  })),
  cta: {
    title: 'Ask how yours is doing',
    description: 'We look at it and tell you, free.',
    secondary: 'Get Free Estimate',
  },
};
const words = (count: number) => Array.from({ length: count }, () => 'stone').join(' ');
const file = 'blog/paver-lifespan-florida.mdx';
/** Checks the article with other values; a field that is undefined is left out. */
function check(changes: Record<string, unknown>, { body = '', source = '', at = file } = {}) {
  const fields = Object.entries({ ...article, ...changes }).filter(([, value]) => value !== undefined);
  return checkFrontMatter(at, { frontMatter: Object.fromEntries(fields), body, source });
}

describe('an article’s front matter', () => {
  test('is accepted if it is complete, with its figures filled in', () => {
    expect(check({})).toMatchObject({
      faq: [{ answer: `An installed paver costs ${formatPrice(prices['faq.installed'])} in the FAQ.` }, {}, {}],
    });
  });

  test('measures what its writer wrote, not the name of the region', () => {
    const title = 'Pavers in {{company:region}} '.padEnd(60, 'x');
    expect(check({ title }).title).toBe(title.replace('{{company:region}}', business.region));
    expect(() => check({ title: `${title}x` })).toThrow(/title: Write at most 60 characters; it has 61/);
  });

  test('names the file, the field and the choices for an unknown category', () => {
    expect(() => check({ category: 'News' })).toThrow(/blog\/paver-lifespan-florida\.mdx/);
    expect(() => check({ category: 'News' })).toThrow(/category: .*Buying Guide, Maintenance, Design Tips/);
  });

  test('has its answer for the top of the page, with its figures filled in', () => {
    const answer =
      'Pavers cost {{price:faq.installed}} installed. On a good base, they outlast the driveway of a neighbor.';
    expect(check({ answer }).answer).toContain(`cost ${formatPrice(prices['faq.installed'])} installed`);
    expect(() => check({ answer: undefined })).toThrow(/answer: Missing\. Write the answer to the headline/);
    expect(() => check({ answer: 'x'.repeat(301) })).toThrow(/answer: Write at most 300 characters/);
  });

  test('asks for what is missing in words, also inside a list', () => {
    expect(() => check({ title: undefined })).toThrow(/title: Missing\. Write the title of the page, in 10 to 60 char/);
    expect(() => check({ faq: [{ question: 'What lasts longest?' }] })).toThrow(
      /faq\.0\.answer: Missing\. Write the answer/,
    );
    expect(() => check({ cta: undefined })).toThrow(/cta: Missing\. Write its fields: title, description, secondary/);
  });

  test('names a field that does not exist, with those that do', () => {
    expect(() => check({ exerpt: 'A slip of the pen' })).toThrow(/exerpt: There is no such field.* excerpt,/);
  });

  test('lists every problem at once, each with its line', () => {
    const source = '---\ntitle: Short\ncategory: News\n---\n';
    expect(() => check({ title: 'Short', category: 'News' }, { source })).toThrow(
      /florida\.mdx:2: title: [\s\S]*florida\.mdx:3: category: /,
    );
  });

  test('gives address, read time, month and year, and tells writers to leave them out', () => {
    expect(check({}, { body: words(1000) })).toMatchObject({
      slug: 'paver-lifespan-florida',
      readTime: 5,
      dateText: 'July 2024',
    });
    expect(() => check({ readTime: 5 })).toThrow(/readTime: Remove it: .*length of the text/);
    expect(() => check({ slug: 'paver-lifespan-florida' })).toThrow(/slug: Remove it: .*file's name/);
    expect(() => check({ dateText: 'July 2024' })).toThrow(/dateText: Remove it: .*`date`/);
  });

  test.each([
    ['04/03/2025', /date: "04\/03\/2025" is not clear\. Write 2025-04-03, if you mean month 4, day 3/],
    ['April 3, 2025', /date: "April 3, 2025" is not clear\. Write year, month and day/],
    ['2025-4-3', /date: "2025-4-3" is not clear\. .*2025-01-15/],
    [undefined, /date: Missing\. Write year, month and day/],
  ])('refuses %p as a date, and says what to write', (date, message) => {
    expect(() => check({ date })).toThrow(message);
  });

  test('refuses a day that is not in the calendar', () => {
    // YAML has made it March 3.
    const checking = () => check({ date: new Date('2025-03-03') }, { source: '---\ndate: 2025-02-31\n---' });
    expect(checking).toThrow(/:2: date: There is no 2025-02-31/);
  });

  test('an article says when it was last changed, and the sitemap, too', () => {
    const written = new Date('2025-01-15');
    const updated = new Date('2026-03-02');
    expect(check({ date: written })).toMatchObject({ last_update: { date: written } });
    expect(check({ date: written })).not.toHaveProperty('updatedText');
    expect(check({ date: written, updated })).toMatchObject({
      updatedText: 'March 2026',
      last_update: { date: updated },
    });
    expect(() => check({ date: updated, updated: written })).toThrow(/updated: Write a day after `date`/);
    expect(() => check({ updated: 'March 2026' })).toThrow(/updated: "March 2026" is not clear/);
    expect(() => check({ updatedText: 'March 2026' })).toThrow(/updatedText: Remove it: .*`updated`/);
  });

  test('keeps an article off the index by card: false, and by nothing else', () => {
    expect(check({ card: false })).toMatchObject({ card: false });
    expect(() => check({ card: 'no' })).toThrow(/card: Write false .* or leave the field out/);
  });

  test('rejects an unknown figure, and lists those of its page', () => {
    expect(() => check({ excerpt: 'It costs {{price:faq.instaled}} and that is that, more or less.' })).toThrow(
      /no price "faq\.instaled".*faq\.installed/,
    );
  });

  test('refuses a file name that does not suit an address', () => {
    expect(() => check({}, { at: 'blog/Paver Lifespan.mdx' })).toThrow(/Paver Lifespan\.mdx: .*lowercase letters/);
  });
});

describe('a page’s front matter', () => {
  const page = {
    title: 'Sanibel pavers that let the rain through',
    description: article.description,
    keywords: article.keywords,
    headline: 'Pavers for Sanibel',
    lead: 'Permeable drives and native planting, planned with the flood map on the table.',
  };

  const checkPage = (frontMatter: Record<string, unknown>) =>
    checkFrontMatter('company/pages/sanibel-pavers.mdx', {
      frontMatter: { ...page, ...frontMatter },
      body: '',
      source: '',
    });

  test('needs only a title and a description', () => {
    const { title, description } = page;
    const check = (frontMatter: Record<string, unknown>, at = 'company/pages/about-us.mdx') =>
      checkFrontMatter(at, { frontMatter, body: '', source: '' });
    expect(check({ title, description })).toEqual({ title, description, faq: [] });
    expect(() => check({ title })).toThrow(
      /about-us\.mdx:\d+: description: Missing\. Write what the page gives its reader/,
    );
    expect(() => check({ title, description, lead: 'Short' })).toThrow(/lead: Write at least 40 characters/);
    expect(() => check({ title, description, page: 'faq' })).toThrow(/page: Write referrals, .* or leave/);
    expect(() => check({ title, description, aera: 'sanibel' })).toThrow(
      /aera: There is no such field.* area, service/,
    );
    expect(() => check({ title, description }, 'company/pages/About us.mdx')).toThrow(
      /About us\.mdx: .*lowercase letters/,
    );
  });

  test('must name an area that exists', () => {
    expect(() => checkPage({ area: 'atlantis' })).toThrow(`area: Name one of the towns in towns.yaml: ${areas[0].id}`);
  });

  test('lists the valid choices if a city page has an invalid one', () => {
    const checking = () => checkPage({ area: areas[0].id, form: 'estimate', footer: 'none' });
    expect(checking).toThrow(/form: Write contact .* or leave the field out/);
    expect(checking).toThrow(/footer: Write small .* or leave the field out/);
  });

  test('fills in the referral reward', () => {
    const checked = checkPage({ page: 'referrals', headline: 'Earn {{referral:reward}} for Every Referral' });
    expect(checked.headline).toBe(`Earn $${referralProgram.reward} for Every Referral`);
  });
});

test('a writer’s mistake is printed without a stack trace', () => {
  const error = new SourceError(['blog/a.mdx:2: title: Missing.', 'blog/b.mdx: companion: Missing.']);
  expect(inspect(error)).toBe(
    '2 things to fix:\n\n  blog/a.mdx:2: title: Missing.\n  blog/b.mdx: companion: Missing.\n',
  );
});
