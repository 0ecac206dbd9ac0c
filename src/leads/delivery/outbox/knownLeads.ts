/** What this page and the storage know of leads. The storage may fail at any time, so the page keeps what it has seen. */

import type { Lead } from '../../types';
import { isOpen, newer, type Entry, type LeadStore } from './store';

export interface KnownLeads {
  /** Returns all entries, the oldest first. */
  readonly read: () => Entry[];
  readonly find: (id: string) => Entry | undefined;
  /** Stores an entry, and returns whether it will outlive the page. */
  readonly keep: (entry: Entry) => boolean;
  readonly remove: (id: string) => void;
  /** Returns how often in a row the storage could not be read. */
  readonly failedReads: () => number;
  /** Returns whether a lead waits that no storage holds, so that closing the page would lose it. */
  readonly isAtRisk: () => boolean;
}

/**
 * Keeps track of the leads in a storage that other tabs share.
 * @param onSent Called when the storage says that a lead is sent which this page thought was not
 */
export function knownLeads(store: LeadStore, onSent: (lead: Lead) => void): KnownLeads {
  const known = new Map<string, Entry>();
  /** The waiting leads that no storage holds. */
  const unsaved = new Set<string>();
  let failedReads = 0;

  /** Takes over what the storage says about a lead, unless this page knows better. */
  function learn(entry: Entry): void {
    const before = known.get(entry.id);
    const after = newer(before ?? entry, entry);
    known.set(entry.id, after);
    if (isOpen(before) && after.state === 'sent') onSent(before.lead);
  }

  function read(): Entry[] {
    try {
      store.list().forEach(learn);
      failedReads = 0;
    } catch {
      failedReads += 1;
    }
    return [...known.values()].sort((a, b) => a.since - b.since);
  }

  return {
    read,
    find(id) {
      read();
      return known.get(id);
    },
    keep(entry) {
      known.set(entry.id, entry);
      const isStored = store.put(entry);
      if (entry.state === 'waiting' && !isStored) unsaved.add(entry.id);
      else unsaved.delete(entry.id);
      return isStored;
    },
    remove(id) {
      known.delete(id);
      store.remove(id);
    },
    failedReads: () => failedReads,
    isAtRisk: () => unsaved.size > 0,
  };
}
