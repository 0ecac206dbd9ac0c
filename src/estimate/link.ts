/**
 * Reads and writes links that contain the input of a tool, so that a result can be shared. The version comes first; any
 * field that is unknown, out of bounds or from an older version falls back to the tool's default.
 */

import { sideLabels, type Side } from './area';
import { entriesOf, readProject, type ProjectField, type ProjectInput } from './project';

/** Query parameter of a link to an estimate; its value is the version of the format. */
const ESTIMATE_PARAM = 'estimate';
const VERSION = '1';

const areaFields: readonly ProjectField[] = ['shape', ...(Object.keys(sideLabels) as Side[])];
const isAreaField = (field: ProjectField) => areaFields.includes(field);

/** The tools write no query longer than this. */
const MAX_QUERY = 1000;

/** Returns the query of a link that opens the estimator with this project: `estimate=1&project=pool-decks&…`. */
export function projectQuery(input: ProjectInput): string {
  return new URLSearchParams({ [ESTIMATE_PARAM]: VERSION, ...entriesOf(input) }).toString();
}

export interface SharedProject {
  readonly input: ProjectInput;
  /** Whether part of the link could not be used. */
  readonly repaired: boolean;
}

/**
 * Reads the query of a URL.
 * @returns undefined if it contains no estimate; otherwise the project, with `defaults` for each invalid field
 */
export function readProjectQuery(query: string, defaults: ProjectInput): SharedProject | undefined {
  const params = new URLSearchParams(query);
  const version = params.get(ESTIMATE_PARAM);
  if (version === null) return undefined;
  if (version !== VERSION || query.length > MAX_QUERY) return { input: defaults, repaired: true };

  const first = readProject((field) => params.get(field) ?? undefined);
  if ('input' in first) return { input: first.input, repaired: false };
  const fallback = entriesOf(defaults);
  const wrong = Object.keys(first.errors) as ProjectField[];
  // One invalid side resets the whole shape, because sides of two areas do not go together.
  const spoiled = new Set([...wrong, ...(wrong.some(isAreaField) ? areaFields : [])]);
  const keep = (field: ProjectField) => !wrong.includes('project') && !spoiled.has(field);
  const second = readProject((field) => (keep(field) ? (params.get(field) ?? undefined) : fallback[field]));
  return { input: 'input' in second ? second.input : defaults, repaired: true };
}
