/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { measures, type MeasureKey } from '../../../company/pricing';
import {
  addYears,
  careCalendar,
  careSurfaceIds,
  checkDay,
  formatDay,
  type CareInput,
  type CareItem,
} from './careCalendar';

const CURE_HOURS = 48;
const TODAY = '2026-11-21';
const days = (input: CareInput, today = TODAY) => careCalendar(input, today).map(({ kind, day }) => `${day} ${kind}`);
const reseal = (input: CareInput, today = TODAY) => careCalendar(input, today).find(({ kind }) => kind === 'reseal');

function publishInterval(key: MeasureKey, low: number, high: number): void {
  jest.replaceProperty(measures, key, { low, high, unit: 'years', page: '/paver-sealing' });
}

beforeEach(() => {
  publishInterval('sealing.resealDriveway', 2, 3);
  publishInterval('sealing.resealPatio', 3, 5);
  jest.replaceProperty(measures, 'sealing.cure', { low: 24, high: CURE_HOURS, unit: 'hours' });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('resealing', () => {
  test('a driveway is due 2–3 years after the last coat, planned for March', () => {
    expect(reseal({ surface: 'driveway', start: 'sealed', date: '2025-06-10' })).toMatchObject({
      day: '2028-03-15',
      window: { from: '2027-06-10', to: '2028-06-10' },
      page: '/paver-sealing',
      text: expect.stringContaining('every 2–3 years'),
    });
  });

  test.each(['patio', 'pool-deck', 'walkway'] as const)('a %s is due after 3–5 years', (surface) => {
    expect(reseal({ surface, start: 'sealed', date: '2025-06-10' })).toMatchObject({
      day: '2029-03-15',
      window: { from: '2028-06-10', to: '2030-06-10' },
      text: expect.stringContaining('every 3–5 years'),
    });
  });

  test('is planned within the rest of its window', () => {
    expect(reseal({ surface: 'driveway', start: 'sealed', date: '2024-01-10' })?.day).toBe('2027-01-10');
  });

  test('is past due after its window, and planned for the next dry season', () => {
    expect(reseal({ surface: 'driveway', start: 'sealed', date: '2019-01-10' })).toMatchObject({
      title: 'Reseal (past due)',
      day: '2027-03-15',
    });
  });

  test('counts from the installation if there was no coat, and says so', () => {
    const item = reseal({ surface: 'patio', start: 'installed', date: '2026-10-01' });
    expect(item?.text).toContain('assuming it was sealed then');
  });
});

test('plans washing in March and joint sand before and after the rainy season, until the next resealing', () => {
  expect(days({ surface: 'driveway', start: 'sealed', date: '2025-06-10' })).toEqual([
    '2027-03-01 cleaning',
    '2027-05-01 joint-sand',
    '2027-11-01 joint-sand',
    '2028-03-01 cleaning',
    '2028-03-15 reseal',
  ]);
});

/** Returns each day of four years, a leap day included. */
function* fourYears(first: string): Generator<string> {
  for (const day = new Date(first); day < new Date(addYears(first, 4)); day.setUTCDate(day.getUTCDate() + 1)) {
    yield day.toISOString().slice(0, 10);
  }
}

const DAY = 24 * 60 * 60 * 1000;
const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / DAY;

/** Returns what is wrong with a calendar: work on a coat that is curing, or a coat on pavers that were not just washed. */
function carelessDays(input: CareInput, today: string): readonly string[] {
  const items = careCalendar(input, today);
  const coat = items.find(({ kind }) => kind === 'reseal')?.day ?? '';
  const washes = items.filter(({ kind }) => kind === 'cleaning').map(({ day }) => day);
  const isOnCuringCoat = ({ kind, day }: CareItem) =>
    kind !== 'reseal' &&
    [input.date, coat].some((sealed) => daysFrom(sealed, day) >= 0 && daysFrom(sealed, day) * 24 <= CURE_HOURS);
  const problems = [
    ...items.filter(isOnCuringCoat).map(({ kind, day }) => `${kind} on ${day}, coats on ${input.date} and ${coat}`),
    ...items.filter(({ day }) => day < today).map(({ kind, day }) => `${kind} on ${day}, before today`),
    ...(washes.some((day) => daysFrom(day, coat) === 14) ? [] : [`no wash before the coat on ${coat}`]),
    ...(washes.some((day) => day > coat && day.slice(0, 4) === coat.slice(0, 4)) ? [`a wash after ${coat}`] : []),
  ];
  return problems.map((problem) => `${input.surface} sealed ${input.date}, today ${today}: ${problem}`);
}

describe('on all days of four years', () => {
  const surfaces = ['driveway', 'patio'] as const;
  const calendars = (date: string) => surfaces.map((surface) => ({ surface, start: 'sealed' as const, date }));

  test('pavers sealed that day are washed before the next coat, and never on a coat that cures', () => {
    const found = [...fourYears('2023-06-01')].flatMap((date) =>
      calendars(date).flatMap((input) => carelessDays(input, TODAY)),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['sealed that day', (today: string) => today],
    ['sealed in the year ahead', (today: string) => addYears(today, 1)],
    ['due that day', (today: string) => addYears(today, -2)],
    ['due at the latest that day', (today: string) => addYears(today, -3)],
    ['sealed on a leap day', () => '2024-02-29'],
    ['past due', () => '1990-07-01'],
  ])('so are pavers that were %s', (_, sealedAt) => {
    const found = [...fourYears('2026-01-01')].flatMap((today) =>
      calendars(sealedAt(today)).flatMap((input) => carelessDays(input, today)),
    );
    expect(found).toEqual([]);
  });
});

test.each([
  ['2024-02-29', ['2027-02-14 cleaning', '2027-02-28 reseal']],
  ['2024-03-01', ['2027-02-15 cleaning', '2027-03-01 reseal']],
  ['2024-01-02', ['2026-12-19 cleaning', '2027-01-02 reseal']],
])('washes a driveway sealed on %s before it reseals, and not again that March', (date, first) => {
  expect(days({ surface: 'driveway', start: 'sealed', date })).toEqual([
    ...first,
    '2027-05-01 joint-sand',
    '2027-11-01 joint-sand',
  ]);
});

test('skips the wash and the joint sand of a coat’s first days', () => {
  const next = (date: string) => days({ surface: 'driveway', start: 'sealed', date }, date).slice(0, 2);
  expect(next('2027-02-28')).toEqual(['2027-05-01 joint-sand', '2027-11-01 joint-sand']);
  expect(next('2027-04-29')).toEqual(['2027-11-01 joint-sand', '2028-03-01 cleaning']);
  expect(next('2027-02-20')).toEqual(['2027-03-01 cleaning', '2027-05-01 joint-sand']);
});

test('leaves time to wash and dry before a coat that is due today', () => {
  expect(days({ surface: 'driveway', start: 'sealed', date: '2023-11-21' }).slice(0, 2)).toEqual([
    '2026-11-21 cleaning',
    '2026-12-05 reseal',
  ]);
});

test('for any date, starts today, is in order and has a resealing in or after its window', () => {
  const anyDay = fc
    .date({ min: new Date('1980-01-01'), max: new Date('2027-11-20'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...careSurfaceIds), (date, surface) => {
      const items = careCalendar({ surface, start: 'sealed', date }, TODAY);
      const planned = items.map(({ day }) => day);
      expect(planned).toEqual([...planned].sort());
      expect(planned.every((day) => day >= TODAY)).toBe(true);
      const due = items.filter(({ kind }) => kind === 'reseal');
      expect(due).toHaveLength(1);
      expect((due[0]?.day ?? '') >= (due[0]?.window?.from ?? '')).toBe(true);
    }),
  );
});

describe('days', () => {
  test('a leap day becomes February 28 in other years', () => {
    expect(addYears('2024-02-29', 2)).toBe('2026-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(formatDay('2028-03-15')).toBe('March 15, 2028');
  });

  test.each(['', '2024', '2023-02-29', '2024-13-01', '03/15/2024', '0000-00-00'])('%s is rejected', (text) => {
    expect(checkDay(text, TODAY)).toMatch(/^Enter the date/);
  });

  test('are rejected before 1980 and more than a year ahead', () => {
    expect(checkDay('1979-12-31', TODAY)).toBe('Enter a date no earlier than 1980');
    expect(checkDay('2027-11-22', TODAY)).toBe('Enter a date no later than a year from today');
    expect(checkDay('2027-11-21', TODAY)).toBeUndefined();
  });
});
