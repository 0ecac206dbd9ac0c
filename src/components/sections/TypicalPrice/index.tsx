import Link from '@docusaurus/Link';
import { isPublished } from '@site/src/company/pricing';
import { estimatedServices } from '@site/src/tools/estimator/core/rules';
import { Price } from '../../base/Figures';

/** Whether there is a price to show, and an estimator on the home page that it leads to. */
export const hasTypicalPrice = isPublished('costGuide.installed') && estimatedServices.length > 0;

/** What most installations cost, with the way to the estimator of the home page. */
export default function TypicalPrice() {
  return (
    <>
      Most jobs run <Price of="costGuide.installed" />. <Link to="/#estimator">Price yours</Link>
    </>
  );
}
