import path from 'node:path';
import type { PavingChoice } from '../src/tools/photo/core';
import type { Polygon } from '../src/paving/types';

/** What is laid on a ground. */
export interface GroundPaving extends PavingChoice {
  /** Turns the pattern, in degrees clockwise as seen from above. */
  readonly turn: number;
  /** Where the pattern starts. */
  readonly origin: readonly [number, number];
}

/**
 * A ground that is rendered both bare and paved. Lengths in inches, from the near left corner of a rectangle whose size
 * is known; x to the right, y away from the camera.
 */
export interface SceneGround {
  /** Where that corner is in the scene. */
  readonly at: readonly [number, number];
  /** Sides of the known rectangle. */
  readonly width: number;
  readonly depth: number;
  /** What is paved. */
  readonly outline: Polygon;
  readonly paving: GroundPaving;
}

/** The grounds that bench/groundPhoto.ts compares with, by the name of the scene of the bare one. */
export const grounds: Readonly<Record<string, SceneGround>> = {
  // The near half of the drive: four panels of the old slab, each 8 by 9 ft.
  'ground-drive': {
    at: [-96, 0],
    width: 192,
    depth: 216,
    outline: [
      [0, 0],
      [192, 0],
      [192, 432],
      [0, 432],
    ],
    paving: {
      product: 'specialty-pavers',
      pattern: 'herringbone-45',
      blend: 'sand-dune',
      border: 'soldier',
      borderBlend: 'granite',
      joint: 'tan',
      turn: 0,
      origin: [0, 0],
    },
  },
  // A panel of 8 ft in the corner between the pool and the camera; the deck runs along two sides of the pool.
  'ground-pool': {
    at: [-108, -36],
    width: 96,
    depth: 96,
    outline: [
      [0, 0],
      [288, 0],
      [288, 96],
      [96, 96],
      [96, 384],
      [0, 384],
    ],
    paving: {
      product: 'mega-slate-9x12',
      pattern: 'running-bond',
      blend: 'chantilly',
      border: 'none',
      borderBlend: 'own',
      joint: 'ivory',
      turn: 0,
      origin: [5, 3],
    },
  },
  // The whole patio.
  'ground-patio': {
    at: [-96, 12],
    width: 192,
    depth: 144,
    outline: [
      [0, 0],
      [192, 0],
      [192, 144],
      [0, 144],
    ],
    paving: {
      product: 'paver-12x12',
      pattern: 'stack-bond',
      blend: 'terracotta',
      border: 'sailor',
      borderBlend: 'cafe',
      joint: 'gray',
      turn: 30,
      origin: [0, 0],
    },
  },
};

/** The ground whose bare picture the site offers to people without a photo at hand. */
export const GROUND_SAMPLE = 'ground-drive';
const PAVED = '-paved';
const BENCH = path.join(__dirname, '../bench/ground');

/** Returns the scene that shows the same ground bare. */
export function bareScene(scene: string): string {
  return scene.replace(PAVED, '');
}

/** Returns whether a scene shows its ground paved. */
export function isPaved(scene: string): boolean {
  return scene.endsWith(PAVED);
}

/** Returns the master of a scene's picture. Those of the grounds belong to the benchmark: no page shows them. */
export function masterFile(scene: string): string {
  const folder = grounds[bareScene(scene)] ? BENCH : path.join(__dirname, '../company/pictures/masters');
  return path.join(folder, `${scene}.jpg`);
}

/** Returns the file with what the camera sees where on a ground. */
export function truthFile(scene: string): string {
  return path.join(BENCH, `${bareScene(scene).replace('ground-', '')}.json`);
}

/** A corner of a piece: its number in the layout, the ground in inches, the picture in pixels. */
type TruePoint = readonly [piece: number, x: number, y: number, photoX: number, photoY: number];

/** What the camera of a ground's scenes sees where. Pixels from the upper left corner of the picture. */
export interface GroundTruth {
  readonly width: number;
  readonly height: number;
  /** The part of the picture that shows the ground: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
  readonly corners: readonly (readonly [number, number])[];
  readonly widthInches: number;
  readonly depthInches: number;
  readonly outline: readonly (readonly [number, number])[];
  readonly paving: GroundPaving;
  /** How many pieces are laid. */
  readonly pieces: number;
  /** Corners of pieces that nothing hides, a sample of them. */
  readonly pieceCorners: readonly TruePoint[];
}
