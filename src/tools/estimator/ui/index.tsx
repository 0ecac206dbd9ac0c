import island from '@site/src/islands/island';
import Estimator, { type EstimatorProps } from './Estimator.island';
import PriceTable from './PriceTable';

const EstimatorIsland = island('tools/estimator/ui/Estimator', Estimator);

/**
 * The estimator, and the table of its prices, which needs no script.
 * @param listsPrices Whether the table follows, as beside the cost guide: once on a site is enough
 */
export default function EstimatorOfPages({
  listsPrices = false,
  ...props
}: EstimatorProps & { readonly listsPrices?: boolean }) {
  return (
    <>
      <EstimatorIsland {...props} />
      {listsPrices && <PriceTable />}
    </>
  );
}
