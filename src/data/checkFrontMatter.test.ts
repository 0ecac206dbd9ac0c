/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { checkFrontMatter } from './checkFrontMatter';

const words = (count: number) => Array.from({ length: count }, () => 'stone').join(' ');

const article = {
  title: 'How long do pavers last in Florida?',
  slug: 'paver-lifespan-florida',
  description:
    'What wears first, what shortens a paved surface’s life, and how to buy a long one in Southwest Florida.',
  keywords: ['paver lifespan', 'how long do pavers last', 'paver warranty'],
  excerpt: 'What wears first, what shortens it, and how to buy a long one.',
  category: 'Buying Guide',
  date: '2024-07-15',
  dateText: 'July 2024',
  readTime: 5,
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
const file = 'blog/paver-lifespan-florida.mdx';
const check = (changes: Record<string, unknown>, length = 1100, at = file) =>
  checkFrontMatter(at, { ...article, ...changes }, words(length));

describe('an article’s front matter', () => {
  test('is accepted if it is complete, with its figures filled in', () => {
    expect(check({})).toMatchObject({
      faq: [{ answer: 'An installed paver costs $15–30 per sq ft in the FAQ.' }, {}, {}],
    });
  });

  test('names the file, the field and the choices for an unknown category', () => {
    expect(() => check({ category: 'News' })).toThrow(/blog\/paver-lifespan-florida\.mdx/);
    expect(() => check({ category: 'News' })).toThrow(/category: .*Buying Guide, Maintenance or Design Tips/);
  });

  test('reports a missing field', () => {
    expect(() => check({ excerpt: undefined })).toThrow(/excerpt: missing/);
  });

  test('reports an unknown field', () => {
    expect(() => check({ exerpt: 'A misspelled field' })).toThrow(/exerpt: there is no such field/);
  });

  test('reports all problems together', () => {
    expect(() => check({ title: 'Short', readTime: 'ten' })).toThrow(/title: [\s\S]*readTime: /);
  });

  test.each([
    [999, 'too short'],
    [1201, 'too long'],
  ])('rejects a read time of 5 minutes for %i words: %s', (length) => {
    expect(() => check({}, length)).toThrow(/readTime: 5 minutes means 1000 to 1200 words/);
  });

  test.each([1000, 1200])('accepts 5 minutes for %i words', (length) => {
    expect(() => check({}, length)).not.toThrow();
  });

  test('rejects an unknown figure, and lists those of its page', () => {
    expect(() => check({ excerpt: 'It costs {{price:faq.instaled}} and that is that, more or less.' })).toThrow(
      /no price "faq\.instaled".*faq\.installed/,
    );
  });

  test('rejects a slug that is not the file’s name', () => {
    expect(() => check({ slug: 'another-name' })).toThrow(/slug: "another-name" must match the file's name/);
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

  test('must name an existing area', () => {
    expect(() => checkFrontMatter('src/pages/sanibel-pavers.mdx', { ...page, area: 'sanibell' }, '')).toThrow(
      /area: Name one of the areas.*sanibel/,
    );
  });

  test('reports the choices of a city page for an invalid one', () => {
    const city = { ...page, area: 'sanibel', form: 'estimate', projects: 'yes', footer: 'none' };
    const checking = () => checkFrontMatter('src/pages/sanibel-pavers.mdx', city, '');
    expect(checking).toThrow(/form: Write contact .* or leave the field out/);
    expect(checking).toThrow(/projects: Write true .* or leave the field out/);
    expect(checking).toThrow(/footer: Write small .* or leave the field out/);
  });

  test('fills in the referral reward', () => {
    const checked = checkFrontMatter(
      'src/pages/referrals.mdx',
      { ...page, page: 'referrals', headline: 'Earn {{referral:reward}} for Every Referral' },
      '',
    );
    expect(checked.headline).toBe('Earn $200 for Every Referral');
  });
});
