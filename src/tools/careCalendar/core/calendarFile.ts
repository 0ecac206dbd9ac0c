import { generateIcsCalendar } from 'ts-ics';
import { business } from '../../../company/business';
import { joinLines } from '../../../words/contentLines';
import { siteUrl } from '../../../company/site';
import { addDays, formatDay, type CareItem, type Day } from './careCalendar';

const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);

/** Folds lines again by octets: the library counts characters, and its continuation lines are one too long. */
function refold(file: string): string {
  return joinLines(file.replaceAll('\r\n ', '').replace(/\r\n$/, '').split('\r\n'));
}

/**
 * Returns the care calendar as an iCalendar file (RFC 5545): whole-day events, each with a reminder two weeks before.
 * The ids depend on the work and its day, so that importing a file twice adds no duplicates.
 * @param made the moment the file is made
 */
export function careCalendarFile(items: readonly CareItem[], surface: string, made: Date): string {
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${business.name}//Paver care//EN`,
    name: `Paver care: ${surface}`,
    events: items.map((item) => ({
      uid: `${item.kind}-${surface.toLowerCase().replace(/\W+/g, '-')}-${item.day}@${new URL(business.url).host}`,
      stamp: { date: made },
      start: { date: midnight(item.day), type: 'DATE' as const },
      end: { date: midnight(addDays(item.day, 1)), type: 'DATE' as const },
      summary: `${item.title}: ${surface.toLowerCase()}`,
      description: item.window
        ? `Due between ${formatDay(item.window.from)} and ${formatDay(item.window.to)}. ${item.text}`
        : item.text,
      url: `${siteUrl}${item.page ?? '/'}`,
      timeTransparent: 'TRANSPARENT' as const,
      alarms: [
        {
          action: 'DISPLAY' as const,
          description: `${item.title}: ${surface.toLowerCase()}`,
          trigger: { type: 'relative' as const, value: { before: true, weeks: 2 } },
        },
      ],
    })),
  });
  return refold(file);
}
