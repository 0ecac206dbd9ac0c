/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { callbackPromise, openingNote, type Timetable } from '../words/hours';
import { sentNote } from './sentNote';
import { sampleLead } from '../../../tests/leads/sampleLeads';
import type { Lead } from '../types';

const timetable: Timetable = {
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '18:00' }],
  holidays: [],
  timeZone: 'America/New_York',
  callbackMinutes: 20,
};
const ZONE = 'America/New_York';
const NOON = new Date('2026-03-18T12:00:00-04:00');
const NIGHT = new Date('2026-03-18T20:31:00-04:00');
const SENT_AT_NOON = 'Sent at 12\u00a0pm.';
const SENT_AT_NIGHT = 'Sent at 8:31\u00a0pm.';

/** Returns a lead with these values. */
const lead = (kind: Lead['kind'], values: Readonly<Record<string, unknown>>) =>
  ({ ...sampleLead(kind), values: { firstName: 'Dana', ...values } }) as Lead;

const dana = { email: 'dana@example.com' };
const note = (sent: Date, request: Lead, hours = timetable) => sentNote(sent, request, ZONE, hours);

test.each([
  ['a phone number', lead('callback', { phone: '239-555-0100', message: 'Patio' })],
  ['a phone number and an email address', lead('estimate', { phone: '239-555-0100', ...dana })],
  ['a number in the message', lead('contact', { ...dana, message: 'Call me at 239 555 0100' })],
  ['the wish for a call', lead('estimate', { phone: '239-555-0100', ...dana, contactBy: 'call' })],
  ['the wish for an email, but no address', lead('estimate', { phone: '239-555-0100', contactBy: 'email' })],
])('promises a call to somebody who left %s', (_, request) => {
  for (const [sent, time] of [
    [NOON, SENT_AT_NOON],
    [NIGHT, SENT_AT_NIGHT],
  ] as const) {
    expect(note(sent, request)).toEqual({ text: `${time} ${callbackPromise(sent, ZONE, timetable)}.` });
  }
});

test.each([
  ['only an email address', lead('contact', { ...dana, message: '1,200 sq ft, 20 x 30, 34102' })],
  ['an email address and the wish for a call', lead('estimate', { ...dana, contactBy: 'call' })],
  ['both, and the wish for an email', lead('estimate', { phone: '239-555-0100', ...dana, contactBy: 'email' })],
])('says that the company writes to somebody who left %s, and when it opens', (_, request) => {
  const text = (time: string) => ({ text: `${time} We’ll write to`, address: dana.email });
  expect(note(NOON, request)).toEqual({ ...text(SENT_AT_NOON), end: '.' });
  expect(note(NIGHT, request)).toEqual({
    ...text(SENT_AT_NIGHT),
    end: `. ${openingNote(NIGHT, ZONE, timetable)}`,
  });
});

test('says that the company texts somebody who wants that and left a number', () => {
  const request = lead('estimate', { phone: '239-555-0100', ...dana, contactBy: 'text' });
  expect(note(NOON, request)).toEqual({ text: `${SENT_AT_NOON} We’ll text you.` });
  expect(note(NIGHT, request).text).toMatch(/ We’ll text you\. We open Thursday at 7.am\.$/);
  expect(note(NOON, lead('estimate', { ...dana, contactBy: 'text' })).address).toBe(dana.email);
});

test('has the visitor’s time, and the company’s with its zone', () => {
  const { text, end } = sentNote(NIGHT, lead('contact', dana), 'America/Los_Angeles', timetable);
  expect([text, end]).toEqual(['Sent at 5:31\u00a0pm. We’ll write to', '. We open Thursday at 7\u00a0am\u00a0ET.']);
});

test('says only when it was sent for a company that promises no callback', () => {
  for (const request of [lead('callback', { phone: '239-555-0100' }), lead('contact', dana)]) {
    expect(note(NIGHT, request, { ...timetable, callbackMinutes: null })).toEqual({ text: SENT_AT_NIGHT });
  }
});
