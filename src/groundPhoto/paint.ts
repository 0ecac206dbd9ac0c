import type { Layout } from '../paving';
import type { Frame, GroundDesign, LightMap } from './types';
import type { LaidGround } from './lay';

export interface PaintOptions {
  /** The photo at its working size. */
  readonly photo: CanvasImageSource;
  readonly frame: Frame;
  readonly design: GroundDesign;
  readonly laid: LaidGround;
  /** From `photoLight`; without it the pavers are evenly lit. */
  readonly light?: LightMap;
  /**
   * Coarse is for dragging: half the resolution, and the given layout even if it belongs to another ground or outline.
   */
  readonly quality: 'coarse' | 'fine';
}

/** Measures the light on the surface of a design in a photo. Takes milliseconds; keep it while surface and photo stay. */
export function photoLight(_photo: CanvasImageSource, _frame: Frame, _design: GroundDesign, _layout: Layout): LightMap {
  throw new Error('Not written yet.');
}

/** Paints the photo with the pavers in it onto a canvas as large as the frame. */
export function paint(_context: CanvasRenderingContext2D, _options: PaintOptions): void {
  throw new Error('Not written yet.');
}
