/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { LoadContext } from '@docusaurus/types';
import type * as pictureModule from '../images/pictures';
import { filesOf } from '../images/slots';

// Encoding takes what it takes.
jest.setTimeout(120_000);

// One picture stands for all of its kind; the unit tests of encode.ts look at each.
jest.mock('../images/pictures', () => {
  const actual = jest.requireActual<typeof pictureModule>('../images/pictures');
  return { ...actual, pictures: { 'home-hero': actual.pictures['home-hero'] } };
});

const root = path.join(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'site-'));

// Fetched after the mocks are set.
const plugin = () => import('./pictures');
const build = async () => (await plugin()).default({ siteDir: site } as LoadContext);

afterEach(() => rmSync(site, { recursive: true, force: true }));

test('the build stops with the name of a picture whose master is missing', async () => {
  await expect(build()).rejects.toThrow(/"home-hero".*src\/images\/masters\/home-hero\.jpg/);
});

test('the build puts every file of a picture into place, and does not make one twice', async () => {
  for (const part of ['masters', 'derivatives', 'manifest.json']) {
    cpSync(path.join(root, 'src/images', part), path.join(site, 'src/images', part), { recursive: true });
  }
  await build();
  const folder = (await plugin()).generatedPictures(site);
  const files = readdirSync(folder);
  expect(files).toHaveLength(filesOf('home-hero').length + 1);
  const times = () => files.map((file) => statSync(path.join(folder, file)).mtimeMs);
  const before = times();
  await build();
  expect(times()).toEqual(before);
});
