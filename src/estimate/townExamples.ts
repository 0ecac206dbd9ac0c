import type { Area } from '../data/areas';
import { formatAmount } from '../data/pricing';
import { estimate, projectTitle } from './estimate';
import { presets, type ProjectInput } from './project';
import { estimatedServices } from './rules';

/** A project of a common size in a town. */
export interface TownExample {
  readonly input: ProjectInput;
  /** "Pool Decks on Sanibel, 400 sq ft" */
  readonly title: string;
  /** What it usually costs: "$6,400–18,000". */
  readonly range: string;
}

/** Largest number of examples for a town. */
const MOST_EXAMPLES = 4;

/** Returns an example in this town for each of the first services with a price; none, if no service has one. */
export function townExamples(area: Area): readonly TownExample[] {
  return estimatedServices
    .flatMap(({ id }) => {
      const input = { ...presets[id], city: area.id };
      const result = estimate(input);
      return result.total ? [{ input, title: projectTitle(input, result), range: formatAmount(result.total) }] : [];
    })
    .slice(0, MOST_EXAMPLES);
}
