/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleLead } from '../../../../tests/leads/sampleLeads';
import { LEAD_PREFIX, mayBeLead } from '../../storageKeys';
import { newEntry } from './decide';
import { leadStore, newer, type Entry, type TextStorage } from './store';

const lead = sampleLead('guide');
const open = newEntry(lead, 1);
const sent: Entry = { id: lead.id, revision: 1, since: 2, state: 'sent' };
const other = newEntry(sampleLead('contact'), 3);

const disk = new Map<string, string>();
let denied: 'reading' | 'writing' | 'both' | undefined;

function deny(what: 'reading' | 'writing'): void {
  if (denied === what || denied === 'both') throw new DOMException('Denied', 'SecurityError');
}

const storage: TextStorage = {
  get length() {
    deny('reading');
    return disk.size;
  },
  key: (index) => [...disk.keys()][index] ?? null,
  getItem(key) {
    deny('reading');
    return disk.get(key) ?? null;
  },
  setItem(key, text) {
    deny('writing');
    disk.set(key, text);
  },
  removeItem: (key) => void disk.delete(key),
};

const store = leadStore(() => storage);
/** The boot script's look. */
const mayHoldLeads = () => [...disk.keys()].some(mayBeLead);

beforeEach(() => {
  disk.clear();
  denied = undefined;
});

describe('the store', () => {
  test('returns what was put into it, in the last copy, and stores nothing under any other key', () => {
    disk.set('theme', 'dark');
    expect(store.put(open)).toBe(true);
    expect(store.put(other)).toBe(true);
    expect(store.put({ ...open, revision: 1 })).toBe(true);
    expect(store.list()).toEqual([{ ...open, revision: 1 }, other]);
    expect(disk.size).toBe(3);
  });

  test('does not count a lead as kept that the storage takes and drops', () => {
    const blackHole = { ...storage, length: 0, setItem: () => undefined };
    expect(leadStore(() => blackHole).put(open)).toBe(false);
  });

  test('keeps nothing personal of a settled lead, and nothing at all once it is removed', () => {
    store.put(open);
    store.put(sent);
    expect(store.list()).toEqual([sent]);
    expect([...disk.values()].join()).not.toContain('@');
    expect(mayHoldLeads()).toBe(false);
    store.remove(lead.id);
    expect(disk.size).toBe(0);
  });

  test('removes no lead that waits again after it was forgotten', () => {
    store.put({ ...sent, state: 'forgotten' });
    store.put({ ...open, revision: 2 });
    store.remove(lead.id);
    expect(store.list()).toEqual([{ ...open, revision: 2 }]);
  });

  test('does not take a storage that cannot be read for an empty one', () => {
    store.put(open);
    denied = 'reading';
    expect(() => store.list()).toThrow();
    denied = undefined;
    expect(store.list()).toEqual([open]);
  });

  test.each(['writing', 'both'] as const)('reports that a lead is not stored if %s is denied', (what) => {
    denied = what;
    expect(store.put(open)).toBe(false);
  });

  test('keeps the earlier copy of a lead if there is no room for the next', () => {
    store.put(open);
    denied = 'writing';
    expect(store.put({ ...open, revision: 1 })).toBe(true);
    expect(store.list()).toEqual([open]);
    // A lead that is sent must not be sent again, even if there is no room to say so.
    store.put(sent);
    expect(store.list()).toEqual([]);
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a lead without an entry', JSON.stringify(lead)],
    ['an entry of another lead', JSON.stringify({ ...open, id: 'x' })],
    ['an entry without a time', JSON.stringify({ ...open, since: undefined })],
    ['an unknown state', JSON.stringify({ ...open, state: 'lost' })],
  ])('reads past %s, and leaves it where it is', (_, text) => {
    disk.set(`${LEAD_PREFIX}x`, text);
    store.put(other);
    expect(store.list()).toEqual([other]);
    store.remove('x');
    expect(disk.get(`${LEAD_PREFIX}x`)).toBe(text);
  });
});

test('a lead that one tab has sent counts as sent, even if another has changed its own copy more often', () => {
  const busy = { ...open, revision: sent.revision + 4 };
  expect(newer(busy, sent)).toBe(sent);
  expect(newer(sent, busy)).toBe(sent);
});
