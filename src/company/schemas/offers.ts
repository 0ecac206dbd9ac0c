/** The shapes of services.yaml, towns.yaml, prices.yaml and measures.yaml, with what their owner reads if one is wrong. */

import * as v from 'valibot';
import { flag, list, text } from './builders';
import {
  isBuiltIn,
  jobPriceKeys,
  jobPriceUnits,
  measureKeys,
  writtenPriceKeys,
  type JobPriceKey,
  type MeasureKey,
  type WrittenPriceKey,
} from './keys';

/** A number above zero. A price typed with its dollar sign or commas is answered with the number to write. */
const amount = v.pipe(
  v.number(({ input }) => {
    const written = String(input ?? '');
    const typed = Number.parseFloat(written.replace(/[$,\s]/g, ''));
    if (Number.isNaN(typed)) return 'Write a number, like 18.';
    // Without quotes, a comma ends a value in YAML: `low: $8,000` is read as $8, and a field called 000.
    const mayBeCut = /^\$\d{1,3}$/.test(written);
    return `Write a number, ${typed}${mayBeCut ? ', or all of its digits if it had a comma' : ''}.`;
  }),
  v.check((value) => value > 0, 'Write a number above zero.'),
);

const PRICE_UNITS = ['sq ft', 'linear ft', 'piece', 'fixture', 'cu yd', 'project', 'year', 'each', '20 years'] as const;
const MEASURE_UNITS = ['inches', 'feet', 'sq ft', 'days', 'hours', 'years', '%', 'PSI', 'R'] as const;
const OWN_UNITS = ['sq ft', 'linear ft', 'piece'] as const;

export type PriceUnit = (typeof PRICE_UNITS)[number];

const unit = <const Unit extends string>(units: readonly Unit[]) =>
  v.picklist(units, `Write one of the units: ${units.join(', ')}.`);

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

/** A price in US dollars. `low === high` if the page publishes one figure instead of a range. */
const price = range({
  low: amount,
  high: amount,
  unit: unit(PRICE_UNITS),
  /** The page publishes "$30 and up": `high` is then the end of the scale, not a maximum. */
  openEnded: flag,
});

/** A figure that is not money. */
const measure = range({
  low: amount,
  high: amount,
  unit: unit(MEASURE_UNITS),
  /** The figure is a minimum ("8,000+ PSI", "R11 or higher"). */
  minimum: flag,
});

export type PriceEntry = v.InferOutput<typeof price>;
export type MeasureEntry = v.InferOutput<typeof measure>;

/** A record with an entry of the same shape for each key. */
const table = <Key extends string, Entry extends v.GenericSchema>(keys: readonly Key[], entry: Entry) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, entry])) as Record<Key, Entry>);

/** An optional price per this unit; null if it is left out. */
const jobPrice = (key: JobPriceKey) =>
  v.optional(
    v.nullable(
      v.pipe(
        price,
        v.check(({ unit }) => unit === jobPriceUnits[key], `Write the price per ${jobPriceUnits[key]}.`),
      ),
    ),
    null,
  );

/**
 * prices.yaml. null is an extra that the company does not build, or work for some jobs that it prices on site.
 */
export const pricesSchema = v.strictObject({
  ...table<WrittenPriceKey, v.NullableSchema<typeof price, undefined>>(writtenPriceKeys, v.nullable(price)).entries,
  ...(Object.fromEntries(jobPriceKeys.map((key) => [key, jobPrice(key)])) as Record<
    JobPriceKey,
    ReturnType<typeof jobPrice>
  >),
});

/** measures.yaml. */
export const measuresSchema = table<MeasureKey, typeof measure>(measureKeys, measure);

/** Longest tagline, in characters, that fits on a service card in one or two lines. */
const TAGLINE_LIMIT = 45;

/** Matches ids, which are parts of addresses and of pictures' names. */
export const id = v.pipe(
  text('an id'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens, like paver-driveways.'),
);

/** Entries whose ids differ. */
export const entriesOf = <Entry extends v.GenericSchema<unknown, { readonly id: string }>>(
  entry: Entry,
  what: string,
) =>
  v.pipe(
    list(entry, what, 0),
    v.checkItems(
      ({ id: own }, at, entries) => entries.findIndex((one) => one.id === own) === at,
      ({ input }) => `Another entry has the id ${input.id}. Choose another.`,
    ),
  );

/**
 * The price of a service of the company's own, in US dollars, labor and materials included. The estimator, the FAQ, the
 * guide and structured data take it from here.
 */
export const ownPriceSchema = range({
  low: amount,
  high: amount,
  unit: unit(OWN_UNITS),
  /** How many square feet, linear feet or pieces a common job has; the estimator starts with it. */
  commonSize: v.pipe(amount, v.maxValue(5000, 'Write the size of a common job, at most 5000.')),
});

export const serviceSchema = v.pipe(
  v.strictObject({
    id,
    name: text('the name of the service', 1, 30),
    /** The name within a sentence if it isn't the name in lower case: "French drains", "captain’s walks". */
    inSentences: v.optional(text('the name of the service within a sentence')),
    /** For narrow places: buttons, chips, the estimate form. */
    shortName: text('a short name for buttons', 1, 20),
    /** The name in structured data, for the services in most demand. */
    serviceType: v.optional(text('the name of the service for search engines')),
    tagline: text('a line about the service for its card', 1, TAGLINE_LIMIT),
    /** On its card, and as the lead of its page. */
    description: text('one or two sentences about the service', 40, 200),
    /** The measure that is the depth of its base; its page can then show a section of the ground. */
    baseDepth: v.optional(
      v.picklist(measureKeys, ({ input }) => `There is no measure "${String(input)}". Name one of measures.yaml.`),
    ),
    price: v.optional(ownPriceSchema),
    /** Where in its published range a job is, such as by material, in a sentence. The estimator says it beside the range. */
    priceNote: v.optional(text('where in the range a job is', 20, 200)),
    /** The least that the company takes for a job of it, in US dollars. No minimum if it is left out. */
    minimum: v.optional(amount),
  }),
  v.forward(
    v.check(
      ({ id: own, price: priced }) => !(priced && isBuiltIn(own)),
      'Remove it: the prices of this service are in prices.yaml.',
    ),
    ['price'],
  ),
);

/** services.yaml, in the order of menus and footer. */
export const servicesSchema = entriesOf(serviceSchema, 'services');

const degrees = (what: string, least: number, most: number) =>
  v.pipe(
    v.number(`Write the ${what} of the town as a number, in degrees.`),
    v.check((value) => value >= least && value <= most, `Write the ${what} in degrees, from ${least} to ${most}.`),
  );

export const townSchema = v.strictObject({
  id,
  /** Short enough for the map. */
  name: text('the name of the town', 3, 22),
  /** One or two sentences for the card on /service-area; without them, it says what the company builds. */
  description: v.optional(text('one or two sentences about your work in the town', 1, 200)),
  county: text('the county, without "County"'),
  /** For islands, and towns on one, which take "on": "on Sanibel". */
  isIsland: flag,
  /** For towns where you also build walks to the boat: its prices then include one. */
  isWaterfront: flag,
  /** The center of town, WGS 84, to four decimals (about 10 m). */
  coordinates: v.strictObject({ latitude: degrees('latitude', 24, 32), longitude: degrees('longitude', -88, -79) }),
  /** Neighboring towns, nearest first; without them, the three whose centers are nearest. */
  nearby: v.optional(list(text('the id of a neighboring town'), 'ids of neighboring towns; it may be empty', 0)),
});

/** towns.yaml, in the order of menus, service-area page and footer. */
export const townsSchema = entriesOf(townSchema, 'towns');
