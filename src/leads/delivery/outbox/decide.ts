/**
 * The rules of the outbox: what to do with a stored lead on each occasion. Pure, so that every rule can be read and
 * tested in one place; `outbox.ts` carries the decisions out with storage, locks, network and timers.
 */

import type { Receipt } from '../receivers';
import type { Lead } from '../../types';
import { isOpen, type Entry, type OpenEntry, type SettledEntry } from './store';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** An unconfirmed lead is handed back to the visitor when an attempt fails after this long. */
const KEEP_MS = 7 * DAY;
/** The backoff after the first failed attempt; it doubles with each further one. */
const FIRST_WAIT_MS = 5 * SECOND;
const LONGEST_WAIT_MS = 30 * MINUTE;
/** A longer Retry-After counts as this long. */
const LONGEST_RETRY_AFTER_MS = DAY;
/** A settled entry is kept this long, so that other tabs learn of it. */
const SETTLED_MS = DAY;

/** Counts attempts rather than days, because the browser's clock may have been wrong. */
const expired = (attempts: number) =>
  `we tried ${attempts === 1 ? 'once' : `${attempts} times`} and couldn’t deliver it`;
const unsaved = (isOnline: boolean) =>
  `${isOnline ? 'our system didn’t respond' : 'there was no connection'}, and this browser won’t let the page save it for later`;
const FORGOTTEN = 'you took it back';

/** How long the first attempt waits for an answer, as most servers and proxies do; it doubles with each attempt that got none. */
const FIRST_LIMIT_MS = MINUTE;
/** The longest that an attempt waits for an answer. */
export const LONGEST_LIMIT_MS = 4 * MINUTE;

/** After this many blocked attempts, the visitor is offered the browser's own form post. */
const BLOCKED_ATTEMPTS = 2;

/**
 * - `due`: a page was opened, a tab became visible, or the time of `untilNextTry` was up.
 * - `reachable`: the connection is back, or the receiver has just confirmed another lead.
 * - `asked`: the visitor submitted this lead, or pressed "Send now".
 * - `posted`: the visitor lets the browser itself post the lead.
 * - `forgotten`: the visitor pressed "Don't send it", or changed the form and sent that instead.
 */
export type Occasion = 'due' | 'reachable' | 'asked' | 'posted' | 'forgotten' | Answer;

/** How one attempt to send the lead ended. */
export interface Answer {
  /** `retry` also if the request failed or timed out, with `unanswered` if it may have arrived. */
  readonly receipt: Receipt;
  /** From 0 up to 1; spreads the retries of many visitors. */
  readonly random: number;
  /** Whether the lead is in a storage that outlives the page. */
  readonly isStored: boolean;
  /** Whether the browser has a connection. */
  readonly isOnline: boolean;
}

/** `send`: store the entry and send the lead, then decide on the answer. `store`: replace the stored entry with this one. */
export type Decision =
  | { readonly action: 'leave' | 'remove' }
  | {
      readonly action: 'send';
      readonly entry: OpenEntry;
      /** Milliseconds to wait for the answer. */
      readonly limit: number;
    }
  | { readonly action: 'store'; readonly entry: Entry };

/**
 * What is reported to the visitor of a lead. A returned one is sent again only if asked; the reason ends without a
 * period.
 */
export type Outcome = { readonly state: 'sent' } | OpenEntry;

const leave: Decision = { action: 'leave' };

const waiting = (entry: OpenEntry, change: Partial<OpenEntry>): OpenEntry => ({
  ...entry,
  ...change,
  revision: entry.revision + 1,
  state: 'waiting',
  reason: undefined,
});

const send = (entry: OpenEntry): Decision => ({
  action: 'send',
  entry: tryOnce(entry),
  limit: Math.min(FIRST_LIMIT_MS * 2 ** entry.unanswered, LONGEST_LIMIT_MS),
});

/** Counts an attempt as one without an answer, until there is one. */
const tryOnce = (entry: OpenEntry): OpenEntry => ({ ...entry, unanswered: entry.unanswered + 1 });

const handBack = (entry: OpenEntry, reason: string): Decision => ({
  action: 'store',
  entry: { ...entry, revision: entry.revision + 1, state: 'returned', reason },
});

/** Returns the entry of a lead that is submitted for the first time. */
export function newEntry(lead: Lead, now: number): OpenEntry {
  const counts = { attempts: 0, blocked: 0, unanswered: 0 };
  return { id: lead.id, revision: 0, since: now, state: 'waiting', lead, ...counts, notBefore: 0, retryAfter: 0 };
}

const settle = ({ id, revision }: Entry, state: SettledEntry['state'], now: number): Decision => ({
  action: 'store',
  entry: { id, revision: revision + 1, since: now, state },
});

/**
 * Returns whether a moment has passed, or is so far ahead that the clock must have been set back since it was noted.
 */
function isOver(moment: number, now: number, longest: number): boolean {
  return moment <= now || moment - now > longest;
}

/** Doubles the wait with each attempt; half of it is random, so that visitors do not all retry at the same moment. */
export function backoff(attempts: number, random: number): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return full * (0.5 + random / 2);
}

/**
 * Decides what to do with an entry. A Retry-After is always respected; `reachable` and `asked` bypass the backoff.
 * @param now - milliseconds, by a clock that may have been set back or ahead since the entry was stored
 */
export function decide(entry: Entry, occasion: Occasion, now: number): Decision {
  if (!isOpen(entry)) return decideOnSettled(entry, occasion, now);
  if (typeof occasion === 'object') return decideOnAnswer(entry, occasion, now);
  const mayRetry = isOver(entry.retryAfter, now, LONGEST_RETRY_AFTER_MS);
  const since = Math.min(entry.since, now);
  // One that was handed back or posted waits again, so KEEP_MS counts from here.
  const asked = waiting(entry, { since: entry.state === 'waiting' ? since : now });
  switch (occasion) {
    case 'forgotten':
      return settle(entry, 'forgotten', now);
    case 'asked':
      return mayRetry ? send(asked) : { action: 'store', entry: asked };
    case 'posted':
      return {
        action: 'store',
        entry: { ...tryOnce(entry), revision: entry.revision + 1, state: 'posted', reason: undefined },
      };
    case 'due':
    case 'reachable':
      if (entry.state !== 'waiting') return leave;
      return mayRetry && (occasion === 'reachable' || isOver(entry.notBefore, now, LONGEST_WAIT_MS))
        ? send(waiting(entry, { since }))
        : leave;
  }
}

function decideOnAnswer(before: OpenEntry, { receipt, random, isStored, isOnline }: Answer, now: number): Decision {
  const isAnswered = receipt.outcome !== 'retry' || !receipt.unanswered;
  const unanswered = Math.max(before.unanswered - (isAnswered ? 1 : 0), 0);
  // 409 after an attempt without an answer: that attempt arrived, and only its answer was lost.
  const isKnown = receipt.outcome === 'retry' && receipt.conflicts && unanswered > 0;
  if (receipt.outcome === 'sent' || isKnown) return settle(before, 'sent', now);
  // The visitor let the browser post the lead while this attempt was under way, so its answer no longer decides.
  if (before.state === 'posted') return leave;
  const attempts = before.attempts + 1;
  const entry = { ...before, attempts, unanswered };
  if (receipt.outcome === 'rejected') {
    return handBack({ ...entry, ...(receipt.wantsBrowser && { blocked: BLOCKED_ATTEMPTS }) }, receipt.reason);
  }
  const tried = { ...entry, blocked: before.blocked + (receipt.unreadable ? 1 : 0) };
  if (!isStored) return handBack(tried, unsaved(isOnline));
  if (now - before.since > KEEP_MS) return handBack(tried, expired(attempts));
  const { afterMs } = receipt;
  return {
    action: 'store',
    entry: waiting(tried, {
      notBefore: now + backoff(attempts, random),
      retryAfter: afterMs ? now + Math.min(afterMs, LONGEST_RETRY_AFTER_MS) : 0,
    }),
  };
}

/** Returns whether the browser's own form post may deliver a lead that a script could not. */
export const isBlocked = ({ blocked }: OpenEntry): boolean => blocked >= BLOCKED_ATTEMPTS;

function decideOnSettled(entry: SettledEntry, occasion: Occasion, now: number): Decision {
  if (typeof occasion !== 'object') return Math.abs(now - entry.since) > SETTLED_MS ? { action: 'remove' } : leave;
  // "Don't send it" came too late to stop the request that the receiver confirmed.
  return occasion.receipt.outcome === 'sent' ? settle(entry, 'sent', now) : leave;
}

/** Returns the milliseconds until the next lead is due; undefined if no lead waits. */
export function untilNextTry(entries: readonly OpenEntry[], now: number): number | undefined {
  const moments = entries.flatMap(({ state, notBefore, retryAfter }) =>
    state === 'waiting' ? [Math.max(notBefore, retryAfter)] : [],
  );
  if (moments.length === 0) return undefined;
  return Math.min(Math.max(Math.min(...moments) - now, SECOND), LONGEST_WAIT_MS);
}

/**
 * Returns what to report to the visitor.
 * @param asked - the lead when the visitor asked for it; the entry may have lost it since
 */
export function outcomeOf(entry: Entry, asked: OpenEntry): Outcome {
  if (isOpen(entry)) return entry;
  return entry.state === 'sent' ? { state: 'sent' } : { ...asked, state: 'returned', reason: FORGOTTEN };
}
