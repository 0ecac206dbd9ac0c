/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { ARRIVALS_KEY } from '../../leads/storageKeys';
import { addBootScript, compileBoot, islandsOf } from './bootScript';

const files = {
  react: ['/assets/js/runtime.js', '/assets/js/react.js'],
  lightbox: ['/l.css', '/l.js'],
  popup: ['/assets/js/runtime.js', '/p.js'],
  island: (name: string) => ['/assets/js/react.js', `/assets/js/${name}.js`],
};

describe('boot script', () => {
  test('is one small script without imports, which has only the jobs that its site needs', () => {
    for (const hasTags of [false, true]) {
      for (const hasReceiver of [false, true]) {
        const code = compileBoot({ hasTags, hasReceiver });
        expect(code.length).toBeGreaterThan(100);
        expect(code).not.toMatch(/\bimport\s*["{]|<\/script/);
        expect(code.includes('tagEvents')).toBe(hasTags);
        expect(code.includes(ARRIVALS_KEY)).toBe(hasReceiver);
      }
    }
  });

  test('stays within its bound with all of its jobs', () => {
    const code = compileBoot({ hasTags: true, hasReceiver: true });
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2.4 * 1024);
  });

  test('is the last thing on the page, with the URLs of React’s scripts', () => {
    const page = load('<body><main>Text</main></body>');
    addBootScript(page, 'if (a && b < c) start()', files);
    const script = page('body > :last-child');
    expect(script.is('script[type=module]')).toBe(true);
    expect(script.text()).toBe('if (a && b < c) start()');
    expect(script.attr('data-scripts')?.split(' ')).toEqual(files.react);
  });

  test('lists the lightbox files on pages with pictures that open', () => {
    const page = load('<a href="/large.jpg" data-lightbox><img alt="" src="/small.jpg"></a>');
    addBootScript(page, '', files);
    expect(page('script').attr('data-lightbox')).toBe('/l.css /l.js');
  });

  test('lists the pop-up’s files on pages that have it', () => {
    const page = load('<dialog id="lead-popup"></dialog>');
    addBootScript(page, '', files);
    expect(page('dialog').attr('data-scripts')).toBe('/assets/js/runtime.js /p.js');
  });

  test('lists on each island only the scripts that React does not already include', () => {
    const page = load(
      '<div data-island=ZipCheck></div><div data-island="Estimator"><p></div><i data-island=ZipCheck></i>',
    );
    expect(islandsOf(page)).toEqual(['ZipCheck', 'Estimator']);
    addBootScript(page, '', files);
    expect(
      page('div, i')
        .map((_, island) => page(island).attr('data-scripts'))
        .get(),
    ).toEqual(['/assets/js/ZipCheck.js', '/assets/js/Estimator.js', '/assets/js/ZipCheck.js']);
  });
});
