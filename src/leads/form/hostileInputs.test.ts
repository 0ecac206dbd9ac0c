/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanLine, cleanText, isBlank } from '../../userInput/cleanText';
import { hostileTexts } from '../../../tests/leads/hostileTexts';
import { mailLinkFor, smsLinkFor } from '../words/links';
import { fieldsOf, receiverFor, requestFor, type Receiver } from '../delivery/receivers';
import { cleanReferrer, MAX_REFERRER } from './referrer';
import { startLocalServer, type LocalServer } from '../../../tests/localServer';
import { sampleDeliveries, sampleLead } from '../../../tests/leads/sampleLeads';
import { sendLead } from '../delivery/transport';
import type { Lead } from '../types';
import { validateLead } from './validateLead';

/** A field as the receiver reads it. */
function fieldIn(body: string, name: string, format: Receiver['format']): unknown {
  if (format === 'form') return new URLSearchParams(body).get(name);
  const parsed = JSON.parse(body) as Record<string, unknown>;
  return parsed[name] ?? parsed['When to come by'];
}

/** Characters that forms drop or alter on their way, and that reverse or hide text. */
const BROKEN =
  // eslint-disable-next-line no-control-regex -- these are the characters it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060-\u206f\ufeff\p{Surrogate}]/u;

/** Texts that visitors write, each in a form that holds it. */
const fields = [
  {
    kind: 'contact',
    name: 'message',
    rest: { firstName: 'Dana', email: 'dana@example.com', subject: 'Patio' },
    clean: cleanText,
    longest: 5000,
    problem: /^(Shorten the message|Write a few words)/,
  },
  {
    kind: 'estimate',
    name: 'visitTime',
    rest: {
      firstName: 'Dana',
      lastName: 'Reyes',
      phone: '(239) 555-0100',
      email: 'dana@example.com',
      city: 'elsewhere',
      projectType: 'other',
      contactBy: 'email',
    },
    clean: cleanLine,
    longest: 150,
    problem: /^Shorten your answer/,
  },
] as const;

describe(`${hostileTexts.length} hostile inputs`, () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocalServer((request, response) => {
      // Echoes the decoded body, together with the properties that each receiver confirms with.
      void text(request).then((arrived) => response.end(JSON.stringify({ ok: true, success: true, arrived })));
    });
  });

  afterAll(() => server.close());

  test.each(fields)(
    'each arrives at every receiver as the $name as its writer sees it, or is too long or blank',
    async ({ kind, name, rest, clean, longest, problem }) => {
      const sample = { ...sampleLead(kind), values: undefined };
      const plain = validateLead(kind, { ...rest, [name]: 'Plain words.' });
      const harmless = Object.keys(fieldsOf({ ...sample, ...(plain.ok && plain.request) } as Lead));
      let accepted = 0;
      for (const typed of hostileTexts) {
        const result = validateLead(kind, { ...rest, [name]: typed });
        if (!result.ok) {
          expect(Object.keys(result.errors)).toEqual([name]);
          expect(result.errors[name]).toMatch(problem);
          continue;
        }
        accepted += 1;
        const lead = { ...sample, ...result.request } as Lead;
        await Promise.all(
          sampleDeliveries.map(async (delivery) => {
            const receiver = receiverFor(delivery);
            const request = requestFor(receiver, lead);
            // No input adds a header or a field.
            expect(Object.values(request.headers).join()).not.toMatch(/[\r\n]/);
            const answer = await sendLead({ ...request, url: server.url }, new AbortController().signal);
            expect(receiver.parse(answer, 0)).toEqual({ outcome: 'sent' });
            const { arrived } = JSON.parse(answer.body) as { arrived: string };
            const received = fieldIn(arrived, name, receiver.format);
            // A field left blank is left out.
            if (!isBlank(typed)) expect(received).toBe(clean(typed));
            expect(received ?? '').not.toMatch(BROKEN);
          }),
        );
        const sent = Object.keys(fieldsOf(lead));
        expect(harmless).toEqual(expect.arrayContaining(sent));
      }
      // Nothing but its length keeps a text from being sent.
      const sendable = hostileTexts.filter((typed) => !isBlank(typed) && clean(typed).length <= longest);
      expect(accepted).toBeGreaterThanOrEqual(sendable.length);
    },
  );

  test('each fits in the link of a prefilled email and text message without breaking it', () => {
    for (const message of hostileTexts) {
      const values = { firstName: 'Dana', email: 'dana@example.com', subject: 'Patio', message, newsletter: false };
      expect(mailLinkFor(values)).toMatch(/^mailto:[^?&\s]+\?subject=[^&\s]*&body=[^&\s]*$/);
      expect(smsLinkFor(values)).toMatch(/^sms:[^?&\s]+\?&body=[^&\s]*$/);
    }
  });

  test('each becomes a short one-line name, or none, in a referral link', () => {
    for (const typed of hostileTexts) {
      const name = cleanReferrer(typed);
      if (name === undefined) continue;
      expect(Array.from(name).length).toBeLessThanOrEqual(MAX_REFERRER);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u2028\u2029]/u);
    }
  });
});
