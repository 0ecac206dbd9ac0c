import type { Lead } from '../types';

interface EntryBase {
  readonly id: string;
  /** Counts the changes, so that of two copies the newer one is known. */
  readonly revision: number;
  /** When the lead came in; of a settled one, when it was settled. Milliseconds. */
  readonly since: number;
}

/** A lead that nobody has confirmed yet. */
export interface OpenEntry extends EntryBase {
  /** `returned`: given back to the visitor, who sends it anew or forgets it. */
  readonly state: 'waiting' | 'returned';
  readonly lead: Lead;
  readonly attempts: number;
  /** Not before this time, by our own backoff. Milliseconds. */
  readonly notBefore: number;
  /** Not before this time, by the word of the receiver. Milliseconds. */
  readonly retryAfter: number;
  /** Why it was given back. */
  readonly reason?: string;
}

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

const isSettled = (entry: Entry) => entry.state === 'sent' || entry.state === 'forgotten';

/** Of two copies of an entry, the one that counts. What is settled stays settled. */
function newer(a: Entry, b: Entry): Entry {
  if (isSettled(a) !== isSettled(b)) return isSettled(a) ? a : b;
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
      if (isSettled(entry)) await removeFrom(layers, entry.id);
      return false;
    },
    async remove(id) {
      memory.delete(id);
      await removeFrom(layers, id);
    },
  };
}
