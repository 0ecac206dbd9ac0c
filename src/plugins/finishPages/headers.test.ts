/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { headersFor, parseHeaders } from '../../../scripts/server';
import { netlifyHeaders, nginxHeaders, siteHeaders } from './headers';

const RECEIVER = 'https://crm.example.com';
const plain = siteHeaders({ scripts: ["'sha256-b='", "'sha256-a='"] });
const policyOf = (headers: typeof plain) => headers['/*']['Content-Security-Policy']?.split('; ');

describe('headers', () => {
  test('allow the scripts that stand in pages and no others, in one order whichever page came first', () => {
    expect(policyOf(plain)).toContain("script-src 'self' 'sha256-a=' 'sha256-b='");
  });

  test('let pages send leads to their receiver, and nowhere else', () => {
    const withReceiver = policyOf(siteHeaders({ scripts: [], receiver: RECEIVER }));
    expect(withReceiver).toEqual(
      expect.arrayContaining([`connect-src 'self' ${RECEIVER}`, `form-action 'self' ${RECEIVER}`]),
    );
    expect(policyOf(plain)).toEqual(expect.arrayContaining(["default-src 'self'", "form-action 'self'"]));
    expect(JSON.stringify(plain)).not.toContain('connect-src');
  });

  test('read as they were written, by Netlify and Cloudflare Pages', () => {
    const rules = parseHeaders(netlifyHeaders(plain));
    expect(headersFor('/faq', rules)).toEqual(plain['/*']);
    expect(headersFor('/assets/js/a.js', rules)).toEqual({ ...plain['/*'], ...plain['/assets/*'] });
  });

  test('are repeated for nginx where a location has one of its own', () => {
    const [everywhere = '', assets = ''] = nginxHeaders(plain).split('location /assets/');
    for (const [name, value] of Object.entries(plain['/*'])) {
      const line = `add_header ${name} "${value}" always;`;
      expect(everywhere).toContain(line);
      expect(assets).toContain(line);
    }
    expect(everywhere).not.toContain('Cache-Control');
    expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable" always;');
  });
});
