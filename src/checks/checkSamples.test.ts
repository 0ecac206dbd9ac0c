/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Placeholder } from '../site/placeholders';
import { checkSamples } from './checkSamples';

const sample: Placeholder = {
  what: 'sample review of Ann B.',
  where: 'reviews.yaml: ann-b',
  fix: 'Replace it.',
};
const check = (host: string, samples: readonly Placeholder[], ALLOW_SAMPLES?: string) =>
  checkSamples({ ALLOW_SAMPLES }, host, samples);

test('a build for a host that people reach stops at a sample, with the list and the way out', () => {
  expect(() => check('www.mypavers.com', [sample])).toThrow(
    /^One thing to fix:\s+sample review of Ann B\.\s+reviews\.yaml: ann-b\s+Replace it\.\s[^]*ALLOW_SAMPLES=1/,
  );
});

test('ALLOW_SAMPLES makes a preview as long as a sample is in', () => {
  expect(check('www.mypavers.com', [sample], '1')).toBe(true);
  expect(check('www.mypavers.com', [], '1')).toBe(false);
  expect(() => check('www.mypavers.com', [sample], 'yes')).toThrow('ALLOW_SAMPLES is "yes". Write 1, or leave it out.');
});

test.each(['www.pavers.example', 'localhost', 'pavers.test', 'www.example.com'])(
  'samples may stay on %s, which no customer reaches',
  (host) => {
    expect(check(host, [sample])).toBe(false);
  },
);

test('a company without samples is published', () => {
  expect(check('www.mypavers.com', [])).toBe(false);
});
