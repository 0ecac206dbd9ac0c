/** The link to a comparison: `comparison=1&area=1000&…`. */

import { linkQuery, readLink, type LinkFormat, type SharedInput } from '../../../userInput/shareLink';
import {
  comparisonEntries,
  comparisonFields,
  publishedComparison,
  readComparison,
  type ComparisonField,
  type ComparisonInput,
} from './comparison';

const comparisonLink: LinkFormat<ComparisonField, ComparisonInput> = {
  param: 'comparison',
  version: '1',
  fields: Object.keys(comparisonFields) as ComparisonField[],
  entriesOf: comparisonEntries,
  read: readComparison,
};

/** Returns the query of a link that opens the comparison with these figures. */
export function comparisonQuery(input: ComparisonInput): string {
  return linkQuery(comparisonLink, comparisonEntries(input));
}

/**
 * Reads the query of a URL.
 * @returns undefined if it contains no comparison; otherwise the comparison, with the published figure for each that is
 * invalid
 */
export function readComparisonQuery(query: string): SharedInput<ComparisonField, ComparisonInput> | undefined {
  return readLink(comparisonLink, query, () => publishedComparison);
}
