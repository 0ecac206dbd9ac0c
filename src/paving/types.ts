import type { LayingPatternId, PieceSize, RectangleSize } from '../data/layingPatterns';

/** A point in the plane, in inches: x to the right, y down (as on a drawing). */
export type Point = readonly [x: number, y: number];

/** A closed outline; the last point joins the first. Either orientation will do. */
export type Polygon = readonly Point[];

/**
 * Takes one place of a pattern: the middle of a piece in the pattern's own frame (inches), the index of its size, and
 * whether it is turned a quarter, so that its length runs down instead of across.
 */
export type Place = (x: number, y: number, size: number, turned: boolean) => void;

/** A course around the edge: soldiers stand with their short end to the edge, sailors lie along it. */
export interface Border {
  readonly size: RectangleSize;
  readonly course: 'soldier' | 'sailor';
}

/** What a piece belongs to: the pattern, the course along the edge, or the course around an opening. */
export type PieceRole = 'field' | 'border' | 'coping';

/** One piece as it lies. */
export interface LaidPiece {
  /** The top face in inches, the joint already taken off. Cut pieces may have any number of corners. */
  readonly outline: Polygon;
  /** Index into `Layout.sizes`. */
  readonly size: number;
  readonly role: PieceRole;
  /** Direction of the piece's length in degrees, clockwise from the x axis, 0 to below 180. */
  readonly rotation: number;
  /** 0 to below 1, drawn from the layout's seed and the piece's place: which color of a blend it has. */
  readonly seed: number;
  /** True when the saw has been at it. */
  readonly cut: boolean;
}

/** How many stones of one size a layout takes. */
export interface PieceCount {
  readonly size: PieceSize;
  readonly role: PieceRole;
  /** Pieces laid as they come. */
  readonly whole: number;
  /** Pieces cut to fit. */
  readonly cut: number;
  /** Stones needed: every whole piece, every cut of more than half a stone, and one stone for two smaller cuts. */
  readonly stones: number;
}

/** Areas in square feet. */
export interface LayoutArea {
  /** The polygon, less its opening. */
  readonly totalSqFt: number;
  /** Between the courses; all of it where there are none. */
  readonly fieldSqFt: number;
  /** Border and coping. */
  readonly borderSqFt: number;
  /** The faces of all pieces. */
  readonly pavedSqFt: number;
  /** What is left for joint sand. */
  readonly jointSqFt: number;
}

/** A laid area: its pieces, and what it takes to lay it. */
export interface Layout {
  readonly pattern: LayingPatternId;
  /** The field's sizes, then the border's and the coping's where there are such. */
  readonly sizes: readonly PieceSize[];
  readonly polygon: Polygon;
  readonly jointWidth: number;
  readonly pieces: readonly LaidPiece[];
  readonly counts: readonly PieceCount[];
  readonly area: LayoutArea;
  /** Stone bought beyond the area covered, in percent. */
  readonly wastePercent: number;
}
