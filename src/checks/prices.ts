import { measureTable, priceTable, serviceMinimums } from '../data/pricing';
import { services } from '../data/services';
import { checkPrices } from './checkPrices';

// The configuration imports this before other modules compute from the prices.
checkPrices({ prices: priceTable, measures: measureTable, minimums: serviceMinimums, services });
