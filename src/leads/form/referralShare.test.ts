/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '../../../tests/cases';
import { business } from '../../company/business';
import { referralProgram } from '../../company/referralProgram';
import { checkReferrer, cleanReferrer, MAX_REFERRER } from './referrer';
import { referralShare } from './referralShare';

/** Returns the name that the site reads from a link. */
const nameIn = (link: string) => cleanReferrer(new URL(link).searchParams.get('ref'));

describe('a referral', () => {
  test('has a link, and a message with the link, the name and the reward', () => {
    const { link, message, smsHref } = referralShare('Maria Del Rio');
    expect(link).toBe(`${business.url}/?ref=Maria+Del+Rio`);
    expect(message).toContain(link);
    expect(message).toContain('Tell them Maria Del Rio sent you when');
    expect(message).toContain(`I get $${referralProgram.reward}`);
    expect(smsHref.replace('sms:?&body=', '')).toBe(encodeURIComponent(message));
  });

  test('escapes any name, which the site reads back from the link', () => {
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
      cases(100, 10_000),
    );
  });
});

describe('a name', () => {
  test.each(['Maria', 'Zoë Ångström-Li', 'x'.repeat(MAX_REFERRER), '👷🏽', `  ${'y'.repeat(MAX_REFERRER)}\n`])(
    '%j is accepted',
    (name) => {
      expect(checkReferrer(name)).toBeUndefined();
    },
  );

  test.each(['', '   ', '\u200b\u202e', '\ud800'])('%j is rejected as empty', (name) => {
    expect(checkReferrer(name)).toMatch(/^Enter your name/);
  });

  test.each([
    ['x'.repeat(81), 81],
    ['🧱'.repeat(200), 200],
  ])('of more than 80 characters is rejected with its length', (name, length) => {
    expect(checkReferrer(name)).toBe(`Shorten the name to 80 characters; it has ${length}`);
  });
});
