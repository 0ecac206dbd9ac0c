import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocsRoot';

/** The handbook's outermost frame: hands over to the version inside. */
export default function DocsRoot({ route }: Props) {
  return <>{renderRoutes(route.routes ?? [])}</>;
}
