import * as v from 'valibot';
import { THANKS } from '../formPost';
import { emailFieldsOf, subjectOf } from './describeLead';
import { parseWith, read } from './readAnswer';
import type { ReceiverKind } from './types';

const schema = v.strictObject({
  via: v.literal('formspree'),
  formId: v.pipe(
    v.string('Write the last part of the address of your Formspree form.'),
    v.regex(
      /^[a-z\d]{6,16}$/i,
      ({ input }) =>
        `"${input}" is not a Formspree form id. It is the last part of the form's address, https://formspree.io/f/….`,
    ),
  ),
});

const readJson = parseWith({ confirms: (said) => read(said, 'ok') === true || read(said, 'next') !== undefined });

/**
 * Formspree takes JSON at the form's address; `Accept: application/json` asks for JSON back instead of a redirect. It
 * confirms with `{"ok": true}` or `{"next": …}`, and refuses with `{"errors": [{"message", "code", "field"}]}` or, in
 * an older form, `{"error": …}`. `_subject` becomes the subject of the email, `email` the address that a reply goes to.
 * A form sent without a script goes back to `_next`. While the form's captcha is on, which it is by default, scripts are
 * answered with 403 "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled …".
 * See https://help.formspree.io/hc/en-us/articles/360062302854-Special-Fields and
 * https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
 */
export const formspree: ReceiverKind<v.InferOutput<typeof schema>> = {
  via: 'formspree',
  name: 'Formspree',
  schema,
  key: {
    field: 'formId',
    question: 'The id of your Formspree form, the last part of its address',
    example: 'abcdefgh',
  },
  create: ({ formId }) => ({
    provider: 'Formspree',
    custody: 'a company that passes it on to us by email and keeps a copy for us',
    isOtherCompany: true,
    url: `https://formspree.io/f/${formId}`,
    format: 'json',
    fields: (lead) => ({ _subject: subjectOf(lead), ...emailFieldsOf(lead) }),
    parse(response, now) {
      const receipt = readJson(response, now);
      const wantsBrowser = receipt.outcome === 'rejected' && /captcha|via ajax/i.test(response.body);
      return wantsBrowser
        ? { outcome: 'rejected', reason: 'our system first checks that a person sent it', wantsBrowser }
        : receipt;
    },
    formPost: (site) => ({
      action: `https://formspree.io/f/${formId}`,
      fields: { _next: site + THANKS },
      subject: '_subject',
    }),
  }),
};
