import { companyByKey, type CompanyKey } from '@site/src/company/figuresInText';
import {
  formatAmount,
  formatMeasure,
  formatPrice,
  measureByKey,
  priceByKey,
  type MeasureKey,
  type PriceKey,
} from '@site/src/company/pricing';

/**
 * A published price in prose: "$15–30 per sq ft"; with `bare` only the amount, "$15–30".
 * @throws Error that lists the keys of the same page if the table has no such price
 */
export function Price({ of, bare = false }: { readonly of: PriceKey; readonly bare?: boolean }) {
  const price = priceByKey(of);
  return <span>{bare ? formatAmount(price) : formatPrice(price)}</span>;
}

/**
 * A published measure in prose: "6–8 inches", "24–48 hours", "R11".
 * @throws Error that lists the keys of the same page if the table has no such measure
 */
export function Measure({ of }: { readonly of: MeasureKey }) {
  return <span>{formatMeasure(measureByKey(of))}</span>;
}

/**
 * A fact of the company in prose: its name, its counties.
 * @throws Error that lists the known facts
 */
export function Company({ of }: { readonly of: CompanyKey }) {
  return <span>{companyByKey(of)}</span>;
}
