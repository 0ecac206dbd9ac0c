import type { Layout, Point, Polygon } from '../paving';
import type { Frame, Ground, Outline, PavingChoice } from './types';

/** A layout on the ground, cut at the outline. */
export interface LaidGround {
  /** Counts and areas as in the plan view. Lengths in inches; y toward the viewer, as in a plan. */
  readonly layout: Layout;
  /** Why the requested border was left out. */
  readonly borderProblem?: string;
}

/** One piece as the photo shows it. */
export interface PhotoPiece {
  /** In photo px. */
  readonly outline: Polygon;
  /** 0 to below 1: selects the color in the blend. */
  readonly seed: number;
  readonly role: 'field' | 'border';
  /** How near its center is: see `GroundView.nearness`. */
  readonly nearness: number;
}

/**
 * Lays a design on the ground. Depends on neither colors nor joints; the last results are kept.
 * @throws PavingError if the sizes or the outline cannot be laid
 */
export function layGround(
  _ground: Ground,
  _outline: Outline,
  _design: { readonly paving: PavingChoice; readonly turn: number; readonly origin: Point },
): LaidGround {
  throw new Error('Not written yet.');
}

/** Returns the pieces as the photo shows them, without those outside of the frame or smaller than a px. */
export function projectPieces(_laid: LaidGround, _ground: Ground, _frame: Frame): PhotoPiece[] {
  throw new Error('Not written yet.');
}
