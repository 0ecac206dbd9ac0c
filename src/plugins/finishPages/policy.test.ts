/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { policySource, scriptSources } from './policy';

test('identifies text by its hash', () => {
  // From the example in https://www.w3.org/TR/CSP2/#script-src-hash-usage.
  expect(policySource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('lists the inline scripts of a page, hashed as a browser reads them', () => {
  const page = load(
    '<head><script type="application/ld+json">{}</script><script src="/a.js"></script></head><script>a && b < c</script><script type=speculationrules>{"x":1}</script>',
  );
  expect(scriptSources(page)).toEqual([policySource('a && b < c'), policySource('{"x":1}')]);
});
