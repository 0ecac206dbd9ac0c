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

function inBusiness(business: Business): Placeholder[] {
  const where = (field: string) => `company.yaml: ${field}`;
  const found: Placeholder[] = [];
  if (business.name === SAMPLE_NAME) {
    found.push({
      what: `company name "${business.name}"`,
      where: where('name'),
      fix: 'Write the name of the company.',
    });
  }
  if (RESERVED_NUMBER.test(business.phone.e164)) {
    found.push({
      what: `phone number ${business.phone.display}`,
      where: where('phone'),
      fix: 'Write the real number, as visitors should read it.',
    });
  }
  if (RESERVED_HOST.test(new URL(business.url).hostname)) {
    found.push({
      what: `host ${business.url}`,
      where: where('url'),
      fix: 'Write the address where the site is published, with https:// and no slash at the end.',
    });
  }
  if (RESERVED_HOST.test(business.email)) {
    found.push({
      what: `email address ${business.email}`,
      where: where('email'),
      fix: 'Write an address that somebody checks.',
    });
  }
  for (const [network, address] of Object.entries(business.social)) {
    if (address.includes(SAMPLE_HANDLE)) {
      found.push({
        what: `${network} page ${address}`,
        where: where(network),
        fix: "Write the address of the company's own page.",
      });
    }
  }
  return found;
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
      .filter((review) => review.sample)
      .map(({ id, name }) => ({
        what: `sample review of ${name}`,
        where: `reviews.yaml: ${id}`,
        fix: "Replace it with a customer's own words, used with permission, and remove `sample`.",
      })),
    ...caseStudies
      .filter((study) => study.sample)
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
