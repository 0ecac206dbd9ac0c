import { createContext, useContext } from 'react';
import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { estimateLink } from '@site/src/site/navigation';
import { buttonClass, type Look } from '../Button';
import { CONTACT_ID } from '@site/src/islands/contract';

/** Whether the page has a contact form. Without one, "Get Free Estimate" links to the form on the home page. */
export const HasContactForm = createContext(false);

export type ContactLinkProps = Look & Omit<LinkProps, 'to' | 'href'>;

/** "Get Free Estimate": links to the form on this page if there is one, or else to the one on the home page. */
export default function ContactLink({
  variant,
  size,
  className,
  children = estimateLink.label,
  ...rest
}: ContactLinkProps) {
  const here = useContext(HasContactForm);
  return (
    <Link
      {...rest}
      to={here ? `#${CONTACT_ID}` : estimateLink.path}
      className={className ?? buttonClass({ variant, size })}
    >
      {children}
    </Link>
  );
}
