import type { LeadDelivery } from '../data/business';

/** How a form is sent by a browser without JavaScript. Its fields go by their own names; these come on top. */
export interface FormPost {
  readonly action: string;
  /** Hidden fields by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the hidden field that carries the kind of the form. */
  readonly kindField: string;
  /** Whether Netlify is to find the form in the built page. */
  readonly netlify?: true;
}

/** Stands in a built form for the path of its page, until the build fills it in. */
export const PAGE_PATH = 'LEAD_PAGE_PATH';

/** Where a form without JavaScript lands. */
const THANKS = '/thanks';

/**
 * The form post of a configuration; undefined where nobody receives it. By the same documentation as the adapters:
 * Formspree returns the visitor to `_next`, Web3Forms to `redirect`; Netlify shows the page that is the form's action. A
 * webhook gets the fields URL-encoded and answers with a redirect (303) to `redirect`.
 * @param origin - scheme and host of the site, without a slash at the end
 */
export function formPostFor(delivery: LeadDelivery, origin: string): FormPost | undefined {
  const thanks = `${origin}${THANKS}`;
  switch (delivery.via) {
    case 'none':
      return undefined;
    case 'netlify':
      return { action: THANKS, fields: {}, kindField: 'form-name', netlify: true };
    case 'formspree':
      return { action: `https://formspree.io/f/${delivery.formId}`, fields: { _next: thanks }, kindField: 'kind' };
    case 'web3forms':
      return {
        action: 'https://api.web3forms.com/submit',
        fields: { access_key: delivery.accessKey, redirect: thanks },
        kindField: 'kind',
      };
    case 'webhook':
      return {
        action: delivery.url,
        fields: { redirect: delivery.url.startsWith('/') ? THANKS : thanks },
        kindField: 'kind',
      };
  }
}
