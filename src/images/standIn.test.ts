/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { products } from '../company/products';
import { foldersOf } from '../company/load/folders';
import { imageFolders, readManifest, readMaster } from './encode';
import { readPictures } from './readPictures';
import { addStandIns } from './standIn';

const site = foldersOf(mkdtempSync(path.join(tmpdir(), 'stand-in-')));

afterAll(() => rmSync(site.company, { recursive: true, force: true }));

test('a stand-in is a whole picture that says what it is, so that nobody takes it for a photo', async () => {
  mkdirSync(path.dirname(imageFolders(site).pictures), { recursive: true });
  writeFileSync(imageFolders(site).pictures, '{}\n');
  await addStandIns(site, [
    { id: 'product-river-plank', slots: ['product'], subject: 'River Plank pavers' },
    { id: 'product-wall', slots: ['product'], subject: 'our walls', shows: 'wall' },
  ]);

  const { 'product-river-plank': entry, 'product-wall': wall } = readPictures(site);
  const drawn = products.some(({ category }) => category === 'wall') ? 'a plain wall' : 'plain pavers';
  expect(wall.alt).toBe(`Rendering of ${drawn}, in place of a photo of our walls`);
  expect(entry).toEqual({
    kind: 'render',
    alt: 'Rendering of plain pavers, in place of a photo of River Plank pavers',
    slots: ['product'],
  });
  expect(await readMaster('product-river-plank', entry, site)).toMatchObject({ width: 1200, height: 900 });
  expect(Object.keys(readManifest(site))).toEqual(['product-river-plank', 'product-wall']);
  expect(readFileSync(path.join(imageFolders(site).masters, 'product-river-plank.jpg')).length).toBeLessThan(900_000);
});
