/**
 * Which parts this company's site has. A part that is absent is nowhere: no page, menu entry, form field, text or
 * structured data. Islands and forms ask `business` for the parts that are facts of company.yaml, because the lists that
 * this module counts would come with their scripts.
 */

import { business } from './business';
import { articleSlugs, drafts } from './facts';
import { gallery } from './gallery';
import { extraPrices, hasPrice } from './pricing';
import { caseStudies, projectCards } from './projects';
import { reviews } from './reviews';

/** The extras that the company builds, each with a price in prices.yaml. */
const extras = Object.fromEntries(
  Object.entries(extraPrices).map(([extra, price]) => [extra, hasPrice(price)]),
) as Record<keyof typeof extraPrices, boolean>;

export const siteParts = {
  /** The referral program: its page, its links and its passages elsewhere. */
  referrals: business.referrals,
  /** The box of the contact form that signs a visitor up for news. */
  newsletter: business.newsletter,
  /** Links and words for sending text messages. */
  texts: business.texts,
  /** The band about jobs on the home page. */
  hiring: business.hiring,
  /** The cards of recent projects on the home page and on city pages. */
  projects: projectCards.length > 0,
  /** The portfolio. */
  caseStudies: caseStudies.length > 0,
  gallery: gallery.length > 0,
  /** The page of reviews, and their average on every page. */
  reviews: reviews.length > 0,
  /** The articles, their index and their feeds. */
  blog: articleSlugs.length > 0,
  /** Repairs of pavers that are there: their page, and what texts say of them. */
  repairs: hasPrice('maintenance.minorRepairs'),
  ...extras,
  /** What is built along with paving, whichever of it. */
  extras: Object.values(extras).some(Boolean),
} satisfies Readonly<Record<string, boolean>>;

type SitePart = keyof typeof siteParts;

/** The part that a page belongs to, by the page's route. Any other page is always there. */
const partOfPage: Readonly<Record<string, SitePart>> = {
  '/referrals': 'referrals',
  '/portfolio': 'caseStudies',
  '/gallery': 'gallery',
  '/testimonials': 'reviews',
  '/blog': 'blog',
};

/** The routes of the pages that this site lacks. The build leaves their files out. */
export const absentPages: readonly string[] = [
  ...Object.keys(partOfPage).filter((route) => !siteParts[partOfPage[route]]),
  ...drafts,
];
