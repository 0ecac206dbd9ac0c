/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { areas, inArea } from '../../company/areas';
import { business } from '../../company/business';
import { services } from '../../company/services';
import type { LeadKind } from '../types';
import type { TypedValues } from './formDrafts';
import { validateLead } from './validateLead';

/** The number that messages show, with the company's area code. */
const example = `${business.phone.display.slice(0, 5)} 555-0100`;

const contact = {
  firstName: 'Dana',
  lastName: '',
  email: 'dana@example.com',
  subject: 'Driveway',
  message: 'Two cars, cracked concrete.',
};
const estimate = {
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '(239) 555-0100',
  email: 'dana@example.com',
  city: areas[0].id,
  projectType: services[0].id,
  squareFeet: '',
  contactBy: '',
  visitTime: '',
  message: '',
};
const callback = { name: 'Dana', phone: '2395550100', email: '', message: 'Call after four.' };

function valuesOf(kind: LeadKind, entries: TypedValues) {
  const result = validateLead(kind, entries);
  if (!result.ok) throw new Error(`Not accepted: ${JSON.stringify(result.errors)}`);
  return result.request.values;
}

function errorsOf(kind: LeadKind, entries: TypedValues) {
  const result = validateLead(kind, entries);
  return result.ok ? {} : result.errors;
}

describe('contact form', () => {
  test('accepts a filled form; an empty last name becomes undefined, an unticked box false', () => {
    expect(validateLead('contact', contact)).toEqual({
      ok: true,
      request: {
        kind: 'contact',
        values: { ...contact, lastName: undefined, newsletter: false },
      },
    });
    expect(valuesOf('contact', { ...contact, lastName: 'Reyes', newsletter: 'on' })).toMatchObject({
      lastName: 'Reyes',
      newsletter: true,
    });
  });

  test('an empty form gets a message for each required field, in the order of the form', () => {
    expect(Object.entries(errorsOf('contact', {}))).toEqual([
      ['firstName', 'Enter your first name'],
      ['email', 'Enter your email address, like name@example.com'],
      ['subject', `Enter a subject, like “Driveway ${inArea(areas[0])}”`],
      ['message', 'Write a few words about what you’d like to know'],
    ]);
  });

  test('rejects fields that contain only whitespace', () => {
    expect(errorsOf('contact', { ...contact, firstName: '  ', message: '\n\t' })).toEqual({
      firstName: 'Enter your first name',
      message: 'Write a few words about what you’d like to know',
    });
  });

  test('keeps text as typed', () => {
    const message = '  <b>20 × 30 ft</b>\n\nمرحبا 🧱 ';
    expect(valuesOf('contact', { ...contact, message })).toMatchObject({ message });
  });

  test.each([
    ['soft line breaks from Word', 'First.\u000bSecond.', 'First.\nSecond.'],
    ['page breaks from PDF files', 'First.\fSecond.', 'First.\nSecond.'],
    ['control characters from PDF files', 'con\u0002crete\u0007 \u007fpatio\u0085', 'concrete patio'],
    ['separators of lines and paragraphs', 'First.\u2028Second.\u2029Third.', 'First.\nSecond.\nThird.'],
    ['direction marks', '\u202aTwo cars\u202c \u2068and a boat\u2069', 'Two cars and a boat'],
    ['byte order marks, soft hyphens, zero-width spaces', '\ufeffdrive\u00adway \u200bfor two', 'driveway for two'],
    ['half of an emoji', 'A patio \ud83e', 'A patio '],
  ])('takes %s out of a message', (_, pasted, message) => {
    expect(valuesOf('contact', { ...contact, message: pasted })).toMatchObject({ message });
  });

  test.each(['👩‍👩‍👧‍👦 and 👷🏽‍♀️', 'می‌خواهم', 'क्‍ष'])('keeps the joiners of %s', (text) => {
    expect(valuesOf('contact', { ...contact, message: text, firstName: text })).toMatchObject({
      message: text,
      firstName: text,
    });
  });

  test('delivers the text of a one-line field in one line, without spaces around it', () => {
    const pasted = { ...contact, firstName: '\u202a Dana\u202c\u00a0', subject: 'Driveway\tand\r\npatio ' };
    expect(valuesOf('contact', pasted)).toMatchObject({ firstName: 'Dana', subject: 'Driveway and patio' });
  });

  test.each([
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u2800',
    '\u3164',
    '\u200d',
    '\u0007',
    '\ufeff \u200b',
    '\u115f\u1160\uffa0',
  ])('counts %j as empty, because it shows nothing', (nothing) => {
    expect(Object.keys(errorsOf('contact', { ...contact, firstName: nothing, message: nothing }))).toEqual([
      'firstName',
      'message',
    ]);
    expect(valuesOf('contact', { ...contact, lastName: nothing })).toMatchObject({ lastName: undefined });
    expect(errorsOf('callback', { ...callback, phone: nothing })).toEqual({
      phone: `Enter your phone number, like ${example}`,
    });
    expect(errorsOf('guide', { email: nothing })).toEqual({
      email: 'Enter your email address, like name@example.com',
    });
    expect(valuesOf('callback', { ...callback, email: nothing })).toMatchObject({ email: undefined });
  });

  test('rejects a text that is too long, with the limit and its length', () => {
    expect(errorsOf('contact', { ...contact, message: 'x'.repeat(5001), firstName: 'x'.repeat(81) })).toEqual({
      firstName: 'Shorten the first name to 80 characters; it has 81 now',
      message: 'Shorten the message to 5,000 characters; it has 5,001 now',
    });
    expect(errorsOf('contact', { ...contact, message: 'x'.repeat(5000) })).toEqual({});
  });
});

describe('email', () => {
  test.each(['name@example.com', " o'brien+pavers@mail.example.co.uk ", 'x@xn--bcher-kva.example'])(
    'accepts %s',
    (email) => {
      expect(valuesOf('guide', { email })).toEqual({ email: email.trim() });
    },
  );

  test.each([
    ['dana@example.com.', 'dana@example.com'],
    ['mailto:dana@example.com', 'dana@example.com'],
    ['MAILTO:dana@example.com?subject=Patio', 'dana@example.com'],
    ['<dana@example.com>', 'dana@example.com'],
    ['Dana <dana@example.com>', 'dana@example.com'],
    ['"Reyes, Dana" <dana@example.com>;', 'dana@example.com'],
    ['dana@example.com <mailto:dana@example.com>', 'dana@example.com'],
    ['dana@example.com,', 'dana@example.com'],
    ['"dana@example.com"', 'dana@example.com'],
    ['\u202adana@example.com\u202c', 'dana@example.com'],
    ['dana@exam\u00adple.com\u200b', 'dana@example.com'],
    ['ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'dana@example.com'],
    ['jürgen@example.de', 'jürgen@example.de'],
    ['dana@müller.de', 'dana@müller.de'],
    ['ju\u0308rgen@example.de', 'jürgen@example.de'],
    [`${'d'.repeat(64)}@example.com`, `${'d'.repeat(64)}@example.com`],
  ])('reads %j as %s', (typed, email) => {
    expect(valuesOf('guide', { email: typed })).toEqual({ email });
    expect(valuesOf('callback', { ...callback, email: typed })).toMatchObject({ email });
  });

  test.each([
    'name',
    'name@',
    '@example.com',
    'name@example',
    'na me@example.com',
    'name@example.com, other@example.com',
    'Dana <dana@example.com>, Lee <lee@example.com>',
    'lee@example.com, Dana <dana@example.com>',
    '.dana@example.com',
    'dana.@example.com',
    'da..na@example.com',
    `${'d'.repeat(65)}@example.com`,
    'dana@example..com',
    'dana@-example.com',
    'dana@example.1',
    'dana@192.168.0.1',
  ])('rejects %s with an example', (email) => {
    expect(errorsOf('guide', { email })).toEqual({
      email: 'Enter your full email address, like name@example.com',
    });
  });

  test('is optional in the chat, and checked if given', () => {
    expect(valuesOf('callback', callback)).toEqual({ ...callback, email: undefined });
    expect(errorsOf('callback', { ...callback, email: 'dana@' })).toEqual({
      email: 'Enter your full email address, like name@example.com, or leave the field empty',
    });
  });
});

describe('estimate form', () => {
  test('optional fields left empty are left out', () => {
    expect(valuesOf('estimate', estimate)).toEqual({
      ...estimate,
      squareFeet: undefined,
      contactBy: undefined,
      visitTime: undefined,
      message: undefined,
    });
  });

  test('an empty form gets a message for each required field, in the order of the form', () => {
    expect(Object.entries(errorsOf('estimate', {}))).toEqual([
      ['firstName', 'Enter your first name'],
      ['city', 'Choose the city the project is in'],
      ['phone', 'Enter a phone number or an email address, so that we can reach you'],
    ]);
  });

  test('needs a name, a city, and a phone number or an email address', () => {
    const { firstName, phone, email, city } = estimate;
    for (const contact of [{ phone }, { email }, { phone, email: '' }, { phone: '\u200b', email }] as TypedValues[]) {
      expect(errorsOf('estimate', { firstName, city, ...contact })).toEqual({});
    }
    expect(Object.keys(errorsOf('estimate', { firstName, city, phone: ' ', email: '' }))).toEqual(['phone']);
  });

  test('rejects a phone number or an email address that cannot be one, whatever the other is', () => {
    expect(errorsOf('estimate', { ...estimate, phone: '123' })).toEqual({
      phone: `Enter the full phone number with area code, like ${example}, or leave the field empty`,
    });
    expect(errorsOf('estimate', { ...estimate, email: 'dana@' })).toEqual({
      email: 'Enter your full email address, like name@example.com, or leave the field empty',
    });
    expect(Object.keys(errorsOf('estimate', { ...estimate, phone: '123', email: '' }))).toEqual(['phone']);
  });

  test.each(['elsewhere', ...areas.map(({ id }) => id)])('accepts the city %s', (city) => {
    expect(valuesOf('estimate', { ...estimate, city })).toMatchObject({ city });
  });

  test('takes the way to reach the visitor and the times for a visit, as far as they are given', () => {
    const given = { contactBy: 'email', visitTime: 'Weekdays after 4 pm' };
    expect(valuesOf('estimate', { ...estimate, ...given })).toMatchObject(given);
    expect(errorsOf('estimate', { ...estimate, contactBy: 'fax', visitTime: 'x'.repeat(151) })).toEqual({
      contactBy: 'Choose how we should reach you, or no preference',
      visitTime: 'Shorten your answer to 150 characters; it has 151 now',
    });
  });

  test('takes no city or project type that is not on its list', () => {
    expect(Object.keys(errorsOf('estimate', { ...estimate, city: 'atlantis', projectType: 'roof' }))).toEqual([
      'city',
      'projectType',
    ]);
  });

  test.each([
    ['20', 20],
    ['600', 600],
    ['1,200', 1200],
    ['1 200 sq ft', 1200],
    ['1.5 sq ft', 1.5],
    ['850.5 square feet', 850.5],
    ['600 ft²', 600],
    ['６００', 600],
    ['\u202a600\u202c', 600],
    ['100,000', 100_000],
  ])('reads the area %s as a number', (squareFeet, area) => {
    expect(valuesOf('estimate', { ...estimate, squareFeet })).toMatchObject({ squareFeet: area });
  });

  test.each([
    'about 600',
    '~600',
    '20 x 30',
    '1.200',
    '600 800',
    '600²',
    "20' x 30'",
    '600-800',
    '600, 800',
    '600+',
    '600 feet',
    'not sure',
    'half an acre',
    '-600',
    '1.2.3',
    '12345678901234567890',
  ])('takes the area %s as text', (squareFeet) => {
    expect(valuesOf('estimate', { ...estimate, squareFeet })).toMatchObject({ squareFeet });
  });

  test('takes a description of the area out of its invisible marks, up to its limit', () => {
    expect(valuesOf('estimate', { ...estimate, squareFeet: ' 20\u00a0x\u200b 30\u202c' })).toMatchObject({
      squareFeet: '20 x 30',
    });
    expect(valuesOf('estimate', { ...estimate, squareFeet: '\u200b' })).toMatchObject({ squareFeet: undefined });
    expect(errorsOf('estimate', { ...estimate, squareFeet: 'x'.repeat(151) })).toEqual({
      squareFeet: 'Shorten the size to 150 characters; it has 151 now',
    });
  });
});

/** Forms that ask for a phone number, and take the same ones. */
describe.each([
  ['estimate', estimate],
  ['callback', callback],
] as const)('phone of the %s form', (kind, entries) => {
  test.each([
    '(239) 555-0100',
    '239.555.0100',
    '239/555-0100',
    '2395550100',
    '555-0100',
    '+1 (239) 555-0100',
    '+44 20 7946 0958',
    '+49 171 1234567',
    '+52 55 1234 5678',
    '+33 6 12 34 56 78',
    '06 12 34 56 78',
    '+290 22',
    '239-555-0100 ext. 12',
    '239 555 0100 #12',
    '(239)555-0100, ext 5',
    '239-555-0100 (cell)',
    'cell 239-555-0100',
    '239 555 0100, after 4',
    '239-555-0100 or 239-555-0101',
    '1-800-PAVERS-1',
    '239-CALL-NOW',
    '(239) call now',
  ])('accepts %s', (phone) => {
    expect(valuesOf(kind, { ...entries, phone })).toMatchObject({ phone });
  });

  test.each([
    ['\u202a(239) 555-0100\u202c', '(239) 555-0100'],
    ['\u200e+1 239 555 0100', '+1 239 555 0100'],
    ['\u2068239-555-0100\u2069\u200b', '239-555-0100'],
    ['(239)\u00a0555\u20110100', '(239) 555-0100'],
    ['239–555–0100', '239-555-0100'],
    ['（２３９）５５５－０１００', '(239)555-0100'],
    ['＋１ ２３９ ５５５ ０１００', '+1 239 555 0100'],
    ['239 555 O1OO', '239 555 0100'],
  ])('reads %j as %s', (typed, phone) => {
    expect(valuesOf(kind, { ...entries, phone: typed })).toMatchObject({ phone });
  });

  test.each(['123', '555-010', '0000000', '111-111-1111', '+1', '+', 'ask my wife', 'call me at noon', '239 call me'])(
    'asks for the number after %s',
    (phone) => {
      expect(errorsOf(kind, { ...entries, phone }).phone).toMatch(
        `Enter the full phone number with area code, like ${example}`,
      );
    },
  );

  test('has a limit that leaves room for words', () => {
    expect(errorsOf(kind, { ...entries, phone: `239-555-0100 ${'x'.repeat(150)}` })).toEqual({
      phone: 'Shorten the phone number to 150 characters; it has 163 now',
    });
  });
});

describe('chat widget', () => {
  test('an empty form gets a message for each required field', () => {
    expect(errorsOf('callback', {})).toEqual({
      name: 'Enter your name',
      phone: `Enter your phone number, like ${example}`,
      message: 'Tell us in a few words what you’d like to talk about',
    });
  });
});

test('no message has straight quotes, which are for code', () => {
  const long = Object.fromEntries(
    Object.keys({ ...contact, ...estimate, ...callback }).map((name) => [name, 'x'.repeat(6000)]),
  );
  const messages = (['contact', 'estimate', 'callback', 'guide'] as const).flatMap((kind) =>
    [{}, long].flatMap((entries) => Object.values(errorsOf(kind, entries))),
  );
  expect(messages.length).toBeGreaterThan(15);
  expect(messages.filter((message) => /["']/.test(message))).toEqual([]);
});
