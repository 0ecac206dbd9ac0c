/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { pageStyles } from './pageStyles';
import { policySource } from './policy';

const HREF = '/assets/css/styles.a1.css';
const css = `
:root{--shown:#123;--hidden:#456}
p{color:var(--shown)}
.card{margin:0}
.other{color:var(--hidden)}
[aria-expanded=true]{opacity:1}
[data-print-design]{display:none}
`;

const pageWith = (body: string) => load(`<head><title>T</title><link rel=stylesheet href=${HREF}></head><body>${body}`);

async function rulesOf(body: string, ...scripts: string[]): Promise<string> {
  const page = pageWith(body);
  await pageStyles(HREF, css, () => scripts)(page);
  return page('style').text();
}

describe('page styles', () => {
  test('include the rules for the page’s elements and for attributes that scripts change', async () => {
    const rules = await rulesOf('<p class="card wide">Text</p>');
    for (const kept of ['--shown', 'p{', '.card', 'aria-expanded']) expect(rules).toContain(kept);
    for (const left of ['--hidden', '.other']) expect(rules).not.toContain(left);
  });

  test('include the rules for <noscript> content', async () => {
    expect(await rulesOf('<noscript><p class="other">Call us.</p></noscript>')).toContain('.other');
  });

  test('include the rules for what the page’s scripts may show', async () => {
    expect(await rulesOf('<p>Text</p>', 'const styles = { note: "other" }')).toContain('.other');
    expect(await rulesOf('<p>Text</p>', 'page.dataset.printDesign = ""')).toContain('[data-print-design]');
  });

  test('replace the link, after a policy that allows no other styles', async () => {
    const page = pageWith('<p>Text</p>');
    await pageStyles(HREF, css, () => [])(page);
    expect(page('link')).toHaveLength(0);
    const [title, policy, style] = page('head').children().get();
    expect(page(title).is('title')).toBe(true);
    expect(page(policy).attr()).toEqual({
      'http-equiv': 'Content-Security-Policy',
      content: `style-src 'self' ${policySource(page(style).text())}`,
    });
  });

  test('reject a page with another stylesheet or none', async () => {
    const addStyles = pageStyles(HREF, css, () => []);
    await expect(addStyles(load('<p>Text</p>'))).rejects.toThrow(HREF);
    await expect(addStyles(pageWith('<link rel=stylesheet href=/more.css>'))).rejects.toThrow(HREF);
  });
});
