import type { LightMap, Pixels } from './types';

/** How much of the photo's light the pavers take on at first, 0 to 1. */
export const DEFAULT_LIGHT = 0.9;

/** Three box blurs in a row are close to a Gaussian one. */
const PASSES = 3;
/** How bright and how dark the light gets, relative to the median: a reflection is not a light on the surface. */
const MOST = 1.6;
const LEAST = 0.08;
/** Exponent that takes a factor of light to the same factor of an sRGB value. */
const ENCODED = 1 / 2.2;

/** Linear light of each sRGB value, 0 to 1. */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Returns the sums of all values above and to the left of each pixel, with a row and a column of zeros before. */
function integral(values: Float32Array, width: number, height: number): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += values[y * width + x];
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row;
    }
  }
  return sums;
}

function median(values: Float32Array): number {
  const sorted = values.sort();
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Returns how bright the light is on each pixel of a surface, relative to its median: the luminance, blurred so that
 * joints and grain vanish and shadows stay. The blur is a normalized convolution, so that nothing outside of the mask
 * bleeds in.
 * @param mask One value per pixel: 0 outside of the surface, 255 on it
 * @param radii The blur's radius at each pixel, in px
 */
export function illumination({ data, width, height }: Pixels, mask: Uint8ClampedArray, radii: Float32Array): LightMap {
  const count = width * height;
  const weights = new Float32Array(count);
  const values = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    weights[i] = mask[i] / 255;
    values[i] = 0.2126 * LINEAR[data[4 * i]] + 0.7152 * LINEAR[data[4 * i + 1]] + 0.0722 * LINEAR[data[4 * i + 2]];
  }
  const weightSums = integral(weights, width, height);
  const stride = width + 1;
  for (let pass = 0; pass < PASSES; pass++) {
    const sums = integral(
      values.map((value, i) => value * weights[i]),
      width,
      height,
    );
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const radius = Math.round(radii[i]);
        const top = Math.max(0, y - radius) * stride;
        const bottom = Math.min(height, y + radius + 1) * stride;
        const left = Math.max(0, x - radius);
        const right = Math.min(width, x + radius + 1);
        const weight =
          weightSums[bottom + right] - weightSums[top + right] - weightSums[bottom + left] + weightSums[top + left];
        // Where nothing of the surface is within reach, the value does not matter.
        if (weight > 1e-3)
          values[i] = (sums[bottom + right] - sums[top + right] - sums[bottom + left] + sums[top + left]) / weight;
      }
    }
  }
  const surface = values.filter((_, i) => mask[i] >= 128);
  const middle = surface.length > 0 ? Math.max(1e-4, median(surface)) : 1;
  return { width, height, values: values.map((value) => Math.max(LEAST, Math.min(MOST, value / middle))) };
}

/** Two layers that light a picture: one multiplies its colors, one brightens them as `color-dodge` does. */
export interface LightLayers {
  readonly shade: Uint8ClampedArray;
  readonly shine: Uint8ClampedArray;
}

/** Returns the layers that light a surface, as sRGB pixels. A canvas can only darken by multiplying. */
export function lightLayers({ values }: LightMap, strength: number): LightLayers {
  const shade = new Uint8ClampedArray(4 * values.length);
  const shine = new Uint8ClampedArray(4 * values.length);
  values.forEach((value, i) => {
    const factor = value ** (strength * ENCODED);
    const at = 4 * i;
    shade.fill(Math.min(1, factor) * 255, at, at + 3);
    shine.fill((1 - 1 / Math.max(1, factor)) * 255, at, at + 3);
    shade[at + 3] = shine[at + 3] = 255;
  });
  return { shade, shine };
}
