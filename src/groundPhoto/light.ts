import type { LightMap, Pixels } from './types';

/** How much of the photo's light the pavers take on at first, 0 to 1. */
export const DEFAULT_LIGHT = 0.85;

/**
 * Returns how bright the light is on each pixel of the surface, relative to its median: luminance, blurred so that
 * joints and grain vanish and shadows stay. What lies outside of the mask does not bleed in.
 * @param mask One value per pixel: 0 outside of the surface, 255 on it
 * @param radius The radius of the blur in px of `pixels`
 */
export function illumination(_pixels: Pixels, _mask: Uint8ClampedArray, _radius: number): LightMap {
  throw new Error('Not written yet.');
}
