import { priceTable, type PriceEntry, type PriceKey } from '../../src/company/pricing';

type Amounts = Pick<PriceEntry, 'low' | 'high'>;

/** Returns the step to which a price in US dollars is rounded, as people round prices of its size. */
function stepOf(price: number): number {
  if (price >= 1000) return 100;
  if (price >= 100) return 10;
  if (price >= 10) return 1;
  return price >= 1 ? 0.1 : 0.05;
}

/** Returns a price in US dollars changed by a percentage, and rounded. */
function changedBy(percent: number, price: number): number {
  const changed = price * (1 + percent / 100);
  const step = stepOf(changed);
  // Rounds again because 7 * 0.05 is 0.35000000000000003.
  return Number((Math.round(changed / step) * step).toFixed(2));
}

/** The company's own prices: not what others charge, and not the two totals that are compared with each other. */
const ownPrices = Object.keys(priceTable).filter((key) => !/^(?:comparison|market)\./.test(key));

/** Reads a percentage, also with its sign: "10", "-5%". */
export function readPercent(answer: string): number {
  return answer.trim() === '' ? NaN : Number(answer.replace(/\s*%\s*$/, ''));
}

/** Returns the code of pricing.ts with the amounts of these prices, in US dollars, changed. */
function changeAmounts(code: string, keys: readonly PriceKey[], change: (amounts: Amounts) => Amounts): string {
  const row = new RegExp(`^( *'(?:${keys.join('|')})': \\{ low: )([\\d.]+)(, high: )([\\d.]+)`, 'gm');
  return code.replace(row, (_, start: string, from: string, between: string, to: string) => {
    const { low, high } = change({ low: Number(from), high: Number(to) });
    return `${start}${low}${between}${high}`;
  });
}

/** Returns the code of pricing.ts with other amounts for a price, in US dollars. */
export function writePrice(code: string, key: PriceKey, amounts: Amounts): string {
  return changeAmounts(code, [key], () => amounts);
}

/** Returns the code of pricing.ts with null for a price. */
export function withoutPrice(code: string, key: PriceKey): string {
  return code.replace(new RegExp(`^( *'${key}'): .*,$`, 'm'), '$1: null,');
}

/** Returns the code of pricing.ts with the company's prices changed by a percentage, such as 10 or -5. */
export function changePrices(code: string, percent: number): string {
  if (percent === 0) return code;
  return changeAmounts(code, ownPrices, ({ low, high }) => ({
    low: changedBy(percent, low),
    high: changedBy(percent, high),
  }));
}
