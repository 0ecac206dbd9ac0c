/** @jest-environment node */
import { describe, expect, jest, test } from '@jest/globals';
import { business, type Business } from '../../company/business';
import { callbackPromise, localTime, openingNote } from './hours';

/** A company that is closed on Sundays and on six days of the year. */
const timetable: Pick<Business, 'hours' | 'holidays' | 'timeZone' | 'callbackMinutes'> = {
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:00', closes: '16:00' },
  ],
  holidays: [
    { name: 'New Year’s Day', month: 1, day: 1 },
    { name: 'Memorial Day', month: 5, weekday: 'Monday', which: 'last' },
    { name: 'Independence Day', month: 7, day: 4 },
    { name: 'Labor Day', month: 9, weekday: 'Monday', which: 1 },
    { name: 'Thanksgiving', month: 11, weekday: 'Thursday', which: 4 },
    { name: 'Christmas Day', month: 12, day: 25 },
  ],
  timeZone: 'America/New_York',
  callbackMinutes: 20,
};

const OPEN = 'We’ll call you back within 20 minutes';
const GENERAL = `${OPEN} during business hours`;
/** An hour in one line. */
const hour = (time: string) => time.replace(/ /g, '\u00a0');
const by = (weekday: string, time: string) => `We’ll call you back ${weekday} by ${hour(time)}`;
const today = (time: string) => by('today', time);

/**
 * Returns the promise for a visitor in Florida at a moment, given with its UTC offset: −05:00 in winter, −04:00 in
 * summer.
 */
const at = (moment: string) => callbackPromise(new Date(moment), 'America/New_York', timetable);

describe('on ordinary days', () => {
  test.each([
    ['the second before opening', '2026-03-18T06:59:59-04:00', today('7:20 am')],
    ['exactly at opening', '2026-03-18T07:00:00-04:00', OPEN],
    ['at noon', '2026-03-18T12:00:00-04:00', OPEN],
    ['the second before closing', '2026-03-18T17:59:59-04:00', OPEN],
    ['exactly at closing', '2026-03-18T18:00:00-04:00', by('Thursday', '7:20 am')],
    ['just before midnight', '2026-03-18T23:59:59-04:00', by('Thursday', '7:20 am')],
    ['at midnight', '2026-03-19T00:00:00-04:00', today('7:20 am')],
    ['on Friday evening', '2026-03-20T19:00:00-04:00', by('Saturday', '8:20 am')],
    ['early on Saturday', '2026-03-21T07:30:00-04:00', today('8:20 am')],
    ['on Saturday', '2026-03-21T08:00:00-04:00', OPEN],
    ['on Saturday, exactly at closing', '2026-03-21T16:00:00-04:00', by('Monday', '7:20 am')],
    ['on Saturday evening', '2026-03-21T20:15:00-04:00', by('Monday', '7:20 am')],
    ['on Sunday', '2026-03-22T12:00:00-04:00', by('Monday', '7:20 am')],
  ])('%s', (_when, moment, words) => {
    expect(at(moment)).toBe(words);
  });
});

describe('around the switch to and from daylight saving time', () => {
  // 2026: forward on Sunday, March 8, at 2:00; back on Sunday, November 1, at 2:00.
  test.each([
    ['Saturday evening before daylight saving time', '2026-03-07T20:00:00-05:00', by('Monday', '7:20 am')],
    ['the last minute of standard time', '2026-03-08T01:59:00-05:00', by('Monday', '7:20 am')],
    ['the minute after it', '2026-03-08T03:00:00-04:00', by('Monday', '7:20 am')],
    ['the Monday after, an hour earlier by the sun', '2026-03-09T07:00:00-04:00', OPEN],
    ['the Monday after, before opening', '2026-03-09T06:59:00-04:00', today('7:20 am')],
    ['Saturday evening before standard time', '2026-10-31T20:00:00-04:00', by('Monday', '7:20 am')],
    ['the hour that comes twice, first', '2026-11-01T01:30:00-04:00', by('Monday', '7:20 am')],
    ['the hour that comes twice, again', '2026-11-01T01:30:00-05:00', by('Monday', '7:20 am')],
    ['the Monday after, before opening in standard time', '2026-11-02T06:59:00-05:00', today('7:20 am')],
    ['the Monday after, at opening in standard time', '2026-11-02T07:00:00-05:00', OPEN],
    ['the Monday after, at closing', '2026-11-02T18:00:00-05:00', by('Tuesday', '7:20 am')],
  ])('%s', (_when, moment, words) => {
    expect(at(moment)).toBe(words);
  });
});

describe('around holidays', () => {
  test.each([
    ['Thanksgiving', '2026-11-26T10:00:00-05:00', by('Friday', '7:20 am')],
    ['the evening before it', '2026-11-25T18:00:00-05:00', by('Friday', '7:20 am')],
    ['a Thursday that only looks like it', '2026-11-19T10:00:00-05:00', OPEN],
    ['Christmas on a Friday', '2026-12-25T10:00:00-05:00', by('Saturday', '8:20 am')],
    ['the evening before New Year on a Friday', '2026-12-31T18:30:00-05:00', by('Saturday', '8:20 am')],
    ['the evening of a year’s last day, to the next year', '2024-12-31T20:00:00-05:00', by('Thursday', '7:20 am')],
    ['the Saturday before Memorial Day', '2026-05-23T16:00:00-04:00', by('Tuesday', '7:20 am')],
    ['Memorial Day', '2026-05-25T10:00:00-04:00', by('Tuesday', '7:20 am')],
    ['the Monday before Memorial Day', '2026-05-18T10:00:00-04:00', OPEN],
    ['Memorial Day on the last day of May', '2027-05-31T10:00:00-04:00', by('Tuesday', '7:20 am')],
    ['Independence Day on a Saturday', '2026-07-04T09:00:00-04:00', by('Monday', '7:20 am')],
    ['the evening before it', '2026-07-03T18:00:00-04:00', by('Monday', '7:20 am')],
    ['Labor Day', '2026-09-07T07:00:00-04:00', by('Tuesday', '7:20 am')],
    ['the Saturday before it', '2026-09-05T17:00:00-04:00', by('Tuesday', '7:20 am')],
  ])('%s', (_when, moment, words) => {
    expect(at(moment)).toBe(words);
  });

  test('skips a run of closed days, and promises no day more than a week ahead', () => {
    const daysOff = (last: number) =>
      Array.from({ length: last - 23 }, (_, index) => ({ name: 'Winter break', month: 12, day: 24 + index }));
    const eve = new Date('2026-12-23T18:00:00-05:00');
    const promise = (holidays: ReturnType<typeof daysOff>) =>
      callbackPromise(eve, 'America/New_York', { ...timetable, holidays });
    expect(promise(daysOff(28))).toBe(by('Tuesday', '7:20 am'));
    expect(promise(daysOff(31))).toBe(GENERAL);
  });

  test.each([
    ['the sample', timetable.holidays],
    ['this company', business.holidays],
  ])('finds each holiday of %s once in every year', (_whose, holidays) => {
    const always = { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] } as const;
    // With every weekday open, holidays are the only days whose noon is outside business hours.
    const open = { ...timetable, holidays, hours: [{ ...always, opens: '07:00', closes: '18:00' }] };
    const months = holidays.map(({ month }) => month - 1).sort((one, other) => one - other);
    for (let year = 2025; year < 2031; year += 1) {
      const noons = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day, 17)));
      const closed = noons
        .filter((noon) => noon.getUTCFullYear() === year)
        .filter((noon) => callbackPromise(noon, 'America/New_York', open) !== OPEN);
      expect(closed.map((noon) => noon.getUTCMonth())).toEqual(months);
    }
  });
});

const refuse = () => {
  throw new RangeError('Replaced by another program.');
};

test.each([
  ['refuses', () => jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(refuse)],
  ['says nothing', () => jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([])],
])(
  'where what tells the company’s time %s, because of another program, the promise is the general one',
  (_, replace) => {
    replace();
    expect(at('2026-03-18T12:00:00-04:00')).toBe(GENERAL);
    expect(localTime(new Date())).toBeUndefined();
    jest.restoreAllMocks();
  },
);

test('a company that promises no callback says nothing', () => {
  for (const hour of [12, 22]) {
    const now = new Date(Date.UTC(2026, 2, 18, hour));
    expect(callbackPromise(now, 'America/New_York', { ...timetable, callbackMinutes: null })).toBeUndefined();
  }
});

describe('for a visitor elsewhere', () => {
  test.each(['America/Chicago', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'])(
    'in %s, shows the company’s hours with its time zone',
    (zone) => {
      const from = (moment: string) => callbackPromise(new Date(moment), zone, timetable);
      expect(from('2026-03-18T07:00:00-04:00')).toBe(OPEN);
      expect(from('2026-03-18T18:00:00-04:00')).toBe(by('Thursday', '7:20 am ET'));
      expect(from('2026-03-21T20:00:00-04:00')).toBe(by('Monday', '7:20 am ET'));
    },
  );

  test('whose clock shows the same time, shows no time zone', () => {
    const evening = new Date('2026-01-14T20:00:00-05:00');
    for (const zone of ['America/New_York', 'America/Detroit', 'America/Panama']) {
      expect(callbackPromise(evening, zone, timetable)).toBe(by('Thursday', '7:20 am'));
    }
  });
});

test('no promise is longer than the general one that it replaces on the page', () => {
  // Reaches each hour of each weekday, because 29 and the 168 hours of a week have no common divisor.
  for (let hour = 0; hour < 366 * 24; hour += 29) {
    const now = new Date(Date.UTC(2026, 0, 1, hour));
    expect(callbackPromise(now, 'Asia/Tokyo', timetable)?.length).toBeLessThanOrEqual(GENERAL.length);
  }
});

test('the opening names the day and the hour as long as the company is closed, and nothing while it is open', () => {
  const opens = (moment: string, zone = 'America/New_York') => openingNote(new Date(moment), zone, timetable);
  expect(opens('2026-03-18T12:00:00-04:00')).toBeUndefined();
  expect(opens('2026-03-18T06:00:00-04:00')).toBe(`We open today at ${hour('7 am')}.`);
  expect(opens('2026-03-21T20:00:00-04:00')).toBe(`We open Monday at ${hour('7 am')}.`);
  expect(opens('2026-03-21T20:00:00-04:00', 'Europe/Berlin')).toBe(`We open Monday at ${hour('7 am ET')}.`);
});
