/**
 * Compares concrete and pavers over the years: installation, upkeep and, if requested, a second slab. The defaults
 * reproduce the comparison article's published 20-year totals.
 */

import { measureByKey, priceByKey } from '../data/pricing';
import { readNumber } from '../userInput/readMeasure';
import type { EntryOf } from '../userInput/shareLink';
import { AREA_BOUNDS, readSquareFeet } from './area';

export interface SurfaceCosts {
  /** Dollars per square foot, installed. */
  readonly installed: number;
  /** Dollars per year. */
  readonly upkeep: number;
}

export interface ComparisonInput {
  /** Square feet. */
  readonly area: number;
  readonly years: number;
  readonly concrete: SurfaceCosts;
  readonly pavers: SurfaceCosts;
  /** Year in which the slab is replaced at the same price; 0 if it lasts. */
  readonly replacement: number;
}

export type SurfaceId = 'concrete' | 'pavers';

/** Whole dollars paid by the end of a year. */
export interface ComparisonYear {
  readonly year: number;
  readonly concrete: number;
  readonly pavers: number;
}

export interface Comparison {
  /** Each year from the day of installation (year 0) to the last. */
  readonly course: readonly ComparisonYear[];
  readonly concrete: number;
  readonly pavers: number;
  /** First year in which pavers have cost no more than concrete; undefined if that never happens. */
  readonly crossing?: number;
}

const PUBLISHED_YEARS = 20;
const area = measureByKey('comparison.area').low;
const middle = ({ low, high }: { readonly low: number; readonly high: number }) => (low + high) / 2;

const installedFrom = (total: number, upkeep: number) => (total - upkeep * PUBLISHED_YEARS) / area;

/*
 * The article publishes each total as one figure, and each part of it as a range. These parts add up to the totals:
 * - Paver upkeep is the middle of its range. The price of pavers is the rest of their total.
 * - The price of concrete is lower than that of pavers by the middle of the published premium.
 * - Concrete upkeep is the rest of the total for concrete, rounded to $50. The middle of its range would leave so little
 *   for the price of concrete that the premium for pavers would be above the published range.
 */
const UPKEEP_STEP = 50;
const concreteTotal = priceByKey('comparison.concrete20Years').low;
const paverUpkeep = middle(priceByKey('comparison.paverUpkeep'));
const paversInstalled = installedFrom(priceByKey('comparison.pavers20Years').low, paverUpkeep);
const concreteInstalled = paversInstalled / (1 + middle(measureByKey('comparison.upfrontPremium')) / 100);
const concreteUpkeep =
  Math.round((concreteTotal - concreteInstalled * area) / PUBLISHED_YEARS / UPKEEP_STEP) * UPKEEP_STEP;

/** One way to split the published totals. */
export const publishedComparison: ComparisonInput = {
  area,
  years: PUBLISHED_YEARS,
  concrete: { installed: installedFrom(concreteTotal, concreteUpkeep), upkeep: concreteUpkeep },
  pavers: { installed: paversInstalled, upkeep: paverUpkeep },
  replacement: 0,
};

/** Adds up both surfaces, year by year. */
export function compare({ area: squareFeet, years, concrete, pavers, replacement }: ComparisonInput): Comparison {
  const course = Array.from({ length: years + 1 }, (_, year): ComparisonYear => {
    const slabs = replacement > 0 && year >= replacement ? 2 : 1;
    return {
      year,
      concrete: Math.round(concrete.installed * squareFeet * slabs + concrete.upkeep * year),
      pavers: Math.round(pavers.installed * squareFeet + pavers.upkeep * year),
    };
  });
  const last = course[years] ?? { year: 0, concrete: 0, pavers: 0 };
  const crossing = course.find((at) => at.pavers <= at.concrete)?.year;
  return { course, concrete: last.concrete, pavers: last.pavers, ...(crossing !== undefined && { crossing }) };
}

export type ComparisonField =
  'area' | 'years' | 'concreteInstalled' | 'concreteUpkeep' | 'paversInstalled' | 'paversUpkeep' | 'replacement';

export type ComparisonErrors = Readonly<Partial<Record<ComparisonField, string>>>;

interface NumberField {
  readonly label: string;
  /** Reads a plain number unless stated otherwise. */
  readonly read?: (text: string) => number | undefined;
  readonly low: number;
  readonly high: number;
  readonly whole?: true;
  /** Value of an empty field; without it the field is required. */
  readonly empty?: number;
  readonly message: string;
}

const dollars = { low: 1, high: 200, message: 'Enter dollars per square foot, from 1 to 200, like 9.70' } as const;
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
export function readComparison(
  entryOf: EntryOf<ComparisonField>,
): { readonly input: ComparisonInput } | { readonly errors: ComparisonErrors } {
  const errors: Partial<Record<ComparisonField, string>> = {};
  const values = {} as Record<ComparisonField, number>;
  for (const id of fieldIds) {
    const { read = readNumber, low, high, whole, empty, message } = comparisonFields[id];
    const text = (entryOf(id) ?? '').trim();
    const value = text === '' ? empty : read(text);
    const fits = value !== undefined && value >= low && value <= high && (!whole || Number.isInteger(value));
    if (fits) values[id] = Math.round(value * 100) / 100;
    else errors[id] = message;
  }
  if (Object.keys(errors).length > 0) return { errors };
  return {
    input: {
      area: values.area,
      years: values.years,
      concrete: { installed: values.concreteInstalled, upkeep: values.concreteUpkeep },
      pavers: { installed: values.paversInstalled, upkeep: values.paversUpkeep },
      replacement: values.replacement,
    },
  };
}

/** Returns the form entries of a comparison. */
export function comparisonEntries(input: ComparisonInput): Readonly<Record<ComparisonField, string>> {
  return {
    area: String(input.area),
    years: String(input.years),
    concreteInstalled: input.concrete.installed.toFixed(2),
    concreteUpkeep: String(input.concrete.upkeep),
    paversInstalled: input.pavers.installed.toFixed(2),
    paversUpkeep: String(input.pavers.upkeep),
    replacement: input.replacement > 0 ? String(input.replacement) : '',
  };
}
