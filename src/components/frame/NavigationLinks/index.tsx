import Link from '@docusaurus/Link';
import type { NavigationLink } from '@site/src/site/navigation';

interface NavigationLinksProps {
  readonly links: readonly NavigationLink[];
  /** Route of the page, whose own link is marked. */
  readonly path?: string;
  readonly className?: string;
}

/** Links of a menu or of the footer, as items of a list. */
export default function NavigationLinks({ links, path, className }: NavigationLinksProps) {
  return links.map((link) => (
    <li key={link.path}>
      <Link
        to={link.path}
        aria-current={link.path === path ? 'page' : undefined}
        className={className}
        translate={link.translate}
      >
        {link.label}
      </Link>
    </li>
  ));
}
