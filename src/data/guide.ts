/** The paver guide that the pop-up offers: a PDF made from these data whenever the site is built (src/guide). */

import { business } from './business';

export const guide = {
  title: `The ${business.region} paver guide`,
  /** Name under which visitors save it. */
  file: 'southwest-florida-paver-guide.pdf',
} as const;

/** Address of the guide on this site. */
export const guidePath = `/${guide.file}`;

/** What the link to the guide says: what comes, and in which form. */
export const guideLinkText = 'Download the guide (PDF)';
