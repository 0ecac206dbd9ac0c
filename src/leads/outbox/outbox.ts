/**
 * Stores each lead before sending it, tries until the receiver confirms it, and otherwise hands it back to the visitor.
 * `decide.ts` has the rules; this file carries them out in a world that is passed in, so that tests can simulate it.
 */

import type { Receipt } from '../receivers';
import type { Lead } from '../types';
import { decide, outcomeOf, untilNextTry, type Occasion, type Outcome } from './decide';
import { isOpen, newer, type Entry, type LeadStore, type OpenEntry } from './store';

/** Milliseconds after which a request without an answer is aborted. */
const TIMEOUT_MS = 15_000;

const ignore = () => undefined;

export interface OutboxWorld {
  readonly store: LeadStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Sends a lead and reads the answer. May reject, and may never settle before the signal aborts. */
  readonly send: (lead: Lead, signal: AbortSignal) => Promise<Receipt>;
  /** Runs a task later; the function it returns cancels it. */
  readonly schedule: (task: () => void, ms: number) => () => void;
  /** Runs a task while no other tab runs one. */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface OutboxListener {
  /** Called with the leads that wait or were handed back, whenever they may have changed. */
  readonly onChange: (entries: readonly OpenEntry[]) => void;
  /** Called when a lead is confirmed, unless `submit` or `sendNow` is about to return that. */
  readonly onSent: (lead: Lead) => void;
}

export interface Outbox {
  /** Stores a lead and tries to send it. A lead submitted again under the same id counts once. */
  readonly submit: (lead: Lead) => Promise<Outcome>;
  /** Sends the leads that are due. Never rejects; a lead that fails is tried again on the next occasion. */
  readonly flush: (occasion: 'load' | 'visible' | 'timer' | 'online') => Promise<void>;
  /** Sends one lead right away, even one that was handed back. */
  readonly sendNow: (id: string) => Promise<Outcome>;
  /** Removes a lead at the visitor's request. */
  readonly forget: (id: string) => Promise<void>;
  /** The leads that wait or were handed back. */
  readonly open: () => Promise<readonly OpenEntry[]>;
  /** Whether a lead is being sent that no storage holds, so that closing the page would lose it. */
  readonly isAtRisk: () => boolean;
  /** Adds a listener; the function it returns removes it. */
  readonly listen: (listener: OutboxListener) => () => void;
}

export function createOutbox(world: OutboxWorld): Outbox {
  const { store, now, random, schedule } = world;
  const listeners = new Set<OutboxListener>();
  /** Kept in memory in case the storage fails: the leads submitted on this page, and all settled entries. */
  const known = new Map<string, Entry>();
  /** The leads whose outcome `submit` or `sendNow` will return. */
  const awaited = new Map<string, Promise<Outcome>>();
  /** The leads submitted on this page that no storage accepted. */
  const unsaved = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  let cancelTimer: () => void = ignore;

  const withKnown = (entry: Entry) => newer(entry, known.get(entry.id) ?? entry);

  async function read(): Promise<Entry[]> {
    const stored = await store.list();
    const entries = new Map([...known, ...stored.map((entry) => [entry.id, withKnown(entry)] as const)]);
    return [...entries.values()].sort((a, b) => a.since - b.since);
  }

  const open = async () => (await read()).filter(isOpen);
  const find = async (id: string) => (await read()).find((entry) => entry.id === id);

  /** Sets the timer for the next attempt and tells the listeners what is in the outbox. */
  async function update(): Promise<void> {
    const entries = await open();
    const wait = untilNextTry(entries, now());
    cancelTimer();
    if (wait !== undefined) cancelTimer = schedule(() => void flush('timer'), wait);
    listeners.forEach((listener) => listener.onChange(entries));
  }

  /** Makes one request; a failure or a timeout is a reason to retry. */
  function attempt(lead: Lead): Promise<Receipt> {
    return new Promise((resolve) => {
      const controller = new AbortController();
      const retry = () => resolve({ outcome: 'retry' });
      const cancelTimeout = schedule(() => {
        controller.abort();
        retry();
      }, TIMEOUT_MS);
      void world.send(lead, controller.signal).then(resolve, retry).finally(cancelTimeout);
    });
  }

  /** Carries out the decision on an entry, and returns the resulting entry. */
  async function handle(entry: Entry, occasion: Occasion): Promise<Entry> {
    const { id } = entry;
    const own = known.get(id);
    // The visitor may have forgotten the lead since it was read, or since it was sent.
    const current = withKnown(entry);
    const decision = decide(current, occasion, now());
    if (decision.action === 'send') {
      const receipt = await attempt(decision.entry.lead);
      return handle(decision.entry, { receipt, random: random(), isStored: !unsaved.has(id) });
    }
    const after = decision.action === 'store' ? decision.entry : current;
    if (own || !isOpen(after)) known.set(id, after);
    if (after.state !== 'waiting') unsaved.delete(id);
    if (decision.action === 'store') await store.put(after);
    if (decision.action === 'remove') {
      known.delete(id);
      await store.remove(id);
    }
    const lead = [entry, own].find(isOpen)?.lead;
    if (lead && after.state === 'sent' && own?.state !== 'sent' && !awaited.has(id)) {
      listeners.forEach((listener) => listener.onSent(lead));
    }
    return after;
  }

  /** Runs one task after another in this tab, and in one tab at a time. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = queue.then(() => world.exclusively(task));
    queue = turn.then(update, update).catch(ignore);
    return turn;
  }

  async function flush(occasion: Occasion): Promise<void> {
    await inTurn(async () => {
      for (const entry of await read()) await handle(entry, occasion);
    }).catch(ignore);
  }

  async function ask(id: string): Promise<Outcome> {
    const entry = await inTurn(async () => {
      const found = await find(id);
      return found && handle(found, 'asked');
    });
    if (entry?.state === 'sent') void flush('online');
    return outcomeOf(entry);
  }

  async function submit(lead: Lead): Promise<Outcome> {
    const { id } = lead;
    const own = known.get(id);
    if (own?.state === 'sent') return outcomeOf(own);
    if (own?.state !== 'waiting') {
      const entry: OpenEntry = {
        id,
        revision: own ? own.revision + 1 : 0,
        since: now(),
        state: 'waiting',
        lead,
        attempts: 0,
        notBefore: 0,
        retryAfter: 0,
      };
      known.set(id, entry);
      unsaved.add(id);
      if (await store.put(entry)) unsaved.delete(id);
      void update();
    }
    return ask(id);
  }

  /** Runs a visitor's request for a lead, or joins the one under way. */
  function once(id: string, request: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = awaited.get(id) ?? request().finally(() => awaited.delete(id));
    awaited.set(id, outcome);
    return outcome;
  }

  return {
    submit: (lead) => once(lead.id, () => submit(lead)),
    flush,
    sendNow: (id) => once(id, () => ask(id)),
    async forget(id) {
      // If no storage can be read, at least this page stops sending the lead.
      const entry = (await find(id)) ?? { id, revision: 0, since: now(), state: 'forgotten' };
      await handle(entry, 'forgotten');
      await update();
    },
    open,
    isAtRisk: () => unsaved.size > 0,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
