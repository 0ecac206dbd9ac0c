import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { estimateLink } from '@site/src/data/navigation';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../Button';

/** Id of the section that holds a page's form. */
export const CONTACT_ID = 'contact';

/** Whether the page has a form of its own. Without one, "Get Free Estimate" leads to the home page's. */
export const HasContactForm = createContext(false);

/**
 * Scrolls to the form smoothly. The router would jump there at once; before React has arrived, base.css does the same.
 */
function scrollToContact(event: MouseEvent): void {
  const section = document.getElementById(CONTACT_ID);
  const plainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  if (!section || !plainClick) return;
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  // The keyboard goes on from the form, not from the button above it.
  section.focus({ preventScroll: true });
}

export interface ContactLinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** "Get Free Estimate": to the form on this page if there is one, else to the home page's. */
export default function ContactLink({ variant, size, className, children = estimateLink.label }: ContactLinkProps) {
  const here = useContext(HasContactForm);
  return (
    <Link
      to={here ? `#${CONTACT_ID}` : estimateLink.path}
      className={className ?? buttonClass({ variant, size })}
      onClick={here ? scrollToContact : undefined}
    >
      {children}
    </Link>
  );
}
