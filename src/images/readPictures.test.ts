/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { companyWith, companyWritten, lineOf } from '@site/tests/companies/companyWith';
import { foldersOf } from '../company/load/folders';
import { imageFolders } from './encode';
import { checkPictures, readPictures, writePictures } from './readPictures';

const id = 'product-cobble';
const entry = { kind: 'photo', alt: 'Cobble in three sizes on a Naples driveway', slots: ['product'] };

const check = (changes: object) => checkPictures({ [id]: { ...entry, ...changes } });

describe('the build stops with file, picture and field for', () => {
  test('missing or too short alt text', () => {
    for (const alt of ['', '   ', 'A driveway', undefined]) {
      expect(() => check({ alt })).toThrow(/pictures\.yaml: product-cobble\.alt: .*at least 20 characters/);
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

  test('a focal point outside of the picture, or finer than tens of percent', () => {
    for (const focus of [[110, 50], [33, 50], [50], 'left']) {
      expect(() => check({ focus })).toThrow(/product-cobble\.focus.*: .*in percent, like \[30, 60\]/);
    }
    expect(check({ focus: [0, 100] })).toHaveProperty(id);
  });

  test('an id that is not valid in a URL', () => {
    expect(() => checkPictures({ 'Product Cobble': entry })).toThrow(/: Product Cobble: .*lowercase/);
  });

  test('every problem at once', () => {
    expect(() => check({ kind: 'drawing', slots: [] })).toThrow(/kind: [\s\S]*slots: /);
  });

  test('a wrong entry of the file, with its line', () => {
    const folder = companyWritten('pictures/pictures.yaml', 'alt: Photo of home hero in daylight', 'alt: Photo');
    expect(() => readPictures(foldersOf(folder))).toThrow(
      new RegExp(
        `pictures\\.yaml:${lineOf(folder, 'pictures/pictures.yaml', 'alt: Photo')}: home-hero\\.alt: .*at least 20`,
      ),
    );
  });
});

test('writing pictures changes the lines of those that differ, and no others', () => {
  const folder = companyWith();
  const file = imageFolders(foldersOf(folder)).pictures;
  const before = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const { 'home-hero': hero, ...others } = readPictures(foldersOf(folder));
  const alt = 'Photo of a court behind the shop';
  writePictures(foldersOf(folder), { 'home-hero': { ...hero, alt }, ...others });
  expect(readFileSync(file, 'utf8')).toBe(before.replace('Photo of home hero in daylight', alt));
});
