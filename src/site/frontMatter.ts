/** The fields of pages' and articles' front matter, with the message for each invalid value. */

import * as v from 'valibot';
import { areas } from '../company/areas';
import { business } from '../company/business';
import type { ArticleToolName } from './articleTools';
import { list, text } from '../company/schemas/builders';
import { services } from '../company/services';

/** Fields that follow from something else, so that nobody writes them. */
export const derivedFields: Readonly<Record<string, string>> = {
  slug: "the address is the file's name",
  dateText: 'readers see the month and year of `date`',
  updatedText: 'readers see the month and year of `updated`',
  last_update: 'the day of the last change is `updated`, or else `date`',
  readTime: 'the minutes follow from the length of the text',
  tool: 'it follows from the components in the text',
  pictures: 'they follow from the pictures in the text',
};

/** The shortest and the longest text of a field, in characters. */
export const lengths = {
  title: [10, 60],
  description: [70, 160],
  excerpt: [40, 200],
  answer: [80, 300],
} as const;

/** The categories of articles. */
export const categories = ['Buying Guide', 'Maintenance', 'Design Tips'] as const;

/** Questions with their answers, at least this many. */
const faq = (least: number) =>
  list(
    v.strictObject({
      question: text('the question', 8, 140),
      answer: text('the answer in plain text', 20, 700),
    }),
    'entries, each with `question` and `answer`',
    least,
  );

/** Keeps a page or an article that is not written yet out of the site. */
const draft = v.optional(v.boolean('Write true as long as the site must not have it, or leave the field out.'));

const shared = {
  title: text('the title of the page', ...lengths.title),
  description: text('what the page gives its reader, for search results', ...lengths.description),
  keywords: list(
    text('a keyword, in quotes if it is a number'),
    'keywords, as in: keywords: [paver patio, patio pavers, paver colors]',
    3,
  ),
};

const landingPage = {
  ...shared,
  headline: text('the headline of the page', 8, 60),
  lead: text('one or two sentences for under the headline', 40, 240),
  faq: v.optional(faq(0), []),
};

export const cityPage = v.strictObject({
  ...landingPage,
  draft,
  area: v.picklist(
    areas.map((area) => area.id),
    `Name one of the towns in towns.yaml: ${areas.map((area) => area.id).join(', ')}.`,
  ),
  priceFactors: v.optional(text('what moves the price in this town, in a sentence or two', 40, 240)),
  form: v.optional(
    v.literal('contact', 'Write contact for the contact form, or leave the field out for the estimate form.'),
  ),
  footer: v.optional(v.literal('small', 'Write small for a footer without its lists, or leave the field out.')),
});

export const servicePage = v.strictObject({
  ...landingPage,
  service: v.picklist(
    services.map((service) => service.id),
    `Name one of the services in services.yaml: ${services.map((service) => service.id).join(', ')}.`,
  ),
  estimatorTitle: v.optional(text('the heading of the estimator', 8, 60)),
  formTitle: v.optional(text('the heading of the form', 8, 60)),
});

export const plainPage = v.strictObject({
  ...landingPage,
  draft,
  keywords: v.optional(landingPage.keywords),
  headline: v.optional(landingPage.headline),
  lead: v.optional(landingPage.lead),
  page: v.optional(
    v.picklist(
      ['referrals', 'privacy', 'accessibility'],
      'Write referrals, privacy or accessibility on these three pages, or leave the field out.',
    ),
  ),
  picture: v.optional(text('the id of the picture beside the headline', 3, 80)),
  county: v.optional(
    v.picklist(business.counties, `Name one of the counties in company.yaml: ${business.counties.join(', ')}.`),
  ),
  footerLink: v.optional(text('the words of the link in the footer', 3, 30)),
  // Listed in the message about a misspelled field: a page with one of them is a city or service page.
  area: v.optional(v.never('Name one of the towns in towns.yaml.')),
  service: v.optional(v.never('Name one of the services in services.yaml.')),
});

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

export const article = v.strictObject({
  ...shared,
  draft,
  excerpt: text('one or two sentences for the card', ...lengths.excerpt),
  answer: text('the answer to the headline, with its price or verdict', ...lengths.answer),
  category: v.picklist(categories, `Use one of the categories: ${categories.join(', ')}.`),
  date: isoDate,
  updated: v.optional(isoDate),
  card: v.optional(
    v.literal(false, 'Write false to give the article a link on /blog instead of a card, or leave the field out.'),
  ),
  service: v.optional(
    v.picklist(
      services.map(({ id }) => id),
      ({ input }) =>
        `You don't offer "${String(input)}". Delete this article, or leave the field out if it is about other services, too.`,
    ),
  ),
  companion: v.optional(
    v.string("Write the file's name, without .mdx, of the article to read next, or leave the field out."),
  ),
  faq: faq(3),
  cta: v.strictObject({
    title: text('the headline of the closing call to action', 8, 70),
    description: text('one sentence for under it', 20, 200),
    secondary: v.picklist(
      ['Get Free Quote', 'Get Free Consultation', 'Get Free Estimate'],
      'Use Get Free Quote, Get Free Consultation or Get Free Estimate.',
    ),
    offer: v.optional(text('what a free estimate brings this reader, for the middle of the article', 20, 140)),
  }),
});

/** An article's front matter as its page receives it, checked. */
export type Article = v.InferOutput<typeof article> & {
  /** Last part of its address: the file's name. */
  readonly slug: string;
  /** Month and year of its date. */
  readonly dateText: string;
  /** Month and year of its last change; undefined if it has not changed. */
  readonly updatedText?: string;
  /** Minutes that reading it takes. */
  readonly readTime: number;
  /** The first of its tools, which its page links to below the headline. */
  readonly tool?: ArticleToolName;
  /** The ids of the pictures in its text. */
  readonly pictures: readonly string[];
};

/** What cards show of an article. */
export type ArticleSummary = Pick<Article, 'title' | 'slug' | 'excerpt' | 'category' | 'dateText' | 'readTime'>;

/** What src/plugins/relateArticles.ts adds to the front matter in an article's metadata. */
export interface RelatedArticles {
  readonly related: readonly ArticleSummary[];
}

/** A city page's front matter as its page receives it. */
export type CityFrontMatter = v.InferOutput<typeof cityPage>;
/** A service page's front matter as its page receives it. */
export type ServiceFrontMatter = v.InferOutput<typeof servicePage>;
/** A plain page's front matter as its page receives it. */
export type PlainFrontMatter = Omit<v.InferOutput<typeof plainPage>, 'area' | 'service'>;
/** The front matter of any page written in MDX. */
export type LandingFrontMatter = CityFrontMatter | ServiceFrontMatter | PlainFrontMatter;
