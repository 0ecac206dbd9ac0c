/** Sizes of pavers, and the patterns in which they are laid. */

/**
 * A rectangular paver or slab seen from above (a wall block: seen from the front). Sizes are in inches and include one
 * joint, as in catalogs.
 */
export interface RectangleSize {
  readonly shape: 'rectangle';
  /** The longer side. */
  readonly length: number;
  /** The shorter side. */
  readonly width: number;
}

/** A regular hexagonal paver, measured across its flats, in inches, one joint included. */
export interface HexagonSize {
  readonly shape: 'hexagon';
  readonly acrossFlats: number;
}

export type PieceSize = RectangleSize | HexagonSize;

/** Formats a size as the trade writes it: "6 × 9 in", "12 in hexagon". */
export function sizeText(size: PieceSize): string {
  return size.shape === 'hexagon' ? `${size.acrossFlats} in hexagon` : `${size.width} × ${size.length} in`;
}

/** The laying patterns, in display order. */
export const LAYING_PATTERNS = [
  'running-bond',
  'stack-bond',
  'herringbone-90',
  'herringbone-45',
  'basketweave',
  'ashlar',
  'hexagon',
  'cobble',
  'large-format',
] as const;

export type LayingPatternId = (typeof LAYING_PATTERNS)[number];

/** The names of the laying patterns. */
export const LAYING_PATTERN_NAMES: Readonly<Record<LayingPatternId, string>> = {
  'running-bond': 'running bond',
  'stack-bond': 'stack bond',
  'herringbone-90': '90° herringbone',
  'herringbone-45': '45° herringbone',
  basketweave: 'basketweave',
  ashlar: 'ashlar',
  hexagon: 'hexagon',
  cobble: 'random cobble',
  'large-format': 'large-format slab',
};
