/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { safeParseWithFriendlyErrors } from './load/parseWithFriendlyErrors';
import { tagsSchema, type Tags } from './schemas/tags';

/** The example in the handbook, which has every tag. */
const [, example = ''] = /```yaml\n([^]+?)\n```/.exec(readFileSync('handbook/tags.md', 'utf8')) ?? [];
const { tags } = parse(example) as { readonly tags: Tags };

const mistakes = (written: unknown) => {
  const checked = safeParseWithFriendlyErrors(tagsSchema, written);
  return checked.ok ? [] : checked.mistakes.map(({ field, advice }) => `${field}: ${advice}`);
};

test('the example in the handbook has every tag, and each is optional', () => {
  expect(Object.keys(tags)).toEqual(Object.keys(tagsSchema.entries));
  expect(mistakes(tags)).toEqual([]);
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
