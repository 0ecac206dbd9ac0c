/**
 * Stores each lead before sending it, tries until the receiver confirms it, and otherwise hands it back to the visitor.
 * `decide.ts` has the rules; this file carries them out in a world that is passed in, so that tests can simulate it.
 */

import type { Receipt } from '../receivers';
import type { Lead } from '../../types';
import { backoff, decide, newEntry, outcomeOf, untilNextTry, type Occasion, type Outcome } from './decide';
import { knownLeads } from './knownLeads';
import { isOpen, type Entry, type LeadStore, type OpenEntry } from './store';

const ignore = () => undefined;

export interface OutboxWorld {
  readonly store: LeadStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Whether the browser has a connection, as far as it knows. */
  readonly isOnline: () => boolean;
  /**
   * Sends a lead and reads the answer. May reject, with a TypeError if there is no connection or the answer may not be
   * read, and may never settle before the signal aborts.
   */
  readonly send: (lead: Lead, signal: AbortSignal) => Promise<Receipt>;
  /** Runs a task later; the function it returns cancels it. */
  readonly schedule: (task: () => void, ms: number) => () => void;
  /** Runs a task for a lead while no other tab runs one for it. */
  readonly exclusively: <T>(id: string, task: () => Promise<T>) => Promise<T>;
}

export interface OutboxListener {
  /** Called with the leads that are not settled, whenever they may have changed. */
  readonly onChange: (entries: readonly OpenEntry[]) => void;
  /** Called once when a lead is confirmed that this page has submitted or sent. */
  readonly onSent: (lead: Lead) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Makes one request; a failure, or no answer within the limit in milliseconds, is a reason to retry. */
function attempt({ isOnline, schedule, send }: OutboxWorld, lead: Lead, limit: number): Promise<Receipt> {
  // Without a connection, no request leaves the browser.
  const failed: Receipt = { outcome: 'retry', ...(isOnline() && { unanswered: true }) };
  return new Promise((resolve) => {
    const controller = new AbortController();
    const cancelTimeout = schedule(() => {
      controller.abort();
      resolve(failed);
    }, limit);
    const fail = (error: unknown) =>
      resolve({ ...failed, ...(error instanceof TypeError && isOnline() && { unreadable: true }) });
    void send(lead, controller.signal).then(resolve, fail).then(cancelTimeout);
  });
}

/** Creates an outbox in a world of its own. */
export function createOutbox(world: OutboxWorld) {
  const { now, random, isOnline, schedule } = world;
  const listeners = new Set<OutboxListener>();
  /** The leads that were submitted on this page. */
  const own = new Set<string>();
  /** The leads that are being submitted. */
  const awaited = new Map<string, Promise<Outcome>>();
  /** What is done with a lead now, by its id. */
  const turns = new Map<string, Promise<unknown>>();
  let cancelTimer: () => void = ignore;
  const { read, find, keep, remove, failedReads, isAtRisk } = knownLeads(world.store, (lead) => {
    // Another tab has sent it.
    if (own.has(lead.id)) tellSent(lead);
  });

  function tellSent(lead: Lead): void {
    listeners.forEach((listener) => listener.onSent(lead));
  }

  /** Returns the leads that are not settled. */
  const open = (): readonly OpenEntry[] => read().filter(isOpen);

  /** Sets the timer for the next attempt and tells the listeners what is in the outbox. */
  function update(): void {
    const entries = open();
    const idle = entries.filter(({ id }) => !turns.has(id));
    const waits = [untilNextTry(idle, now()), failedReads() > 0 ? backoff(failedReads(), random()) : undefined];
    const wait = Math.min(...waits.filter((ms) => ms !== undefined));
    cancelTimer();
    if (Number.isFinite(wait)) cancelTimer = schedule(() => void flush('due'), wait);
    listeners.forEach((listener) => listener.onChange(entries));
  }

  /** Carries out the decision on an entry, and returns the resulting entry. Asynchronous only if it sends the lead. */
  async function handle(entry: Entry, occasion: Occasion): Promise<Entry> {
    const decision = decide(entry, occasion, now());
    switch (decision.action) {
      case 'leave':
        return entry;
      case 'store':
        keep(decision.entry);
        return decision.entry;
      case 'remove':
        remove(entry.id);
        return entry;
      case 'send': {
        const { lead } = decision.entry;
        keep(decision.entry);
        const receipt = await attempt(world, lead, decision.limit);
        // The visitor may have forgotten it meanwhile, here or in another tab.
        const current = find(lead.id) ?? decision.entry;
        const isStored = isOpen(current) && keep(current);
        const after = await handle(current, { receipt, random: random(), isStored, isOnline: isOnline() });
        if (after.state === 'sent' && current.state !== 'sent') tellSent(lead);
        return after;
      }
    }
  }

  /** Runs one task for a lead after another in this tab, and in one tab at a time. Other leads do not wait for it. */
  function inTurn<T>(id: string, task: () => Promise<T>): Promise<T> {
    const before = turns.get(id) ?? Promise.resolve();
    const turn = before.then(() => world.exclusively(id, task));
    const ended = turn.then(ignore, ignore).then(() => {
      if (turns.get(id) === ended) turns.delete(id);
      update();
    });
    turns.set(id, ended);
    return turn;
  }

  /** Sends the leads that are due. Never rejects; a lead that fails is tried again on the next occasion. */
  async function flush(occasion: 'due' | 'reachable'): Promise<void> {
    const ids = read().flatMap(({ id }) => (turns.has(id) ? [] : [id]));
    const tasks = ids.map((id) =>
      inTurn(id, async () => {
        const entry = find(id);
        if (entry) await handle(entry, occasion);
      }).catch(ignore),
    );
    update();
    await Promise.all(tasks);
  }

  async function submit(lead: Lead): Promise<Outcome> {
    own.add(lead.id);
    const found = find(lead.id);
    if (found?.state === 'sent') {
      tellSent(lead);
      return { state: 'sent' };
    }
    const asked = isOpen(found) ? found : { ...newEntry(lead, now()), revision: (found?.revision ?? -1) + 1 };
    keep(asked);
    update();
    const after = await inTurn(lead.id, () => handle(find(lead.id) ?? asked, 'asked'));
    if (after.state === 'sent') void flush('reachable');
    return outcomeOf(after, asked);
  }

  return {
    /**
     * Stores a lead at once, then sends it and resolves to the outcome. A lead submitted again under the same id counts
     * once; it is sent again if it was handed back to the visitor.
     */
    submit(lead: Lead): Promise<Outcome> {
      const outcome = awaited.get(lead.id) ?? submit(lead);
      const end = () => awaited.delete(lead.id);
      awaited.set(lead.id, outcome);
      outcome.then(end, end);
      return outcome;
    },
    flush,
    /** Removes a lead at the visitor's request. */
    forget(id: string): void {
      const entry = find(id);
      // If the storage cannot be read, at least this page does not send what may be in it.
      if (entry) void handle(entry, 'forgotten');
      else keep({ id, revision: 0, since: now(), state: 'forgotten' });
      update();
    },
    /** Notes that the browser itself posts a lead, so that it is sent again only if the visitor asks. */
    markPosted(id: string): void {
      const entry = find(id);
      if (entry) void handle(entry, 'posted');
      update();
    },
    open,
    isAtRisk,
    /** Adds a listener; the function it returns removes it. */
    listen(listener: OutboxListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
