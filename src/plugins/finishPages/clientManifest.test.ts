/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { clientFiles, type ClientManifest } from './clientManifest';

const manifest: ClientManifest = {
  origins: { 'runtime~islands': ['1'], 'island-ZipCheck': ['2', '3', '4'] },
  assets: {
    1: { js: [{ file: 'assets/js/runtime.a1.js' }] },
    2: { js: [{ file: 'assets/js/forms.b2.js' }] },
    3: { css: [{ file: 'assets/css/styles.c3.css' }] },
    4: { js: [{ file: 'assets/js/island-ZipCheck.d4.js' }] },
  },
};

describe('clientFiles', () => {
  test('lists the scripts of a chunk with those that it shares', () => {
    const { scriptFilesOf } = clientFiles(manifest, '/');
    expect(scriptFilesOf('island-ZipCheck')).toEqual(['/assets/js/forms.b2.js', '/assets/js/island-ZipCheck.d4.js']);
  });

  test('names the stylesheet, below the base of the site', () => {
    expect(clientFiles(manifest, '/site/').stylesheet).toBe('/site/assets/css/styles.c3.css');
  });

  test('says which name an island misspells', () => {
    const { scriptFilesOf } = clientFiles(manifest, '/');
    expect(() => scriptFilesOf('island-ZipChek')).toThrow(
      'No script is named "island-ZipChek". An island is named after its file',
    );
  });

  test('refuses styles in several files, or in none', () => {
    const more = { 5: { css: [{ file: 'assets/css/more.e5.css' }] } };
    expect(() => clientFiles({ ...manifest, assets: { ...manifest.assets, ...more } }, '/')).toThrow('are in 2');
    expect(() => clientFiles({ ...manifest, assets: {} }, '/')).toThrow('are in 0');
  });
});
