/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import company from '../company/company.json';
import { checkCompanyFacts } from './checkCompanyFacts';

/** Checks the company's facts with others; a fact that is undefined is left out. */
const check = (changes: object) => () =>
  checkCompanyFacts(JSON.parse(JSON.stringify({ ...company, ...changes })) as unknown);

test('accepts this company’s facts', () => {
  expect(check({})).not.toThrow();
});

test('accepts a company without whatever may be absent', () => {
  const absent = { callbackMinutes: null, experience: null, background: null, facebook: null, instagram: null };
  expect(check({ ...absent, licenseNumber: null, referrals: false, newsletter: false, hiring: false })).not.toThrow();
});

test.each<[string, object, string | RegExp]>([
  ['a missing fact', { region: undefined }, 'region: Missing. Write the region as people call it'],
  [
    'a fact that does not exist',
    { fax: '1' },
    /fax: There is no such field\. Remove it.*the fields are name, url, email/,
  ],
  ['an empty name', { name: ' ' }, 'name: Write the name of the company.'],
  ['a name that no phone has room for', { name: 'P'.repeat(46) }, 'name: Write at most 45 characters; it has 46.'],
  ['half a phone number', { phone: '555-0100' }, 'phone: Write a US phone number with its area code'],
  ['a phone number in another form', { phone: '239.555.0100' }, 'phone: Write it as "(239) 555-0100".'],
  ['an address with a path', { url: 'https://a.test/site' }, 'url: Write the address where the site is published'],
  ['an address with a slash', { url: 'https://a.test/' }, 'url: Write it as "https://a.test".'],
  [
    'a page without a path',
    { facebook: 'https://www.facebook.com' },
    'facebook: Write the address of your Facebook page',
  ],
  ['no counties', { counties: [] }, 'counties: Write a list of counties, like ["Lee", "Collier"].'],
  [
    'minutes in words',
    { callbackMinutes: 'ten' },
    'callbackMinutes: Write null for no promise, or within how many minutes you call back, a whole number from 1',
  ],
  ['a word for yes', { hiring: 'yes' }, 'hiring: Write whether you are hiring: true or false.'],
  [
    'hours that end before they begin',
    { hours: [{ days: ['Monday'], opens: '17:00', closes: '07:00' }] },
    'hours.0: Close later than you open.',
  ],
  [
    'a day in another language',
    { hours: [{ days: ['Lunes'], opens: '07:00', closes: '17:00' }] },
    'hours.0.days.0: Write',
  ],
  ['a month that does not exist', { holidays: [{ name: 'A day', month: 13, day: 1 }] }, 'from 1 to 12'],
  ['a holiday without a day', { holidays: [{ name: 'A day', month: 1 }] }, 'holidays.0: Write name, month and day, or'],
  ['a time zone by its initials', { timeZone: 'Fort Myers' }, 'timeZone: Write a time zone by its IANA name'],
  ['no receiver', { leadDelivery: {} }, 'leadDelivery.via: Missing. Write who receives leads, like {"via": "none"}.'],
])('%s stops the build, with the file, the field and what to write', (_what, changes, message) => {
  expect(check(changes)).toThrow('src/company/company.json: ');
  expect(check(changes)).toThrow(message);
});

describe('the number of a license', () => {
  const wanted = 'licenseNumber: Write the number alone, as your license or registration has it';

  test.each([
    'CBC1200000',
    'Pinellas C-9999 & PCCLB 12',
    'Lee County LP24-00123, State of Florida CGC 1512345',
    '#1234',
  ])('may be %s', (licenseNumber) => {
    expect(check({ licenseNumber })).not.toThrow();
  });

  test.each([
    'pending',
    'Pending 2026',
    'Applied for',
    'yes',
    'Mon-Fri 7:30-4:30, closed Saturdays',
    'Mon–Fri 7–4',
    'Mon-Fri 7-4',
    '7am-4pm',
    'since 2015',
    'We have had one for 12 years.',
    'CBC1200000, which is still valid',
  ])('is not %j', (licenseNumber) => {
    expect(check({ licenseNumber })).toThrow(wanted);
  });
});

test('every mistake comes at once', () => {
  expect(check({ state: 'Florida', priceRange: 'cheap' })).toThrow(
    /^2 things to fix:[\s\S]* state: .* like FL\.[\s\S]* priceRange: Write one to four dollar signs/,
  );
});

describe('the spam check', () => {
  test.each([null, undefined, { via: 'turnstile', siteKey: '1x00000000000000000000AA' }])('may be %j', (spamCheck) => {
    expect(check({ spamCheck })).not.toThrow();
  });

  test.each([
    // The secret key is longer than the site key.
    [
      { via: 'turnstile', siteKey: '1x0000000000000000000000000000000AA' },
      /spamCheck\.siteKey: .* Never write the secret/,
    ],
    [{ via: 'turnstile' }, /spamCheck\.siteKey: Missing\. Write the site key/],
    [{ via: 'captcha', siteKey: '1x00000000000000000000AA' }, /spamCheck\.via: Write "turnstile"/],
    [true, /spamCheck: Write \{"via": "turnstile"/],
  ])('may not be %j', (spamCheck, message) => {
    expect(check({ spamCheck })).toThrow(message);
  });
});
