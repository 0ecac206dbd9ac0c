/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRedirects } from '../company/redirectList';
import { checkRedirects, checkRedirectsHideNothing } from './checkRedirects';

describe('redirects', () => {
  let siteDir: string;
  const routes = new Set(['/', '/faq', '/blog/costs']);

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
    mkdirSync(path.join(siteDir, 'src/company'), { recursive: true });
  });

  afterEach(() => rmSync(siteDir, { recursive: true }));

  const check = (text: string) => () => {
    writeFileSync(path.join(siteDir, 'src/company/redirects.json'), text);
    checkRedirects(siteDir, routes);
  };
  const checkList = (list: object) => check(JSON.stringify(list, null, 2));

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
    [{ '/old': '/nowhere' }, '2: "/old": There is no page "/nowhere". Name a page'],
    [
      { '/old': '/older', '/older': '/faq' },
      '2: "/old": There is no page "/older". It leads on: write "/faq" here, too.',
    ],
    [{ '/a': '/b', '/b': '/a' }, '2: "/a": There is no page "/b". Name a page'],
    [{ '/a/': '/a' }, '2: "/a/" leads to itself.'],
    [{ '/x': '/', '/faq/': '/' }, '3: "/faq/" is the page /faq. Remove this line.'],
    [{ '/faq.html': '/' }, '2: "/faq.html" is the page /faq. Remove this line.'],
    [{ '/?p=12': '/faq' }, '2: "/?p=12" is the page /. Hosts see no difference after the question mark. Remove'],
    [{ '/FAQ': '/' }, '2: "/FAQ" is the page /faq but for its case. Write "/faq" here.'],
    [{ '/a?id=1': '/', '/A?id=2': '/faq' }, '3: "/A?id=2" leads to / in another line'],
    [{ 'about us': '/' }, '2: "about us" is no address that hosts can redirect. Write it like "/about-us"'],
    [{ '/a\n}': '/' }, 'is no address that hosts can redirect'],
    [{ '/wp/*': '/' }, 'is no address that hosts can redirect'],
    [{ '/_headers': '/' }, 'is no address that hosts can redirect'],
    [{ '/old': 5 }, '/old: Write the page that this address leads to, like "/faq".'],
  ])('%j stops the build', (list, message) => {
    expect(checkList(list)).toThrow(message);
  });

  test('that are no list or no JSON stop the build', () => {
    expect(check('"/faq"')).toThrow('Write a list like { "/old-address": "/faq" }.');
    expect(check('{ "/a": "/faq", }')).toThrow('src/company/redirects.json: This is not JSON.');
  });

  test('hide no file that the build wrote', () => {
    writeFileSync(path.join(siteDir, 'sitemap.xml'), '');
    expect(() => checkRedirectsHideNothing(readRedirects({ '/old': '/' }), siteDir)).not.toThrow();
    expect(() => checkRedirectsHideNothing(readRedirects({ '/sitemap.xml': '/' }), siteDir)).toThrow(
      'src/company/redirects.json: "/sitemap.xml" is a file of this site. Remove this line.',
    );
  });
});
