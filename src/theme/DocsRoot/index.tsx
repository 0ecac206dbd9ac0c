import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocsRoot';
import LayoutProvider from '@theme/Layout/Provider';
import SkipToContent from '@theme/SkipToContent';
import Navbar from '@theme-original/Navbar';
import '@generated/classic-theme/default/infima.css';
import './handbook.css';

/**
 * The handbook in the classic theme's layout. On phones, only the classic header's menu contains the handbook's
 * sidebar.
 */
export default function DocsRoot({ route }: Props) {
  return (
    <LayoutProvider>
      <div className="handbook">
        <SkipToContent />
        <Navbar />
        {renderRoutes(route.routes ?? [])}
      </div>
    </LayoutProvider>
  );
}
