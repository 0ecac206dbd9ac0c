/** The fields of pages' and articles' front matter, with the message for each invalid value. */

import * as v from 'valibot';
import { areas } from './areas';
import { services } from './services';

const text = (what: string, minimum: number, maximum: number) =>
  v.pipe(
    v.string(`Write ${what}, in ${minimum} to ${maximum} characters.`),
    v.trim(),
    v.minLength(minimum, (issue) => `Write at least ${minimum} characters; it has ${issue.input.length}.`),
    v.maxLength(maximum, (issue) => `Write at most ${maximum} characters; it has ${issue.input.length}.`),
  );

/**
 * An object of these fields and no others. A missing field is asked for in the words of its own schema. `others` are
 * fields that would make it another kind of page, for the message about an unknown field.
 */
function fields<Fields extends v.ObjectEntries>(entries: Fields, others: readonly string[] = []) {
  return v.strictObject(entries, ({ expected, path = [] }) => {
    const field = String(path.at(-1)?.key);
    if (expected === 'Object') return 'Write the fields below it, each on a line of its own.';
    if (expected === 'never') return noSuchField(field, [...Object.keys(entries), ...others]);
    const [issue] = v.safeParse(entries[field], undefined).issues ?? [];
    return `Missing. ${issue?.message ?? ''}`;
  });
}

/** Former article fields, with what each is now derived from. */
const derived: Readonly<Record<string, string>> = {
  slug: "the address is the file's name",
  dateText: 'readers see the month and year of `date`',
  readTime: 'the minutes follow from the length of the text',
};

function noSuchField(field: string, known: readonly string[]): string {
  if (Object.hasOwn(derived, field)) return `Remove it: ${derived[field]}.`;
  return `There is no such field. Remove it, or correct its name; the fields are ${known.join(', ')}.`;
}

const faq = v.array(
  fields({
    question: text('the question', 8, 140),
    answer: text('the answer in plain text', 20, 700),
  }),
  'Write a list of entries, each with `question` and `answer`.',
);

const shared = {
  title: text('the title of the page', 10, 60),
  description: text('what the page gives its reader, for search results', 70, 160),
  keywords: v.pipe(
    v.array(v.string(), 'Write a list of keywords, as in: keywords: [paver patio, patio pavers].'),
    v.minLength(3, 'Write at least three keywords.'),
  ),
};

const landingPage = {
  ...shared,
  headline: text('the headline of the page', 8, 60),
  lead: text('one or two sentences for under the headline', 40, 240),
  faq: v.optional(faq, []),
};

export const cityPage = fields({
  ...landingPage,
  area: v.picklist(
    areas.map((area) => area.id),
    `Name one of the areas in src/data/areas.ts: ${areas.map((area) => area.id).join(', ')}.`,
  ),
  form: v.optional(
    v.literal('contact', 'Write contact for the contact form, or leave the field out for the estimate form.'),
  ),
  projects: v.optional(v.literal(true, 'Write true to show recent projects nearby, or leave the field out.')),
  footer: v.optional(v.literal('small', 'Write small for a footer without its lists, or leave the field out.')),
});

export const servicePage = fields({
  ...landingPage,
  service: v.picklist(
    services.map((service) => service.id),
    `Name one of the services in src/data/services.ts: ${services.map((service) => service.id).join(', ')}.`,
  ),
});

export const plainPage = fields(
  {
    ...landingPage,
    keywords: v.optional(landingPage.keywords),
    headline: v.optional(landingPage.headline),
    lead: v.optional(landingPage.lead),
    page: v.optional(
      v.picklist(['referrals', 'privacy'], 'Write referrals or privacy on these two pages, or leave the field out.'),
    ),
  },
  ['area', 'service'],
);

const DATE_RULE = 'Write year, month and day with hyphens, without quotes, as in: date: 2025-01-15.';

/** Corrects a date written the American way; to anything else it gives the rule. */
function correctDate(written: unknown): string {
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(String(written).trim()) ?? [];
  if (!month || !day || !year) return DATE_RULE;
  return `Write ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}, if you mean month ${Number(month)}, day ${Number(day)}.`;
}

/** YAML parses a date only in ISO form; anything else arrives as a string, which `new Date` would guess at. */
const isoDate = v.date(({ input }) =>
  input === undefined ? DATE_RULE : `"${String(input)}" is not clear. ${correctDate(input)}`,
);

export const article = fields({
  ...shared,
  excerpt: text('one or two sentences for the card', 40, 200),
  category: v.picklist(
    ['Buying Guide', 'Maintenance', 'Design Tips'],
    'Use one of the three categories: Buying Guide, Maintenance or Design Tips.',
  ),
  date: isoDate,
  card: v.optional(v.literal(false, 'Write false to keep the article off /blog, or leave the field out.')),
  companion: v.string("Write the file's name, without .mdx, of the article to read next."),
  faq: v.pipe(faq, v.minLength(3, 'Write at least three questions.')),
  cta: fields({
    title: text('the headline of the closing call to action', 8, 70),
    description: text('one sentence for under it', 20, 200),
    secondary: v.picklist(
      ['Get Free Quote', 'Get Free Consultation', 'Get Free Estimate'],
      'Use Get Free Quote, Get Free Consultation or Get Free Estimate.',
    ),
  }),
});

/** An article's front matter as its page receives it, checked. */
export type Article = v.InferOutput<typeof article> & {
  /** Last part of its address: the file's name. */
  readonly slug: string;
  /** Month and year of its date. */
  readonly dateText: string;
  /** Minutes that reading it takes. */
  readonly readTime: number;
  /** Title of the companion article, read from its own front matter. */
  readonly companionTitle: string;
};
/** A city page's front matter as its page receives it. */
export type CityFrontMatter = v.InferOutput<typeof cityPage>;
/** A service page's front matter as its page receives it. */
export type ServiceFrontMatter = v.InferOutput<typeof servicePage>;
/** A plain page's front matter as its page receives it. */
export type PlainFrontMatter = v.InferOutput<typeof plainPage>;
/** The front matter of any page written in MDX. */
export type LandingFrontMatter = CityFrontMatter | ServiceFrontMatter | PlainFrontMatter;
