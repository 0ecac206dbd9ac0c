/** @jest-environment node */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '../../../../tests/cases';
import type { Lead } from '../../types';
import { Simulation, type Answer, type LockState, type StorageState } from '../../../../tests/leads/simulation';

/** SOAK_SEQUENCES changes the number of sessions that `npm run soak` simulates. */
const sessions = cases(400, Number(process.env.SOAK_SEQUENCES ?? 100_000));

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const answers: readonly Answer[] = [
  200,
  302,
  400,
  422,
  429,
  500,
  '200, later 409',
  'reset',
  'reset after receiving',
  'never',
  'never after receiving',
];
const storageStates: readonly StorageState[] = ['working', 'full', 'unreadable', 'denied'];
const lockStates: readonly LockState[] = ['working', 'denied', 'hanging'];

/** How long slow receivers take to answer, in milliseconds. The visitor is told after 15 seconds. */
const slow = [10 * SECOND, 20 * SECOND, 45 * SECOND, 59 * SECOND, 90 * SECOND, 10 * 60 * SECOND];

const index = fc.nat({ max: 3 });

/** One event of a simulated session. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('submit' as const), tab: index, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 100, 250, SECOND, 20 * SECOND, 60 * SECOND, 2 * HOUR, 3 * DAY),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('answer' as const), answer: fc.constantFrom(...answers) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('connection' as const), isOnline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reload' as const), tab: index }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('open tab' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('close tab' as const), tab: index }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('storage' as const),
      state: fc.constantFrom(...storageStates),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('storage fails once' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('storage is cleared' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('locks' as const), state: fc.constantFrom(...lockStates) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('slowness' as const), ms: fc.constantFrom(200, ...slow) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cold start' as const), ms: fc.constantFrom(...slow) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('clock' as const),
      ms: fc.constantFrom(-400 * DAY, -8 * DAY, -2 * HOUR, 2 * HOUR, 8 * DAY, 400 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('visible' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('send now' as const), tab: index, lead: index }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forget' as const), tab: index, lead: index }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function leadNumber(number: number): Lead {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    kind: 'guide',
    values: { email: `visitor${number}@example.com` },
    id,
    time: '2026-01-02T03:04:05.000Z',
    page: '/',
    consent: 'We answer by email.',
    suspicions: [],
  };
}

function perform(world: Simulation, happening: Step): void | Promise<void> {
  switch (happening.what) {
    case 'submit':
      return world.submit(happening.tab, leadNumber(world.submitted.size + 1), happening.times);
    case 'wait':
      return world.advance(happening.ms);
    case 'answer':
      world.answer = happening.answer;
      return undefined;
    case 'connection':
      world.isOnline = happening.isOnline;
      if (happening.isOnline) world.signal('reachable');
      return undefined;
    case 'reload':
      world.closeTab(happening.tab);
      return world.openTab();
    case 'open tab':
      return world.openTab();
    case 'close tab':
      return world.closeTab(happening.tab);
    case 'storage':
      world.storage = happening.state;
      return undefined;
    case 'storage fails once':
      world.failsOnce = true;
      return undefined;
    case 'storage is cleared':
      return world.clearStorage();
    case 'locks':
      world.locks = happening.state;
      return undefined;
    case 'slowness':
      world.slowness = happening.ms;
      return undefined;
    case 'cold start':
      world.coldStart = happening.ms;
      return undefined;
    case 'clock':
      return world.jumpClock(happening.ms);
    case 'visible':
      return world.signal('due');
    case 'send now':
      return world.sendNow(happening.tab, happening.lead);
    case 'forget':
      return world.forget(happening.tab, happening.lead);
  }
}

test(
  `in ${sessions.numRuns} simulated sessions no lead is lost, none is reported as sent that was not, and none is sent again while the answer may come`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const world = new Simulation();
        world.openTab();
        for (const happening of steps) {
          await perform(world, happening);
          await world.advance(0);
          expect(world.problems()).toEqual([]);
        }
        // Once everything works again, every waiting lead must be sent.
        world.answer = 200;
        world.isOnline = true;
        world.storage = 'working';
        world.failsOnce = false;
        world.slowness = 200;
        world.coldStart = 0;
        world.locks = 'working';
        world.openTab();
        await world.advance(20 * SECOND);
        world.signal('reachable');
        await world.advance(3 * 60 * SECOND);
        world.signal('reachable');
        // A Retry-After lasts up to a day longer where the clock was set back.
        await world.advance(2 * DAY);
        expect(world.problems()).toEqual([]);
        expect(world.leftovers()).toEqual([]);
      }),
      sessions,
    );
  },
  sessions.numRuns * 100,
);
