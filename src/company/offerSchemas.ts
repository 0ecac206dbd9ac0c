/** The shapes of prices, measures and services, with what their owner reads if one is wrong. Used by the build alone. */

import * as v from 'valibot';
import { builtInServiceIds } from './services';

/** A number above zero. A price typed with its dollar sign or commas is answered with the number to write. */
const amount = v.pipe(
  v.number(({ input }) => {
    const typed = Number.parseFloat(String(input ?? '').replace(/[$,\s]/g, ''));
    return Number.isNaN(typed) ? 'Write a number, like 18.' : `Write a number, ${typed}.`;
  }),
  v.check((value) => value > 0, 'Write a number above zero.'),
);

const PRICE_UNITS = ['sq ft', 'linear ft', 'piece', 'fixture', 'project', 'year', 'each', '20 years'] as const;
const MEASURE_UNITS = ['inches', 'feet', 'sq ft', 'days', 'hours', 'years', '%', 'PSI', 'R'] as const;
const OWN_UNITS = ['sq ft', 'linear ft', 'piece'] as const;

const unit = <const Unit extends string>(units: readonly Unit[]) =>
  v.picklist(units, `Write one of the units: ${units.join(', ')}.`);

const flag = v.optional(v.literal(true, 'Write true, or leave it out.'));

interface Range {
  readonly low: number;
  readonly high: number;
}

/** A record with these fields, whose `low` is not above its `high`. */
function range<Fields extends v.ObjectEntries & { readonly low: typeof amount; readonly high: typeof amount }>(
  fields: Fields,
) {
  return v.pipe(
    v.strictObject(fields),
    v.check(
      (entry) => (entry as Range).low <= (entry as Range).high,
      ({ input }) => {
        const { low, high } = input as Range;
        return `Write the lower figure as low and the higher as high: ${low} is above ${high}.`;
      },
    ),
  );
}

const price = range({
  low: amount,
  high: amount,
  unit: unit(PRICE_UNITS),
  openEnded: flag,
  service: v.optional(
    v.picklist(
      builtInServiceIds,
      `Name one of the services that have their prices here: ${builtInServiceIds.join(', ')}.`,
    ),
  ),
});

const measure = range({ low: amount, high: amount, unit: unit(MEASURE_UNITS), minimum: flag });

/** The tables of pricing.ts, by key. */
export const priceTableSchema = v.record(v.string(), v.nullable(price), 'Write an entry for each price.');
export const measureTableSchema = v.record(v.string(), measure, 'Write an entry for each measure.');

const ownPrice = range({
  low: amount,
  high: amount,
  unit: unit(OWN_UNITS),
  commonSize: v.pipe(amount, v.maxValue(5000, 'Write the size of a common job, at most 5000.')),
});

/** The prices of the company's own services, by the service's id. */
export const ownPricesSchema = v.record(v.string(), v.strictObject({ price: ownPrice }));
