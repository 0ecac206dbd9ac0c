/** The shapes of projects.yaml, gallery.yaml and reviews.yaml, with what their owner reads if one is wrong. */

import * as v from 'valibot';
import { isoMonth } from '../../words/format';
import { flag, list, text, wholeNumber } from './builders';
import { entriesOf, id } from './offers';

/** The service that was done, whose page shows it too; left out if it is none of the list. */
const service = v.optional(text('the id of a service'));

/** The entry is made up, to be replaced with a real one. */
const sample = flag;

/** A card of recent projects on the home page and on towns' pages. Its picture is `project-<id>`. */
export const projectSchema = v.strictObject({
  id,
  title: text('the title of the project', 1, 60),
  description: text('one or two sentences about the project', 1, 140),
  area: text('the id of the town'),
  service,
  sample,
});

const sentences = (what: string) => list(text(what), `${what}, one line each`);

/** A case study of /portfolio. Its picture is `case-study-<id>`. */
const caseStudy = v.strictObject({
  id,
  title: text('the title of the case study'),
  location: text('the town and its state, like "Cape Coral, FL"'),
  type: text('what was built, like "Paver Driveway"'),
  sqFt: wholeNumber('how many square feet were paved', 1, 1_000_000),
  days: wholeNumber('how many days it took', 1, 1000),
  /** Gain in the home's value, US dollars, which the page calls the company's own estimate. */
  valueAdd: v.optional(wholeNumber('the gain in dollars', 1, 10_000_000)),
  service,
  /** Ids of the catalog's products that were laid or built. */
  products: v.optional(list(text('the id of a product'), 'ids of products')),
  /** What its further pictures show, a few words for each; their ids are `case-study-<id>-1`, `-2` and so on. */
  details: v.optional(sentences('what a further picture shows')),
  /** There is a picture of the same view before the work; its id is `case-study-<id>-before`. */
  before: flag,
  description: text('the story of the job'),
  challenges: sentences('what was hard about it'),
  results: sentences('what it led to'),
  sample,
});

/** projects.yaml. */
export const projectsSchema = v.strictObject({
  projects: entriesOf(projectSchema, 'projects'),
  caseStudies: entriesOf(caseStudy, 'case studies'),
});

/** A picture of /gallery: `gallery-<id>`. */
const galleryPictureSchema = v.strictObject({
  id,
  title: text('the title of the picture', 1, 50),
  /** Town shown under the picture. */
  location: text('the town, without its state', 1, 30),
  /** What to look at in the picture, in a sentence or two below it. */
  note: v.optional(text('what to look at in the picture')),
  service,
  sample,
});

/** Two pictures of one place from the same spot, on the page of a service. */
const view = v.strictObject({
  service: text('the id of the service'),
  before: text('the id of the picture before the work'),
  after: text('the id of the picture after it'),
  /** What was wrong and what became of it, a few words beside the pictures. */
  note: v.optional(text('what changed between the two pictures', 1, 140)),
});

/** gallery.yaml. */
export const gallerySchema = v.strictObject({
  pictures: entriesOf(galleryPictureSchema, 'pictures'),
  beforeAfter: list(view, 'pairs of pictures', 0),
});

const MONTH = 'Write month and year, like March 2024.';

/** Returns a month as it sorts; an empty text if it is none. */
function sortable(written: string): string {
  try {
    return isoMonth(written);
  } catch {
    return '';
  }
}

const NAME = 'Write a first name, one letter and a period, like Linda M.';
const LOCATION = 'Write the town, a comma and the state, like Naples, FL.';

export const reviewSchema = v.strictObject({
  id,
  /** First name and the initial of the last name. */
  name: v.pipe(text('the name'), v.regex(/^\p{Lu}[\p{L} ’'-]* \p{Lu}\.$/u, NAME)),
  location: v.pipe(text('the town and its state'), v.regex(/^\p{L}[^,]{1,40}, (\p{Lu}{2}|\p{Lu}\p{L}+)$/u, LOCATION)),
  date: v.pipe(
    text('the month and year'),
    v.check((written) => sortable(written) !== '', MONTH),
    v.check((written) => sortable(written) <= new Date().toISOString(), 'Write a month that is over, or this one.'),
  ),
  rating: wholeNumber('the number of stars', 1, 5),
  text: text('what the customer wrote', 1, 600),
  projectType: text('what was built, like "Pool Deck"', 1, 40),
  service,
  /** The project or case study that it is about, whose picture stands beside it. */
  project: v.optional(text('the id of a project or a case study')),
  sample,
});

/** reviews.yaml. */
export const reviewsSchema = entriesOf(reviewSchema, 'reviews');
