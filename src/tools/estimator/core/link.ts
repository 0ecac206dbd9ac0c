/** The link to an estimate. The format is public: people have shared such links. */

import { serviceById } from '../../../company/services';
import { linkQuery, readLink, type LinkField, type LinkFormat, type SharedInput } from '../../../userInput/shareLink';
import { entriesOf, readProject, type ProjectField, type ProjectInput } from './project';
import { allCounted, allWanted, type CountedExtra, type WantedExtra } from './rules';

// Sides of two areas do not go together.
const area = { group: 'area' } as const;

const estimateLink: LinkFormat<ProjectField, ProjectInput> = {
  param: 'estimate',
  version: '1',
  fields: {
    project: {},
    shape: area,
    length: area,
    width: area,
    cornerLength: area,
    cornerWidth: area,
    poolLength: area,
    poolWidth: area,
    diameter: area,
    squareFeet: area,
    linearFeet: area,
    pieces: area,
    material: {},
    ...(Object.fromEntries([...allCounted, ...allWanted].map((id) => [id, {}])) as Record<
      CountedExtra | WantedExtra,
      LinkField
    >),
    city: {},
  },
  key: 'project',
  entriesOf,
  read: readProject,
};

/** Returns the query of a link that opens the estimator with this project: `estimate=1&project=pool-decks&…`. */
export function projectQuery(input: ProjectInput): string {
  return linkQuery(estimateLink, input);
}

/** Returns the address of the estimator on the page of a project's service, with this project. */
export function estimatorPath(input: ProjectInput): string {
  return `${serviceById(input.project).path}?${projectQuery(input)}#estimate`;
}

/**
 * Reads the query of a URL.
 * @returns undefined if it contains no estimate; otherwise the project, with `defaults` for each invalid field
 */
export function readProjectQuery(query: string, defaults: ProjectInput): SharedInput<ProjectInput> | undefined {
  return readLink(estimateLink, query, () => defaults);
}
