/** What has to be said beside a range. */

import { formatDollars } from '../../../words/format';
import { hasPrice } from '../../../company/pricing';
import { inText, isBuiltIn, serviceById, services } from '../../../company/services';
import type { ChosenPaver, PricedProject } from './rules';

/** Below how many square feet paving counts as a small job. */
const SMALL_JOB_SQ_FT = 200;

/** Said in an estimate of a small job, and to all readers of the paver guide. */
export const SMALL_JOB =
  'Expect a small job to cost more per square foot. The truck, saw and compactor have to come either way.';

/** Returns the least that the company takes for this project, in US dollars; undefined if it has no such price. */
export const minimumFor = ({ project }: PricedProject): number | undefined =>
  services.find(({ id }) => id === project)?.minimum;

/** Returns whether a project is paving, not sealing or a service of the company's own. */
export const isPaving = ({ project }: PricedProject): boolean => project !== 'paver-sealing' && isBuiltIn(project);

/**
 * Returns what has to be said beside a range: what moves it, the company's minimum if the work comes to less, and that a
 * small job costs more per square foot.
 * @param low what the work costs at least, in US dollars
 * @param hasMore whether work without a price comes on top
 * @param paver what it is to be laid in, if it was drawn
 */
export function cautionsOn(
  input: PricedProject,
  low: number,
  squareFeet: number | undefined,
  hasMore: boolean,
  paver?: ChosenPaver,
): readonly string[] {
  const minimum = minimumFor(input);
  return [
    // The price of thin pavers over a slab is another one.
    input.wanted.overlay ? undefined : serviceById(input.project).priceNote,
    paver?.priceNote,
    ...(input.wanted.overlay && !hasPrice('job.overlay')
      ? ['The range is for pavers on a new base. We price those over a slab on site.']
      : []),
    ...(hasMore ? ['What’s priced on site comes on top of the range.'] : []),
    ...(minimum !== undefined && low < minimum
      ? [`The least we take for ${inText(serviceById(input.project))} is ${formatDollars(minimum)}.`]
      : []),
    ...(isPaving(input) && squareFeet !== undefined && squareFeet < SMALL_JOB_SQ_FT ? [SMALL_JOB] : []),
  ].filter((text) => text !== undefined);
}
