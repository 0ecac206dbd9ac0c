import type { Lead } from '../types';

interface EntryBase {
  readonly id: string;
  /** Counts the changes, to tell which of two copies is newer. */
  readonly revision: number;
  /** When the lead was submitted or, once settled, when it was settled. Milliseconds. */
  readonly since: number;
}

interface Unconfirmed extends EntryBase {
  readonly lead: Lead;
  readonly attempts: number;
  /** When the backoff ends. Milliseconds. */
  readonly notBefore: number;
  /** When the receiver's Retry-After ends; 0 if it sent none. Milliseconds. */
  readonly retryAfter: number;
}

/** A lead that nobody has confirmed yet: it waits to be sent, or was handed back to the visitor for a reason. */
export type OpenEntry =
  | (Unconfirmed & { readonly state: 'waiting'; readonly reason?: undefined })
  | (Unconfirmed & { readonly state: 'returned'; readonly reason: string });

/** Tells other tabs that a lead was sent or forgotten. Holds no personal data. */
export interface SettledEntry extends EntryBase {
  readonly state: 'sent' | 'forgotten';
}

export type Entry = OpenEntry | SettledEntry;

/** One kind of storage. Each call may reject, since browsers can deny storage, fill it up or clear it. */
export interface StoreLayer {
  readonly list: () => Promise<readonly Entry[]>;
  readonly write: (entry: Entry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export interface LeadStore {
  /** Returns every entry that can be read, each in its newest copy. */
  readonly list: () => Promise<readonly Entry[]>;
  /** Stores an entry, and returns whether it will outlive the page. */
  readonly put: (entry: Entry) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
}

export function isOpen(entry: Entry | undefined): entry is OpenEntry {
  return entry?.state === 'waiting' || entry?.state === 'returned';
}

/** Returns the copy of an entry that counts: a settled one before an open one, then the higher revision. */
export function newer(a: Entry, b: Entry): Entry {
  if (isOpen(a) !== isOpen(b)) return isOpen(a) ? b : a;
  return b.revision > a.revision ? b : a;
}

/**
 * Combines several storages: writes an entry to the first that accepts it, else to memory, and reads from all of them.
 * @param layers - storages that outlive the page, the best first
 */
export function layeredStore(layers: readonly StoreLayer[]): LeadStore {
  const memory = new Map<string, Entry>();

  async function removeFrom(places: readonly StoreLayer[], id: string): Promise<void> {
    await Promise.all(places.map((layer) => layer.remove(id).catch(() => undefined)));
  }

  return {
    async list() {
      const found = new Map(memory);
      const lists = await Promise.all(layers.map((layer) => layer.list().catch((): readonly Entry[] => [])));
      for (const entry of lists.flat()) {
        const other = found.get(entry.id);
        found.set(entry.id, other ? newer(other, entry) : entry);
      }
      return [...found.values()];
    },
    async put(entry) {
      for (const [index, layer] of layers.entries()) {
        try {
          await layer.write(entry);
          memory.delete(entry.id);
          await removeFrom(layers.slice(index + 1), entry.id);
          return true;
        } catch {
          // This storage is denied or full: try the next one.
        }
      }
      memory.set(entry.id, entry);
      // Keeps the older stored copy of an open lead, but removes that of a settled one, which would be sent again.
      if (!isOpen(entry)) await removeFrom(layers, entry.id);
      return false;
    },
    async remove(id) {
      memory.delete(id);
      await removeFrom(layers, id);
    },
  };
}
