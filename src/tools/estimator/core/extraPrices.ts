/** Keeps the price of an extra, such as a retaining wall, the same as that of a service of the company's own that it is, too. */

import { formatPrice, priceByKey } from '../../../company/pricing';
import { services, type OwnPrice } from '../../../company/services';
import { countedIds, countedRules } from './rules';

type Priced = { readonly id: string; readonly name: string; readonly price?: OwnPrice };

const extras = countedIds.map((id) => countedRules[id]);

/** Returns the extra that a service with this name and unit also is, if there is one. */
export function extraOf(name: string, unit: string): (typeof extras)[number] | undefined {
  return extras.find(
    ({ label, price }) => name.toLowerCase().includes(label.toLowerCase()) && priceByKey(price).unit === unit,
  );
}

/**
 * Checks that each extra costs what a service that it also is costs.
 * @returns a line for each extra that costs something else, with what to write
 */
export function extraPriceProblems(offered: readonly Priced[] = services): readonly string[] {
  return extras.flatMap((extra) => {
    const same = offered.filter(({ name, price }) => price && extraOf(name, price.unit) === extra);
    const [first] = same;
    if (!first?.price) return [];
    const { low, high } = priceByKey(extra.price);
    if (same.some(({ price }) => price?.low === low && price.high === high)) return [];
    return [
      `services.yaml: ${first.id}.price: It is ${formatPrice(first.price)}, but ${extra.price} in prices.yaml, which the estimator adds to other projects, is ${formatPrice(priceByKey(extra.price))}. Write the same figures in both.`,
    ];
  });
}
