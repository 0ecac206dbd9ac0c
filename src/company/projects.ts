/** The case studies of /portfolio and the project cards of the home and city pages. */

import { formatDollars } from '../words/format';
import { caseStudies as studies, projects } from './facts';
import type { Company } from './load/load';

type CaseStudyEntry = Readonly<Company['caseStudies'][number]>;

/** A further picture of a case study, with its caption. */
interface Detail {
  readonly title: string;
  readonly picture: string;
}

export interface CaseStudy extends Omit<CaseStudyEntry, 'details' | 'before'> {
  readonly picture: string;
  /** The picture of the same view before the work. */
  readonly before?: string;
  readonly details: readonly Detail[];
}

export const caseStudies: readonly CaseStudy[] = studies.map((study) => ({
  ...study,
  results: [
    ...study.results,
    ...(study.valueAdd
      ? [`Added value, by our estimate: ${formatDollars(study.valueAdd)}. Nobody has appraised it.`]
      : []),
  ],
  picture: `case-study-${study.id}`,
  before: study.before && `case-study-${study.id}-before`,
  details: (study.details ?? []).map((title, index) => ({ title, picture: `case-study-${study.id}-${index + 1}` })),
}));

export interface ProjectCard extends Readonly<Company['projects'][number]> {
  readonly picture: string;
}

export const projectCards: readonly ProjectCard[] = projects.map((card) => ({
  ...card,
  picture: `project-${card.id}`,
}));
