/** @jest-environment node */
import '@site/tests/companies/full';
import { expect, test } from '@jest/globals';
import { formatPrice, priceByKey } from '../../../company/pricing';
import type { OwnPrice } from '../../../company/services';
import { extraPriceProblems } from './extraPrices';
import { countedRules } from './rules';

test('an extra and the service that it also is cost the same, or the build names both', () => {
  const { label, price: key } = countedRules.wall;
  const { low, high } = priceByKey(key);
  const wall = (price: Partial<OwnPrice>) => ({
    id: 'walls',
    name: `Low ${label}s`,
    price: { low, high, unit: 'linear ft' as const, commonSize: 60, ...price },
  });
  expect(extraPriceProblems()).toEqual([]);
  expect(extraPriceProblems([wall({})])).toEqual([]);
  expect(extraPriceProblems([wall({ high: high + 1 })])).toEqual([
    expect.stringMatching(/^services\.yaml: walls\.price: .* Write the same figures in both\.$/),
  ]);
  expect(extraPriceProblems([wall({ high: high + 1 })])[0]).toContain(formatPrice(priceByKey(key)));
  // Two kinds of walls: one of them costs what the extra does.
  expect(extraPriceProblems([wall({ high: high + 1 }), wall({})])).toEqual([]);
  expect(extraPriceProblems([wall({ high: high + 1, unit: 'piece' })])).toEqual([]);
});
