/** The shape of `tags` in company.yaml: who counts the site's visits, and the proofs that the site is the company's own. */

import * as v from 'valibot';

/** An identifier as another company shows it. */
const identifier = (form: RegExp, wanted: string) => v.pipe(v.string(wanted), v.regex(form, wanted));

const label = identifier(
  /^[\w-]{10,40}$/,
  'Write the label of the conversion action, like AbC-D_efGh12345678: what follows the slash in its `send_to`.',
);

const verification = (where: string, attribute: string, form: RegExp) =>
  identifier(form, `Write only what stands in content="…" of the tag that ${where} shows (${attribute}).`);

/** What Google Ads can count as a conversion: a confirmed lead, by its form, or a tap on a link to reach the company. */
const conversions = v.strictObject(
  {
    contact: v.optional(label),
    estimate: v.optional(label),
    callback: v.optional(label),
    guide: v.optional(label),
    phone: v.optional(label),
    text: v.optional(label),
    email: v.optional(label),
    booking: v.optional(label),
  },
  'Write the label of each conversion, like {"estimate": "AbC-D_efGh12345678"}.',
);

/** Each is off unless it is written. All of it reaches the browser, and none of it is secret. */
export const tagsSchema = v.strictObject(
  {
    /** Measurement ID of Google Analytics. */
    ga4: v.optional(
      identifier(/^G-[A-Z0-9]{6,14}$/, 'Write the measurement ID of your web stream, like G-ABC123DEF4.'),
    ),
    googleAds: v.optional(
      v.strictObject(
        {
          id: identifier(/^AW-\d{8,12}$/, 'Write the ID of your Google tag, like AW-123456789, without the label.'),
          conversions,
        },
        'Write {"id": "AW-…", "conversions": {"estimate": "…"}}.',
      ),
    ),
    /** Name of the site's own script at Plausible. */
    plausible: v.optional(
      identifier(
        /^pa-[\w-]{8,40}$/,
        'Write the name of the script in the snippet that Plausible shows, like pa-AbCdEf123456, without ".js".',
      ),
    ),
    /** Token of Cloudflare Web Analytics. */
    cloudflare: v.optional(
      identifier(/^[0-9a-f]{32}$/, 'Write the token in the snippet that Cloudflare shows: 32 digits and letters.'),
    ),
    searchConsole: v.optional(verification('Google Search Console', 'google-site-verification', /^[\w-]{20,100}=?$/)),
    bing: v.optional(verification('Bing Webmaster Tools', 'msvalidate.01', /^[0-9A-Fa-f]{32}$/)),
    metaDomain: v.optional(verification('Meta Business', 'facebook-domain-verification', /^[a-z0-9]{20,64}$/)),
  },
  'Write {} for no tags, or the tags you use, like {"ga4": "G-ABC123DEF4"}.',
);

export type Tags = Readonly<v.InferOutput<typeof tagsSchema>>;
