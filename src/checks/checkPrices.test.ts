/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { measureTable, priceTable } from '../company/pricing';
import type { OwnPrice } from '../company/services';
import { checkPrices } from './checkPrices';

const price = { low: 15, high: 30, unit: 'sq ft' } as const;
const own: OwnPrice = { low: 30, high: 60, unit: 'linear ft', commonSize: 120 };

interface Written {
  readonly prices?: Readonly<Record<string, unknown>>;
  readonly measures?: Readonly<Record<string, unknown>>;
  readonly minimums?: Readonly<Record<string, unknown>>;
  readonly services?: readonly object[];
}

function check({ prices = {}, measures = {}, minimums = {}, ...written }: Written) {
  const services = (written.services ?? []) as { id: string; price?: OwnPrice }[];
  return () => checkPrices({ prices, measures, minimums, services });
}

test('names a mistake once if another page takes the price over', () => {
  const entry = { ...price, low: '$18' };
  expect(check({ prices: { 'faq.installed': entry, 'costGuide.installed': entry } })).toThrow(
    /^One thing to fix:\n\n.* faq\.installed\.low: Write a number, 18\.\n$/,
  );
});

test('accepts the tables of this company, and services with and without a price of their own', () => {
  expect(check({ prices: priceTable, measures: measureTable })).not.toThrow();
  expect(check({ services: [{ id: 'retaining-walls', price: own }, { id: 'lighting' }] })).not.toThrow();
});

test.each<[string, Parameters<typeof check>[0], string]>([
  [
    'a minimum in words',
    { minimums: { lighting: '$500' }, services: [{ id: 'lighting' }] },
    'src/company/pricing.ts: serviceMinimums.lighting: Write dollars as a number above 0, like 2500.',
  ],
  [
    'a minimum of a service that is not offered',
    { minimums: { lightning: 500 }, services: [{ id: 'lighting' }] },
    'src/company/pricing.ts: serviceMinimums.lightning: Remove it, or use one of: lighting.',
  ],
  [
    'a dollar sign',
    { prices: { 'faq.installed': { ...price, low: '$1,800' } } },
    'src/company/pricing.ts: faq.installed.low: Write a number, 1800.',
  ],
  [
    'a missing figure',
    { prices: { 'faq.installed': { low: 15, unit: 'sq ft' } } },
    'src/company/pricing.ts: faq.installed.high: Missing. Write a number, like 18.',
  ],
  [
    'a range the wrong way round',
    { prices: { 'faq.installed': { ...price, low: 40 } } },
    'src/company/pricing.ts: faq.installed: Write the lower figure as low and the higher as high: 40 is above 30.',
  ],
  [
    'a unit that nobody knows',
    { measures: { 'faq.reseal': { low: 2, high: 3, unit: 'moons' } } },
    'src/company/pricing.ts: faq.reseal.unit: Write one of the units: inches, feet, sq ft, days, hours, years, %, PSI, R.',
  ],
  [
    'a service’s own price in words',
    { services: [{ id: 'retaining-walls', price: { ...own, high: 'sixty' } }] },
    'src/company/services.ts: retaining-walls.price.high: Write a number, like 18.',
  ],
  [
    'a second price of a service that has its prices in the table',
    { services: [{ id: 'pool-decks', price: own }] },
    'src/company/services.ts: pool-decks.price: Remove it: the prices of this service are in src/company/pricing.ts.',
  ],
])('%s: names the file, the key and what to write', (_what, written, line) => {
  expect(check(written)).toThrow(`\n  ${line}\n`);
});
