/**
 * The outbox: a lead is stored before it is sent, tried until the receiver confirms it, and otherwise handed back to the
 * visitor; it is never dropped in silence, and success is never told without the receiver's word. Everything it needs of
 * the world comes in from outside, so that a test can be that world.
 */

import type { Receipt } from '../adapters';
import type { Lead } from '../types';
import type { Entry, LeadStore, OpenEntry } from './store';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A request without an answer is given up after this long, and tried again. */
export const TIMEOUT_MS = 15 * SECOND;
/** A lead that is still unconfirmed after this long is handed back. */
export const KEEP_MS = 7 * DAY;
/** Wait after the first failure; it doubles with each further one. */
export const FIRST_WAIT_MS = 5 * SECOND;
export const LONGEST_WAIT_MS = 30 * MINUTE;
/** A receiver that asks for more patience than this is tried after this long. */
export const LONGEST_RETRY_AFTER_MS = DAY;
/** How long the word that a lead is settled is kept for other tabs. */
const SETTLED_MS = DAY;

/** Why a lead was handed back, where it was not the receiver who said so. */
export const EXPIRED = 'it could not be delivered for 7 days';
export const UNSAVED = 'there was no connection, and this browser does not let the page save it for later';
const GONE = 'it is no longer kept here';
const TAKEN_BACK = 'you took it back';

/** What became of a lead so far. */
export type Outcome =
  | { readonly state: 'sent' }
  /** Saved, and goes out by itself. */
  | { readonly state: 'waiting' }
  /** Handed back: the visitor still has it, nobody else does. */
  | { readonly state: 'returned'; readonly reason: string };

/** `load`, `visible` and `timer` keep to the backoff; a connection that is back and a visitor who asks do not. */
export type Occasion = 'load' | 'visible' | 'timer' | 'online' | 'asked';

export interface OutboxWorld {
  readonly store: LeadStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Sends a lead and reads the answer. May reject, and may never settle until the signal says so. */
  readonly send: (lead: Lead, signal: AbortSignal) => Promise<Receipt>;
  /** Runs a task later; the function it returns calls it off. */
  readonly schedule: (task: () => void, ms: number) => () => void;
  /** Runs a task while no other tab runs one. */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface OutboxListener {
  /** Leads that wait or were handed back, whenever that may have changed. */
  readonly onChange: (entries: readonly OpenEntry[]) => void;
  /** A lead was confirmed that nobody was waiting for at this moment. */
  readonly onSent: (lead: Lead) => void;
}

export interface Outbox {
  /** Stores a lead and tries to send it. The same lead, submitted again, is the same lead. */
  readonly submit: (lead: Lead) => Promise<Outcome>;
  /** Sends what is due. */
  readonly flush: (occasion: Occasion) => Promise<void>;
  /** Tries one lead again at once, also one that was handed back. */
  readonly sendNow: (id: string) => Promise<Outcome>;
  /** Removes a lead because the visitor says so. */
  readonly forget: (id: string) => Promise<void>;
  readonly open: () => Promise<readonly OpenEntry[]>;
  /** Whether a lead is on its way that would be lost with the page, as nothing here could store it. */
  readonly isAtRisk: () => boolean;
  readonly listen: (listener: OutboxListener) => () => void;
}

function isOpen(entry: Entry): entry is OpenEntry {
  return entry.state === 'waiting' || entry.state === 'returned';
}

/** Wait before the next attempt: doubling, and of each wait a random half, so that many visitors do not come at once. */
function backoff(attempts: number, random: number): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return full * (0.5 + random / 2);
}

/** Whether a moment has come. A clock that was set back must not make a wait longer than it ever was. */
function hasCome(moment: number, now: number, longest: number): boolean {
  return moment <= now || moment - now > longest;
}

export function createOutbox(world: OutboxWorld): Outbox {
  const { store, now, random, schedule } = world;
  const listeners = new Set<OutboxListener>();
  /** Leads that were submitted on this page and are not settled, whatever happens to the storage. */
  const mine = new Map<string, OpenEntry>();
  const outcomes = new Map<string, Outcome>();
  /** Leads whose outcome somebody awaits and will tell. */
  const awaited = new Set<string>();
  const confirmed = new Set<string>();
  const forgotten = new Set<string>();
  /** Leads that are being submitted, with what will become of them. */
  const submissions = new Map<string, Promise<Outcome>>();
  /** Of these, the ones that no storage took. */
  const unsaved = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  let cancelTimer: () => void = () => undefined;

  async function read(): Promise<Entry[]> {
    const entries = new Map([...mine].map(([id, entry]): [string, Entry] => [id, entry]));
    for (const entry of await store.list()) {
      const own = entries.get(entry.id);
      if (!own || !isOpen(entry) || entry.revision >= own.revision) entries.set(entry.id, entry);
    }
    return [...entries.values()].filter(({ id }) => !forgotten.has(id));
  }

  /** Writes a change down. A lead of this page is also kept in mind until it is settled. */
  async function put(entry: Entry): Promise<boolean> {
    if (isOpen(entry)) {
      if (mine.has(entry.id)) mine.set(entry.id, entry);
    } else mine.delete(entry.id);
    return store.put(entry);
  }

  function settle({ id, lead }: { readonly id: string; readonly lead?: Lead }, outcome: Outcome): void {
    outcomes.set(id, outcome);
    if (outcome.state !== 'sent' || confirmed.has(id)) return;
    confirmed.add(id);
    if (lead && !awaited.has(id)) listeners.forEach((listener) => listener.onSent(lead));
  }

  async function notify(): Promise<void> {
    if (listeners.size === 0) return;
    const entries = (await read()).filter(isOpen);
    listeners.forEach((listener) => listener.onChange(entries));
  }

  /** One request, given up after a while. What goes wrong on the way is a reason to try again. */
  async function attempt(lead: Lead): Promise<Receipt> {
    const giveUp = new AbortController();
    let cancel: () => void = () => undefined;
    const timeout = new Promise<Receipt>((resolve) => {
      cancel = schedule(() => {
        giveUp.abort();
        resolve({ outcome: 'retry' });
      }, TIMEOUT_MS);
    });
    try {
      return await Promise.race([world.send(lead, giveUp.signal), timeout]);
    } catch {
      return { outcome: 'retry' };
    } finally {
      cancel();
    }
  }

  async function handBack(entry: OpenEntry, reason: string): Promise<void> {
    await put({ ...entry, revision: entry.revision + 1, state: 'returned', reason });
    settle(entry, { state: 'returned', reason });
  }

  async function tryOnce(entry: OpenEntry): Promise<void> {
    const receipt = await attempt(entry.lead);
    if (receipt.outcome === 'sent') {
      await put({ id: entry.id, revision: entry.revision + 1, since: now(), state: 'sent' });
      settle(entry, { state: 'sent' });
      return;
    }
    // The visitor may have said "forget it" meanwhile.
    if (forgotten.has(entry.id)) return;
    if (receipt.outcome === 'rejected') {
      await handBack(entry, receipt.reason);
      return;
    }
    const attempts = entry.attempts + 1;
    const wait = Math.min(receipt.afterMs ?? 0, LONGEST_RETRY_AFTER_MS);
    await put({
      ...entry,
      revision: entry.revision + 1,
      state: 'waiting',
      attempts,
      notBefore: now() + backoff(attempts, random()),
      retryAfter: wait > 0 ? now() + wait : 0,
    });
    settle(entry, { state: 'waiting' });
  }

  /** Goes through all entries: settles, hands back, sends what is due. `urgent` comes first and does not wait. */
  async function round(occasion: Occasion, urgent?: string): Promise<void> {
    const entries = await read();
    const ordered = [...entries].sort((a, b) => Number(b.id === urgent) - Number(a.id === urgent) || a.since - b.since);
    for (const entry of ordered) {
      const isUrgent = entry.id === urgent;
      if (!isOpen(entry)) {
        if (mine.has(entry.id) || isUrgent) {
          const lead = mine.get(entry.id)?.lead;
          mine.delete(entry.id);
          settle(
            { id: entry.id, lead },
            entry.state === 'sent' ? { state: 'sent' } : { state: 'returned', reason: TAKEN_BACK },
          );
        }
        if (Math.abs(now() - entry.since) > SETTLED_MS) await store.remove(entry.id);
        continue;
      }
      if (entry.state === 'returned' && !isUrgent) continue;
      // A clock that was ahead when the lead came in would keep it for good. Who sends it anew, starts it anew.
      const since = entry.state === 'returned' ? now() : Math.min(entry.since, now());
      if (now() - since > KEEP_MS && !isUrgent) {
        await handBack(entry, EXPIRED);
        continue;
      }
      const impatient = isUrgent || occasion === 'online' || occasion === 'asked';
      const due =
        hasCome(entry.retryAfter, now(), LONGEST_RETRY_AFTER_MS) &&
        (impatient || hasCome(entry.notBefore, now(), LONGEST_WAIT_MS));
      if (due) await tryOnce({ ...entry, since });
      else if (isUrgent) settle(entry, { state: 'waiting' });
    }
  }

  async function scheduleNext(): Promise<void> {
    const waiting = (await read()).filter(isOpen).filter(({ state }) => state === 'waiting');
    cancelTimer();
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ notBefore, retryAfter }) => Math.max(notBefore, retryAfter)));
    const wait = Math.min(Math.max(next - now(), SECOND), LONGEST_WAIT_MS);
    cancelTimer = schedule(() => void flush('timer'), wait);
  }

  /** One round after another in this tab, and one tab at a time. */
  function flush(occasion: Occasion, urgent?: string): Promise<void> {
    const turn = queue.then(() => world.exclusively(() => round(occasion, urgent)));
    queue = turn
      .catch(() => undefined)
      .then(scheduleNext)
      .then(notify)
      .catch(() => undefined);
    return turn;
  }

  async function follow(id: string): Promise<Outcome> {
    awaited.add(id);
    try {
      await flush('asked', id);
      return outcomes.get(id) ?? { state: 'returned', reason: GONE };
    } finally {
      awaited.delete(id);
    }
  }

  async function submit(lead: Lead): Promise<Outcome> {
    const { id } = lead;
    const known = outcomes.get(id);
    if (known?.state === 'sent') return known;
    if (!mine.has(id)) {
      const since = now();
      const entry = {
        id,
        revision: 0,
        since,
        state: 'waiting',
        lead,
        attempts: 0,
        notBefore: 0,
        retryAfter: 0,
      } as const;
      forgotten.delete(id);
      outcomes.delete(id);
      mine.set(id, entry);
      unsaved.add(id);
      if (await store.put(entry)) unsaved.delete(id);
      void notify();
    }
    const outcome = await follow(id);
    if (!unsaved.delete(id) || outcome.state !== 'waiting') return outcome;
    // Nothing of it would be left after this page: better in the visitor's hands than in ours.
    mine.delete(id);
    outcomes.delete(id);
    await store.remove(id);
    await notify();
    return { state: 'returned', reason: UNSAVED };
  }

  return {
    submit(lead) {
      const running = submissions.get(lead.id);
      if (running) return running;
      const submission = submit(lead).finally(() => submissions.delete(lead.id));
      submissions.set(lead.id, submission);
      return submission;
    },
    flush: (occasion) => flush(occasion),
    sendNow: follow,
    async forget(id) {
      forgotten.add(id);
      mine.delete(id);
      const entry = (await store.list()).find((candidate) => candidate.id === id);
      if (entry && isOpen(entry)) {
        await store.put({ id, revision: entry.revision + 1, since: now(), state: 'forgotten' });
      }
      await notify();
    },
    isAtRisk: () => unsaved.size > 0,
    open: async () => (await read()).filter(isOpen),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
