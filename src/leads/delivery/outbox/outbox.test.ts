/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleLead } from '../../../../tests/leads/sampleLeads';
import { Simulation } from '../../../../tests/leads/simulation';

const SECOND = 1000;
const lead = sampleLead('guide');
const other = sampleLead('contact');

let world: Simulation;

beforeEach(() => {
  world = new Simulation();
  world.openTab();
});

const outbox = () => {
  const [tab] = world.tabs;
  if (!tab) throw new Error('There is no tab.');
  return tab.outbox;
};

/** Submits a lead and returns its outcome. */
async function submit(submitted = lead) {
  const outcome = outbox().submit(submitted);
  await world.advance(20 * SECOND);
  return outcome;
}

test('a confirmed lead triggers the waiting ones before their backoff ends', async () => {
  world.answer = 500;
  for (let attempt = 0; attempt < 6; attempt += 1) await submit(lead);
  world.answer = 200;
  await world.advance(SECOND);
  expect(world.received.has(lead.id)).toBe(false);
  expect(await submit(other)).toEqual({ state: 'sent' });
  expect([...world.received.keys()]).toEqual([other.id, lead.id]);
  expect(world.confirmed).toContain(lead.id);
});

test('a lead that is forgotten while it is being sent is not tried again', async () => {
  world.answer = 'never';
  const outcome = outbox().submit(lead);
  await world.advance(SECOND);
  outbox().forget(lead.id);
  world.answer = 200;
  await world.advance(60 * SECOND);
  expect(await outcome).toMatchObject({ state: 'returned', reason: 'you took it back' });
  expect(world.received.size).toBe(0);
});

test('a lead that is forgotten and submitted again is sent', async () => {
  world.isOnline = false;
  await submit();
  outbox().forget(lead.id);
  world.isOnline = true;
  expect(await submit()).toEqual({ state: 'sent' });
});

describe('if no storage works', () => {
  beforeEach(() => {
    world.storage = 'denied';
  });

  test('a lead is handed back each time it cannot be sent, and sent once it can be', async () => {
    world.isOnline = false;
    for (let time = 0; time < 2; time += 1) {
      expect(await submit()).toMatchObject({ state: 'returned', reason: expect.stringContaining('no connection') });
      expect(outbox().isAtRisk()).toBe(false);
    }
    world.isOnline = true;
    expect(await submit()).toEqual({ state: 'sent' });
  });

  test('closing the page is risky only while a lead is being sent', async () => {
    const outcome = outbox().submit(lead);
    await world.advance(0);
    expect(outbox().isAtRisk()).toBe(true);
    await world.advance(SECOND);
    expect(await outcome).toEqual({ state: 'sent' });
    expect(outbox().isAtRisk()).toBe(false);
  });
});

describe('if the locks that one tab holds at a time', () => {
  test('are denied, as where site data is blocked, leads are sent without one', async () => {
    world.locks = 'denied';
    expect(await submit()).toEqual({ state: 'sent' });
  });

  test.each(['working', 'denied'] as const)(
    'hang, as in a tab that is frozen, the lead is sent without one after a few minutes (storage: %s)',
    async (storage) => {
      world.locks = 'hanging';
      world.storage = storage;
      const outcome = outbox().submit(lead);
      await world.advance(240 * SECOND);
      expect(world.received.size).toBe(0);
      await world.advance(20 * SECOND);
      expect(await outcome).toEqual({ state: 'sent' });
      expect(world.copies.get(lead.id)).toBe(1);
    },
  );
});

describe('a receiver that takes its time', () => {
  test.each([16, 20, 45, 59])('and answers after %s seconds gets one copy, and is confirmed', async (seconds) => {
    world.slowness = seconds * SECOND;
    const outcome = outbox().submit(lead);
    await world.advance(20 * SECOND);
    // Nothing that happens meanwhile sends it again, here or in another tab.
    world.openTab();
    world.signal('reachable');
    world.signal('due');
    world.sendNow(1, 0);
    await world.advance(24 * 3600 * SECOND);
    expect(await outcome).toEqual({ state: 'sent' });
    expect(world.copies.get(lead.id)).toBe(1);
    expect(world.stored()).toEqual([]);
  });

  test.each([
    [90, 2],
    [200, 3],
  ])('and needs %s seconds is confirmed after %s copies', async (seconds, copies) => {
    world.slowness = seconds * SECOND;
    const outcome = outbox().submit(lead);
    await world.advance(24 * 3600 * SECOND);
    expect(await outcome).toMatchObject({ state: 'waiting' });
    expect(world.confirmed).toContain(lead.id);
    expect(world.copies.get(lead.id)).toBe(copies);
  });

  test('to start gets one copy, and the next lead at its usual speed', async () => {
    world.coldStart = 45 * SECOND;
    const slow = outbox().submit(lead);
    await world.advance(SECOND);
    // Other leads do not wait for the slow one.
    expect(await submit(other)).toEqual({ state: 'sent' });
    expect(world.confirmed).not.toContain(lead.id);
    await world.advance(30 * SECOND);
    expect(await slow).toEqual({ state: 'sent' });
    expect([...world.copies.values()]).toEqual([1, 1]);
  });

  test('gets one more copy, of the same id, if the page is closed before it answers', async () => {
    world.slowness = 45 * SECOND;
    void outbox().submit(lead);
    await world.advance(20 * SECOND);
    world.closeTab(0);
    world.openTab();
    await world.advance(3600 * SECOND);
    expect(world.copies).toEqual(new Map([[lead.id, 2]]));
    expect(world.stored()).toEqual([]);
  });
});

test('a lead whose receipt got lost counts as sent once the receiver says that it has it', async () => {
  world.answer = 'never after receiving';
  void outbox().submit(lead);
  await world.advance(SECOND);
  world.closeTab(0);
  world.answer = '200, later 409';
  world.openTab();
  await world.advance(SECOND);
  expect(world.confirmed).toContain(lead.id);
  expect(world.stored()).toEqual([]);
});

test('a lead is stored before anything else happens', () => {
  world.locks = 'hanging';
  void outbox().submit(lead);
  expect(world.stored().map(({ id }) => id)).toEqual([lead.id]);
});

test('a storage that cannot be read for a while is not taken for an empty one', async () => {
  world.answer = 500;
  await submit();
  world.answer = 200;
  world.closeTab(0);
  world.storage = 'unreadable';
  world.openTab();
  world.tabs[0]?.load();
  await world.advance(60 * SECOND);
  expect(world.received.size).toBe(0);
  world.storage = 'working';
  await world.advance(120 * SECOND);
  expect(world.received.size).toBe(1);
});

describe('requests whose answer the page may not read', () => {
  test('are counted if there is a connection', async () => {
    world.answer = 'reset';
    for (const blocked of [1, 2]) {
      const outcome = outbox().submit(lead);
      await world.advance(SECOND);
      expect(await outcome).toMatchObject({ state: 'waiting', blocked });
    }
  });

  test('are not blamed on the receiver without a connection, or if it does not answer at all', async () => {
    world.isOnline = false;
    expect(await submit()).toMatchObject({ state: 'waiting', blocked: 0 });
    world.isOnline = true;
    world.answer = 'never';
    const outcome = outbox().submit(lead);
    await world.advance(60 * SECOND);
    expect(await outcome).toMatchObject({ state: 'waiting', blocked: 0 });
  });
});

test('a lead that the browser posts is not sent by this page or another, unless the visitor asks', async () => {
  world.answer = 500;
  await submit();
  outbox().markPosted(lead.id);
  world.answer = 200;
  world.openTab();
  world.signal('reachable');
  await world.advance(3600 * SECOND);
  expect(world.received.size).toBe(0);
  expect(await submit()).toEqual({ state: 'sent' });
});
