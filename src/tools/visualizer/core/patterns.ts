/** The laying patterns that a product's sizes allow. */
import type { Product } from '../../../company/products';
import {
  allowedPatterns,
  LAYING_PATTERN_NAMES,
  LAYING_PATTERNS,
  layPattern,
  PatternError,
  type LayingPatternId,
  type PieceSize,
} from '../../../paving';
import { corners } from '../../../paving/geometry';

/** Returns every combination of a product's sizes, the largest combinations first, then in the catalog's order. */
function selections(pieces: readonly PieceSize[]): PieceSize[][] {
  const all = Array.from({ length: 2 ** pieces.length - 1 }, (_, index) =>
    pieces.filter((_piece, bit) => (index + 1) & (1 << bit)),
  );
  return all.sort((a, b) => b.length - a.length);
}

/** Returns the sizes of a product to use in a pattern, as many as possible; undefined if the pattern allows none. */
export function sizesFor(product: Product, pattern: LayingPatternId): readonly PieceSize[] | undefined {
  return selections(product.pieces).find((sizes) => allowedPatterns(sizes).includes(pattern));
}

export interface PatternChoice {
  readonly pattern: LayingPatternId;
  readonly name: string;
  /** Why the product cannot be laid in this pattern; undefined if it can. */
  readonly objection?: string;
}

const SQUARE_FOOT = corners({ minX: 0, minY: 0, maxX: 12, maxY: 12 });

function objection(product: Product, pattern: LayingPatternId): string | undefined {
  if (sizesFor(product, pattern)) return undefined;
  try {
    layPattern({ pattern, sizes: product.pieces, polygon: SQUARE_FOOT });
    return undefined;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    // Keeps the first sentence, which says why; the rest lists other patterns, which are shown beside this one anyway.
    return /^.*?[.](?= |$)/.exec(error.message)?.[0] ?? error.message;
  }
}

/** Returns all laying patterns, with the reason if a product's sizes do not allow one. */
export function patternChoices(product: Product): readonly PatternChoice[] {
  return LAYING_PATTERNS.map((pattern) => {
    const name = LAYING_PATTERN_NAMES[pattern];
    const why = objection(product, pattern);
    return { pattern, name: name[0].toUpperCase() + name.slice(1), ...(why && { objection: why }) };
  });
}
