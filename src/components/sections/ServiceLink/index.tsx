import Link from '@docusaurus/Link';
import { formatPrice } from '@site/src/company/pricing';
import { serviceById, type ServiceId } from '@site/src/company/services';
import { presets } from '@site/src/tools/estimator/core/project';
import { isEstimated, ruleFor } from '@site/src/tools/estimator/core/rules';
import { includedIn } from '@site/src/tools/estimator/core/townExamples';

/** A link from a finished job to the page of its service, with the published price of such work if there is one. */
export default function ServiceLink({ service }: { readonly service: ServiceId }) {
  const { name, path } = serviceById(service);
  const { price } = isEstimated(service) ? ruleFor(service) : {};
  if (!price) return <Link to={path}>{name}</Link>;
  const work = includedIn(presets[service]) ? `${name}, paving` : name;
  return <Link to={path}>{`${work}: ${formatPrice(price)}`}</Link>;
}
