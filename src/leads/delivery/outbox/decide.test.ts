/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import type { Receipt } from '../receivers';
import { sampleLead } from '../../../../tests/leads/sampleLeads';
import { decide, isBlocked, outcomeOf, untilNextTry, type Occasion } from './decide';
import type { Entry, OpenEntry, SettledEntry } from './store';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.parse('2026-03-18T12:00:00Z');

const lead = sampleLead('guide');
const counts = { attempts: 1, blocked: 0, unanswered: 0 };
const unconfirmed = { id: lead.id, revision: 4, since: NOW - MINUTE, lead, ...counts, notBefore: 0, retryAfter: 0 };
const waiting: OpenEntry = { ...unconfirmed, state: 'waiting' };
const returned: OpenEntry = { ...unconfirmed, state: 'returned', reason: 'Closed' };
const posted: OpenEntry = { ...unconfirmed, state: 'posted' };
const sent: SettledEntry = { id: lead.id, revision: 5, since: NOW - MINUTE, state: 'sent' };
const forgotten: SettledEntry = { ...sent, state: 'forgotten' };

const leave = { action: 'leave' };

const answer = (receipt: Receipt, { random = 0, isStored = true, isOnline = true } = {}): Occasion => ({
  receipt,
  random,
  isStored,
  isOnline,
});

/** Returns the stored entry after an occasion. */
function storedAfter(entry: Entry, occasion: Occasion): Entry {
  const decision = decide(entry, occasion, NOW);
  if (decision.action !== 'store') throw new Error(`The decision is to ${decision.action}.`);
  expect(decision.entry.revision).toBeGreaterThan(entry.revision);
  return decision.entry;
}

describe('a waiting lead', () => {
  test.each(['due', 'reachable', 'asked'] as const)('is sent on "%s" once every wait is over', (occasion) => {
    expect(decide(waiting, occasion, NOW)).toMatchObject({ action: 'send', entry: { lead, state: 'waiting' } });
  });

  test('stays during the backoff, unless the connection is back or the visitor asks', () => {
    const entry = { ...waiting, notBefore: NOW + SECOND };
    expect(decide(entry, 'due', NOW)).toEqual(leave);
    expect(decide(entry, 'reachable', NOW).action).toBe('send');
    expect(decide(entry, 'asked', NOW).action).toBe('send');
  });

  test('waits as long as Retry-After says, even if the visitor asks', () => {
    const entry = { ...waiting, retryAfter: NOW + SECOND };
    for (const occasion of ['due', 'reachable'] as const) expect(decide(entry, occasion, NOW)).toEqual(leave);
    expect(storedAfter(entry, 'asked')).toMatchObject({ state: 'waiting', retryAfter: NOW + SECOND });
  });

  test('is sent if its wait is so long that the clock must have been set back', () => {
    expect(decide({ ...waiting, notBefore: NOW + 31 * MINUTE }, 'due', NOW).action).toBe('send');
    expect(decide({ ...waiting, retryAfter: NOW + 2 * DAY }, 'due', NOW).action).toBe('send');
  });

  test.each(['due', 'reachable', 'asked'] as const)('is tried once more on "%s" after 7 days', (occasion) => {
    expect(decide({ ...waiting, since: NOW - 8 * DAY }, occasion, NOW).action).toBe('send');
  });

  test('is handed back if an attempt fails after 7 days, with the number of attempts', () => {
    const failed = answer({ outcome: 'retry' });
    expect(storedAfter({ ...waiting, since: NOW - 7 * DAY }, failed).state).toBe('waiting');
    const late = { ...waiting, since: NOW - 7 * DAY - 1 };
    expect(storedAfter(late, failed)).toMatchObject({
      state: 'returned',
      reason: 'we tried 2 times and couldn’t deliver it',
      lead,
    });
    expect(storedAfter({ ...late, attempts: 0 }, failed)).toMatchObject({
      reason: 'we tried once and couldn’t deliver it',
    });
  });

  test('that was submitted while the clock was ahead counts its 7 days from the next attempt', () => {
    expect(decide({ ...waiting, since: NOW + 400 * DAY }, 'due', NOW)).toMatchObject({ entry: { since: NOW } });
  });

  test('leaves nothing personal once it is forgotten', () => {
    expect(storedAfter(waiting, 'forgotten')).toEqual({ ...forgotten, since: NOW });
  });
});

describe.each([returned, posted])('a lead that was $state', (entry) => {
  test.each(['due', 'reachable'] as const)('is not sent on "%s"', (occasion) => {
    expect(decide(entry, occasion, NOW)).toEqual(leave);
  });

  test('is sent if the visitor asks, and has 7 days again', () => {
    expect(decide({ ...entry, since: NOW - 30 * DAY }, 'asked', NOW)).toMatchObject({
      action: 'send',
      entry: { state: 'waiting', since: NOW, reason: undefined },
    });
  });

  test('waits, if the visitor asks before the Retry-After of the receiver is over', () => {
    const after = storedAfter({ ...entry, retryAfter: NOW + SECOND }, 'asked');
    expect(after).toMatchObject({ state: 'waiting', since: NOW });
  });

  test('can be forgotten', () => {
    expect(storedAfter(entry, 'forgotten').state).toBe('forgotten');
  });
});

describe('a lead that the browser posts', () => {
  test.each([waiting, returned])('no longer is $state', (entry) => {
    // The receiver may have it from then on.
    expect(storedAfter(entry, 'posted')).toEqual({ ...posted, revision: entry.revision + 1, unanswered: 1 });
  });

  test('is settled only if an attempt that was under way is confirmed', () => {
    expect(decide(posted, answer({ outcome: 'retry' }), NOW)).toEqual(leave);
    expect(decide(posted, answer({ outcome: 'rejected', reason: 'Closed' }), NOW)).toEqual(leave);
    expect(storedAfter(posted, answer({ outcome: 'sent' })).state).toBe('sent');
  });

  test('is one with two answers that the page may not read', () => {
    const receipt = { outcome: 'retry', unanswered: true, unreadable: true } as const;
    const once = storedAfter(waiting, answer(receipt)) as OpenEntry;
    expect(isBlocked(once)).toBe(false);
    // Another failure in between does not matter.
    const failed = storedAfter(once, answer({ outcome: 'retry' })) as OpenEntry;
    expect(isBlocked(failed)).toBe(false);
    expect(isBlocked(storedAfter(failed, answer(receipt)) as OpenEntry)).toBe(true);
  });

  test('is one whose receiver first wants to check the visitor', () => {
    const receipt = { outcome: 'rejected', reason: 'Captcha', wantsBrowser: true } as const;
    expect(isBlocked(storedAfter(waiting, answer(receipt)) as OpenEntry)).toBe(true);
  });
});

describe('an attempt', () => {
  const sending = (entry: OpenEntry) => {
    const decision = decide(entry, 'due', NOW);
    if (decision.action !== 'send') throw new Error('The lead is not sent.');
    return decision;
  };
  const lost = (entry: OpenEntry) =>
    ({
      ...storedAfter(sending(entry).entry, answer({ outcome: 'retry', unanswered: true })),
      notBefore: 0,
    }) as OpenEntry;

  test('waits a minute for its answer, and longer after each one that got none', () => {
    const limits = [waiting, lost(waiting), lost(lost(waiting)), lost(lost(lost(waiting)))];
    expect(limits.map((entry) => sending(entry).limit / MINUTE)).toEqual([1, 2, 4, 4]);
    const answered = storedAfter(sending(waiting).entry, answer({ outcome: 'retry' })) as OpenEntry;
    expect(sending({ ...answered, notBefore: 0 }).limit).toBe(MINUTE);
  });

  const conflict = answer({ outcome: 'retry', conflicts: true });

  test('that is answered with 409 has delivered the lead if an earlier one got no answer', () => {
    expect(storedAfter(sending(lost(waiting)).entry, conflict)).toMatchObject({ state: 'sent' });
    // Answers in between say nothing about the one that was lost.
    const busy = storedAfter(sending(lost(waiting)).entry, answer({ outcome: 'retry' })) as OpenEntry;
    expect(storedAfter(sending({ ...busy, notBefore: 0 }).entry, conflict)).toMatchObject({ state: 'sent' });
    // The page was closed before the answer came.
    expect(storedAfter(sending(sending(waiting).entry).entry, conflict)).toMatchObject({ state: 'sent' });
    const postedFirst = storedAfter(waiting, 'posted');
    expect(decide(postedFirst, 'asked', NOW)).toMatchObject({ action: 'send', entry: { unanswered: 2 } });
  });

  test('that is answered with 409 has not delivered it if every earlier one was answered', () => {
    const once = storedAfter(sending(waiting).entry, conflict) as OpenEntry;
    expect(once).toMatchObject({ state: 'waiting', unanswered: 0 });
    expect(storedAfter(sending({ ...once, notBefore: 0 }).entry, conflict)).toMatchObject({ state: 'waiting' });
  });
});

describe('after an attempt, a lead', () => {
  test('that the receiver confirmed is sent, and nothing personal of it is left', () => {
    expect(storedAfter(waiting, answer({ outcome: 'sent' }))).toEqual({ ...sent, since: NOW });
  });

  test('that the receiver refused is handed back with its reason', () => {
    const entry = storedAfter(waiting, answer({ outcome: 'rejected', reason: 'Closed' }));
    expect(entry).toMatchObject({ state: 'returned', reason: 'Closed', lead });
  });

  test.each([
    [true, 'our system didn’t respond, and this browser won’t let the page save it for later'],
    [false, 'there was no connection, and this browser won’t let the page save it for later'],
  ])('that no storage holds is handed back, with the reason if the browser is online: %s', (isOnline, reason) => {
    const entry = storedAfter(waiting, answer({ outcome: 'retry' }, { isStored: false, isOnline }));
    expect(entry).toMatchObject({ state: 'returned', reason });
  });

  test.each([
    [1, 5 * SECOND],
    [2, 10 * SECOND],
    [3, 20 * SECOND],
    [9, 1280 * SECOND],
    [10, 30 * MINUTE],
    [5000, 30 * MINUTE],
  ])('whose attempt %s failed waits up to %s ms, and at least half of that', (attempts, longest) => {
    const entry = { ...waiting, attempts: attempts - 1 };
    for (const [random, wait] of [
      [0, longest / 2],
      [1, longest],
    ] as const) {
      expect(storedAfter(entry, answer({ outcome: 'retry' }, { random }))).toMatchObject({
        state: 'waiting',
        attempts,
        notBefore: NOW + wait,
        retryAfter: 0,
      });
    }
  });

  test.each([
    [90 * SECOND, 90 * SECOND],
    [30 * DAY, DAY],
    [Infinity, DAY],
  ])('with a Retry-After of %s ms waits %s ms', (afterMs, wait) => {
    expect(storedAfter(waiting, answer({ outcome: 'retry', afterMs }))).toMatchObject({ retryAfter: NOW + wait });
  });

  test('that was forgotten meanwhile stays forgotten, unless the receiver already has it', () => {
    expect(decide(forgotten, answer({ outcome: 'retry' }), NOW)).toEqual(leave);
    expect(decide(forgotten, answer({ outcome: 'rejected', reason: 'Closed' }), NOW)).toEqual(leave);
    expect(storedAfter(forgotten, answer({ outcome: 'sent' })).state).toBe('sent');
  });
});

test.each([sent, forgotten])('that a lead is $state stays known to other tabs for a day', (entry) => {
  for (const occasion of ['due', 'reachable', 'asked', 'forgotten'] as const) {
    expect(decide(entry, occasion, entry.since + DAY)).toEqual(leave);
    expect(decide(entry, occasion, entry.since + DAY + 1)).toEqual({ action: 'remove' });
    // The clock was ahead when it was settled.
    expect(decide(entry, occasion, entry.since - DAY - 1)).toEqual({ action: 'remove' });
  }
});

describe('the next try', () => {
  test('comes when the first lead may be sent', () => {
    const entries = [
      { ...waiting, notBefore: NOW + MINUTE },
      { ...waiting, notBefore: NOW + 5 * SECOND, retryAfter: NOW + 20 * SECOND },
      { ...returned, notBefore: NOW + 2 * SECOND },
    ];
    expect(untilNextTry(entries, NOW)).toBe(20 * SECOND);
  });

  test('comes in a second at the earliest and half an hour at the latest', () => {
    expect(untilNextTry([waiting], NOW)).toBe(SECOND);
    expect(untilNextTry([{ ...waiting, retryAfter: NOW + DAY }], NOW)).toBe(30 * MINUTE);
  });

  test('does not come if nothing waits', () => {
    expect(untilNextTry([returned], NOW)).toBeUndefined();
  });
});

test('the state of a lead is reported to the visitor', () => {
  const reported = [waiting, returned, posted, sent, forgotten].map((entry) => outcomeOf(entry, waiting));
  expect(reported).toEqual([
    waiting,
    returned,
    posted,
    { state: 'sent' },
    { ...waiting, state: 'returned', reason: 'you took it back' },
  ]);
});
