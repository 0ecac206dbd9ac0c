import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ownRedirects } from '../checks/checkRedirects';

/**
 * Writes a page for each redirect in a build for GitHub Pages, which has no other kind. Elsewhere, the host redirects,
 * and Netlify would prefer such a page to its own redirect.
 */
export default function redirectPages(context: LoadContext): Plugin<void> | null {
  if (!process.env.GITHUB_PAGES) return null;
  const redirects = [...ownRedirects].map(([from, to]) => ({ from, to }));
  return clientRedirects(context, { id: 'redirects', fromExtensions: [], toExtensions: [], redirects });
}
