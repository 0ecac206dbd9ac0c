import Link from '@docusaurus/Link';
import { formatPrice } from '@site/src/company/pricing';
import { serviceById, type ServiceId } from '@site/src/company/services';
import { isEstimated, ruleFor } from '@site/src/tools/estimator/core/rules';

/** A link from a finished job to the page of its service, with the published price of such work if there is one. */
export default function ServiceLink({ service }: { readonly service: ServiceId }) {
  const { name, path } = serviceById(service);
  const { price } = isEstimated(service) ? ruleFor(service) : {};
  return <Link to={path}>{price ? `${name}: ${formatPrice(price)}` : name}</Link>;
}
