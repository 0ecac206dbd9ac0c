import { companyByKey, measureNamed, priceNamed, type CompanyKey } from '@site/src/company/text/figuresInText';
import { formatAmount, formatMeasure, formatPrice, type MeasureKey, type PriceKey } from '@site/src/company/pricing';

/**
 * A published price in prose, `{{price:…}}`: "$15–30 per sq ft".
 * @throws Error that lists the keys of the same page if the table has no such price
 */
export function Price({ of }: { readonly of: PriceKey }) {
  return <span>{formatPrice(priceNamed(of))}</span>;
}

/** A price without its unit, `{{amount:…}}`: "$15–30". */
export function Amount({ of }: { readonly of: PriceKey }) {
  return <span>{formatAmount(priceNamed(of))}</span>;
}

/**
 * A published measure in prose, `{{measure:…}}`: "6–8 inches", "24–48 hours", "R11".
 * @throws Error that lists the keys of the same page if the table has no such measure
 */
export function Measure({ of }: { readonly of: MeasureKey }) {
  return <span>{formatMeasure(measureNamed(of))}</span>;
}

/**
 * A fact of the company in prose, `{{company:…}}`: its name, its counties.
 * @throws Error that lists the known facts
 */
export function Company({ of }: { readonly of: CompanyKey }) {
  return <span>{companyByKey(of)}</span>;
}
