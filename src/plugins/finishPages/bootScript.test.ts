/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { addBootScript, compileBoot, islandsOf } from './bootScript';

const files = {
  react: ['/assets/js/runtime.js', '/assets/js/react.js'],
  lightbox: ['/l.css', '/l.js'],
  island: (name: string) => ['/assets/js/react.js', `/assets/js/${name}.js`],
};

describe('boot script', () => {
  test('is one small script that needs no other', () => {
    const code = compileBoot();
    expect(code.length).toBeGreaterThan(100);
    expect(code).not.toMatch(/\bimport\s*["{]|<\/script/);
  });

  test('stands at the end of the page, and names the scripts of React', () => {
    const page = load('<body><main>Text</main></body>');
    addBootScript(page, 'if (a && b < c) start()', files);
    expect(page('body').html()).toBe(
      '<main>Text</main><script type="module" data-scripts="/assets/js/runtime.js /assets/js/react.js">if (a && b < c) start()</script>',
    );
  });

  test('names the lightbox where there are pictures to open', () => {
    const page = load('<a href="/large.jpg" data-lightbox><img alt="" src="/small.jpg"></a>');
    addBootScript(page, '', files);
    expect(page('script').attr('data-lightbox')).toBe('/l.css /l.js');
  });

  test('gives each island the scripts that are its own', () => {
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
