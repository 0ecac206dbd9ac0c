import type { Frame, LightMap, Pixels } from './types';

/** How much of the photo's light the pavers take on at first, 0 to 1. */
export const DEFAULT_LIGHT = 0.9;

/** Dark lines up to this share of the blur's radius to either side, such as joints and cracks, are closed. */
const CLOSED = 0.25;
/**
 * How much the logarithm of the light varies within the radius where half of the variation is kept: more at the edge of
 * a shadow, less in the stains of a slab.
 */
const EDGE = 0.2;
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

/** A surface within a picture, and the radius of what is measured around each of its pixels, in px. */
interface Surface extends Frame {
  /** 0 outside of the surface, 1 on it. */
  readonly weights: Float32Array;
  readonly radii: Float32Array;
}

/** Returns the sums of all values above and to the left of each pixel, with a row and a column of zeros before. */
function integral(values: Float32Array, { width, height }: Frame): Float64Array {
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

/** Returns a function that averages values around each pixel, over the surface alone (a normalized convolution). */
function averaging(surface: Surface): (values: Float32Array) => Float32Array {
  const { width, height, weights, radii } = surface;
  const stride = width + 1;
  const weightSums = integral(weights, surface);
  return (values) => {
    const sums = integral(
      values.map((value, i) => value * weights[i]),
      surface,
    );
    const means = new Float32Array(values.length);
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
          means[i] = (sums[bottom + right] - sums[top + right] - sums[bottom + left] + sums[top + left]) / weight;
      }
    }
    return means;
  };
}

/** Returns the greatest value around each pixel of the surface: along rows, then along columns. */
function dilate(values: Float32Array, { width, height, weights, radii }: Surface): Float32Array {
  const along = (from: Float32Array, step: number, size: number, place: (i: number) => number) =>
    from.map((value, i) => {
      const reach = Math.max(1, Math.round(radii[i] * CLOSED));
      const at = place(i);
      let most = weights[i] < 0.5 ? -Infinity : value;
      for (let k = Math.max(-reach, -at); k <= Math.min(reach, size - 1 - at); k++) {
        const other = i + k * step;
        if (weights[other] >= 0.5 && from[other] > most) most = from[other];
      }
      return most === -Infinity ? value : most;
    });
  const rows = along(values, 1, width, (i) => i % width);
  return along(rows, width, height, (i) => Math.floor(i / width));
}

/** Closes dark lines: makes everything grow toward the light, and then toward the dark again. */
function closeLines(values: Float32Array, surface: Surface): Float32Array {
  const negative = (of: Float32Array) => of.map((value) => -value);
  return negative(dilate(negative(dilate(values, surface)), surface));
}

function median(values: Float32Array): number {
  const sorted = values.sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Returns how bright the light is on each pixel of a surface, relative to its median: the luminance without joints,
 * cracks and grain, but with its shadows. A guided filter (He, Sun and Tang, "Guided Image Filtering", 2010) smooths what
 * varies little within the radius, and keeps the edges of what varies much. Nothing outside of the mask bleeds in.
 * @param mask One value per pixel: 0 outside of the surface, 255 on it
 * @param radii The filter's radius at each pixel, in px
 */
export function illumination({ data, width, height }: Pixels, mask: Uint8ClampedArray, radii: Float32Array): LightMap {
  const surface = { width, height, radii, weights: Float32Array.from(mask, (value) => value / 255) };
  const logs = new Float32Array(width * height);
  for (let i = 0; i < logs.length; i++) {
    const at = 4 * i;
    logs[i] = Math.log(
      0.001 + 0.2126 * LINEAR[data[at]] + 0.7152 * LINEAR[data[at + 1]] + 0.0722 * LINEAR[data[at + 2]],
    );
  }
  const guide = closeLines(logs, surface);
  const averaged = averaging(surface);
  const means = averaged(guide);
  const squares = averaged(guide.map((value) => value * value));
  const kept = means.map((mean, i) => {
    const variance = Math.max(0, squares[i] - mean * mean);
    return variance / (variance + EDGE * EDGE);
  });
  const slopes = averaged(kept);
  const levels = averaged(means.map((mean, i) => mean * (1 - kept[i])));
  const light = guide.map((value, i) => slopes[i] * value + levels[i]);
  const middle = median(light.filter((_, i) => mask[i] >= 128));
  return {
    width,
    height,
    values: light.map((value) => Math.max(LEAST, Math.min(MOST, Math.exp(value - middle)))),
  };
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
  for (let i = 0, at = 0; i < values.length; i++, at += 4) {
    const factor = values[i] ** (strength * ENCODED);
    shade[at] = shade[at + 1] = shade[at + 2] = Math.min(1, factor) * 255;
    shine[at] = shine[at + 1] = shine[at + 2] = (1 - 1 / Math.max(1, factor)) * 255;
    shade[at + 3] = shine[at + 3] = 255;
  }
  return { shade, shine };
}
