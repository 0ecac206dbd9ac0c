import company from '../company/company.json';
import { measureTable, priceTable, serviceMinimums } from '../company/pricing';
import { services } from '../company/services';
import { checkCompanyFacts } from './checkCompanyFacts';
import { checkPrices } from './checkPrices';

/**
 * Checks the company's facts and prices, which other modules compute from as soon as they load.
 * @throws SourceError that names each one at fault, and says what to write instead
 */
export function checkFacts(): void {
  checkCompanyFacts(company);
  checkPrices({ prices: priceTable, measures: measureTable, minimums: serviceMinimums, services });
}
