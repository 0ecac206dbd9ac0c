/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { companyWith } from '@site/tests/companies/companyWith';
import { readYaml } from '../company/load/yamlFile';
import { readRedirects } from '../company/redirectList';
import { checkRedirects, checkRedirectsHideNothing } from './checkRedirects';

describe('redirects', () => {
  const routes = new Set(['/', '/faq', '/blog/costs']);

  /** Checks redirects as they stand in a file, a line each. */
  const checkList = (list: Readonly<Record<string, string>>) => () => {
    const folder = companyWith({ redirects: [[[], list]] });
    checkRedirects(routes, list, readYaml(path.join(folder, 'redirects.yaml')));
  };

  test('may be pasted as whole URLs, with queries, escapes and slashes, and in any case', () => {
    const list = {
      'https://www.old.example/Our%20Work/?page=2#top': 'https://www.new.example/faq/',
      'WWW.old.example/caf%c3%a9/': '/blog/costs',
      '/FAQ': '/faq',
    };
    expect(checkList(list)).not.toThrow();
    expect(Object.fromEntries(readRedirects(list))).toEqual({
      '/Our Work': '/faq',
      '/our work': '/faq',
      '/café': '/blog/costs',
      '/FAQ': '/faq',
    });
  });

  test.each([
    [{ '/old': '/nowhere' }, /redirects\.yaml:1: \S.*"\/old": There is no page "\/nowhere"\. Name a page/],
    [
      { '/old': '/older', '/older': '/faq' },
      /redirects\.yaml:1: \S.*"\/old": There is no page "\/older"\. It leads on: write "\/faq" here, too\./,
    ],
    [{ '/a': '/b', '/b': '/a' }, /redirects\.yaml:1: \S.*"\/a": There is no page "\/b"\. Name a page/],
    [{ '/a/': '/a' }, /redirects\.yaml:1: \S.*"\/a\/" leads to itself\./],
    [{ '/x': '/', '/faq/': '/' }, /redirects\.yaml:2: \S.*"\/faq\/" is the page \/faq\. Remove this line\./],
    [{ '/faq.html': '/' }, /redirects\.yaml:1: \S.*"\/faq\.html" is the page \/faq\. Remove this line\./],
    [
      { '/?p=12': '/faq' },
      /redirects\.yaml:1: \S.*"\/\?p=12" is the page \/\. Hosts see no difference after the question mark\. Remove/,
    ],
    [{ '/FAQ': '/' }, /redirects\.yaml:1: \S.*"\/FAQ" is the page \/faq but for its case\. Write "\/faq" here\./],
    [{ '/a?id=1': '/', '/A?id=2': '/faq' }, /redirects\.yaml:2: \S.*"\/A\?id=2" leads to \/ in another line/],
    [
      { 'about us': '/' },
      /redirects\.yaml:1: \S.*"about us" is no address that hosts can redirect\. Write it like "\/about-us"/,
    ],
    [{ '/a\n}': '/' }, 'is no address that hosts can redirect'],
    [{ '/wp/*': '/' }, 'is no address that hosts can redirect'],
    [{ '/_headers': '/' }, 'is no address that hosts can redirect'],
  ])('%j stops the build', (list, message) => {
    expect(checkList(list)).toThrow(message);
  });

  test('hide no file that the build wrote', () => {
    const outDir = companyWith();
    writeFileSync(path.join(outDir, 'sitemap.xml'), '');
    expect(() => checkRedirectsHideNothing(readRedirects({ '/old': '/' }), outDir)).not.toThrow();
    expect(() => checkRedirectsHideNothing(readRedirects({ '/sitemap.xml': '/' }), outDir)).toThrow(
      'redirects.yaml: "/sitemap.xml" is a file of this site. Remove this line.',
    );
  });
});
