import * as v from 'valibot';
import type { ReceiverSettings } from './types';

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

/** The settings of Formspree. */
export const formspreeSettings: ReceiverSettings<v.InferOutput<typeof schema>> = {
  via: 'formspree',
  name: 'Formspree',
  schema,
  key: {
    field: 'formId',
    question: 'The id of your Formspree form, the last part of its address',
    example: 'abcdefgh',
  },
};
