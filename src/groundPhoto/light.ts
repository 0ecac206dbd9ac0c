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
/** The most that the light's color moves away from that of the median, as a logarithm: rust is not a light either. */
const MOST_TINT = 0.4;
/**
 * How much light old concrete reflects, and outdoor scenes on average, 0 to 1: what a photo shows of them tells how
 * brightly it is exposed. Each alone is easily wrong (an asphalt driveway; a dark yard), so their mean counts.
 */
const CONCRETE = 0.33;
const OUTDOORS = 0.14;
const LEAST_LEVEL = 0.25;
const MOST_LEVEL = 1.4;
/** What is added to a luminance before its logarithm is taken. */
const BLACK = 0.001;
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

/** How much red, green and blue add to the luminance. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];

/** Returns the logarithm of the luminance of each pixel, whose black is not infinitely dark. */
function logLuminance({ data, width, height }: Pixels): Float32Array {
  const logs = new Float32Array(width * height);
  for (let i = 0, at = 0; i < logs.length; i++, at += 4) {
    logs[i] = Math.log(BLACK + RED * LINEAR[data[at]] + GREEN * LINEAR[data[at + 1]] + BLUE * LINEAR[data[at + 2]]);
  }
  return logs;
}

/** Returns how bright a whole photo is, as a light meter does: the geometric mean of its luminance, 0 to 1. */
export function brightness(photo: Pixels): number {
  const logs = logLuminance(photo);
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
}

function median(values: Float32Array): number {
  const sorted = values.sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Returns how bright the light is on each pixel of a surface, relative to its median: the luminance without joints,
 * cracks and grain, but with its shadows, and the tint of those. A guided filter (He, Sun and Tang, "Guided Image Filtering", 2010) smooths what
 * varies little within the radius, and keeps the edges of what varies much. Nothing outside of the mask bleeds in.
 * @param mask One value per pixel: 0 outside of the surface, 255 on it
 * @param radii The filter's radius at each pixel, in px
 * @param photoBrightness See `brightness`
 */
export function illumination(
  pixels: Pixels,
  mask: Uint8ClampedArray,
  radii: Float32Array,
  photoBrightness: number,
): LightMap {
  const { width, height } = pixels;
  const surface = { width, height, radii, weights: Float32Array.from(mask, (value) => value / 255) };
  const logs = logLuminance(pixels);
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
  const medianOf = (of: Float32Array) => median(of.filter((_, i) => mask[i] >= 128));
  const middle = medianOf(light);
  // Shade is bluer than sunlight. The old surface has one color, so what its color varies by is the light's.
  const tintOf = (channel: number): Float32Array => {
    const tint = averaged(logs.map((log, i) => Math.log(BLACK + LINEAR[pixels.data[4 * i + channel]]) - log));
    const usual = medianOf(tint);
    return tint.map((value) => Math.max(-MOST_TINT, Math.min(MOST_TINT, value - usual)));
  };
  const [red, blue] = [tintOf(0), tintOf(2)];
  const values = new Float32Array(3 * light.length);
  for (let i = 0, at = 0; i < light.length; i++, at += 3) {
    const value = Math.max(LEAST, Math.min(MOST, Math.exp(light[i] - middle)));
    values[at] = value * Math.exp(red[i]);
    // The luminance stays.
    values[at + 1] = value * Math.exp(-(RED * red[i] + BLUE * blue[i]) / GREEN);
    values[at + 2] = value * Math.exp(blue[i]);
  }
  const level = Math.sqrt((Math.exp(middle) / CONCRETE) * (photoBrightness / OUTDOORS));
  return { width, height, values, level: Math.max(LEAST_LEVEL, Math.min(MOST_LEVEL, level)) };
}

/** Layers that light a picture, as sRGB pixels: one multiplies its colors, one brightens them as `color-dodge` does. */
export interface LightLayers {
  readonly shade: Uint8ClampedArray;
  /** Left out if nothing is brighter than the catalog. */
  readonly shine?: Uint8ClampedArray;
}

/** Returns the layers that light a surface. There are two, because a canvas can only darken by multiplying. */
export function lightLayers({ values, level }: LightMap, strength: number): LightLayers {
  const count = values.length / 3;
  const shade = new Uint8ClampedArray(4 * count).fill(255);
  const shine = new Uint8ClampedArray(4 * count).fill(255);
  let most = 0;
  for (let i = 0; i < values.length; i++) {
    const factor = (level * values[i]) ** (strength * ENCODED);
    const at = i + Math.floor(i / 3);
    most = Math.max(most, factor);
    shade[at] = Math.min(1, factor) * 255;
    shine[at] = (1 - 1 / Math.max(1, factor)) * 255;
  }
  return most > 1 ? { shade, shine } : { shade };
}
