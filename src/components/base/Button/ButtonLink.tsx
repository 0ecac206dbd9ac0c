import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { buttonClass, type Look } from '.';

/**
 * A link within the site that looks like a button. For telephone links, use CallButton. Apart from the buttons of islands,
 * because Docusaurus' link brings the site's whole configuration along.
 */
export default function ButtonLink({
  variant,
  size,
  to,
  children,
}: Look & { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className={buttonClass({ variant, size })} to={to}>
      {children}
    </Link>
  );
}
