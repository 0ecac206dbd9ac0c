/** What this page and the storage know of leads. The storage may fail at any time, so the page keeps what it has seen. */

import type { Lead } from '../../types';
import { isOpen, newer, type Entry, type LeadStore } from './store';

/**
 * Keeps track of the leads in a storage that other tabs share.
 * @param onSent Called when the storage says that a lead is sent which this page thought was not
 */
export function knownLeads(store: LeadStore, onSent: (lead: Lead) => void) {
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

  /** Returns all entries, the oldest first. */
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
    find(id: string): Entry | undefined {
      read();
      return known.get(id);
    },
    /** Stores an entry, and returns whether it will outlive the page. */
    keep(entry: Entry): boolean {
      known.set(entry.id, entry);
      const isStored = store.put(entry);
      if (entry.state === 'waiting' && !isStored) unsaved.add(entry.id);
      else unsaved.delete(entry.id);
      return isStored;
    },
    remove(id: string): void {
      known.delete(id);
      store.remove(id);
    },
    /** Returns how often in a row the storage could not be read. */
    failedReads: () => failedReads,
    /** Returns whether a lead waits that no storage holds, so that closing the page would lose it. */
    isAtRisk: () => unsaved.size > 0,
  };
}
