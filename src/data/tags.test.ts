/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { safeParseWithFriendlyErrors } from '../checks/parseWithFriendlyErrors';
import { tagsSchema } from './tags';

const valid = {
  ga4: 'G-ABC123DEF4',
  googleAds: { id: 'AW-123456789', conversions: { estimate: 'AbC-D_efGh12345678', phone: 'ZyX-W_vuTs87654321' } },
  plausible: 'pa-AbCdEf123456',
  cloudflare: '0123456789abcdef0123456789abcdef',
  searchConsole: 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE',
  bing: '0123456789ABCDEF0123456789ABCDEF',
  metaDomain: 'abcdefghijklmnopqrstuvwxyz0123',
};

const mistakes = (written: unknown) => {
  const checked = safeParseWithFriendlyErrors(tagsSchema, written);
  return checked.ok ? [] : checked.mistakes.map(({ field, advice }) => `${field}: ${advice}`);
};

test('each tag is optional', () => {
  expect(mistakes(valid)).toEqual([]);
  expect(mistakes({})).toEqual([]);
});

test.each([
  [{ ga4: 'UA-12345-1' }, /^ga4: Write the measurement ID .* G-ABC123DEF4\.$/],
  [{ googleAds: { id: 'AW-123456789/AbC', conversions: {} } }, /^googleAds\.id: .* without the label\.$/],
  [{ googleAds: { id: 'AW-123456789' } }, /^googleAds\.conversions: Missing\. Write the label of each conversion/],
  [
    { googleAds: { id: 'AW-123456789', conversions: { chat: 'AbC-D_efGh12345678' } } },
    /^googleAds\.conversions\.chat: There is no such field.*callback/,
  ],
  [{ plausible: 'mypavers.com' }, /^plausible: Write the name of the script/],
  [
    { searchConsole: '<meta name="google-site-verification" content="x">' },
    /^searchConsole: Write only what stands in content/,
  ],
  [{ analytics: 'G-ABC123DEF4' }, /^analytics: There is no such field.*ga4/],
])('a mistake in a tag says what to write: %j', (written, message) => {
  expect(mistakes(written)).toEqual([expect.stringMatching(message)]);
});
