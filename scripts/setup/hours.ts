import { weekdays } from '../../src/data/companyFacts';

interface Hours {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

const HOURS =
  /^([a-z]+)\.?(?:\s*(?:–|-|to)\s*([a-z]+)\.?)?\s*,?\s+([\d:]+\s*(?:[ap]m)?)\s*(?:–|-|to)\s*([\d:]+\s*(?:[ap]m)?)$/i;

function readDay(text: string): number {
  return text.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(text.toLowerCase()));
}

/** Returns a time as HH:MM: "7 am", "4:30 pm" or "16:30". Undefined if it could be either half of the day. */
function readTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?::(\d\d))?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  const hour = Number(hours);
  if (hours === '' || (!half && !text.includes(':')) || hour > (half ? 12 : 23)) return undefined;
  const afternoon = half?.toLowerCase() === 'pm' ? 12 : 0;
  return `${String(half ? (hour % 12) + afternoon : hour).padStart(2, '0')}:${minutes}`;
}

/**
 * Reads opening hours as people write them: "Monday–Friday, 7 am–6 pm; Sat 8:00-16:00".
 * @returns the groups of days, or undefined if a part cannot be read
 */
export function readHours(text: string): readonly Hours[] | undefined {
  const groups = text.split(';').map((part): Hours | undefined => {
    const [, first = '', last = first, from = '', to = ''] = HOURS.exec(part.trim()) ?? [];
    const [start, end] = [readDay(first), readDay(last)];
    const [opens, closes] = [readTime(from), readTime(to)];
    if (start === -1 || end < start || !opens || !closes) return undefined;
    return { days: weekdays.slice(start, end + 1), opens, closes };
  });
  return groups.every((group) => group !== undefined) ? groups : undefined;
}
