/** The links to an estimate and to a comparison. Their formats are public: people have shared such links. */

import { linkQuery, readLink, type LinkFormat, type SharedInput } from '../userInput/shareLink';
import {
  comparisonEntries,
  publishedComparison,
  readComparison,
  type ComparisonField,
  type ComparisonInput,
} from './comparison';
import { entriesOf, readProject, type ProjectField, type ProjectInput } from './project';

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
    material: {},
    wall: {},
    lights: {},
    firePits: {},
    seats: {},
    sealing: {},
    cleaning: {},
    restoration: {},
    city: {},
  },
  key: 'project',
  entriesOf,
  read: readProject,
};

const comparisonLink: LinkFormat<ComparisonField, ComparisonInput> = {
  param: 'comparison',
  version: '1',
  fields: {
    area: {},
    years: {},
    concreteInstalled: {},
    concreteUpkeep: {},
    paversInstalled: {},
    paversUpkeep: {},
    replacement: {},
  },
  entriesOf: comparisonEntries,
  read: readComparison,
};

/** Returns the query of a link that opens the estimator with this project: `estimate=1&project=pool-decks&…`. */
export function projectQuery(input: ProjectInput): string {
  return linkQuery(estimateLink, input);
}

/**
 * Reads the query of a URL.
 * @returns undefined if it contains no estimate; otherwise the project, with `defaults` for each invalid field
 */
export function readProjectQuery(query: string, defaults: ProjectInput): SharedInput<ProjectInput> | undefined {
  return readLink(estimateLink, query, () => defaults);
}

/** Returns the query of a link that opens the comparison with these figures. */
export function comparisonQuery(input: ComparisonInput): string {
  return linkQuery(comparisonLink, input);
}

/**
 * Reads the query of a URL.
 * @returns undefined if it contains no comparison; otherwise the comparison, with the published figure for each that is
 * invalid
 */
export function readComparisonQuery(query: string): SharedInput<ComparisonInput> | undefined {
  return readLink(comparisonLink, query, () => publishedComparison);
}
