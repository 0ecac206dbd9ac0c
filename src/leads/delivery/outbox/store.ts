import { LEAD_PREFIX, SETTLED_PREFIX } from '../../storageKeys';
import type { Lead } from '../../types';

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
  /** Attempts that the browser's own form post might get past: see `Receipt`. */
  readonly blocked: number;
  /**
   * Attempts without an answer, after which the receiver may have the lead. Counts one as soon as it begins, because the
   * page may be closed before it ends.
   */
  readonly unanswered: number;
  /** When the backoff ends. Milliseconds. */
  readonly notBefore: number;
  /** When the receiver's Retry-After ends; 0 if it sent none. Milliseconds. */
  readonly retryAfter: number;
}

/**
 * A lead that nobody has confirmed yet: it waits to be sent, was handed back to the visitor for a reason, or was posted
 * by the browser itself, which shows the answer to the visitor alone.
 */
export type OpenEntry =
  | (Unconfirmed & { readonly state: 'waiting' | 'posted'; readonly reason?: undefined })
  | (Unconfirmed & { readonly state: 'returned'; readonly reason: string });

/** Tells other tabs that a lead was sent or forgotten. Holds no personal data. */
export interface SettledEntry extends EntryBase {
  readonly state: 'sent' | 'forgotten';
}

export type Entry = OpenEntry | SettledEntry;

/** Where leads wait. It outlives the page. */
export interface LeadStore {
  /**
   * Returns every entry.
   * @throws DOMException if the storage cannot be read now, which says nothing about what is in it
   */
  readonly list: () => readonly Entry[];
  /** Stores an entry, and returns whether the storage holds it, at least in an earlier copy. Never throws. */
  readonly put: (entry: Entry) => boolean;
  /** Removes what is left of a settled lead. Never throws. */
  readonly remove: (id: string) => void;
}

export function isOpen(entry: Entry | undefined): entry is OpenEntry {
  return entry?.state === 'waiting' || entry?.state === 'returned' || entry?.state === 'posted';
}

/** Returns the copy of an entry that counts: a settled one before an open one, then the higher revision. */
export function newer(a: Entry, b: Entry): Entry {
  if (isOpen(a) !== isOpen(b)) return isOpen(a) ? b : a;
  return b.revision > a.revision ? b : a;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns whether a stored value is an entry. Another script, or an earlier version of the site, may have stored anything. */
function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || typeof value.id !== 'string') return false;
  const areNumbers = (...names: string[]) => names.every((name) => typeof value[name] === 'number');
  if (!areNumbers('revision', 'since')) return false;
  const { id, state, lead, reason } = value;
  if (state === 'sent' || state === 'forgotten') return true;
  const isKnownState =
    state === 'waiting' || state === 'posted' || (state === 'returned' && typeof reason === 'string');
  const hasLead = isObject(lead) && lead.id === id && isObject(lead.values);
  return isKnownState && hasLead && areNumbers('attempts', 'blocked', 'unanswered', 'notBefore', 'retryAfter');
}

/** The part of local storage that leads need. */
export type TextStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the keys of a storage. Throws if the browser denies it. */
export function keysOf(storage: TextStorage): string[] {
  return [...Array(storage.length).keys()].map((index) => storage.key(index) ?? '');
}

/** Returns what a look or a change to the storage yields; undefined if the browser denies it. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Keeps each lead under a key of its own, so that no tab can overwrite another's, and a value that cannot be read
 * affects no other; it stays, because it may be a lead.
 * @param storage - may throw, as `localStorage` does if site data is blocked
 */
export function leadStore(storage: () => TextStorage): LeadStore {
  function read(key: string): Entry | undefined {
    const text = storage().getItem(key) ?? '';
    const value = attempt<unknown>(() => JSON.parse(text));
    return isEntry(value) ? value : undefined;
  }

  return {
    list: () =>
      keysOf(storage())
        .filter((key) => key.startsWith(LEAD_PREFIX) || key.startsWith(SETTLED_PREFIX))
        .flatMap((key) => read(key) ?? []),
    put(entry) {
      const [open, settled] = [LEAD_PREFIX + entry.id, SETTLED_PREFIX + entry.id];
      const [key, other] = isOpen(entry) ? [open, settled] : [settled, open];
      const isWritten = attempt(() => {
        storage().setItem(key, JSON.stringify(entry));
        return true;
      });
      // Without the open copy a settled lead is neither kept nor sent again, even if there is no room to say so.
      if (isWritten || !isOpen(entry)) attempt(() => storage().removeItem(other));
      // A storage may take everything and keep nothing, like the stand-in of a blocker.
      return attempt(() => read(key) !== undefined) ?? isWritten ?? false;
    },
    remove(id) {
      attempt(() => storage().removeItem(SETTLED_PREFIX + id));
    },
  };
}
