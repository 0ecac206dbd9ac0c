import type { OpeningHours, Weekday } from '../../src/company/business';
import { weekdays } from '../../src/company/schemas/company';

/** A letter for each day of the week, so that hours in one spelling can be told from words. */
const LETTERS = 'abcdefg';

/** Several days in one word. */
const groups: Readonly<Record<string, string>> = { weekdays: 'a-e', weekends: 'f-g', daily: 'a-g' };

const DAYS = '[a-g](?:-[a-g])?(?: ?, ?[a-g](?:-[a-g])?)*';
const TIME = '\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?';

/** "closed" before its days, or days with their hours or "closed", up to the next of these. */
const PART = new RegExp(
  `^(?:closed(?: on)? ${DAYS}(?= ?[;,.]| [a-z]|$)|(${DAYS})[,:]? ?(?:closed|(?:from )?(${TIME})-(${TIME})))(?: ?[;,.] ?| |$)`,
);

/** Returns the letter of a day, also a shortened one, or of several; any other word as it is. */
function lettersFor(word: string): string {
  const at = weekdays.findIndex((day) => day.toLowerCase().startsWith(word.replace(/s$/, '')));
  return LETTERS[at] ?? groups[word] ?? word;
}

/** Writes days and times in one way: a letter for a day, no periods, one kind of dash, "noon" as a time. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b([ap])\.m\./g, '$1m')
    .replace(/([a-z])\./g, '$1')
    .replace(/\bnoon\b/g, '12 pm')
    .replace(/\bevery day\b/g, 'daily')
    .replace(/\s*(?:[-–—]|\b(?:to|through|thru|till|until)\b)\s*/g, '-')
    .replace(/\s*(?:&|\band\b)\s*/g, ', ')
    .replace(/[a-z]{3,}/g, lettersFor)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a run of days, "a-c" or "d"; none if it ends before it begins. */
function readRun(run: string): readonly Weekday[] {
  const [first = 0, last = first] = run.split('-').map((letter) => LETTERS.indexOf(letter.trim()));
  return weekdays.slice(first, last + 1);
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
    const [part, days = '', from, to] = PART.exec(rest) ?? [];
    if (!part) return undefined;
    rest = rest.slice(part.length);
    if (from === undefined || to === undefined) continue;
    const [opens, closes] = addHalves(from, to).map(readTime);
    const runs = days.split(',').map(readRun);
    if (!opens || !closes || runs.some(({ length }) => length === 0)) return undefined;
    read.push(...runs.map((run) => ({ days: run, opens, closes })));
  }
  return read.length > 0 ? read : undefined;
}
