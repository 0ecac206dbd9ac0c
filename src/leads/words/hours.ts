/** Works out which callback to promise at a moment, from the company's opening hours, holidays and time zone. */

import { business, type Business, type Holiday, type OpeningHours, type Weekday } from '../../company/business';
import { formatMinutes, formatTime } from '../../words/format';

/** When a company is open and how soon it calls back. */
export type Timetable = Pick<Business, 'hours' | 'holidays' | 'timeZone' | 'callbackMinutes'>;

const promiseWithin = (minutes: number) => `We’ll call you back within ${formatMinutes(minutes)}`;

/** Returns the promise that is true at any hour; undefined if the company promises none. */
function promiseAtAnyHour({ callbackMinutes }: Pick<Timetable, 'callbackMinutes'>): string | undefined {
  return callbackMinutes === null ? undefined : `${promiseWithin(callbackMinutes)} during business hours`;
}

/** The promise for static HTML and for pages without JavaScript; undefined if the company promises none. */
export const GENERAL_PROMISE = promiseAtAnyHour(business);

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of the week, from Sunday on, as `Date` counts them. */
export const weekdays: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** A calendar day as its midnight in UTC, so that days can be counted without time zones. */
type CalendarDay = Date;

const weekdayOf = (day: CalendarDay) => weekdays[day.getUTCDay()];

/** A moment by the clock of some place: the day and `HH:MM`. */
interface LocalTime {
  readonly day: CalendarDay;
  readonly time: string;
}

/**
 * Returns the local date and time in a time zone; undefined if another program has broken `Intl`, which knows about daylight
 * saving time.
 * @param timeZone - IANA name; by default, the zone of the browser's clock. That one's name is never asked for: Chrome calls it
 *   "Etc/Unknown" where the system has none, and `Intl` refuses that name.
 */
export function localTime(instant: Date, timeZone?: string): LocalTime | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const day = new Date(Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day)));
    return Number.isNaN(day.getTime()) ? undefined : { day, time: `${parts.hour}:${parts.minute}` };
  } catch {
    return undefined;
  }
}

function fallsOn(holiday: Holiday, day: CalendarDay): boolean {
  if (day.getUTCMonth() + 1 !== holiday.month) return false;
  const date = day.getUTCDate();
  if ('day' in holiday) return date === holiday.day;
  if (weekdayOf(day) !== holiday.weekday) return false;
  if (holiday.which !== 'last') return Math.ceil(date / 7) === holiday.which;
  return new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
}

function hoursOn(day: CalendarDay, { hours, holidays }: Timetable): OpeningHours | undefined {
  if (holidays.some((holiday) => fallsOn(holiday, day))) return undefined;
  return hours.find(({ days }) => days.some((weekday) => weekday === weekdayOf(day)));
}

/** Returns the name of a time zone at a moment: "ET", or with its season "EST" or "EDT". */
export function zoneName(instant: Date, timeZone: string, style: 'shortGeneric' | 'short'): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style });
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns the time zone's short name, like " ET", if the visitor's clock shows another time than the company's. */
function zoneNote(now: Date, timeZone: string, visitorZone: string | undefined): string {
  if (localTime(now, visitorZone)?.time === localTime(now, timeZone)?.time) return '';
  return ` ${zoneName(now, timeZone, 'shortGeneric')}`;
}

/** Keeps a time in one line: "7 am ET". */
export const unbroken = (time: string) => time.replace(/ /g, '\u00a0');

/** The company's next opening: `ahead` is the number of days until then, `opens` the hour, `HH:MM`. */
interface Opening {
  readonly ahead: number;
  readonly weekday: Weekday | undefined;
  readonly opens: string;
}

/** Returns "open", or when the company next opens; undefined if that is more than a week from now, or not known. */
function openingAt(now: Date, timetable: Timetable): 'open' | Opening | undefined {
  const local = localTime(now, timetable.timeZone);
  if (!local) return undefined;
  const { day: today, time } = local;
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = new Date(today.getTime() + ahead * DAY_MS);
    const hours = hoursOn(day, timetable);
    if (!hours || (ahead === 0 && time >= hours.closes)) continue;
    if (ahead === 0 && time >= hours.opens) return 'open';
    return { ahead, weekday: weekdayOf(day), opens: hours.opens };
  }
  return undefined;
}

/** Formats an hour of the company, with its time zone if the visitor's clock shows another time. */
const hourFor = ({ opens }: Opening, now: Date, visitorZone: string | undefined, { timeZone }: Timetable) =>
  unbroken(`${formatTime(opens)}${zoneNote(now, timeZone, visitorZone)}`);

/** Returns an hour, `HH:MM`, so many minutes later; no later than the last minute of the day. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const sum = Math.min(hour * 60 + minute + minutes, 24 * 60 - 1);
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Promises a callback to a visitor who asks now: within minutes while the company is open, else as soon after it next opens,
 * which the promise in general means, too, if that is within a week, so that a weekday's name is unambiguous. Ends without a period, and is never longer than
 * GENERAL_PROMISE, which it replaces on the page. Undefined if the company promises none.
 * @param visitorZone - IANA time zone of the visitor's clock; by default, the browser's
 */
export function callbackPromise(now: Date, visitorZone?: string, timetable: Timetable = business): string | undefined {
  const { callbackMinutes } = timetable;
  if (callbackMinutes === null) return undefined;
  const opening = openingAt(now, timetable);
  if (opening === undefined) return promiseAtAnyHour(timetable);
  if (opening === 'open') return promiseWithin(callbackMinutes);
  const day = opening.ahead === 0 ? 'today' : opening.weekday;
  const latest = { ...opening, opens: later(opening.opens, callbackMinutes) };
  return `We’ll call you back ${day} by ${hourFor(latest, now, visitorZone, timetable)}`;
}

/**
 * Says when the company opens next: "We open Monday at 7 am." Undefined while it is open, and if it stays closed for more
 * than a week.
 * @param visitorZone - IANA time zone of the visitor's clock; by default, the browser's
 */
export function openingNote(now: Date, visitorZone: string | undefined, timetable: Timetable): string | undefined {
  const opening = openingAt(now, timetable);
  if (opening === undefined || opening === 'open') return undefined;
  const day = opening.ahead === 0 ? 'today' : opening.weekday;
  return `We open ${day} at ${hourFor(opening, now, visitorZone, timetable)}.`;
}
