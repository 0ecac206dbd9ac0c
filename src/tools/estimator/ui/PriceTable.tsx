import clsx from 'clsx';
import { formatPrice, hasPrice, prices, type PriceKey } from '@site/src/company/pricing';
import { estimatedServices } from '../core/rules';
import Measured from '../../../components/base/Measured';
import { PageLink } from '../../Source';
import tool from '../../ToolForm/styles.module.css';
import styles from './styles.module.css';

const labels: readonly (readonly [string, PriceKey])[] = [
  ['Pavers installed, most jobs', 'costGuide.installed'],
  ['Basic tier', 'costGuide.tierBasic'],
  ['Mid-range tier', 'costGuide.tierMidRange'],
  ['Premium tier', 'costGuide.tierPremium'],
  ['Luxury tier', 'costGuide.tierLuxury'],
  ['Pool decks, all materials', 'poolDeck.installed'],
  ['Retaining wall', 'costGuide.retainingWall'],
  ['Lighting', 'costGuide.lighting'],
  ['Fire pit, each', 'costGuide.firePit'],
  ['Built-in seating, each', 'costGuide.seating'],
  ['Taking out a concrete slab, national range (HomeGuide)', 'market.tearOut'],
  ['Sealing, ordered with new pavers', 'costGuide.sealing'],
  ['Sealing, as a separate job', 'sealing.sealing'],
  ['Deep cleaning', 'sealing.deepCleaning'],
  ['Thin pavers over a slab', 'job.overlay'],
  ['Pavers and base for trucks or a boat trailer, on top', 'job.heavyTraffic'],
  ['Taking out old pavers', 'job.oldPavers'],
  ['Narrow access, on top', 'job.narrowAccess'],
  ['Permit and HOA application, without their fees', 'job.permit'],
  ['Pool coping', 'job.coping'],
  ['Steps', 'job.steps'],
  ['Drains', 'job.drain'],
  ['Fill', 'job.fill'],
  ...estimatedServices.map(({ id, name }) => [name, `service.${id}`] as const),
];

/** The prices that this company has. */
const priceRows = labels.filter(([, key]) => hasPrice(key));

/** False without articles and services' pages, which publish prices: then the table has no column for them. */
const hasSources = priceRows.some(([, key]) => prices[key].page);

/** The table of all prices that an estimate can be made of. */
export default function PriceTable() {
  return (
    <details className={clsx(tool.more, styles.prices)}>
      <summary>All prices behind this estimate</summary>
      <div className={clsx(tool.moreBody, tool.scroller)}>
        <table className={tool.table}>
          <thead>
            <tr>
              <th scope="col">Work</th>
              <th scope="col">Price</th>
              {hasSources && <th scope="col">Source</th>}
            </tr>
          </thead>
          <tbody>
            {priceRows.map(([label, key]) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>
                  <Measured>{formatPrice(prices[key])}</Measured>
                </td>
                {hasSources && <td>{prices[key].page && <PageLink page={prices[key].page} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
