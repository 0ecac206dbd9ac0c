import type { LayingPatternId, PieceSize } from '../../data/layingPatterns';
import type { Border } from '../types';

/** What a plan can show. */
export const PLAN_SCENES = [
  'driveway',
  'patio',
  'pool-deck',
  'outdoor-living',
  'captain-walk',
  'commercial',
  'sealing',
  'close-up',
  'base-section',
] as const;

/** The parts of a paved surface that a base section shows. */
export type SectionPart =
  'pavers' | 'joint-sand' | 'bedding-sand' | 'base' | 'geotextile' | 'subgrade' | 'edge-restraint';

export type PlanScene = (typeof PLAN_SCENES)[number];

/** A plan to draw: the scene, what it is paved with, and how large. */
export interface PlanSpec {
  readonly scene: PlanScene;
  readonly pattern: LayingPatternId;
  readonly sizes: readonly PieceSize[];
  /** The blend: # and six hex digits each. */
  readonly colors: readonly string[];
  readonly border?: Border;
  /** The border's blend, where it is not the field's. */
  readonly borderColors?: readonly string[];
  /** The paved area in feet; each scene has its own usual size where not given. */
  readonly width?: number;
  readonly depth?: number;
  /** Width of the drawing by its height; 3:2 where not given. */
  readonly aspect?: number;
  readonly seed?: number;
  /** A line of text below a part's name in a base section, such as its thickness. */
  readonly notes?: Readonly<Partial<Record<SectionPart, string>>>;
  /** What the drawing shows, in words. */
  readonly label: string;
}
