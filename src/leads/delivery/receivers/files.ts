import * as v from 'valibot';

/** The setting of a receiver that can take photos. Off by default, because an existing one may not know them. */
export const filesSetting = v.optional(v.boolean('Write true if it takes photos, or leave it out.'));
