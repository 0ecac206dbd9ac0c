/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { optionalFacts, optionalFactsSchema, type OptionalFacts } from '../company/optionalFacts';
import { checkOptionalFacts } from './checkOptionalFacts';

const root = path.join(__dirname, '../..');
const handbook = readFileSync(path.join(root, 'handbook/optional-facts.md'), 'utf8');

/** The handbook's example of each fact. */
const [, written = ''] = /```ts\nexport const optionalFacts: OptionalFacts = (\{.*?\});\n```/s.exec(handbook) ?? [];
const example = new Function(`return ${written}`)() as Required<OptionalFacts>;

/** A site with the certificate of the example. */
const site = mkdtempSync(path.join(tmpdir(), 'facts-'));

beforeAll(() => {
  mkdirSync(path.join(site, 'static'));
  writeFileSync(path.join(site, 'static', example.insurance.certificate), '');
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

const check = (facts: unknown) => () => checkOptionalFacts(site, facts);

test('accepts this site’s facts, no facts, and the handbook’s example', () => {
  expect(() => checkOptionalFacts(root, optionalFacts)).not.toThrow();
  expect(check({})).not.toThrow();
  expect(check(example)).not.toThrow();
});

test('the handbook has an example of each fact, and says where it shows', () => {
  const names = Object.keys(optionalFactsSchema(() => true).entries).sort();
  expect(Object.keys(example).sort()).toEqual(names);
  expect([...handbook.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).sort()).toEqual(names);
});

test.each<[string, unknown, string]>([
  ['a day that is no Monday', { bookingWeekOf: '2026-01-13' }, 'bookingWeekOf: Write the Monday of the week'],
  ['a day that does not exist', { bookingWeekOf: '2026-02-30' }, 'bookingWeekOf: Write the Monday of the week'],
  [
    'a day on which nothing can begin',
    { privacy: { since: '2026-02-30', keepMonths: 24 } },
    'privacy.since: Write the day as year, month and day',
  ],
  ['a date in another form', { bookingWeekOf: '01/12/2026' }, 'like "2026-01-12"'],
  [
    'a missing field',
    { warranties: [{ on: 'Our work', years: 5 }] },
    'warranties.0.covers: Missing. Write what the company does about which fault, in a sentence or two.',
  ],
  [
    'years in words',
    { warranties: [{ ...example.warranties[0], years: 'five' }] },
    'warranties.0.years: Write the years as a whole number from 1 to 100, or "lifetime".',
  ],
  ['an empty list', { people: [] }, 'people: Write a list of people, each with name and role.'],
  ['a year to come', { people: [{ ...example.people[0], since: 3000 }] }, 'people.0.since: Write the year'],
  ['a deposit above the price', { payment: { ...example.payment, depositPercent: 120 } }, 'from 0 to 100'],
  [
    'an address without https',
    { payment: { ...example.payment, financing: { partner: 'A Bank', url: 'bank.test' } } },
    "payment.financing.url: Write the address of the partner's page, with https:// at the start.",
  ],
  [
    'a certificate that is not there',
    { insurance: { insurer: 'An Insurer', certificate: '/other.pdf' } },
    'insurance.certificate: There is no static/other.pdf. Put the certificate there, or correct the path.',
  ],
  ['a misspelled field', { warrantys: [] }, 'warrantys: There is no such field. Remove it, or correct its name; the'],
  [
    'a ZIP code that is too short',
    { office: { street: '118 Main Street', zip: '3390' } },
    'office.zip: Write the five digits',
  ],
  [
    'a booking page without https',
    { bookingPage: 'http://cal.com/pavers' },
    'bookingPage: Write the address of the page',
  ],
  [
    'a booking page that is no address',
    { bookingPage: 'https://calendar' },
    'bookingPage: Write the address of the page',
  ],
  ['a word for yes', { speaksSpanish: 'yes' }, 'speaksSpanish: Write true, or remove the line.'],
])('%s stops the build, with the file, the field and what to write', (_what, facts, message) => {
  expect(check(facts)).toThrow(`src/company/optionalFacts.ts: `);
  expect(check(facts)).toThrow(message);
});

test('every mistake is named at once', () => {
  expect(check({ samplesAt: ' ', googleProfile: 'google' })).toThrow(/samplesAt: .*\n.* googleProfile: /);
});
