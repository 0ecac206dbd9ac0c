/** Finds placeholders and samples among the company's facts: what is not true of the company yet. */

import { business } from '../company/business';
import { madeUpFacts } from '../company/facts';
import { gallery } from '../company/gallery';
import { caseStudies, projectCards } from '../company/projects';
import { reviews } from '../company/reviews';

export interface Placeholder {
  /** The placeholder, with its value. */
  readonly what: string;
  /** File and field. */
  readonly where: string;
  /** What to write instead. */
  readonly fix: string;
}

type Check = readonly [isPlaceholder: boolean | undefined, what: string, where: string, fix: string];

/** Returns what these checks have found. */
export const placeholdersIn = (checks: readonly Check[]): readonly Placeholder[] =>
  checks.flatMap(([isPlaceholder, what, where, fix]) => (isPlaceholder ? [{ what, where, fix }] : []));

/** The North American Numbering Plan reserves 555-0100 to 555-0199 for fiction. */
const RESERVED_NUMBER = /55501\d\d$/;
/** RFC 2606 reserves this top-level domain for documentation. */
const RESERVED_HOST = /\.example$/;
const SAMPLE_NAME = 'Saltmarsh Pavers';
const SAMPLE_HANDLE = 'saltmarshpavers';

type List = readonly { readonly id: string; readonly sample?: true }[];

/** One entry for all samples of a list, as they are replaced together with their pictures. */
function inList(list: List, what: string, file: string, fix: string): Check {
  const samples = list.filter(({ sample }) => sample);
  const where = `${file}: ${samples.map(({ id }) => id).join(', ')}`;
  return [samples.length > 0, `${samples.length} of ${list.length} ${what} are samples`, where, fix];
}

/** The facts to search. */
const own = { business, madeUpFacts, reviews, caseStudies, projectCards, gallery };

/** Everything in the facts that is a placeholder, in the order of the files; empty once the facts are real. */
export function listPlaceholders(facts: Partial<typeof own> = {}): readonly Placeholder[] {
  const all = { ...own, ...facts };
  const { name, phone, url, email, social } = all.business;
  return placeholdersIn([
    [name === SAMPLE_NAME, `company name "${name}"`, 'company.yaml: name', 'Write the name of the company.'],
    [
      RESERVED_NUMBER.test(phone.e164),
      `phone number ${phone.display}`,
      'company.yaml: phone',
      'Write the real number, as visitors should read it.',
    ],
    [
      RESERVED_HOST.test(new URL(url).hostname),
      `host ${url}`,
      'company.yaml: url',
      'Write the address where the site is published, with https:// and no slash at the end.',
    ],
    [
      RESERVED_HOST.test(email),
      `email address ${email}`,
      'company.yaml: email',
      'Write an address that somebody checks.',
    ],
    ...Object.entries(social).map(([network, address]): Check => {
      const fix = "Write the address of the company's own page.";
      return [address.includes(SAMPLE_HANDLE), `${network} page ${address}`, `company.yaml: ${network}`, fix];
    }),
    ...all.madeUpFacts.map((fact): Check => {
      const fix = 'Write what is true of the company or remove the fact, and take its name out of `samples`.';
      return [true, `made-up fact "${fact}"`, `company.yaml: ${fact}`, fix];
    }),
    ...all.reviews.map(({ id, name: customer, sample }): Check => {
      const fix = "Replace it with a customer's own words, used with permission, and remove `sample`.";
      return [sample, `sample review of ${customer}`, `reviews.yaml: ${id}`, fix];
    }),
    ...all.caseStudies.map(({ id, title, sample }): Check => {
      const fix = 'Replace it with the story of a real job and remove `sample`.';
      return [sample, `sample case study "${title}"`, `projects.yaml: ${id}`, fix];
    }),
    inList(
      all.projectCards,
      'recent projects',
      'projects.yaml',
      'Replace each one with a job of your own, photograph included, and remove its `sample`.',
    ),
    inList(
      all.gallery,
      'gallery pictures',
      'gallery.yaml',
      'Replace title, town and picture with those of a job of your own, and remove its `sample`.',
    ),
  ]);
}
