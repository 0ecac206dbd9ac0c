import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adapterFor, fieldsOf } from './adapters';
import { mailLinkFor, smsLinkFor } from './links';
import { cleanReferrer, MAX_REFERRER } from './referrer';
import { sampleLead } from './sampleLeads';
import { validateLead } from './schemas';
import type { Lead } from './types';

/** What people and programs type that is no plain text. */
const nasty = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'name\r\nBcc: everybody@example.com',
  '\0',
  'before\u0000after',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  'שלום עולם',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦🏗️🧱',
  'e\u0301\u0301\u0301\u0301',
  '{{constructor.constructor("alert(1)")()}}',
  "Robert'); DROP TABLE leads;--",
  '=HYPERLINK("https://example.com")',
  '../../../../etc/passwd',
  '%00%0d%0a&kind=guide&form-name=other',
  '__proto__',
  'x'.repeat(5000),
  'x'.repeat(100_000),
  '\u{10ffff}\ufeff\u200b',
  '\t\n\r\n ',
];

const texts: readonly string[] = [
  ...nasty,
  ...fc.sample(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      // Code units by themselves: broken pairs, too.
      fc.array(fc.nat({ max: 0xffff }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
      fc
        .tuple(fc.constantFrom(...nasty.slice(0, 17)), fc.string(), fc.constantFrom(...nasty.slice(0, 17)))
        .map((parts) => parts.join('')),
    ),
    { numRuns: 500 - nasty.length, seed: 2026 },
  ),
];

const deliveries = [
  { via: 'netlify' },
  { via: 'formspree', formId: 'xpzvqrab' },
  { via: 'web3forms', accessKey: '0b6f8d52-1c1e-4a3b-9e0e-2f6f0d8f4a11' },
  { via: 'webhook', url: 'https://crm.example.com/leads' },
] as const;

/** The message as the receiver reads it. */
function messageIn(body: string, via: string): unknown {
  if (via === 'netlify') return new URLSearchParams(body).get('message');
  const parsed = JSON.parse(body) as { message?: unknown; values?: { message?: unknown } };
  return via === 'webhook' ? parsed.values?.message : parsed.message;
}

describe(`${texts.length} hostile inputs`, () => {
  test('each arrives to the letter at every receiver, or gets a message', () => {
    let accepted = 0;
    for (const message of texts) {
      const entries = { firstName: 'Dana', email: 'dana@example.com', subject: 'Patio', message };
      const result = validateLead('contact', entries);
      if (!result.ok) {
        expect(Object.keys(result.errors)).toEqual(['message']);
        expect(result.errors.message).toMatch(/^(Type the message anew|Shorten the message|Write a few words)/);
        continue;
      }
      accepted += 1;
      const lead = { ...sampleLead('contact'), ...result.request } as Lead;
      for (const delivery of deliveries) {
        const request = adapterFor(delivery).encode(lead);
        expect(messageIn(request?.body ?? '', delivery.via)).toBe(message);
        // Nothing typed can add a header or a field.
        expect(Object.values(request?.headers ?? {}).join()).not.toMatch(/[\r\n]/);
      }
      const fields = Object.keys(fieldsOf(lead));
      expect(fields.sort()).toEqual(Object.keys(fieldsOf(sampleLead('contact'))).sort());
    }
    // Most of them are harmless to us, and their senders are answered.
    expect(accepted).toBeGreaterThan(texts.length / 4);
  });

  test('each can stand in a prefilled e-mail and text message, without breaking out of the link', () => {
    for (const message of texts) {
      const values = { firstName: 'Dana', email: 'dana@example.com', subject: 'Patio', message, newsletter: false };
      expect(mailLinkFor(values)).toMatch(/^mailto:[^?&\s]+\?subject=[^&\s]*&body=[^&\s]*$/);
      expect(smsLinkFor(values)).toMatch(/^sms:[^?&\s]+\?body=[^&\s]*$/);
    }
  });

  test('each makes a short, one-line name, or none, where it comes as a referral', () => {
    for (const text of texts) {
      const name = cleanReferrer(text);
      if (name === undefined) continue;
      expect(Array.from(name).length).toBeLessThanOrEqual(MAX_REFERRER);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u2028\u2029]/u);
    }
  });
});
