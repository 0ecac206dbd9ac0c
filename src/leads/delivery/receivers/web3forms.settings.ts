import * as v from 'valibot';
import type { ReceiverSettings } from './types';

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

/** The settings of Web3Forms. */
export const web3formsSettings: ReceiverSettings<v.InferOutput<typeof schema>> = {
  via: 'web3forms',
  name: 'Web3Forms',
  schema,
  key: {
    field: 'accessKey',
    question: 'The access key from Web3Forms',
    example: '0b6f8d52-1c1e-4a3b-9e0e-2f6f0d8f4a11',
  },
};
