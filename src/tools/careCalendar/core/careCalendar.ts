/**
 * Computes when paving is next due for care. Resealing intervals come from the sealing page, months from the
 * maintenance guide: work that needs dry joints is planned for March and April, and the joints are checked before and
 * after the rainy season. Pavers are washed before they are resealed, and left alone while the sealer cures. Dates are
 * calendar days without time or zone, written `YYYY-MM-DD`.
 */

import {
  formatMeasure,
  formatPrice,
  hasPrice,
  measures,
  priceByKey,
  type MeasureKey,
  type PriceKey,
} from '../../../company/pricing';
import { figurePages } from '../../../company/facts';
import { offers } from '../../../company/services';

export type CareSurface = 'driveway' | 'patio' | 'pool-deck' | 'walkway';
export type CareStart = 'sealed' | 'installed';
export type CareKind = 'reseal' | 'joint-sand' | 'cleaning';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

export interface CareInput {
  readonly surface: CareSurface;
  /** What happened on `date`. */
  readonly start: CareStart;
  readonly date: Day;
}

export interface CareItem {
  readonly kind: CareKind;
  /** The planned day. */
  readonly day: Day;
  /** First and last day of a window; only resealing has one. */
  readonly window?: { readonly from: Day; readonly to: Day };
  readonly title: string;
  readonly text: string;
  /** Route of the page that publishes the interval, if the site has it. */
  readonly page?: string;
}

/** Pool decks and captain walks follow the second interval, as the sealing page says. */
export const careSurfaces: Readonly<Record<CareSurface, { readonly label: string; readonly interval: MeasureKey }>> = {
  driveway: { label: 'Driveway', interval: 'sealing.resealDriveway' },
  patio: { label: 'Patio', interval: 'sealing.resealPatio' },
  'pool-deck': { label: 'Pool deck', interval: 'sealing.resealPatio' },
  walkway: {
    label: offers('captain-walks') ? 'Walkway or captain’s walk' : 'Walkway',
    interval: 'sealing.resealPatio',
  },
};

export const careSurfaceIds = (Object.keys(careSurfaces) as CareSurface[]).filter(
  (id) => id !== 'pool-deck' || offers('pool-decks'),
);

export const careStarts: Readonly<Record<CareStart, string>> = {
  sealed: 'The last sealing',
  installed: 'The installation',
};

const MAINTENANCE = figurePages.maintenance?.route;

/** Returns a sentence with the price of work by a crew, after a space; nothing if the company does not do it. */
function crewCost(work: string, key: PriceKey): string {
  return hasPrice(key) ? ` ${work} costs ${formatPrice(priceByKey(key))}.` : '';
}

const washCost = crewCost('Hiring a crew to pressure wash your pavers', 'maintenance.pressureWashing');
const sandCost = crewCost('Having a crew replace all of it', 'maintenance.jointSand');

/** How long pavers dry between the wash and the coat, in days: the wash of March 1 comes this long before `SEALING_DAY`. */
const DRYING_DAYS = 14;

/** The yearly work besides resealing, with the month and day it is planned for. */
export const yearlyCare: readonly { kind: CareKind; monthDay: string; title: string; text: string }[] = [
  {
    kind: 'cleaning',
    monthDay: '03-01',
    title: 'Wash the pavers',
    text: `They’ll have time to dry before the rainy season.${washCost}`,
  },
  {
    kind: 'joint-sand',
    monthDay: '05-01',
    title: 'Check the joint sand before the rainy season',
    text: `Add sand where it has dropped more than half an inch.${sandCost}`,
  },
  {
    kind: 'joint-sand',
    monthDay: '11-01',
    title: 'Check the joint sand after the rainy season',
    text: `Look for joints where summer storms washed the sand out, and refill them.${sandCost}`,
  },
];

function resealingRule(what: string, interval: MeasureKey) {
  const measure = measures[interval];
  return { what, when: `Every ${formatMeasure(measure)}`, page: measure.page };
}

/** When each kind of work is due, in words, for a table beside the calendar. */
export const careRules = [
  ...(offers('paver-sealing')
    ? [
        resealingRule('Reseal a driveway', 'sealing.resealDriveway'),
        resealingRule(`Reseal a patio${offers('pool-decks') ? ', pool deck' : ''} or walkway`, 'sealing.resealPatio'),
      ]
    : []),
  { what: 'Wash', when: `Once a year, in March or April, or ${DRYING_DAYS} days before resealing`, page: MAINTENANCE },
  {
    what: 'Check the joint sand and add more',
    when: 'In May before the rainy season, in November after it',
    page: MAINTENANCE,
  },
];

/** What sealing costs, if the company does it, and how long the sealer takes. */
const sealing = `${offers('paver-sealing') ? `Sealing costs ${formatPrice(priceByKey('sealing.sealing'))}, and the` : 'The'} sealer takes ${formatMeasure(measures['sealing.cure'])} to cure.`;

/** Returns the same day a number of years later; February 29 becomes 28 in other years. */
export function addYears(day: Day, years: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the day that is a number of days later, or earlier if the number is negative. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const later = (one: Day, other: Day) => (one > other ? one : other);
const yearOf = (day: Day) => Number(day.slice(0, 4));

/** The middle of March, when the joints are dry and the rainy season is weeks away. */
const SEALING_DAY = '03-15';

/** Returns the first sealing day on or after a day. */
function nextSealingDay(from: Day): Day {
  const thisYear = `${yearOf(from)}-${SEALING_DAY}`;
  return thisYear >= from ? thisYear : `${yearOf(from) + 1}-${SEALING_DAY}`;
}

function resealing({ surface, start, date }: CareInput, today: Day): CareItem {
  const { label, interval } = careSurfaces[surface];
  const { low, high, page } = measures[interval];
  const window = { from: addYears(date, low), to: addYears(date, high) };
  const overdue = window.to < today;
  const day = nextSealingDay(overdue || window.from < today ? today : window.from);
  const planned = !overdue && day > window.to ? window.to : day;
  const since = start === 'sealed' ? 'from the last coat' : 'from the installation, assuming it was sealed then';
  const counted = `A ${label.toLowerCase()} is due for resealing every ${formatMeasure(measures[interval])}, counting ${since}.`;
  const state = overdue
    ? 'It’s past due. Do the water test first: if water still beads, wait.'
    : 'Do the water test first: if water still beads, check again in six months or so.';
  return {
    kind: 'reseal',
    day: later(planned, addDays(today, DRYING_DAYS)),
    window,
    title: overdue ? 'Reseal (past due)' : 'Reseal',
    text: `${counted} ${state} ${sealing}`,
    page,
  };
}

/** Returns whether a coat of sealer is still curing on a day, counting its whole last day. */
function isCuring(coat: Day, day: Day): boolean {
  return day >= coat && day <= addDays(coat, Math.ceil(measures['sealing.cure'].high / 24));
}

/**
 * Returns the care that is due from today until the next resealing, and for at least a full year, earliest first.
 * @param today the current day
 */
export function careCalendar(input: CareInput, today: Day): readonly CareItem[] {
  const reseal = resealing(input, today);
  const from = later(input.date, today);
  const until = later(reseal.day, addYears(from, 1));
  // The wash that a new coat needs replaces the yearly one.
  const wash: CareItem = {
    kind: 'cleaning',
    day: addDays(reseal.day, -DRYING_DAYS),
    title: 'Wash the pavers',
    text: `Let them dry all the way down into the joints before the new coat.${washCost}`,
    page: MAINTENANCE,
  };
  const items = [wash, reseal];
  for (let year = yearOf(from); year <= yearOf(until); year += 1) {
    for (const { monthDay, ...work } of yearlyCare) {
      const day = `${year}-${monthDay}`;
      const isWashedAnyway = work.kind === 'cleaning' && year === yearOf(reseal.day);
      if (day <= from || day > until || isWashedAnyway) continue;
      if (isCuring(input.date, day) || isCuring(reseal.day, day)) continue;
      items.push({ ...work, day, page: MAINTENANCE });
    }
  }
  return items.sort((one, other) => one.day.localeCompare(other.day));
}

/** The earliest accepted date: sealer older than that is long gone. */
const EARLIEST_DAY: Day = '1980-01-01';

/** Checks the date field, and returns a message if it is not a date that the calendar can start from. */
export function checkDay(text: string, today: Day): string | undefined {
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(text) && addYears(text, 0) === text;
  if (!exists) return 'Enter the date, like 03/15/2024. Your best guess at the month is fine';
  if (text < EARLIEST_DAY) return 'Enter a date no earlier than 1980';
  if (text > addYears(today, 1)) return 'Enter a date no later than a year from today';
  return undefined;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day for readers: "March 15, 2028". */
export function formatDay(day: Day): string {
  return longDay.format(new Date(`${day}T00:00:00Z`));
}
