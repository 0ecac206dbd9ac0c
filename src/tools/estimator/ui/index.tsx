import island from '@site/src/islands/island';
import { smallPrintOf } from '../core/notes';
import { presetFor } from '../core/project';
import ToolActions from '../../ToolForm/ToolActions';
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
}: Omit<EstimatorProps, 'smallPrint' | 'actions' | 'page'> & { readonly listsPrices?: boolean }) {
  return (
    <>
      <EstimatorIsland
        {...props}
        smallPrint={smallPrintOf(presetFor(props.preset))}
        actions={() => <ToolActions query="" anchor="estimate" />}
      />
      {listsPrices && <PriceTable />}
    </>
  );
}
