import type * as v from 'valibot';
import { measureTableSchema, ownPricesSchema, priceTableSchema } from '../company/offerSchemas';
import { isBuiltIn, type ServiceEntry } from '../company/services';
import { safeParseWithFriendlyErrors } from './parseWithFriendlyErrors';
import { SourceError } from './sourceError';

const PRICING = 'src/company/pricing.ts';
const SERVICES = 'src/company/services.ts';

/** What is written about prices. */
interface Written {
  readonly prices: Readonly<Record<string, unknown>>;
  readonly measures: Readonly<Record<string, unknown>>;
  readonly minimums: Readonly<Record<string, unknown>>;
  readonly services: readonly Pick<ServiceEntry, 'id' | 'price'>[];
}

/** Returns a table without the entries that take over an earlier one, so that a mistake is named once. */
function withoutTwins(table: Written['prices']): Written['prices'] {
  const entries = Object.entries(table);
  return Object.fromEntries(entries.filter(([, entry], at) => entries.findIndex(([, one]) => one === entry) === at));
}

/**
 * Checks the tables of prices and measures, and the services' own prices.
 * @throws SourceError that names each figure at fault by its key, and says what to write instead
 */
export function checkPrices({ prices, measures, minimums, services }: Written): void {
  const mistakesIn = (file: string, schema: v.GenericSchema, written: unknown) => {
    const checked = safeParseWithFriendlyErrors(schema, written);
    return checked.ok ? [] : checked.mistakes.map(({ field, advice }) => `${file}: ${field}: ${advice}`);
  };
  const ids = services.map(({ id }) => id);
  const priced = services.filter(({ price }) => price !== undefined);
  const problems = [
    ...mistakesIn(PRICING, priceTableSchema, withoutTwins(prices)),
    ...mistakesIn(PRICING, measureTableSchema, withoutTwins(measures)),
    ...Object.entries(minimums).flatMap(([id, dollars]) => {
      if (!ids.includes(id)) return [`${PRICING}: serviceMinimums.${id}: Remove it, or use one of: ${ids.join(', ')}.`];
      return typeof dollars === 'number' && dollars > 0
        ? []
        : [`${PRICING}: serviceMinimums.${id}: Write dollars as a number above 0, like 2500.`];
    }),
    ...mistakesIn(
      SERVICES,
      ownPricesSchema,
      Object.fromEntries(priced.filter(({ id }) => !isBuiltIn(id)).map(({ id, price }) => [id, { price }])),
    ),
    ...priced
      .filter(({ id }) => isBuiltIn(id))
      .map(({ id }) => `${SERVICES}: ${id}.price: Remove it: the prices of this service are in ${PRICING}.`),
  ];
  if (problems.length > 0) throw new SourceError(problems);
}
