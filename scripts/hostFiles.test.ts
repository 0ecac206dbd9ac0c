/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { headersFor, parseHeaders } from './hostFiles';

describe('_headers', () => {
  const rules = parseHeaders(
    '# note\n/*\n  X-Frame-Options: DENY\n  A: all\n\n/assets/*\n  A: assets: hashed\n/exact\n  B: b\n',
  );

  test.each([
    ['/', { 'X-Frame-Options': 'DENY', A: 'all' }],
    ['/assets/js/main.js', { 'X-Frame-Options': 'DENY', A: 'assets: hashed' }],
    ['/exact', { 'X-Frame-Options': 'DENY', A: 'all', B: 'b' }],
    ['/exact/below', { 'X-Frame-Options': 'DENY', A: 'all' }],
  ])('%s', (path, headers) => {
    expect(headersFor(path, rules)).toEqual(headers);
  });
});
