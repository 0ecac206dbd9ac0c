import type { Lead } from '../types';

interface EntryBase {
  readonly id: string;
  /** Counts the changes, so that of two copies the newer one is known. */
  readonly revision: number;
  /** When the lead came in; of a settled one, when it was settled. Milliseconds. */
  readonly since: number;
}

interface Unconfirmed extends EntryBase {
  readonly lead: Lead;
  readonly attempts: number;
  /** When the backoff ends. Milliseconds. */
  readonly notBefore: number;
  /** When the receiver's Retry-After ends; 0 where it sent none. Milliseconds. */
  readonly retryAfter: number;
}

/** A lead that nobody has confirmed yet: it waits to be sent, or was handed back to the visitor for a reason. */
export type OpenEntry =
  | (Unconfirmed & { readonly state: 'waiting'; readonly reason?: undefined })
  | (Unconfirmed & { readonly state: 'returned'; readonly reason: string });

/** What is left of a lead that is done with: no personal data, only the word for other tabs that it is. */
export interface SettledEntry extends EntryBase {
  readonly state: 'sent' | 'forgotten';
}

export type Entry = OpenEntry | SettledEntry;

/** One place that can hold entries. Each call may fail: denied, full, gone. */
export interface StoreLayer {
  readonly list: () => Promise<readonly Entry[]>;
  readonly write: (entry: Entry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export interface LeadStore {
  /** Every entry that can be read, each in its newest copy. */
  readonly list: () => Promise<readonly Entry[]>;
  /** Whether the entry will survive the page. */
  readonly put: (entry: Entry) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
}

export function isOpen(entry: Entry | undefined): entry is OpenEntry {
  return entry?.state === 'waiting' || entry?.state === 'returned';
}

/** The copy of an entry that counts: a settled one before an open one, then the higher revision. */
export function newer(a: Entry, b: Entry): Entry {
  if (isOpen(a) !== isOpen(b)) return isOpen(a) ? b : a;
  return b.revision > a.revision ? b : a;
}

/**
 * A store of several places: an entry goes to the first that takes it, and is read wherever it is. The memory of the
 * page is the last resort.
 * @param layers - lasting places, the best first
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
          // Denied or full: the next place.
        }
      }
      memory.set(entry.id, entry);
      // An open lead keeps its older, lasting copy; of a settled one nothing shall last that could be sent again.
      if (!isOpen(entry)) await removeFrom(layers, entry.id);
      return false;
    },
    async remove(id) {
      memory.delete(id);
      await removeFrom(layers, id);
    },
  };
}
