import island from '@site/src/islands/island';
import Estimator, { type EstimatorProps } from './Estimator.island';
import PriceTable from './PriceTable';

const EstimatorIsland = island('tools/estimator/ui/Estimator', Estimator);

export interface EstimatorOfPagesProps extends EstimatorProps {
  /** Whether the table of all prices follows, as beside the cost guide: once on a site is enough. */
  readonly listsPrices?: boolean;
}

/** The estimator, and the table of its prices, which needs no script. */
export default function EstimatorOfPages({ listsPrices = false, ...props }: EstimatorOfPagesProps) {
  return (
    <>
      <EstimatorIsland {...props} />
      {listsPrices && <PriceTable />}
    </>
  );
}
