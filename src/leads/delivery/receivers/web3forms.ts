import { THANKS } from '../../form/formTarget';
import { emailFieldsOf, nameOf, subjectOf } from './describeLead';
import { parseWith, read } from './readAnswer';
import type { DeliveryTo } from './settings';
import type { Receiver } from './types';

const ADDRESS = 'https://api.web3forms.com/submit';

/**
 * Web3Forms takes JSON with the form's public access key. It confirms with `{"success": true, …}`, and refuses with
 * `{"success": false, "message": …}` or, in an older form, with `{"success": false, "body": {"message": …}}`. `subject`
 * becomes the subject of the email, `from_name` the sender's name, and `email` the address that a reply goes to. A form
 * sent without a script goes back to `redirect`.
 * See https://docs.web3forms.com/getting-started/api-reference
 */
export const web3forms = ({ accessKey }: DeliveryTo<'web3forms'>): Receiver => ({
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
  formTarget: (site) => ({
    action: ADDRESS,
    fields: { access_key: accessKey, redirect: site + THANKS },
    subject: 'subject',
  }),
});
