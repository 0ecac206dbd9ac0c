/** The laying patterns that a product's sizes allow. */
import type { Product } from '../../../company/products';
import {
  LAYING_PATTERN_NAMES,
  LAYING_PATTERNS,
  objection,
  type LayingPatternId,
  type PieceSize,
} from '../../../paving';
import { startSentence } from '../../../words/numberWords';

/** Returns every combination of a product's sizes, the largest combinations first, then in the catalog's order. */
function selections(pieces: readonly PieceSize[]): PieceSize[][] {
  const all = Array.from({ length: 2 ** pieces.length - 1 }, (_, index) =>
    pieces.filter((_piece, bit) => (index + 1) & (1 << bit)),
  );
  return all.sort((a, b) => b.length - a.length);
}

/** Returns the sizes of a product to use in a pattern, as many as possible; undefined if the pattern allows none. */
export function sizesFor(product: Product, pattern: LayingPatternId): readonly PieceSize[] | undefined {
  return selections(product.pieces).find((sizes) => !objection(pattern, sizes));
}

/** Returns all laying patterns with their names, and why the product cannot be laid in one; undefined if it can. */
export function patternChoices(product: Product) {
  return LAYING_PATTERNS.map((pattern) => ({
    pattern,
    name: startSentence(LAYING_PATTERN_NAMES[pattern]),
    objection: sizesFor(product, pattern) ? undefined : objection(pattern, product.pieces),
  }));
}
