/** The paver guide that the pop-up offers: a PDF made from this data whenever the site is built (src/guide). */

import { business } from '../company/business';
import { withoutThe } from '../words/numberWords';
import { withBaseUrl } from '../company/site';

const region = withoutThe(business.region);

export const guide = {
  title: `The ${region} paver guide`,
  /** Name of the file that visitors save. */
  file: `${region.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-paver-guide.pdf`,
} as const;

/** File name of what its cover shows, at the root of the site. */
export const GUIDE_COVER_FILE = 'guide-cover.svg';

/** Path of the guide on this site. */
export const guidePath = withBaseUrl(`/${guide.file}`);

/** Text of the link to the guide, with its format. */
export const guideLinkText = 'Download the guide (PDF)';
