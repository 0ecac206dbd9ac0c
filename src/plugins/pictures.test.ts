/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoadContext } from '@docusaurus/types';
import { stringify } from 'yaml';
import { companyWith, under } from '@site/tests/companies/companyWith';
import { folders, foldersOf } from '../company/load/folders';
import { imageFolders } from '../images/encode';
import { encodedPicture } from '../images/manifest';
import { pictures } from '../images/pictures';
import { filesOf } from '../images/slots';
import type * as PicturesPlugin from './pictures';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
/** A company with one picture, to save time; encode.test.ts checks every picture of the company that is built. */
let company: string;

const plugin = () => under(company, () => jest.requireActual<typeof PicturesPlugin>('./pictures'));
const build = () => plugin().default({ siteDir: site } as LoadContext);

beforeEach(() => {
  mkdirSync(site, { recursive: true });
  company = companyWith();
  const { pictures: described, manifest } = imageFolders(foldersOf(company));
  writeFileSync(described, stringify({ 'home-hero': pictures['home-hero'] }));
  rmSync(manifest);
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

test('stops the build for a missing master, with the picture’s name', async () => {
  await expect(build()).rejects.toThrow(/"home-hero".*pictures\/masters\/home-hero\.jpg/);
});

test('puts every file of a picture in place, and makes none of them twice', async () => {
  const [from, to] = [imageFolders(folders), imageFolders(foldersOf(company))];
  cpSync(path.join(from.masters, 'home-hero.jpg'), path.join(to.masters, 'home-hero.jpg'));
  cpSync(from.manifest, to.manifest);
  const isOfIt = (file: string) => file === from.derivatives || path.basename(file).startsWith('home-hero-');
  cpSync(from.derivatives, to.derivatives, { recursive: true, filter: isOfIt });
  await build();
  const folder = plugin().generatedPictures(site);
  const files = readdirSync(folder);
  expect(files).toHaveLength(filesOf(pictures['home-hero'].slots, encodedPicture('home-hero').width).length);
  const times = () => files.map((file) => statSync(path.join(folder, file)).mtimeMs);
  const before = times();
  await build();
  expect(times()).toEqual(before);
});
