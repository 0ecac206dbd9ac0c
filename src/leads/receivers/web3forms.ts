import * as v from 'valibot';
import { THANKS } from '../formPost';
import { emailFieldsOf, nameOf, subjectOf } from './describeLead';
import { parseWith, read } from './readAnswer';
import type { ReceiverKind } from './types';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const schema = v.strictObject({
  via: v.literal('web3forms'),
  accessKey: v.pipe(
    v.string('Write the access key that Web3Forms sent you.'),
    v.check(
      (key) => UUID.test(key) && /[1-9a-f]/i.test(key),
      ({ input }) =>
        `"${input}" is not a Web3Forms access key. Copy the key from the email that web3forms.com sends you: five groups of digits and letters from a to f.`,
    ),
  ),
});

const ADDRESS = 'https://api.web3forms.com/submit';

/**
 * Web3Forms takes JSON with the form's public access key. It confirms with `{"success": true, …}`, and refuses with
 * `{"success": false, "message": …}` or, in an older form, with `{"success": false, "body": {"message": …}}`. `subject`
 * becomes the subject of the email, `from_name` the sender's name, and `email` the address that a reply goes to. A form
 * sent without a script goes back to `redirect`.
 * See https://docs.web3forms.com/getting-started/api-reference
 */
export const web3forms: ReceiverKind<v.InferOutput<typeof schema>> = {
  via: 'web3forms',
  name: 'Web3Forms',
  schema,
  key: {
    field: 'accessKey',
    question: 'The access key from Web3Forms',
    example: '0b6f8d52-1c1e-4a3b-9e0e-2f6f0d8f4a11',
  },
  create: ({ accessKey }) => ({
    provider: 'Web3Forms',
    custody: 'a company that passes it on to us by email',
    isOtherCompany: true,
    url: ADDRESS,
    format: 'json',
    fields(lead) {
      const name = nameOf(lead);
      return {
        access_key: accessKey,
        subject: subjectOf(lead),
        ...(name && { from_name: name }),
        ...emailFieldsOf(lead),
      };
    },
    parse: parseWith({ confirms: (said) => read(said, 'success') === true }),
    formPost: (site) => ({
      action: ADDRESS,
      fields: { access_key: accessKey, redirect: site + THANKS },
      subject: 'subject',
    }),
  }),
};
