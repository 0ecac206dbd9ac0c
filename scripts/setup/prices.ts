import { isMap, type Document } from 'yaml';

/** Returns the step to which a price in US dollars is rounded, as people round prices of its size. */
function stepOf(price: number): number {
  if (price >= 1000) return 100;
  if (price >= 100) return 10;
  if (price >= 10) return 1;
  return price >= 1 ? 0.1 : 0.05;
}

/** Returns a price in US dollars changed by a percentage, and rounded. */
export function changedBy(percent: number, price: number): number {
  const changed = price * (1 + percent / 100);
  const step = stepOf(changed);
  // Rounds again because 7 * 0.05 is 0.35000000000000003.
  return Number((Math.round(changed / step) * step).toFixed(2));
}

/** Matches the prices that others charge, and the two totals that are compared with each other. */
const OF_OTHERS = /^(?:comparison|market)\./;

/** Reads a percentage, also with its sign: "10", "-5%". */
export function readPercent(answer: string): number {
  return answer.trim() === '' ? NaN : Number(answer.replace(/\s*%\s*$/, ''));
}

/** Changes the company's own prices by a percentage, such as 10 or -5. Those that repeat another follow it. */
export function raisePrices(document: Document, percent: number): void {
  // Rounds no price that stays as it is.
  if (percent === 0) return;
  for (const key of Object.keys(document.toJS() as object)) {
    const price = document.get(key);
    if (OF_OTHERS.test(key) || !isMap(price)) continue;
    for (const field of ['low', 'high']) price.set(field, changedBy(percent, price.get(field) as number));
  }
}
