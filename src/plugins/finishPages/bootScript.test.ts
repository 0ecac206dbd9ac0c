/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { addBootScript, compileBoot, hasLightbox, islandsOf } from './bootScript';

const files = { stylesheet: '/assets/css/styles.css', scripts: ['/assets/js/a.js', '/assets/js/b.js'] };

describe('boot script', () => {
  test('is one small script that needs no other', () => {
    const code = compileBoot();
    expect(code.length).toBeGreaterThan(100);
    expect(code).not.toMatch(/\bimport\s*["{]|<\/script/);
  });

  test('stands at the end of the page, and knows what the page may need', () => {
    const page = load('<body><main>Text</main></body>');
    addBootScript(page, 'if (a && b < c) start()', files);
    expect(page('body').html()).toBe(
      '<main>Text</main><script type="module" data-styles="/assets/css/styles.css" data-scripts="/assets/js/a.js /assets/js/b.js">if (a && b < c) start()</script>',
    );
  });

  test('knows the lightbox where there are pictures to open', () => {
    const page = load('<a href="/large.jpg" data-lightbox><img alt="" src="/small.jpg"></a>');
    expect(hasLightbox(page)).toBe(true);
    addBootScript(page, '', { ...files, lightbox: ['/l.css', '/l.js'] });
    expect(page('script').attr('data-lightbox')).toBe('/l.css /l.js');
    expect(hasLightbox(load('<a href="/large.jpg">Picture</a>'))).toBe(false);
  });

  test('finds each island once, however often it stands in the page', () => {
    const page = load(
      '<div data-island=ContactForm></div><div data-island="ChatButton"><p></div><i data-island=ContactForm></i>',
    );
    expect(islandsOf(page)).toEqual(['ContactForm', 'ChatButton']);
  });
});
