/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { foldersOf } from '../company/load/folders';
import { imageFolders, readManifest } from './encode';
import { masterOf, replaceByPhoto, slotsFor } from './replaceByPhoto';

const site = mkdtempSync(path.join(tmpdir(), 'photo-'));
const company = foldersOf(site);
const entriesFile = imageFolders(company).pictures;
const masterFile = path.join(imageFolders(company).masters, 'product-cobble.jpg');
const photo = path.join(site, 'IMG_2041.jpg');
const alt = "Cobble in reds and browns on a driveway in Naples, the owner's boat beside it";

const apollo = { kind: 'render', alt: 'Rendering of Apollo laid in basketweave', slots: ['product'] };
const cobble = { kind: 'render', alt: 'Rendering of Cobble at a lawn', slots: ['product'] };
const written = `# The pictures.\n${stringify({ 'product-apollo': apollo, 'product-cobble': cobble })}`;

/** Writes a picture as a phone does: rotated by EXIF, with the location. */
async function takePhoto(width: number, height: number, orientation = 1): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: '#a5674a' } })
    .composite([
      // The top left corner of the sensor's picture.
      { input: { create: { width: 400, height: 400, channels: 3, background: '#1030ff' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Camera 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 8/1 31/1', GPSLongitudeRef: 'W', GPSLongitude: '81/1 47/1 42/1' },
    })
    .withMetadata({ orientation })
    .toFile(photo);
}

const replace = (changes: object = {}) =>
  replaceByPhoto({ company, id: 'product-cobble', file: photo, alt, ...changes });

/** Expects this error message and no changes. */
async function expectRefusal(changes: object, words: RegExp): Promise<void> {
  await expect(replace(changes)).rejects.toThrow(words);
  expect(readFileSync(entriesFile, 'utf8')).toBe(written);
  expect(existsSync(masterFile)).toBe(false);
}

beforeEach(async () => {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(path.dirname(masterFile), { recursive: true });
  mkdirSync(path.join(site, 'blog'));
  writeFileSync(entriesFile, written);
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b5674a' } })
    .jpeg()
    .toFile(path.join(path.dirname(masterFile), 'product-apollo.jpg'));
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('turns a photo into a master: upright, cropped, scaled, small and without metadata', async () => {
  // The phone is held upright, so the sensor's picture is rotated: 1300 × 960 after rotation.
  await takePhoto(960, 1300, 6);
  expect((await sharp(readFileSync(photo)).metadata()).exif?.toString('latin1')).toContain('Camera 9');
  await replace();

  const { width, height, format, exif, icc, orientation } = await sharp(readFileSync(masterFile)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 900, format: 'jpeg' });
  expect({ exif, icc, orientation }).toEqual({ exif: undefined, icc: undefined, orientation: undefined });
  expect(readFileSync(masterFile).includes('GPS')).toBe(false);
  expect(statSync(masterFile).size).toBeLessThanOrEqual(900_000);

  // After the rotation, the sensor's top left corner is at the top right.
  const corner = (left: number) => sharp(masterFile).extract({ left, top: 20, width: 1, height: 1 }).raw().toBuffer();
  expect((await corner(1150))[2]).toBeGreaterThan(200);
  expect((await corner(50))[2]).toBeLessThan(120);
});

test('changes kind and alt text of the entry, and no other entry', async () => {
  await takePhoto(1300, 960);
  await replace();
  const after = readFileSync(entriesFile, 'utf8');
  expect(parse(after)).toEqual({ 'product-apollo': apollo, 'product-cobble': { ...cobble, kind: 'photo', alt } });
  expect(after).toMatch(/^# The pictures\.\n/);
  expect(Object.keys(readManifest(company))).toEqual(['product-apollo', 'product-cobble']);
});

test('keeps the focal point that is given, and none of the picture before', async () => {
  await takePhoto(1300, 960);
  const focus = async (given?: readonly number[]) => {
    await replace({ focus: given });
    return parse(readFileSync(entriesFile, 'utf8'))['product-cobble'].focus;
  };
  expect(await focus([30, 60])).toEqual([30, 60]);
  expect(await focus()).toBeUndefined();
});

test('lowers the quality of a large photo until its master is at most 900 KB', async () => {
  const pixels = Buffer.alloc(1200 * 900 * 3);
  let seed = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    pixels[index] = seed >> 16;
  }
  await sharp(pixels, { raw: { width: 1200, height: 900, channels: 3 } })
    .png()
    .toFile(photo);
  expect((await masterOf('product-cobble', ['product'], photo)).length).toBeLessThanOrEqual(900_000);
});

test('rejects a photo that is too small once cropped', async () => {
  await takePhoto(700, 500);
  await expectRefusal(
    {},
    /"product-cobble" has to be 1200 pixels wide or more\. This photo has 700 × 500 pixels, 667 × 500/,
  );
});

test('rejects an upright photo for a wide picture', async () => {
  await takePhoto(900, 1600);
  await expectRefusal({}, /is a wide picture \(1200 × 900\).*900 × 1600 pixels: 58% of it would be cut off/);
});

test('rejects missing alt text, or alt text that calls it a rendering', async () => {
  await takePhoto(1300, 960);
  await expectRefusal({ alt: '' }, /alt text/);
  await expectRefusal({ alt: 'Rendering of a driveway in Naples' }, /"Rendering"/);
});

test('rejects a file that is missing or not a picture', async () => {
  await expectRefusal({}, /no file .*IMG_2041\.jpg/);
  writeFileSync(photo, 'not a picture');
  await expectRefusal({}, /cannot be read as a picture\. Export it as JPEG/);
});

test('an article’s file name is enough to give it its own picture, in every slot that articles use', () => {
  writeFileSync(path.join(site, 'blog/my-driveway.mdx'), '');
  expect(slotsFor(company, {}, 'article-my-driveway')).toEqual(['articleLead', 'articleCard', 'articleHeader']);
});

test('a picture between the paragraphs of an article is one that its text names', () => {
  writeFileSync(path.join(site, 'blog/my-driveway.mdx'), 'Text.\n\n<Picture of="estero-walk" caption="A walk." />\n');
  expect(slotsFor(company, {}, 'estero-walk')).toEqual(['articleText']);
});

test('refused: a picture that nothing shows, with the nearest name, all names, and how to add one', async () => {
  await takePhoto(1300, 960);
  // A company's own pictures may have the word in their names, too.
  await expectRefusal({ id: 'cobble' }, /No page shows a picture "cobble"\. Did you mean [^?]*\bproduct-cobble\b/);
  await expectRefusal(
    { id: 'prodct-coble' },
    /Did you mean product-cobble\?[\s\S]*add the entry first[\s\S]*product-apollo/,
  );
  await expectRefusal({ id: 'article-my-driveway' }, /article- and the name of its file in blog\//);
});
