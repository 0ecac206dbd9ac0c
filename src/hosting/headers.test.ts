/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { CONTACT_CARD } from '../site/contactCard';
import { hostsOf } from '../tags/policy';
import { headersFor, parseHeaders } from '../../scripts/hostFiles';
import { apacheSite } from './apache';
import { netlifyHeaders, siteHeaders } from './headers';
import { caddySite, nginxSite } from './servers';

const RECEIVER = 'https://crm.example.com';
const routes = ['/', '/faq', '/blog', '/blog/one', '/blog/two'];
const plain = siteHeaders({ scripts: ["'sha256-b='", "'sha256-a='"], routes });
const policyOf = ({ all }: typeof plain) => all['Content-Security-Policy']?.split('; ');

describe('headers', () => {
  test('allow only the inline scripts of pages, in an order that does not depend on the pages', () => {
    expect(policyOf(plain)).toContain("script-src 'self' 'sha256-a=' 'sha256-b='");
  });

  test('let pages send leads only to their receiver', () => {
    const withReceiver = policyOf(siteHeaders({ scripts: [], routes, receiver: RECEIVER }));
    expect(withReceiver).toEqual(
      expect.arrayContaining([`connect-src 'self' ${RECEIVER}`, `form-action 'self' ${RECEIVER}`]),
    );
    expect(policyOf(plain)).toEqual(
      expect.arrayContaining(["default-src 'none'", "connect-src 'self'", "form-action 'self'"]),
    );
  });

  test('let pages load the spam check only if there is one', () => {
    const spamCheck = 'https://check.example.com';
    const checked = policyOf(siteHeaders({ scripts: ["'sha256-a='"], routes, spamCheck }));
    expect(checked).toEqual(
      expect.arrayContaining([`script-src 'self' ${spamCheck} 'sha256-a='`, `frame-src ${spamCheck}`]),
    );
    expect(policyOf(plain)?.join()).not.toMatch(/frame-src|check/);
  });

  test('open for the hosts of the tags that are on, and tell search engines to leave a preview out', () => {
    const { all } = siteHeaders({ scripts: [], routes, tags: hostsOf({ ga4: 'G-ABC123DEF4' }), noIndex: true });
    expect(all['X-Robots-Tag']).toBe('noindex');
    const counted = policyOf({ ...plain, all });
    expect(counted).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://www.googletagmanager.com",
        "img-src 'self' data: https://*.google-analytics.com https://www.googletagmanager.com",
      ]),
    );
    expect(counted?.join()).not.toContain('frame-src');
    expect(JSON.stringify(plain)).not.toMatch(/google|Robots/);
  });

  test('can be parsed back from the Netlify and Cloudflare Pages syntax', () => {
    const rules = parseHeaders(netlifyHeaders(plain));
    for (const route of routes) expect(headersFor(route, rules)).toEqual({ ...plain.all, ...plain.pages });
    for (const folder of ['/assets/', '/pictures/', '/social/'] as const) {
      expect(headersFor(`${folder}a.js`, rules)).toEqual({ ...plain.all, ...plain.folders[folder] });
    }
    const contactCard = { ...plain.all, 'Content-Type': 'text/vcard; charset=utf-8' };
    expect(headersFor(`/${CONTACT_CARD}`, rules)).toEqual(contactCard);
  });

  test('set each header only once for a path, because hosts join the values of several rules', () => {
    const rules = parseHeaders(netlifyHeaders(plain));
    for (const path of [...routes, '/assets/js/a.js', '/pictures/a.avif', '/social/home.jpg']) {
      const names = rules
        .filter((rule) => Object.keys(headersFor(path, [rule])).length > 0)
        .flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test.each([
    ['nginx', nginxSite],
    ['Caddy', caddySite],
    ['Apache', apacheSite],
  ])('are all in the part for %s, with the receiver that is configured', (_server, write) => {
    const headers = siteHeaders({ scripts: [], routes, receiver: RECEIVER });
    const text = write(headers, new Map(), routes);
    for (const [name, value] of Object.entries(headers.all)) expect(text).toContain(`${name} "${value}"`);
    expect(text).toContain(`connect-src 'self' ${RECEIVER};`);
    expect(text).toContain(`form-action 'self' ${RECEIVER};`);
  });
});
