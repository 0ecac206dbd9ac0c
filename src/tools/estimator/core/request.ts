/** What the company gets of an estimate when a visitor asks for a written one. */

import { formatAmount } from '../../../company/pricing';
import type { Prefill } from '../../../leads/form/prefill';
import { describeArea } from './area';
import { lineAmount, lineBasis, projectPlace, projectSize, projectTitle, type Estimate } from './estimate';
import type { ProjectInput } from './project';

/**
 * Creates the request for a written estimate. The size of an example is in the message alone, which says whose it is: the
 * visitor has not entered one.
 * @param more What follows the estimate: the drawing in words and figures, a link
 */
export function estimateRequest(input: ProjectInput, result: Estimate, more: readonly string[]): Prefill {
  return {
    what: 'estimate',
    summary: [
      projectPlace(input),
      `${input.isExampleSize ? 'our example of ' : ''}${projectSize(input, result)}`,
      result.total ? formatAmount(result.total) : 'priced on site',
    ].join(', '),
    projectType: input.project,
    city: input.city,
    squareFeet: input.isExampleSize ? undefined : result.squareFeet,
    subject: `Estimate: ${input.isExampleSize ? projectPlace(input) : projectTitle(input, result)}`,
    message: [estimateText(input, result), ...more].join('\n'),
  };
}

/** Formats the estimate as plain text, for a message to the company. */
export function estimateText(input: ProjectInput, result: Estimate): string {
  const sides = describeArea(input.area);
  const lines = result.lines.map((entry) => `- ${entry.label}, ${lineBasis(entry)}: ${lineAmount(entry)}`);
  return [
    'Please send me a written estimate. This is the project I entered on your website:',
    '',
    projectTitle(input, result) + (sides && ` (${sides})`),
    ...(input.isExampleSize ? ['The size is your website’s example. I haven’t entered mine.'] : []),
    ...lines,
    result.total ? `Range, not a quote: ${formatAmount(result.total)}` : 'To be priced on site.',
  ].join('\n');
}
