import type { Area } from '../../../company/areas';
import type { Amount } from '../../../company/pricing';
import { estimate, projectTitle } from './estimate';
import { presets, type ProjectInput } from './project';
import { estimatedServices } from './rules';

/** A project of a common size in a town. */
export interface TownExample {
  readonly input: ProjectInput;
  /** "Pool Decks on Sanibel, 400 sq ft" */
  readonly title: string;
  /** What it usually costs, US dollars. */
  readonly total: Amount;
}

/** Largest number of examples for a town. */
const MOST_EXAMPLES = 4;

/** Returns an example in this town for each of the first services with a price; none, if no service has one. */
export function townExamples(area: Area): readonly TownExample[] {
  return estimatedServices
    .flatMap(({ id }) => {
      const input = { ...presets[id], city: area.id };
      const result = estimate(input);
      return result.total ? [{ input, title: projectTitle(input, result), total: result.total }] : [];
    })
    .slice(0, MOST_EXAMPLES);
}

/** Returns the amounts from the least that one of these examples costs to the most; undefined if there is none. */
export function costOf(examples: readonly TownExample[]): Amount | undefined {
  if (examples.length === 0) return undefined;
  const totals = examples.map(({ total }) => total);
  return {
    low: Math.min(...totals.map(({ low }) => low)),
    high: Math.max(...totals.map(({ high }) => high)),
    ...(totals.some(({ openEnded }) => openEnded) && { openEnded: true }),
  };
}
