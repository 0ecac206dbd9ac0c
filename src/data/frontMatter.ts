/** The fields of pages' and articles' front matter, with the message for each invalid value. */

import * as v from 'valibot';
import { areas } from './areas';
import { services } from './services';

const text = (what: string, minimum: number, maximum: number) =>
  v.pipe(
    v.string(`Write ${what}.`),
    v.trim(),
    v.minLength(minimum, (issue) => `Write at least ${minimum} characters; it has ${issue.input.length}.`),
    v.maxLength(maximum, (issue) => `Write at most ${maximum} characters; it has ${issue.input.length}.`),
  );

const faq = v.array(
  v.strictObject({
    question: text('the question', 8, 140),
    answer: text('the answer in plain text', 20, 700),
  }),
  'Write a list of entries, each with question and answer.',
);

const shared = {
  title: text('the title of the page', 10, 60),
  description: text('what the page gives its reader, for search results', 70, 160),
  keywords: v.pipe(
    v.array(v.string(), 'Write a list of keywords, as in: keywords: [paver patio, patio pavers].'),
    v.minLength(3, 'Write at least three keywords.'),
  ),
};

const heroFields = {
  headline: text('the headline of the page', 8, 60),
  lead: text('one or two sentences for under the headline', 40, 240),
};

const landingPage = {
  ...shared,
  ...heroFields,
  faq: v.optional(faq, []),
};

export const cityPage = v.strictObject({
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

export const servicePage = v.strictObject({
  ...landingPage,
  service: v.picklist(
    services.map((service) => service.id),
    `Name one of the services in src/data/services.ts: ${services.map((service) => service.id).join(', ')}.`,
  ),
});

export const plainPage = v.strictObject({
  ...landingPage,
  page: v.picklist(['referrals', 'privacy'], 'Name the kind of page: referrals or privacy.'),
});

const isoDate = v.pipe(
  v.union([v.date(), v.string()], 'Write the date as year-month-day, for example 2025-01-15.'),
  v.transform((value) => new Date(value)),
  v.check((value) => !Number.isNaN(value.getTime()), 'Write the date as year-month-day, for example 2025-01-15.'),
);

export const article = v.strictObject({
  ...shared,
  slug: v.pipe(
    v.string('Write the last part of the address, for example paver-lifespan-florida.'),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use only lowercase letters, digits and hyphens.'),
  ),
  excerpt: text('one or two sentences for the card', 40, 200),
  category: v.picklist(
    ['Buying Guide', 'Maintenance', 'Design Tips'],
    'Use one of the three categories: Buying Guide, Maintenance or Design Tips.',
  ),
  date: isoDate,
  dateText: text('the date as readers see it, for example January 2025', 4, 30),
  readTime: v.pipe(
    v.number('Write the minutes it takes to read the article, as a number.'),
    v.integer('Write whole minutes.'),
    v.minValue(1, 'Write at least 1 minute.'),
  ),
  companion: v.string('Write the slug of the article to read next.'),
  faq: v.pipe(faq, v.minLength(3, 'Write at least three questions.')),
  cta: v.strictObject({
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
  /** Title of the companion article, read from its own front matter. */
  readonly companionTitle: string;
};
/** A city page's front matter as its page receives it. */
export type CityFrontMatter = v.InferOutput<typeof cityPage>;
/** A city, service or plain page's front matter as its page receives it. */
export type LandingFrontMatter = CityFrontMatter | v.InferOutput<typeof servicePage | typeof plainPage>;
