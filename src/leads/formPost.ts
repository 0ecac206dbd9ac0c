import type { LeadDelivery } from '../data/business';
import { inSite } from '../data/site';

/** The other fields of a lead, which every form may have. */
export const contextFields: readonly string[] = [
  'kind',
  'referredBy',
  'page',
  'area',
  'service',
  'consent',
  'suspicions',
  'time',
  'leadId',
];

/** Where and with which hidden fields a browser without JavaScript posts a form. */
export interface FormPost {
  readonly action: string;
  /** Hidden fields by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the form is marked for Netlify, which looks for its forms in the built pages. */
  readonly netlify?: true;
}

/** The page that a form without JavaScript leads to. */
export const THANKS = '/thanks';

/**
 * Netlify drops the fields of a submission that it did not find in the built form of that name. If two forms share a
 * name, it reads only one of them, so each form gets every field; fields that only a script fills are empty.
 */
const emptyContext = Object.fromEntries(contextFields.map((name) => [name, '']));

/**
 * Returns the form post for a configuration; undefined if nobody receives it. By the documentation linked in
 * `adapters.ts`, Formspree sends the visitor back to `_next` and Web3Forms to `redirect`, and Netlify shows the page
 * that is the form's action. A webhook gets the fields URL-encoded and answers with a redirect (303) to `redirect`.
 * @param site - URL of the site, without a slash at the end
 */
export function formPostFor(delivery: LeadDelivery, site: string): FormPost | undefined {
  const thanks = `${site}${THANKS}`;
  switch (delivery.via) {
    case 'none':
      return undefined;
    case 'netlify':
      return { action: inSite(THANKS), fields: emptyContext, netlify: true };
    case 'formspree':
      return { action: `https://formspree.io/f/${delivery.formId}`, fields: { _next: thanks } };
    case 'web3forms':
      return {
        action: 'https://api.web3forms.com/submit',
        fields: { access_key: delivery.accessKey, redirect: thanks },
      };
    case 'webhook':
      return {
        action: delivery.url,
        fields: { redirect: delivery.url.startsWith('/') ? inSite(THANKS) : thanks },
      };
  }
}
