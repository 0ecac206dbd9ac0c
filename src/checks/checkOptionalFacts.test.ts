/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { optionalFacts, type OptionalFacts } from '../data/optionalFacts';
import { checkOptionalFacts } from './checkOptionalFacts';

const filled: Required<OptionalFacts> = {
  warranties: [
    { on: 'Our work', years: 5, covers: 'We relay what settles.' },
    { on: 'The pavers', years: 'lifetime', covers: 'The maker replaces what cracks.' },
  ],
  payment: {
    depositPercent: 10,
    stages: ['Half when the base is in', 'The rest after the walk-through'],
    financing: { partner: 'A Bank', url: 'https://bank.test/pavers' },
  },
  people: [{ name: 'Pat Reyes', role: 'Owner', since: 2012 }],
  insurance: { insurer: 'An Insurer', certificate: '/insurance.pdf' },
  bookingWeekOf: '2026-01-12',
  samplesAt: '1 Main St',
  googleProfile: 'https://maps.app.goo.gl/abc',
  speaksSpanish: true,
};

const check = (facts: unknown) => () => checkOptionalFacts(facts, (path) => path === '/insurance.pdf');

test('accepts this site’s facts, no facts, and every fact', () => {
  expect(check(optionalFacts)).not.toThrow();
  expect(check({})).not.toThrow();
  expect(check(filled)).not.toThrow();
});

test.each<[string, unknown, string]>([
  ['a day that is no Monday', { bookingWeekOf: '2026-01-13' }, 'bookingWeekOf: Write the Monday of the week'],
  ['a day that does not exist', { bookingWeekOf: '2026-02-30' }, 'bookingWeekOf: Write the Monday of the week'],
  ['a date in another form', { bookingWeekOf: '01/12/2026' }, 'like "2026-01-12"'],
  [
    'a missing field',
    { warranties: [{ on: 'Our work', years: 5 }] },
    'warranties.0.covers: missing. The comment on it in that file says what to write.',
  ],
  [
    'years in words',
    { warranties: [{ ...filled.warranties[0], years: 'five' }] },
    'warranties.0.years: Write the years as a whole number from 1 to 100, or "lifetime".',
  ],
  ['an empty list', { people: [] }, 'people: Name at least one of the people.'],
  ['a year to come', { people: [{ ...filled.people[0], since: 3000 }] }, 'people.0.since: Write the year'],
  ['a deposit above the price', { payment: { ...filled.payment, depositPercent: 120 } }, 'from 0 to 100'],
  [
    'an address without https',
    { payment: { ...filled.payment, financing: { partner: 'A Bank', url: 'bank.test' } } },
    "payment.financing.url: Write the partner's page, with https:// at the start.",
  ],
  [
    'a certificate that is not there',
    { insurance: { insurer: 'An Insurer', certificate: '/other.pdf' } },
    'insurance.certificate: There is no static/other.pdf. Put the certificate there, or correct the path.',
  ],
  ['a misspelled field', { warrantys: [] }, 'warrantys: there is no such field; remove it or correct its name.'],
  ['a word for yes', { speaksSpanish: 'yes' }, 'speaksSpanish: Write true, or remove the line.'],
])('%s stops the build, with the file, the field and what to write', (_what, facts, message) => {
  expect(check(facts)).toThrow('src/data/optionalFacts.ts has facts to fix:');
  expect(check(facts)).toThrow(message);
});

test('every mistake is named at once', () => {
  expect(check({ samplesAt: ' ', googleProfile: 'google' })).toThrow(/samplesAt: .*\n {2}- googleProfile: /);
});
