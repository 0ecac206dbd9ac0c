/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleLead } from '../sampleLeads';
import { Simulation } from './simulation';

const SECOND = 1000;
const lead = sampleLead('guide');
const other = sampleLead('contact');

let world: Simulation;

beforeEach(() => {
  world = new Simulation(true);
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
  await outbox().forget(lead.id);
  world.answer = 200;
  await world.advance(60 * SECOND);
  expect(await outcome).toEqual({ state: 'returned', reason: 'you took it back' });
  expect(world.received.size).toBe(0);
});

test('a lead that is forgotten and submitted again is sent', async () => {
  world.isOnline = false;
  await submit();
  await outbox().forget(lead.id);
  world.isOnline = true;
  expect(await submit()).toEqual({ state: 'sent' });
});

describe('if no storage works', () => {
  beforeEach(() => {
    world.storage.indexedDb = 'denied';
    world.storage.local = 'denied';
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
