/** The link to a comparison. The format is public: people have shared such links. */

import { linkQuery, readLink, type LinkFormat, type SharedInput } from '../../../userInput/shareLink';
import {
  comparisonEntries,
  publishedComparison,
  readComparison,
  type ComparisonField,
  type ComparisonInput,
} from './comparison';

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
