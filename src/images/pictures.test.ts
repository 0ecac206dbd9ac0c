/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { areas } from '../data/areas';
import { articleCards } from '../data/articleCards';
import { firePits } from '../data/firePits';
import { gallery } from '../data/gallery';
import { products } from '../data/products';
import { caseStudies, projectCards } from '../data/projects';
import { services } from '../data/services';
import { articlePicture } from './articlePicture';
import { pictureById, pictures } from './pictures';

const root = path.join(__dirname, '../..');
const entries = Object.entries(pictures);

test('has every picture that the data names', () => {
  const named = [
    ...[...services, ...products, ...firePits, ...gallery, ...caseStudies, ...projectCards].map(
      ({ picture }) => picture,
    ),
    ...areas.map(({ id }) => `city-${id}`),
    ...articleCards.map((slug) => `article-${slug}`),
  ];
  expect(named.filter((id) => !(id in pictures))).toEqual([]);
});

test('an unknown picture throws an error with the files to add it to', () => {
  expect(() => pictureById('city-tampa')).toThrow(/"city-tampa".*src\/images\/pictures\.json.*src\/images\/masters/);
});

test('an article has its own picture, or else that of its category', () => {
  expect(articlePicture({ slug: 'paver-lifespan-florida', category: 'Buying Guide' })).toBe(
    'article-paver-lifespan-florida',
  );
  for (const category of ['Buying Guide', 'Maintenance', 'Design Tips'] as const) {
    const standIn = pictureById(articlePicture({ slug: 'no-picture-yet', category }));
    expect(standIn.slots).toEqual(expect.arrayContaining(['articleLead', 'articleCard', 'articleHeader']));
  }
});

test('every picture has a master', () => {
  expect(entries.filter(([id]) => !existsSync(path.join(root, 'src/images/masters', `${id}.jpg`)))).toEqual([]);
});

test('every picture has alt text, which says if it is a rendering', () => {
  expect(entries.filter(([, { alt }]) => alt.length < 20)).toEqual([]);
  expect(entries.filter(([, { kind, alt }]) => (kind === 'render') !== alt.startsWith('Rendering'))).toEqual([]);
});

test('no two pictures have the same alt text', () => {
  const alts = entries.map(([, { alt }]) => alt);
  expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([]);
});

test('the blog index has eight cards, each for an existing article', () => {
  expect(articleCards).toHaveLength(8);
  expect(articleCards.filter((slug) => !existsSync(path.join(root, 'blog', `${slug}.mdx`)))).toEqual([]);
});
