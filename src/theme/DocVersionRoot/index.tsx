import renderRoutes from '@docusaurus/renderRoutes';
import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionRoot';

/** Hands the handbook's contents down to its pages. */
export default function DocVersionRoot({ version, route }: Props) {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes ?? [])}</DocsVersionProvider>;
}
