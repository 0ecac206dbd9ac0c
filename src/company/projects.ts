/** The case studies of /portfolio and the project cards of the home and city pages. */

import { formatDollars } from '../words/format';
import { caseStudies as studies, projects } from './facts';
export const caseStudies = studies.map((study) => ({
  ...study,
  results: [
    ...study.results,
    ...(study.valueAdd
      ? [`Added value, by our estimate and not an appraiser’s: ${formatDollars(study.valueAdd)}.`]
      : []),
  ],
  picture: `case-study-${study.id}`,
  /** The picture of the same view before the work. */
  before: study.before && `case-study-${study.id}-before`,
  /** Further pictures, with their captions. */
  details: (study.details ?? []).map((title, index) => ({ title, picture: `case-study-${study.id}-${index + 1}` })),
}));

export type CaseStudy = (typeof caseStudies)[number];

export const projectCards = projects.map((card) => ({
  ...card,
  picture: `project-${card.id}`,
}));

export type ProjectCard = (typeof projectCards)[number];
