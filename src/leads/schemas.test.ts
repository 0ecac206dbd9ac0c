/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { areas, inArea } from '../data/areas';
import { business } from '../data/business';
import type { LeadKind } from './types';
import { validateLead, type FormEntries } from './validateLead';

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
  city: 'cape-coral',
  projectType: 'pool-decks',
  squareFeet: '',
  contactBy: '',
  visitTime: '',
  message: '',
};
const callback = { name: 'Dana', phone: '2395550100', email: '', message: 'Call after four.' };

function valuesOf(kind: LeadKind, entries: FormEntries) {
  const result = validateLead(kind, entries);
  if (!result.ok) throw new Error(`Not accepted: ${JSON.stringify(result.errors)}`);
  return result.request.values;
}

function errorsOf(kind: LeadKind, entries: FormEntries) {
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
      ['subject', `Enter a subject, like "Driveway ${inArea(areas[0])}"`],
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
    'name',
    'name@',
    '@example.com',
    'name@example',
    'na me@example.com',
    'name@example.com, other@example.com',
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

  test('an empty form gets a message for each required field', () => {
    expect(errorsOf('estimate', {})).toEqual({
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      phone: `Enter your phone number, like ${example}`,
      email: 'Enter your email address, like name@example.com',
      city: 'Choose the city the project is in',
      projectType: 'Choose what you’d like us to build',
    });
  });

  test.each(['elsewhere', ...areas.map(({ id }) => id)])('accepts the city %s', (city) => {
    expect(valuesOf('estimate', { ...estimate, city })).toMatchObject({ city });
  });

  test('takes the way to reach the visitor and the times for a visit, as far as they are given', () => {
    const given = { contactBy: 'text', visitTime: 'Weekdays after 4 pm' };
    expect(valuesOf('estimate', { ...estimate, ...given })).toMatchObject(given);
    expect(errorsOf('estimate', { ...estimate, contactBy: 'fax', visitTime: 'x'.repeat(151) })).toEqual({
      contactBy: 'Choose a call, a text or an email, or no preference',
      visitTime: 'Shorten your answer to 150 characters; it has 151 now',
    });
  });

  test('takes no city or project type that is not on its list', () => {
    expect(Object.keys(errorsOf('estimate', { ...estimate, city: 'miami', projectType: 'roof' }))).toEqual([
      'city',
      'projectType',
    ]);
  });

  test.each([
    '(239) 555-0100',
    '239-555-0100',
    '239.555.0100',
    '239 555 0100',
    '2395550100',
    '239/555-0100',
    '1-239-555-0100',
    '+1 (239) 555-0100',
    '(239)\u00a0555\u20110100',
    '239-555-0100 ext. 12',
  ])('accepts the phone number %s', (phone) => {
    expect(valuesOf('estimate', { ...estimate, phone })).toMatchObject({ phone });
  });

  test.each(['555-0100', '239-555-010', '239-555-01000', '+44 20 7946 0958', '139-555-0100', 'call me 2395550100'])(
    'rejects the phone number %s with an example',
    (phone) => {
      expect(errorsOf('estimate', { ...estimate, phone })).toEqual({
        phone: `Enter a ten-digit phone number with area code, like ${example}`,
      });
    },
  );

  test.each([
    ['20', 20],
    ['600', 600],
    ['1,200', 1200],
    ['1 200 sq ft', 1200],
    ['850.5 square feet', 850.5],
    ['100,000', 100_000],
  ])('reads the area %s', (squareFeet, area) => {
    expect(valuesOf('estimate', { ...estimate, squareFeet })).toMatchObject({ squareFeet: area });
  });

  test.each(['19', '100,001', '-600', 'large', '20 x 30', '1.2.3'])(
    'rejects the area %s with an example',
    (squareFeet) => {
      expect(errorsOf('estimate', { ...estimate, squareFeet })).toEqual({
        squareFeet: 'Enter the area as a number from 20 to 100,000 square feet, like 600, or leave the field empty',
      });
    },
  );
});

describe('chat widget', () => {
  test('an empty form gets a message for each required field', () => {
    expect(errorsOf('callback', {})).toEqual({
      name: 'Enter your name',
      phone: `Enter your phone number, like ${example}`,
      message: 'Tell us in a few words what you’d like to talk about',
    });
  });

  test.each(['555-0100', '+44 20 7946 0958', '239 555 0100, after 4'])('accepts the phone number %s', (phone) => {
    expect(valuesOf('callback', { ...callback, phone })).toMatchObject({ phone });
  });

  test('rejects a phone number with too few digits', () => {
    expect(errorsOf('callback', { ...callback, phone: '555-010' })).toEqual({
      phone: `Enter the full phone number with area code, like ${example}`,
    });
  });
});
