import { business } from '../../../company/business';
import { escapeText, joinLines } from '../../../words/contentLines';
import { siteUrl } from '../../../company/site';
import { addDays, formatDay, type CareItem } from './careCalendar';

/** Returns a whole-day event with a reminder two weeks before. The id depends on the work and its day. */
function eventLines({ kind, day, window, title, text, page }: CareItem, surface: string, stamp: string): string[] {
  const what = surface.toLowerCase();
  const due = window ? `Due between ${formatDay(window.from)} and ${formatDay(window.to)}. ` : '';
  const summary = escapeText(`${title}: ${what}`);
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${what.replace(/\W+/g, '-')}-${day}@${new URL(business.url).host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(due + text)}`,
    `URL:${siteUrl}${page ?? '/'}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:-P2W',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * Returns the care calendar as an iCalendar file (RFC 5545). Importing it twice adds no duplicates.
 * @param made the moment the file is made
 */
export function careCalendarFile(items: readonly CareItem[], surface: string, made: Date): string {
  const stamp = made.toISOString().replace(/[-:]|\.\d+/g, '');
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(business.name)}//Paver care//EN`,
    `X-WR-CALNAME:${escapeText(`Paver care: ${surface}`)}`,
    ...items.flatMap((item) => eventLines(item, surface, stamp)),
    'END:VCALENDAR',
  ]);
}
