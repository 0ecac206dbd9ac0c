/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoadContext } from '@docusaurus/types';
import { pictures } from '../images/pictures';
import { filesOf } from '../images/slots';
import preparePictures, { generatedPictures } from './pictures';

// Allow for encoding, which takes several seconds.
jest.setTimeout(120_000);

const root = path.join(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'site-'));

const build = () => preparePictures({ siteDir: site } as LoadContext);

// Describe one picture only, to save time: encode.test.ts checks every one.
beforeEach(() => {
  mkdirSync(path.join(site, 'src/images'), { recursive: true });
  const described = JSON.stringify({ 'home-hero': pictures['home-hero'] });
  writeFileSync(path.join(site, 'src/images/pictures.json'), described);
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

test('the build stops with the name of a picture whose master is missing', async () => {
  await expect(build()).rejects.toThrow(/"home-hero".*src\/images\/masters\/home-hero\.jpg/);
});

test('the build puts every file of a picture into place, and does not make one twice', async () => {
  for (const part of ['masters', 'derivatives', 'manifest.json']) {
    cpSync(path.join(root, 'src/images', part), path.join(site, 'src/images', part), { recursive: true });
  }
  await build();
  const folder = generatedPictures(site);
  const files = readdirSync(folder);
  expect(files).toHaveLength(filesOf(pictures['home-hero'].slots).length + 1);
  const times = () => files.map((file) => statSync(path.join(folder, file)).mtimeMs);
  const before = times();
  await build();
  expect(times()).toEqual(before);
});
