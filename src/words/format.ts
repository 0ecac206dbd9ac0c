/** Formats numbers, dollars, counts and clock times the way the site writes them (handbook/voice.md). */

const formats = [0, 1, 2].map((digits) => new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }));

/** Formats a number: "1,200", "12.5". Rounds to `digits` after the point. */
export function formatNumber(value: number, digits: 0 | 1 | 2 = 2): string {
  return formats[digits].format(value);
}

/** Formats US dollars: "$16,900". */
export function formatDollars(amount: number): string {
  return `$${formatNumber(amount)}`;
}

/** Returns the form of a noun that goes with a count: "job" with 1, "jobs" with any other. */
export function nounFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** Formats a count with its noun: "1 pattern", "1,200 patterns". */
export function formatCount(count: number, one: string, many?: string): string {
  return `${formatNumber(count)} ${nounFor(count, one, many)}`;
}

/** Formats a length of time in minutes: "15 minutes", "an hour", "2 hours", "90 minutes". */
export function formatMinutes(minutes: number): string {
  if (minutes === 60) return 'an hour';
  return minutes % 60 === 0 ? formatCount(minutes / 60, 'hour') : formatCount(minutes, 'minute');
}

/** Formats a time of day, `HH:MM`: "7 am", "6:30 pm". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2000, month)));

/**
 * Returns a month of a year, "March 2024", in ISO 8601: "2024-03".
 * @throws Error that says what to write instead
 */
export function isoMonth(text: string): string {
  const [, name = '', year] = /^(\w+) (\d{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (!year || month === 0) throw new Error(`Write month and year, like March 2024, instead of "${text}".`);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** Returns the first of some texts that has at most this many characters, or else the last. */
export function firstThatFits(most: number, ...texts: readonly [string, ...string[]]): string {
  return texts.find(({ length }) => length <= most) ?? texts[texts.length - 1];
}
