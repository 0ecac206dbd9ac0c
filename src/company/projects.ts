/** The case studies of /portfolio and the project cards of the home and city pages. */

import { caseStudies as studies, projects } from './facts';
export const caseStudies = studies.map((study) => ({
  ...study,
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
