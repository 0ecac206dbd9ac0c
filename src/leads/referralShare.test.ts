/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { business } from '../data/business';
import { checkReferrer, cleanReferrer, MAX_REFERRER } from './referrer';
import { referralShare } from './referralShare';

/** The name that the site reads out of a link. */
const nameIn = (link: string) => cleanReferrer(new URL(link).searchParams.get('ref'));

describe('what is sent on', () => {
  test('is a link, and a message with the link, the name and what the sender gets', () => {
    const { link, message, smsHref } = referralShare('Maria Del Rio');
    expect(link).toBe(`${business.url}/?ref=Maria+Del+Rio`);
    expect(message).toContain(link);
    expect(message).toContain('Mention Maria Del Rio when');
    expect(message).toContain('They pay me $200');
    expect(smsHref.replace('sms:?&body=', '')).toBe(encodeURIComponent(message));
  });

  test('carries any name there and back, and nothing breaks out of it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 120 }),
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc.array(fc.nat({ max: 0xffff }), { maxLength: 120 }).map((units) => String.fromCharCode(...units)),
          fc.constantFrom(
            '<script>alert(1)</script>',
            '\u202egnp.exe',
            'name\r\nBcc: everybody@example.com',
            '&ref=other#',
          ),
        ),
        (typed) => {
          const name = cleanReferrer(typed);
          if (checkReferrer(typed) || !name) return;
          const { link, smsHref } = referralShare(name);
          expect(nameIn(link)).toBe(name);
          expect(new URL(link).origin).toBe(business.url);
          expect(link).toMatch(/^[!-~]+$/);
          expect(smsHref).toMatch(/^sms:\?&body=[^&\s<>"]*$/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a name', () => {
  test.each(['Maria', 'Zoë Ångström-Li', 'x'.repeat(MAX_REFERRER), '👷🏽', `  ${'y'.repeat(MAX_REFERRER)}\n`])(
    '%j is fine',
    (name) => {
      expect(checkReferrer(name)).toBeUndefined();
    },
  );

  test.each(['', '   ', '\u200b\u202e', '\ud800'])('%j is none', (name) => {
    expect(checkReferrer(name)).toMatch(/^Enter your name/);
  });

  test.each([
    ['x'.repeat(81), 81],
    ['🧱'.repeat(200), 200],
  ])('of more than 80 characters is to be shortened', (name, length) => {
    expect(checkReferrer(name)).toBe(`Shorten the name to 80 characters; it has ${length}`);
  });
});
