/** Finds placeholders and samples among the company's facts: what is not true of the company yet. */

import { business as ownBusiness, type Business } from '../company/business';
import { madeUpFacts as ownMadeUpFacts } from '../company/facts';
import { gallery as ownGallery, type GalleryItem } from '../company/gallery';
import {
  caseStudies as ownCaseStudies,
  projectCards as ownProjectCards,
  type CaseStudy,
  type ProjectCard,
} from '../company/projects';
import { reviews as ownReviews, type Review } from '../company/reviews';

export interface Placeholder {
  /** The placeholder, with its value. */
  readonly what: string;
  /** File and field. */
  readonly where: string;
  /** What to write instead. */
  readonly fix: string;
}

/** The facts to search. */
export interface Facts {
  readonly business: Business;
  /** The names of made-up facts in company.yaml. */
  readonly madeUpFacts: readonly string[];
  readonly reviews: readonly Review[];
  readonly caseStudies: readonly CaseStudy[];
  readonly projectCards: readonly ProjectCard[];
  readonly gallery: readonly GalleryItem[];
}

/** The North American Numbering Plan reserves 555-0100 to 555-0199 for fiction. */
const RESERVED_NUMBER = /55501\d\d$/;
/** RFC 2606 reserves this top-level domain for documentation. */
const RESERVED_HOST = /\.example$/;
const SAMPLE_NAME = 'Saltmarsh Pavers';
const SAMPLE_HANDLE = 'saltmarshpavers';

function inBusiness({ name, phone, url, email, social }: Business): Placeholder[] {
  const checks: readonly (readonly [isPlaceholder: boolean, what: string, field: string, fix: string])[] = [
    [name === SAMPLE_NAME, `company name "${name}"`, 'name', 'Write the name of the company.'],
    [
      RESERVED_NUMBER.test(phone.e164),
      `phone number ${phone.display}`,
      'phone',
      'Write the real number, as visitors should read it.',
    ],
    [
      RESERVED_HOST.test(new URL(url).hostname),
      `host ${url}`,
      'url',
      'Write the address where the site is published, with https:// and no slash at the end.',
    ],
    [RESERVED_HOST.test(email), `email address ${email}`, 'email', 'Write an address that somebody checks.'],
    ...Object.entries(social).map(
      ([network, address]) =>
        [
          address.includes(SAMPLE_HANDLE),
          `${network} page ${address}`,
          network,
          "Write the address of the company's own page.",
        ] as const,
    ),
  ];
  return checks.flatMap(([isPlaceholder, what, field, fix]) =>
    isPlaceholder ? [{ what, where: `company.yaml: ${field}`, fix }] : [],
  );
}

/** One entry for all samples of a list, as they are replaced together with their pictures. */
function inList(
  list: readonly { readonly id: string; readonly sample?: true }[],
  { what, file, fix }: { readonly what: string; readonly file: string; readonly fix: string },
): Placeholder[] {
  const samples = list.filter(({ sample }) => sample);
  if (samples.length === 0) return [];
  return [
    {
      what: `${samples.length} of ${list.length} ${what} are samples`,
      where: `${file}: ${samples.map(({ id }) => id).join(', ')}`,
      fix,
    },
  ];
}

/** Everything in the facts that is a placeholder, in the order of the files; empty once the facts are real. */
export function listPlaceholders({
  business = ownBusiness,
  madeUpFacts = ownMadeUpFacts,
  reviews = ownReviews,
  caseStudies = ownCaseStudies,
  projectCards = ownProjectCards,
  gallery = ownGallery,
}: Partial<Facts> = {}): readonly Placeholder[] {
  return [
    ...inBusiness(business),
    ...madeUpFacts.map((name) => ({
      what: `made-up fact "${name}"`,
      where: `company.yaml: ${name}`,
      fix: 'Write what is true of the company or remove the fact, and take its name out of `samples`.',
    })),
    ...reviews
      .filter(({ sample }) => sample)
      .map(({ id, name }) => ({
        what: `sample review of ${name}`,
        where: `reviews.yaml: ${id}`,
        fix: "Replace it with a customer's own words, used with permission, and remove `sample`.",
      })),
    ...caseStudies
      .filter(({ sample }) => sample)
      .map(({ id, title }) => ({
        what: `sample case study "${title}"`,
        where: `projects.yaml: ${id}`,
        fix: 'Replace it with the story of a real job and remove `sample`.',
      })),
    ...inList(projectCards, {
      what: 'recent projects',
      file: 'projects.yaml',
      fix: 'Replace each one with a job of your own, photograph included, and remove its `sample`.',
    }),
    ...inList(gallery, {
      what: 'gallery pictures',
      file: 'gallery.yaml',
      fix: 'Replace title, town and picture with those of a job of your own, and remove its `sample`.',
    }),
  ];
}
