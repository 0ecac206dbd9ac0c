import { business } from '../../company/business';
import { formatMinutes } from '../../words/format';
import { guideLinkText, guidePath } from '../../site/guide';
import type { LeadKind } from '../types';

export interface LeadToast {
  readonly title: string;
  readonly text: string;
  /** A file to download. The toast then stays until it is closed. */
  readonly download?: { readonly path: string; readonly label: string };
}

const contactToast: LeadToast = {
  title: 'Message Sent!',
  text: "Thank you for contacting the company. We'll get back to you soon.",
};

/** What the visitor reads once a lead has been delivered, in the company's own words. */
export const leadToasts: Readonly<Record<LeadKind, LeadToast>> = {
  contact: contactToast,
  estimate: contactToast,
  callback: {
    title: 'Message Sent!',
    text:
      business.callbackMinutes === null
        ? contactToast.text
        : `We'll call you back within ${formatMinutes(business.callbackMinutes)} during business hours.`,
  },
  guide: {
    title: 'Success! Check your email',
    text: "We've sent you our exclusive paver guide and pricing info.",
    // Offers the guide right away, because the site itself sends no email.
    download: { path: guidePath, label: guideLinkText },
  },
};
