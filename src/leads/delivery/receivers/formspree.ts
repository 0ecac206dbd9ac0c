import { THANKS } from '../../form/formTarget';
import { emailFieldsOf, subjectOf } from './describeLead';
import { parseWith, read } from './readAnswer';
import type { DeliveryTo } from './settings';
import type { Receiver } from './types';

/**
 * Formspree takes JSON at the form's address; `Accept: application/json` asks for JSON back instead of a redirect. It
 * confirms with `{"ok": true}` or `{"next": …}`, and refuses with `{"errors": [{"message", "code", "field"}]}` or, in
 * an older form, `{"error": …}`. `_subject` becomes the subject of the email, `email` the address that a reply goes to.
 * A form sent without a script goes back to `_next`. While the form's captcha is on, which it is by default, scripts are
 * answered with 403 "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled …".
 * See https://help.formspree.io/hc/en-us/articles/360062302854-Special-Fields and
 * https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
 */
export const formspree = ({ formId }: DeliveryTo<'formspree'>): Receiver => ({
  provider: 'Formspree',
  custody: 'a company that passes it on to us by email and keeps a copy for us',
  isOtherCompany: true,
  url: `https://formspree.io/f/${formId}`,
  format: 'json',
  fields: (lead) => ({ _subject: subjectOf(lead), ...emailFieldsOf(lead) }),
  parse: parseWith({
    confirms: (said) => read(said, 'ok') === true || read(said, 'next') !== undefined,
    challenge: /captcha|via ajax/i,
  }),
  formTarget: (site) => ({
    action: `https://formspree.io/f/${formId}`,
    fields: { _next: site + THANKS },
    subject: '_subject',
  }),
});
