import type { OwnPrice } from '../../src/data/services';
import type { Question } from './questions';

/** Written for a service that is priced after a visit. */
const QUOTE_ONLY = 'quote only';

const PRICE = /^\$?([\d,.]+)(?: ?(?:-|–|to) ?\$?([\d,.]+))? per (sq ft|linear ft|piece)$/i;

/** Reads a service's own price as people write it: "30-60 per linear ft". Undefined if it is none. */
export function readOwnPrice(typed: string): Omit<OwnPrice, 'commonSize'> | undefined {
  const [, from = '', to = from, unit = ''] = PRICE.exec(typed.trim()) ?? [];
  const [low, high] = [from, to].map((figure) => Number(figure.replaceAll(',', '')));
  return low > 0 && high >= low ? { low, high, unit: unit.toLowerCase() as OwnPrice['unit'] } : undefined;
}

/** Asks for a service's own price. */
export const ownPriceQuestion: Question = {
  name: 'price',
  ask: `Its price with labor and materials, as in "30-60 per linear ft" (or per sq ft, per piece), or "${QUOTE_ONLY}"`,
  check: (answer) =>
    answer === QUOTE_ONLY ||
    readOwnPrice(answer) !== undefined ||
    `Write it like "30-60 per linear ft", "12 to 20 per sq ft" or "900 per piece", or "${QUOTE_ONLY}".`,
};
