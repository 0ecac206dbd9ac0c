/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { articleSlugs } from '../company/facts';
import { folders } from '../company/load/folders';
import { articlePicture } from './articlePicture';
import { imageFolders } from './encode';
import { namedPictures } from './namedPictures';
import { pictureById, pictures } from './pictures';

const entries = Object.entries(pictures);

test('every picture that the data names is there', () => {
  // An article without one shows that of its category.
  const named = [...namedPictures(folders).keys()].filter((id) => !id.startsWith('article-'));
  expect(named.filter((id) => !(id in pictures))).toEqual([]);
});

test('a picture that is not there is named, with the command that adds it', () => {
  expect(() => pictureById('city-atlantis')).toThrow(/"city-atlantis".*pictures\.yaml.*npm run photo -- city-atlantis/);
});

test('an article has its own picture, or else that of its category', () => {
  for (const slug of articleSlugs.filter((one) => `article-${one}` in pictures)) {
    expect(articlePicture({ slug, category: 'Buying Guide' })).toBe(`article-${slug}`);
  }
  for (const category of ['Buying Guide', 'Maintenance', 'Design Tips'] as const) {
    const standIn = pictureById(articlePicture({ slug: 'no-picture-yet', category }));
    expect(standIn.slots).toEqual(expect.arrayContaining(['articleLead', 'articleCard', 'articleHeader']));
  }
});

test('every picture has a master', () => {
  expect(entries.filter(([id]) => !existsSync(path.join(imageFolders(folders).masters, `${id}.jpg`)))).toEqual([]);
});

test('every picture has alt text, which says if it is a rendering', () => {
  expect(entries.filter(([, { alt }]) => alt.length < 20)).toEqual([]);
  expect(entries.filter(([, { kind, alt }]) => (kind === 'render') !== alt.startsWith('Rendering'))).toEqual([]);
});

test('no two pictures have the same alt text', () => {
  // Those of the home page's first screen may be crops of another one, which setup makes.
  const alts = entries.filter(([id]) => !id.startsWith('home-hero')).map(([, { alt }]) => alt);
  expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([]);
});
