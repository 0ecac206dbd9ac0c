/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { relatedTo } from './relateArticles';

const article = (slug: string, keywords: readonly string[], more: object = {}) => ({
  slug,
  keywords: [...keywords],
  category: 'Maintenance' as const,
  companion: undefined as string | undefined,
  service: undefined as string | undefined,
  ...more,
});

const sealing = article('sealing', ['paver sealing', 'joint sand'], { companion: 'colors' });
const colors = article('colors', ['paver colors'], { category: 'Design Tips' });
const sand = article('sand', ['joint sand for pavers']);
const costs = article('costs', ['paver costs'], { category: 'Buying Guide' });
const decks = article('decks', ['pool deck'], { category: 'Buying Guide' });

const slugs = (articles: readonly { readonly slug: string }[]) => articles.map(({ slug }) => slug);

test('an article leads to its companion, then to those with the most in common, three at most', () => {
  expect(slugs(relatedTo(sealing, [sealing, decks, costs, sand, colors]))).toEqual(['colors', 'sand', 'costs']);
});

test('the same service and the same category bring articles nearer', () => {
  const steps = article('steps', ['stairs'], { category: 'Design Tips', service: 'pool-decks' });
  const tiles = article('tiles', ['tiles'], { service: 'pool-decks' });
  const lamps = article('lamps', ['lights'], { category: 'Design Tips' });
  expect(slugs(relatedTo(steps, [decks, sand, lamps, tiles])).slice(0, 2)).toEqual(['lamps', 'tiles']);
});

test('where there are fewer articles, it leads to fewer, and never to itself', () => {
  expect(slugs(relatedTo(costs, [costs, sand]))).toEqual(['sand']);
  expect(relatedTo(costs, [costs])).toEqual([]);
});
