/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LoadContext } from '@docusaurus/types';
import { pictures } from '../images/pictures';
import { encodedPicture } from '../images/manifest';
import { filesOf } from '../images/slots';
import preparePictures, { generatedPictures } from './pictures';

const root = path.join(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'site-'));

const build = () => preparePictures({ siteDir: site } as LoadContext);

// Describes only one picture to save time; encode.test.ts checks every picture.
beforeEach(() => {
  mkdirSync(path.join(site, 'src/images'), { recursive: true });
  const described = JSON.stringify({ 'home-hero': pictures['home-hero'] });
  writeFileSync(path.join(site, 'src/images/pictures.json'), described);
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

test('stops the build for a missing master, with the picture’s name', async () => {
  await expect(build()).rejects.toThrow(/"home-hero".*src\/images\/masters\/home-hero\.jpg/);
});

test('puts every file of a picture in place, and makes none of them twice', async () => {
  for (const part of ['masters', 'derivatives', 'manifest.json']) {
    cpSync(path.join(root, 'src/images', part), path.join(site, 'src/images', part), { recursive: true });
  }
  await build();
  const folder = generatedPictures(site);
  const files = readdirSync(folder);
  expect(files).toHaveLength(filesOf(pictures['home-hero'].slots, encodedPicture('home-hero').width).length);
  const times = () => files.map((file) => statSync(path.join(folder, file)).mtimeMs);
  const before = times();
  await build();
  expect(times()).toEqual(before);
});
