/** The shape of company.yaml, with what its owner reads if a fact is wrong. Used by the build and the setup. */

import * as v from 'valibot';
import { httpsAddress, list, oneOf, text, wholeNumber } from './builders';
import { optionalFactsSchema, type OptionalFacts } from './optional';
import { tagsSchema } from './tags';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const EMAIL = 'Write an email address that somebody reads, like office@mypavers.com.';

const PHONE = 'Write a US phone number with its area code, like (239) 555-0100.';

/** A US number in any usual form, formatted as "(239) 555-0100". */
const phone = v.pipe(
  v.string(PHONE),
  v.transform((typed) => typed.replace(/^\s*\+?1[\s.-]*(?=\D*\d{3})/, '').replace(/[\s().\-–]/g, '')),
  // Not v.regex: editors would expect these digits as they are typed.
  v.check((digits) => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits), PHONE),
  v.transform((digits) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`),
);

const HOST =
  'Write the address where the site is published, like https://www.mypavers.com, with nothing after the name.';

const url = v.pipe(
  httpsAddress(HOST, /^https:\/\/[^/]+\.[^/]+\/?$/),
  v.transform((typed) => new URL(typed).origin),
);

/** URL of the company's page on a network, or null if it has none. */
const page = (network: string) =>
  v.nullable(
    httpsAddress(
      `Write the address of your ${network} page, like https://www.${network.toLowerCase()}.com/mypavers, or null if you have none.`,
      /^https:\/\/[^/]+\/.+/,
    ),
    null,
  );

const TIME = 'Write the time with 24 hours, like 07:00 or 16:30.';
const time = v.pipe(v.string(TIME), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME));

const weekday = v.picklist(weekdays, 'Write a day of the week, like Monday.');

const openingHours = v.pipe(
  v.strictObject({
    days: v.pipe(
      list(weekday, 'days, like ["Saturday"]'),
      v.check((days) => {
        const places = days.map((day) => weekdays.indexOf(day));
        return places.every((place, index) => index === 0 || place === places[index - 1] + 1);
      }, 'Write days that follow one another, from Monday to Sunday; give other days a group of their own.'),
    ),
    opens: time,
    closes: time,
  }),
  // v.check would also compare a time that is refused by itself.
  v.rawCheck(({ dataset: { typed, issues, value }, addIssue }) => {
    if (typed && !issues && value.opens >= value.closes) addIssue({ message: 'Close later than you open.' });
  }),
);

const month = wholeNumber('the number of the month', 1, 12);

const NO_DAY = 'That month has no such day. Write one that is in the calendar.';

const holidayName = text('the name of the holiday', 1, 60);

/** A day of the year on which the company is closed: a fixed date, or a weekday of a month. */
const holiday = v.union(
  [
    v.pipe(
      v.strictObject({ name: holidayName, month, day: wholeNumber('the day of the month', 1, 31) }),
      v.forward(
        // In a leap year, February has its 29th.
        v.check(({ month, day }) => new Date(Date.UTC(2024, month - 1, day)).getUTCDate() === day, NO_DAY),
        ['day'],
      ),
    ),
    v.strictObject({ name: holidayName, month, weekday, which: v.picklist([1, 2, 3, 4, 'last']) }),
  ],
  'Write name, month and day, or name, month, weekday and which of them (1 to 4, or "last").',
);

/** One number of a license, after who issued it if that is written: "CBC1200000", "Lee County LP-1234", "#12". */
const LICENSE_NUMBER = /^(?:\p{L}[\p{L}.’'-]* )*(?:#|No\. ?)?[\p{L}\d/-]*\d[\p{L}\d/-]*$/u;

/** Words that stand in the place of a number, or of hours. */
const NO_LICENSE =
  /\b(?:pending|applied|applying|application|expire[sd]?|soon|since|years?|exempt|none|not|we|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?)\b|\d ?[ap]\.?m\b/i;

const LICENSE =
  'Write the number alone, as your license or registration has it, like CBC1200000, or null if you have none yet.';

const DELIVERY = 'Write who receives leads, like {"via": "none"}.';

const siteKey = v.pipe(
  v.string('Write the site key that Cloudflare shows for your Turnstile widget.'),
  v.regex(
    /^\dx[\w-]{16,26}$/,
    ({ input }) =>
      `"${input}" is not a site key of Turnstile, like 0x4AAAAAAA…. Never write the secret key here: every visitor could read it.`,
  ),
);

const yesOrNo = (what: string) => v.boolean(`Write ${what}: true or false.`);

const STATE = 'Write the two letters of the state, like FL.';

const TIME_ZONE = 'Write a time zone by its IANA name, like America/New_York.';

const COLOR = 'Write a color as # and six digits, like "#17403a".';
const color = v.pipe(v.string(COLOR), v.regex(/^#[0-9a-f]{6}$/i, COLOR));

const articleFile = text('the name of an article’s file in blog, without .mdx');

/** The facts that every company has, each as company.yaml must have it. */
const requiredFacts = {
  /** Short enough for the header of the narrowest phone. */
  name: text('the name of the company', 1, 45),
  /** Scheme and host, without a slash at the end. */
  url,
  email: v.pipe(v.string(EMAIL), v.trim(), v.email(EMAIL)),
  /** As shown; dialed as a US number. */
  phone,
  /** Whether that number takes text messages. A landline loses what is texted to it. */
  texts: yesOrNo('whether your phone takes text messages'),
  facebook: page('Facebook'),
  instagram: page('Instagram'),
  /** Number of the license or registration issued by the state, county or city; null until one is set. */
  licenseNumber: v.nullable(
    v.pipe(
      text('the number of the license or registration, or null if you have none yet', 1, 90),
      v.check(
        (written) =>
          !NO_LICENSE.test(written) && written.split(/,\s*|;\s*| & | and /).every((one) => LICENSE_NUMBER.test(one)),
        LICENSE,
      ),
    ),
    null,
  ),
  /** Short enough for the titles of pages in search results. */
  region: text('the region as people call it, like Southwest Florida', 1, 30),
  /** Two-letter postal code. */
  state: v.pipe(v.string(STATE), v.regex(/^[A-Z]{2}$/, STATE)),
  /** Home town: the business address without a street, and the center of the service radius. */
  locality: text('the town that you work from', 1, 40),
  counties: v.pipe(
    list(text('the name of a county, without "County"', 1, 40), 'counties, like ["Lee", "Collier"]'),
    v.check((names) => new Set(names).size === names.length, 'Write each county once.'),
  ),
  serviceRadiusMiles: wholeNumber('how many miles from there you work', 5, 150),
  hours: v.pipe(
    list(openingHours, 'groups of days, each with the hours they share'),
    v.check((groups) => {
      const days = groups.flatMap((group) => group.days);
      return new Set(days).size === days.length;
    }, 'Write each day in one group only.'),
  ),
  /** Days on which the company is closed, regardless of `hours`. */
  holidays: list(holiday, 'holidays; it may be empty', 0),
  /** IANA time zone of `hours` and `holidays`. */
  timeZone: v.pipe(
    v.string(TIME_ZONE),
    v.check((zone) => {
      try {
        return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
      } catch {
        return false;
      }
    }, TIME_ZONE),
  ),
  priceRange: v.picklist(['$', '$$', '$$$', '$$$$'], 'Write one to four dollar signs, from inexpensive to expensive.'),
  /** A callback is promised within this many minutes during business hours; null if none is promised. */
  callbackMinutes: v.nullable(
    wholeNumber('null for no promise, or within how many minutes you call back', 1, 240),
    null,
  ),
  /** What the company has behind it, as the home page claims it beside the reviews; null for no such claim. */
  experience: v.nullable(text('your experience, like "18 years of laying pavers", or null', 5, 50), null),
  /** How the company came to pavers, in a sentence with its period. In the band about hiring; null to leave it out. */
  background: v.nullable(text('how you came to pavers, in a sentence, or null', 1, 160), null),
  /** Whether there is a referral program. Its amounts and terms are in referrals.yaml. */
  referrals: yesOrNo('whether you pay for referrals'),
  /** Whether the contact form offers news and updates. */
  newsletter: yesOrNo('whether you send a newsletter'),
  /** Whether the home page says that the team is expanding. */
  hiring: yesOrNo('whether you are hiring'),
  copyrightYear: wholeNumber('the year of the copyright line', 2000, new Date().getFullYear()),
  /** What the company builds, in a few words that end a sentence. */
  work: text('what you build, in a few words, like "driveways, patios and pool decks"', 1, 70),
  /**
   * Who receives what visitors send. All of this reaches the browser, so it must contain only public identifiers, never
   * a password or a secret API key. `none`: nothing leaves the browser. LEAD_DELIVERY, LEAD_DELIVERY_KEY
   * and LEAD_DELIVERY_FILES in a build's environment override this. src/leads/delivery/readDelivery.ts checks it, because
   * each receiver has settings of its own.
   */
  leadDelivery: v.looseObject({ via: v.string(DELIVERY) }, DELIVERY),
  /** Tells programs that fill in forms from people; null if spam is no problem. */
  spamCheck: v.optional(
    v.nullable(
      v.strictObject(
        { via: v.literal('turnstile', 'Write "turnstile", the only spam check there is.'), siteKey },
        'Write {"via": "turnstile", "siteKey": "…"}, or null for no spam check.',
      ),
    ),
  ),
  /** Counts visits, and proves to search engines whose site it is. */
  tags: v.optional(tagsSchema),
  /** Set for the made-up company that the site comes with. Setup removes what only that company can say. */
  sample: v.optional(v.literal(true, 'Leave this line out: it is for the made-up company.')),
};

/** The facts that may be made up: those that a homeowner would rely on. */
const mayBeInvented = ['licenseNumber', ...Object.keys(optionalFactsSchema.entries)] as const;

export type CompanyFacts = v.InferOutput<v.StrictObjectSchema<typeof requiredFacts, undefined>>;

/** company.yaml: what every company has, its colors, the articles that its figures lead to, and optional facts. */
export const companySchema = v.strictObject({
  ...requiredFacts,
  /** Four colors from which src/css/palette.ts makes all others; left out for those of the project. */
  colors: v.optional(v.strictObject({ ground: color, mangrove: color, lagoon: color, terracotta: color })),
  /** The articles that publish figures, by the first part of the figures' keys. */
  figureArticles: v.optional(
    v.strictObject({
      costGuide: v.optional(articleFile),
      comparison: v.optional(articleFile),
      maintenance: v.optional(articleFile),
      poolDeck: v.optional(articleFile),
    }),
  ),
  ...optionalFactsSchema.entries,
  /** The names of facts that are made up, so that the site marks them and no build publishes them. */
  samples: v.optional(list(oneOf(mayBeInvented), 'the names of facts that are made up')),
});

/** pictures/logo.yaml: the mark, as an SVG file has it. */
export const logoSchema = v.strictObject({
  viewBox: text('the viewBox of the SVG file, like 0 0 30 30'),
  drawing: text('the shapes of the SVG file'),
});

export type BrandColors = NonNullable<v.InferOutput<typeof companySchema>['colors']>;

/** Returns those of the written facts that this schema has. */
const among = (written: v.InferOutput<typeof companySchema>, entries: object) =>
  Object.fromEntries(Object.entries(written).filter(([name]) => Object.hasOwn(entries, name)));

/** Returns the optional facts among those of company.yaml. */
export const optionalAmong = (written: v.InferOutput<typeof companySchema>): OptionalFacts =>
  among(written, optionalFactsSchema.entries);

/** Returns the facts that every company has. */
export const requiredAmong = (written: v.InferOutput<typeof companySchema>): CompanyFacts =>
  among(written, requiredFacts) as CompanyFacts;
