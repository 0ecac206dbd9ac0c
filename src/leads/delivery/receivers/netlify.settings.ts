import * as v from 'valibot';
import { filesSetting } from './files';
import type { ReceiverSettings } from './types';

const schema = v.strictObject({ via: v.literal('netlify'), files: filesSetting });

/** The settings of Netlify Forms. */
export const netlifySettings: ReceiverSettings<v.InferOutput<typeof schema>> = {
  via: 'netlify',
  name: 'Netlify Forms',
  schema,
};
