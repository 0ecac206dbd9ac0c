/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { sampleLead } from '../sampleLeads';
import { layeredStore, type Entry, type OpenEntry, type StoreLayer } from './store';

const lead = sampleLead('guide');
const open: OpenEntry = {
  id: lead.id,
  revision: 0,
  since: 1,
  state: 'waiting',
  lead,
  attempts: 0,
  notBefore: 0,
  retryAfter: 0,
};
const sent: Entry = { id: lead.id, revision: 1, since: 2, state: 'sent' };

function layer() {
  const disk = new Map<string, Entry>();
  const state = { broken: false };
  const act = async <T>(action: () => T) => {
    if (state.broken) throw new Error('denied');
    return action();
  };
  const place: StoreLayer = {
    list: () => act(() => [...disk.values()]),
    write: (entry) => act(() => void disk.set(entry.id, entry)),
    remove: (id) => act(() => void disk.delete(id)),
  };
  return { place, disk, state };
}

describe('a layered store', () => {
  test('writes to the first storage that accepts the entry, and returns whether it outlives the page', async () => {
    const [first, second] = [layer(), layer()];
    const store = layeredStore([first.place, second.place]);
    expect(await store.put(open)).toBe(true);
    expect([first.disk.size, second.disk.size]).toEqual([1, 0]);

    first.state.broken = true;
    expect(await store.put({ ...open, revision: 1 })).toBe(true);
    expect(second.disk.size).toBe(1);

    second.state.broken = true;
    expect(await store.put({ ...open, revision: 2 })).toBe(false);
    expect(await store.list()).toEqual([{ ...open, revision: 2 }]);
  });

  test('returns the newest copy from any storage', async () => {
    const [first, second] = [layer(), layer()];
    first.disk.set(open.id, open);
    second.disk.set(open.id, { ...open, revision: 3 });
    expect(await layeredStore([first.place, second.place]).list()).toEqual([{ ...open, revision: 3 }]);
  });

  test('keeps settled entries settled, without personal data', async () => {
    const [first, second] = [layer(), layer()];
    second.disk.set(open.id, { ...open, revision: 9 });
    const store = layeredStore([first.place, second.place]);
    await store.put(sent);
    expect(await store.list()).toEqual([sent]);
    expect(JSON.stringify([...first.disk.values(), ...second.disk.values()])).not.toContain('@');
  });
});
