/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { imageFolders } from './encode';
import { checkPictures, readPictures } from './readPictures';

const root = path.join(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'entries-'));
const id = 'product-cobble';
const entry = { kind: 'photo', alt: 'Cobble in three sizes on a Naples driveway', slots: ['product'] };

const check = (changes: object) => checkPictures({ [id]: { ...entry, ...changes } });

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('is formatted as `npm run photo` writes it, so that a photo changes only the lines of its entry', async () => {
  const text = readFileSync(imageFolders(root).pictures, 'utf8');
  expect(text).toBe(`${JSON.stringify(await readPictures(root), null, 2)}\n`);
});

describe('the build stops with file, picture and field for', () => {
  test('missing or too short alt text', () => {
    for (const alt of ['', '   ', 'A driveway', undefined]) {
      expect(() => check({ alt })).toThrow(
        /src\/images\/pictures\.json: product-cobble\.alt: .*at least 20 characters/,
      );
    }
  });

  test('a rendering whose alt text does not say so, and a photo whose alt text says it is a rendering', () => {
    expect(() => check({ kind: 'render' })).toThrow(/product-cobble\.alt: .*"Rendering"/);
    expect(() => check({ alt: 'Rendering of cobble on a driveway' })).toThrow(/product-cobble\.alt: .*"Rendering"/);
  });

  test('an unknown kind, with the known ones', () => {
    expect(() => check({ kind: 'drawing' })).toThrow(/product-cobble\.kind: .*"render".*"photo"/);
  });

  test('an unknown slot, with the known ones, and no slot', () => {
    expect(() => check({ slots: ['produkt'] })).toThrow(/product-cobble\.slots\.0: .*"produkt".*product, firePit/);
    expect(() => check({ slots: [] })).toThrow(/product-cobble\.slots: .*product, firePit/);
    expect(() => check({ slots: 'product' })).toThrow(/product-cobble\.slots: .*list/);
  });

  test('slots of different proportions', () => {
    expect(() => check({ slots: ['product', 'pageHero'] })).toThrow(/product-cobble\.slots: .*proportions/);
    expect(check({ slots: ['product', 'firePit'] })).toHaveProperty(id);
  });

  test('an unknown or missing field', () => {
    expect(() => check({ width: 1200 })).toThrow(/product-cobble\.width: There is no such field.* kind, alt, slots/);
    expect(() => checkPictures({ [id]: { kind: 'photo', slots: ['product'] } })).toThrow(/product-cobble\.alt: /);
  });

  test('an id that is not valid in a URL', () => {
    expect(() => checkPictures({ 'Product Cobble': entry })).toThrow(/: Product Cobble: .*lowercase/);
  });

  test('every problem at once', () => {
    expect(() => check({ kind: 'drawing', slots: [] })).toThrow(/kind: [\s\S]*slots: /);
  });

  test('a file that is not JSON', async () => {
    mkdirSync(path.dirname(imageFolders(site).pictures), { recursive: true });
    writeFileSync(imageFolders(site).pictures, '{ "product-cobble": { "kind": "photo" "alt": "" } }');
    await expect(readPictures(site)).rejects.toThrow(
      /src\/images\/pictures\.json: This is not valid JSON .*comma or quote/,
    );
  });
});
