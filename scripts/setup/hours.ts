import type { OpeningHours, Weekday } from '../../src/company/business';
import { weekdays } from '../../src/company/schemas/company';

/** Words for several days. */
const groups: Readonly<Record<string, readonly [number, number]>> = {
  weekdays: [0, 4],
  weekends: [5, 6],
  daily: [0, 6],
  'every day': [0, 6],
};

const DAY = '[a-z]+';
const DAYS = `(?:every day|${DAY}(?: ?- ?${DAY})?)`;
const TIME = '\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?';

/** Days with their hours, days that are closed, and "closed" before its days, up to the next of these. */
const PART = new RegExp(
  `^(?:closed(?: on)? (${DAYS}(?: ?, ?(?:${DAY})(?: ?- ?${DAY})?(?! ?[-:\\d]| ?closed))*)` +
    `|(${DAYS}(?: ?, ?${DAYS})*)(?: ?[,:])? ?(?:closed|(?:from )?(${TIME}) ?- ?(${TIME})))(?: ?[;,.] ?| |$)`,
);

/** Writes days and times in one way: no periods, one kind of dash, "noon" as a time. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b([ap])\.m\./g, '$1m')
    .replace(/([a-z])\./g, '$1')
    .replace(/\bnoon\b/g, '12 pm')
    .replace(/\s*(?:–|—|\b(?:to|through|thru|till|until)\b)\s*/g, '-')
    .replace(/\s*(?:&|\band\b)\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readDay(text: string): number {
  return text.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(text.replace(/s$/, '')));
}

/** Returns runs of consecutive days, or undefined if a day cannot be read. */
function readDays(text: string): readonly (readonly Weekday[])[] | undefined {
  const runs = text.split(',').map((part) => {
    const group = groups[part.trim()];
    if (group) return weekdays.slice(group[0], group[1] + 1);
    const [first = '', last = first] = part.split('-').map((day) => day.trim());
    const [start, end] = [readDay(first), readDay(last)];
    return start === -1 || end < start ? undefined : weekdays.slice(start, end + 1);
  });
  return runs.every((run) => run !== undefined) ? runs : undefined;
}

/** Returns a time as HH:MM: "7 am", "4:30 pm" or "16:30". Undefined if it could be either half of the day. */
function readTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?::(\d\d))? ?([ap]m)?$/.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === '' || (!half && !text.includes(':')) || hour > (half ? 12 : 23)) return undefined;
  const afternoon = half === 'pm' ? 12 : 0;
  return `${String(half ? (hour % 12) + afternoon : hour).padStart(2, '0')}:${minutes}`;
}

/** Returns the times of "7–5", "7:30–4" or "7–5 pm": on a 12-hour clock, an end before its start is in the afternoon. */
function addHalves(from: string, to: string): readonly [string, string] {
  const [start, end] = [parseInt(from, 10), parseInt(to, 10)];
  const isWorkday = start < 12 && end > 0 && end <= start && !from.endsWith('pm') && !to.endsWith('am');
  return isWorkday ? [from.replace(/ ?am$|$/, ' am'), to.replace(/ ?pm$|$/, ' pm')] : [from, to];
}

/**
 * Reads opening hours as people write them: "Monday–Friday, 7 am–6 pm; Sat 8:00-noon, closed Sunday".
 * @returns the groups of days, or undefined if a part cannot be read
 */
export function readHours(text: string): readonly OpeningHours[] | undefined {
  const read: OpeningHours[] = [];
  for (let rest = simplify(text); rest !== '';) {
    const [part = '', closed, days = closed ?? '', from, to] = PART.exec(rest) ?? [];
    const runs = readDays(days);
    if (part === '' || !runs) return undefined;
    rest = rest.slice(part.length);
    if (from === undefined || to === undefined) continue;
    const [opens, closes] = addHalves(from, to).map(readTime);
    if (!opens || !closes) return undefined;
    read.push(...runs.map((run) => ({ days: run, opens, closes })));
  }
  return read.length > 0 ? read : undefined;
}
