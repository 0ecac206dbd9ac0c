/**
 * Compares concrete and pavers over the years: installation, upkeep and, if requested, a second slab. The defaults
 * reproduce the comparison article's published 20-year totals.
 */

import { measures, priceByKey, type Amount } from '../../../company/pricing';
import { hasTwoSides, readNumber } from '../../../userInput/readMeasure';
import {
  linkQuery,
  readLink,
  type EntryOf,
  type LinkFormat,
  type Reading,
  type SharedInput,
} from '../../../userInput/shareLink';
import { AREA_BOUNDS, isWithin, readSquareFeet, TWO_SIDES } from '../../estimator/core/area';

export type ComparisonField =
  'area' | 'years' | 'concreteInstalled' | 'concreteUpkeep' | 'paversInstalled' | 'paversUpkeep' | 'replacement';

/**
 * The area is in square feet, prices are installed and per square foot, upkeep is per year, both in dollars. The slab is replaced
 * at the same price in the year of its replacement; 0 if it lasts.
 */
export type ComparisonInput = Readonly<Record<ComparisonField, number>>;

export type SurfaceId = 'concrete' | 'pavers';

export type Comparison = ReturnType<typeof compare>;

const PUBLISHED_YEARS = 20;
const area = measures['comparison.area'].low;
const middle = ({ low, high }: Amount) => (low + high) / 2;

const installedFrom = (total: number, upkeep: number) => (total - upkeep * PUBLISHED_YEARS) / area;

/*
 * The article publishes each total as one figure, and each part of it as a range. These parts add up to the totals:
 * - Paver upkeep is the middle of its range. The price of pavers is the rest of their total.
 * - The price of concrete is lower than that of pavers by the middle of the published premium.
 * - Concrete upkeep is the rest of the total for concrete, rounded to $50. The middle of its range would leave so little
 *   for the price of concrete that the premium for pavers would be above the published range.
 */
const UPKEEP_STEP = 50;

/** Splits the totals of concrete and of pavers after 20 years, in US dollars. */
function split(concreteTotal: number, paversTotal: number): ComparisonInput {
  const paversUpkeep = middle(priceByKey('comparison.paverUpkeep'));
  const paversInstalled = installedFrom(paversTotal, paversUpkeep);
  const belowPavers = paversInstalled / (1 + middle(measures['comparison.upfrontPremium']) / 100);
  const concreteUpkeep = Math.round((concreteTotal - belowPavers * area) / PUBLISHED_YEARS / UPKEEP_STEP) * UPKEEP_STEP;
  const concreteInstalled = installedFrom(concreteTotal, concreteUpkeep);
  return {
    area,
    years: PUBLISHED_YEARS,
    concreteInstalled,
    concreteUpkeep,
    paversInstalled,
    paversUpkeep,
    replacement: 0,
  };
}

const publishedTotals = {
  concrete: priceByKey('comparison.concrete20Years').low,
  pavers: priceByKey('comparison.pavers20Years').low,
};

/** One way to split the published totals. */
export const publishedComparison = split(publishedTotals.concrete, publishedTotals.pavers);

/** Returns whether the parts of a total for pavers are in their published ranges. */
const fitsPavers = ({ paversInstalled }: ComparisonInput) => isWithin(paversInstalled, priceByKey('comparison.pavers'));

/** Returns whether the parts of a total for concrete are in their published ranges. */
const fitsConcrete = ({ concreteInstalled, concreteUpkeep, paversInstalled }: ComparisonInput) =>
  isWithin(concreteInstalled, priceByKey('comparison.concrete')) &&
  isWithin(concreteUpkeep, priceByKey('comparison.concreteUpkeep')) &&
  isWithin((paversInstalled / concreteInstalled - 1) * 100, measures['comparison.upfrontPremium']);

/** The steps in which totals are tried, and the highest, in US dollars per square foot of the example. */
const TOTAL_STEP = 100;
const HIGHEST_TOTAL = 200;

/** Says which totals would fit the other figures. */
function totalsThatFit(fits: (total: number) => boolean): string {
  const totals = Array.from({ length: (HIGHEST_TOTAL * area) / TOTAL_STEP }, (_, index) => index * TOTAL_STEP);
  const fitting = totals.filter(fits);
  return fitting.length === 0
    ? 'No total fits them: change these first.'
    : `Write a total from ${fitting[0]} to ${fitting.at(-1)}.`;
}

/**
 * Checks that the published totals go together with the published ranges of their parts.
 * @returns a line for a total that contradicts them, with what to write
 */
export function comparisonProblems({ concrete, pavers } = publishedTotals): readonly string[] {
  const problem = (key: string, total: number, parts: string, fits: (total: number) => boolean) =>
    fits(total) ? [] : [`prices.yaml: comparison.${key}: ${total} contradicts ${parts}. ${totalsThatFit(fits)}`];
  const ofPavers = problem('pavers20Years', pavers, 'comparison.pavers and comparison.paverUpkeep', (total) =>
    fitsPavers(split(concrete, total)),
  );
  if (ofPavers.length > 0) return ofPavers;
  const parts = 'comparison.concrete, comparison.concreteUpkeep and comparison.upfrontPremium';
  return problem('concrete20Years', concrete, parts, (total) => fitsConcrete(split(total, pavers)));
}

/** Adds up both surfaces, year by year, in whole dollars. */
export function compare(input: ComparisonInput) {
  const { years, replacement } = input;
  const course = Array.from({ length: years + 1 }, (_, year) => {
    const slabs = replacement > 0 && year >= replacement ? 2 : 1;
    return {
      year,
      concrete: Math.round(input.concreteInstalled * input.area * slabs + input.concreteUpkeep * year),
      pavers: Math.round(input.paversInstalled * input.area + input.paversUpkeep * year),
    };
  });
  const last = course[years];
  return {
    /** What is paid by the end of each year, from the day of installation (year 0) to the last. */
    course,
    concrete: last.concrete,
    pavers: last.pavers,
    /** First year in which pavers have cost no more than concrete; undefined if that never happens. */
    crossing: course.find((at) => at.pavers <= at.concrete)?.year,
  };
}

interface NumberField {
  readonly label: string;
  /** Reads a plain number unless stated otherwise. */
  readonly read?: (text: string) => number | undefined;
  readonly low: number;
  readonly high: number;
  readonly whole?: true;
  /** How many digits after the point a form shows. */
  readonly digits?: number;
  /** Value of an empty field; without it the field is required. */
  readonly empty?: number;
  readonly message: string;
}

const dollars = {
  low: 1,
  high: 200,
  digits: 2,
  message: 'Enter dollars per square foot, from 1 to 200, like 9.70',
} as const;
const yearly = { low: 0, high: 20_000, message: 'Enter dollars per year, from 0 to 20,000, like 250' } as const;

export const comparisonFields: Readonly<Record<ComparisonField, NumberField>> = {
  area: {
    label: 'Square feet',
    read: readSquareFeet,
    ...AREA_BOUNDS,
    message: 'Enter the area, from 20 to 100,000 square feet',
  },
  years: { label: 'Years', low: 1, high: 60, whole: true, message: 'Enter whole years, from 1 to 60' },
  concreteInstalled: { label: 'Price per sq ft ($)', ...dollars },
  concreteUpkeep: { label: 'Upkeep per year ($)', ...yearly },
  paversInstalled: { label: 'Price per sq ft ($)', ...dollars },
  paversUpkeep: { label: 'Upkeep per year ($)', ...yearly },
  replacement: {
    label: 'Replaced in year',
    low: 0,
    high: 60,
    whole: true,
    empty: 0,
    message: 'Enter the year as a whole number from 1 to 60, or leave the field empty',
  },
};

const fieldIds = Object.keys(comparisonFields) as readonly ComparisonField[];

/** Reads a filled form or a link, and returns the comparison or a message for each field that needs one. */
export function readComparison(entryOf: EntryOf<ComparisonField>): Reading<ComparisonField, ComparisonInput> {
  const errors: Partial<Record<ComparisonField, string>> = {};
  const values = {} as Record<ComparisonField, number>;
  for (const id of fieldIds) {
    const { read = readNumber, whole, empty, message, ...bounds } = comparisonFields[id];
    const text = (entryOf(id) ?? '').trim();
    const value = text === '' ? empty : read(text);
    const fits = isWithin(value, bounds) && (!whole || Number.isInteger(value));
    if (fits) values[id] = Math.round(value * 100) / 100;
    else errors[id] = id === 'area' && hasTwoSides(text) ? TWO_SIDES : message;
  }
  return Object.keys(errors).length > 0 ? { errors } : { input: values, errors };
}

/** Returns the form entries of a comparison. */
export function comparisonEntries(input: ComparisonInput): Readonly<Record<ComparisonField, string>> {
  const entries = fieldIds.map((id) => {
    const { digits, empty } = comparisonFields[id];
    if (input[id] === empty) return [id, ''];
    return [id, digits === undefined ? String(input[id]) : input[id].toFixed(digits)];
  });
  return Object.fromEntries(entries) as Record<ComparisonField, string>;
}

/** The link to a comparison: `comparison=1&area=1000&…`. */
const comparisonLink: LinkFormat<ComparisonField, ComparisonInput> = {
  param: 'comparison',
  version: '1',
  fields: fieldIds,
  entriesOf: comparisonEntries,
  read: readComparison,
};

/** Returns the query of a link that opens the comparison with these figures. */
export function comparisonQuery(input: ComparisonInput): string {
  return linkQuery(comparisonLink, comparisonEntries(input));
}

/**
 * Reads the query of a URL.
 * @returns undefined if it contains no comparison; otherwise the comparison, with the published figure for each that is
 * invalid
 */
export function readComparisonQuery(query: string): SharedInput<ComparisonField, ComparisonInput> | undefined {
  return readLink(comparisonLink, query, () => publishedComparison);
}
