/**
 * The facts of the company that is built, as its folder has them (COMPANY, or `company`). Each build writes what this module
 * exports into one without a file system, which pages and browsers have in its place (src/plugins/companyFacts.ts).
 */

import { folders } from './load/folders';
import { loadCompany } from './load/load';

export const {
  articleSlugs,
  beforeAfter,
  brandColors,
  caseStudies,
  colorFamilies,
  company,
  countyPages,
  drafts,
  figurePages,
  firePits,
  footerPages,
  gallery,
  logo,
  madeUpFacts,
  madePictures,
  measures,
  missingPrices,
  optionalFacts,
  pictures,
  prices,
  products,
  projects,
  questions,
  redirects,
  referralProgram,
  referralTexts,
  reviews,
  sealing,
  serviceDetails,
  services,
  tones,
  townDetails,
  towns,
} = loadCompany(folders.company);
