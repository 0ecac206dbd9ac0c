/**
 * The link to a plan: the estimate, and the drawing of it if there is one. Both tools read the same address. The
 * estimator leaves the drawing's fields as they are, and the visualizer reads them (`visualizer/core/link.ts`).
 */

import { serviceById } from '../../../company/services';
import { PLAN_PARAM } from '../../../userInput/planParam';
import { linkQuery, readLink, type Entries, type LinkParams, type SharedInput } from '../../../userInput/shareLink';
import { allSides, sideLabels } from './area';
import { entriesOf, fill, pickEntries, readProject, type ProjectField, type ProjectInput } from './project';
import { allCounted, allWanted } from './rules';

/** What only the drawing has: the estimate has its project and its size, too. */
export const drawingFields = [
  'product',
  'pattern',
  'blend',
  'border',
  'borderBlend',
  'joint',
  'copingBlend',
  'wallProduct',
] as const;

export type DrawingField = (typeof drawingFields)[number];
export type PlanField = ProjectField | DrawingField;

// Sides of two areas do not go together.
const together = [...allSides, 'example', 'shape'] as const;

export const planLink: LinkParams<PlanField> & { readonly together: readonly PlanField[] } = {
  param: PLAN_PARAM,
  version: '1',
  fields: ['project', 'city', 'material', ...allCounted, ...allWanted, ...drawingFields, ...together],
  together,
};

/** What each field of the estimate is called, to say which ones of a link could not be read. */
export const projectLabels: Readonly<Record<ProjectField, string>> = {
  project: 'Project',
  city: 'City',
  material: 'Material',
  ...fill([...allCounted, ...allWanted], 'Extras'),
  ...sideLabels,
  example: 'Area',
  shape: 'Area',
};

/**
 * Returns the query of a link to an estimate, and to its drawing: `plan=1&project=pool-decks&…`.
 * @param plan has the drawing's entries, if there is one
 */
export function planQuery(input: ProjectInput, plan: Entries<PlanField> = {}): string {
  return linkQuery(planLink, { ...entriesOf(input), ...pickEntries(drawingFields, plan) });
}

/** Returns the address of the estimator on the page of a project's service, with this project and its drawing. */
export function estimatorPath(input: ProjectInput, plan?: Entries<PlanField>): string {
  return `${serviceById(input.project).path}?${planQuery(input, plan)}#estimate`;
}

/**
 * Reads the estimate in the query of a URL.
 * @returns undefined if it contains no plan; otherwise the project, with `defaults` for each invalid field
 */
export function readPlanQuery(query: string, defaults: ProjectInput): SharedInput<PlanField, ProjectInput> | undefined {
  return readLink<PlanField, ProjectInput>({ ...planLink, entriesOf, read: readProject }, query, () => defaults);
}
