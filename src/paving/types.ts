import type { LayingPatternId, PieceSize, RectangleSize } from '../company/layingPatterns';

/** A point in the plane, in inches: x to the right, y down (as on a drawing). */
export type Point = readonly [x: number, y: number];

/** A closed outline in either orientation; the last point joins the first. */
export type Polygon = readonly Point[];

/**
 * Receives one position of a pattern: the center of a piece in the pattern's frame (inches), the index of its size, and
 * whether it is turned by 90°, so that its length runs down instead of across.
 */
export type Place = (x: number, y: number, size: number, turned: boolean) => void;

/** A course along the edge: soldiers have their short end at the edge, sailors their long side. */
export interface Border {
  readonly size: RectangleSize;
  readonly course: 'soldier' | 'sailor';
}

/**
 * The part of the layout a piece belongs to: the pattern, the course along the edge, or the course around an opening.
 */
export type PieceRole = 'field' | 'border' | 'coping';

/** One piece in its position. */
export interface LaidPiece {
  /** The top face in inches, without the joint. Cut pieces may have any number of corners. */
  readonly outline: Polygon;
  /** Index into `Layout.sizes`. */
  readonly size: number;
  readonly role: PieceRole;
  /** 0 to below 1, derived from the layout's seed and the piece's position: selects the piece's color in a blend. */
  readonly seed: number;
  /** Whether the piece is cut with a saw. */
  readonly cut: boolean;
}

/** How many pavers of one size a layout needs. */
export interface PieceCount {
  readonly size: PieceSize;
  readonly role: PieceRole;
  /** Pieces laid uncut. */
  readonly whole: number;
  /** Pieces cut to fit. */
  readonly cut: number;
  /** The laid faces of all of them, in square inches, without joints. */
  readonly face: number;
  /**
   * Pavers needed: one for each whole piece and each cut of more than half a paver, and one for every two smaller cuts.
   */
  readonly stones: number;
}

/** How pieces are cut, along an edge or in a whole area. */
export interface Cuts {
  /** How many cuts are under a third of a piece; about how many, along an edge. */
  readonly small: number;
  /** The smallest cut, as a share of a piece; 1 without any. */
  readonly least: number;
}

/** A laid area: its pieces and the material needed. */
export interface Layout {
  readonly pattern: LayingPatternId;
  /** The field's sizes, then the border's and the coping's, if any. */
  readonly sizes: readonly PieceSize[];
  readonly polygon: Polygon;
  /** The length of that outline, in inches, without openings. */
  readonly edge: number;
  readonly jointWidth: number;
  readonly pieces: readonly LaidPiece[];
  readonly counts: readonly PieceCount[];
  /** Those of the field. */
  readonly cuts: Cuts;
  /** In square feet: of the polygon minus its opening, and of the faces of all pieces; the rest is joints. */
  readonly area: { readonly totalSqFt: number; readonly pavedSqFt: number };
  /** Material bought beyond the area covered, in percent. */
  readonly wastePercent: number;
}
