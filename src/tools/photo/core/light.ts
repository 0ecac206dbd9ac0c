import type { Point, Polygon } from '../../../paving';
import { between, meanPoint } from '../../../paving/geometry';
import { averaging, spread, surfaceOf, type Surface } from './filters';
import type { Frame, LightMap, Pixels } from './types';

/** How much of the photo's light the pavers take on at first, 0 to 1. */
export const DEFAULT_LIGHT = 0.9;

/** Dark lines are closed up to at least so many px to either side: a photo blurs a far joint over as many. */
const LEAST_CLOSED = 2;
/** Bright spots up to this share, such as light stones and paint, are opened: no light falls on one stone alone. */
const OPENED = 0.5;
/**
 * How much the logarithm of the light varies within the radius where half of the variation is kept: more at the edge of
 * a shadow, less in the stains of a slab.
 */
const EDGE = 0.2;
/**
 * Limits of the light relative to its median, so that a reflection does not count as bright light. Where most of a surface
 * is in shade, the sun on the rest is nearly twice as bright as the median, or more.
 */
const MOST = 1.9;
const LEAST = 0.08;
/** Limit of the light's tint relative to the median's, as a logarithm, so that rust does not count as colored light. */
const MOST_TINT = 0.4;
/**
 * Assumed reflectance, 0 to 1, of old concrete and of an average outdoor scene, to estimate the photo's exposure. Uses
 * the geometric mean of both estimates, because either can be wrong (an asphalt driveway; a dark yard).
 */
const CONCRETE = 0.3;
const OUTDOORS = 0.13;
const LEAST_LEVEL = 0.25;
const MOST_LEVEL = 1.4;
/** What is added to a luminance before its logarithm is taken. */
const BLACK = 0.001;
/** Exponent that takes a factor of light to the same factor of an sRGB value. */
const ENCODED = 1 / 2.2;

/**
 * Size of the lookup table of `lightLayers`: steps from no light to the median, and steps in all, up to three times the
 * median, because a tint can raise a value above MOST.
 */
const STEPS_PER_LIGHT = 1024;
const FACTORS = 3 * STEPS_PER_LIGHT;

/** Linear light of each sRGB value, 0 to 1. */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The logarithms of those. */
const LOG = LINEAR.map((value) => Math.log(BLACK + value));

/** How far around each pixel of a picture its light is measured. */
export interface LightReach {
  /** The radius of the filter at each pixel, in px. */
  readonly radii: Float32Array;
  /** How far to either side dark lines such as joints and cracks are closed, as a share of the radius. */
  readonly lines: number;
}

/** Fills dark lines by morphological closing (a dilation, then an erosion), then takes off bright spots by opening. */
function withoutDetails(values: Float32Array, surface: Surface, lines: number): Float32Array {
  const most = spread(values, surface, lines, LEAST_CLOSED, 1);
  const closed = spread(most, surface, lines, LEAST_CLOSED, -1);
  return spread(spread(closed, surface, OPENED, 1, -1), surface, OPENED, 1, 1);
}

/**
 * Continues values (three per pixel) from where they are known over the rest, ever more smoothly with the distance:
 * the pull-push algorithm (Gortler and others, "The Lumigraph", 1996).
 * @param weights 0 where nothing is known, 1 where it is
 */
function continued(values: Float32Array, weights: Float32Array, { width, height }: Frame): Float32Array {
  if (width === 1 && height === 1) return values;
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const count = halfWidth * halfHeight;
  const [coarse, sums] = [new Float32Array(3 * count), new Float32Array(count)];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const to = (y >> 1) * halfWidth + (x >> 1);
      sums[to] += weights[i];
      for (let k = 0; k < 3; k++) coarse[3 * to + k] += weights[i] * values[3 * i + k];
    }
  }
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3 && sums[i] > 0; k++) coarse[3 * i + k] /= sums[i];
    if (sums[i] > 1) sums[i] = 1;
  }
  const far = continued(coarse, sums, { width: halfWidth, height: halfHeight });
  const all = new Float32Array(values);
  for (let y = 0, i = 0; y < height; y++) {
    // The nearest four of the coarse values, by their distance.
    const fromY = Math.max(0, Math.min(halfHeight - 1, (y - 0.5) / 2));
    const [top, below] = [Math.floor(fromY), Math.min(halfHeight - 1, Math.floor(fromY) + 1)];
    for (let x = 0; x < width; x++, i++) {
      const share = 1 - weights[i];
      if (share <= 0) continue;
      const fromX = Math.max(0, Math.min(halfWidth - 1, (x - 0.5) / 2));
      const [left, right] = [Math.floor(fromX), Math.min(halfWidth - 1, Math.floor(fromX) + 1)];
      const [dx, dy] = [fromX - left, fromY - top];
      for (let k = 0; k < 3; k++) {
        const upper = far[3 * (top * halfWidth + left) + k] * (1 - dx) + far[3 * (top * halfWidth + right) + k] * dx;
        const lower =
          far[3 * (below * halfWidth + left) + k] * (1 - dx) + far[3 * (below * halfWidth + right) + k] * dx;
        all[3 * i + k] = weights[i] * values[3 * i + k] + share * (upper * (1 - dy) + lower * dy);
      }
    }
  }
  return all;
}

/** How far inside and outside of a side the colors are compared, as a share of the rectangle's size. */
const BESIDE = 0.12;
/** How different a thing on the ground is from the ground beside each of its sides: a logarithm of light. */
const LEAST_STEP = 0.12;

/**
 * Returns whether a rectangle is a thing that lies on the ground, such as a sheet of plywood or paper, and no part of the
 * ground: whether red, green or blue change by about the same at all four sides. A shadow's edge follows no rectangle.
 */
export function isLaidDown({ data, width, height }: Pixels, corners: Polygon): boolean {
  const center = meanPoint(corners);
  const logsAt = ([x, y]: Point): readonly number[] => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    if (px < 0 || py < 0 || px >= width || py >= height) return [];
    return [0, 1, 2].map((channel) => LOG[data[4 * (py * width + px) + channel]]);
  };
  const steps = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length];
    const differences: number[][] = [];
    for (let along = 0.15; along <= 0.85; along += 0.05) {
      const on = between(from, to, along);
      const [inside, outside] = [BESIDE, -BESIDE].map((share) => logsAt(between(on, center, share)));
      if (inside.length && outside.length) differences.push(inside.map((log, channel) => log - outside[channel]));
    }
    return [0, 1, 2].map((channel) => {
      const sorted = differences.map((difference) => difference[channel]).sort((a, b) => a - b);
      return sorted[sorted.length >> 1] ?? 0;
    });
  });
  return [0, 1, 2].some((channel) => {
    const along = steps.map((step) => step[channel]);
    return Math.min(...along) > LEAST_STEP || Math.max(...along) < -LEAST_STEP;
  });
}

/** How much red, green and blue add to the luminance. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];

/** Returns the logarithm of the luminance of each pixel. Adds BLACK first, because the logarithm of 0 is -Infinity. */
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

/** Returns the median of the values on a surface; every third is enough. */
function median(values: Float32Array, { near, weights }: Surface): number {
  const some = new Float32Array(near.length);
  let count = 0;
  for (let k = 0; k < near.length; k += 3) {
    if (weights[near[k]] >= 0.5) some[count++] = values[near[k]];
  }
  return some.subarray(0, count).sort()[Math.floor(count / 2)] ?? 0;
}

/**
 * Returns how bright the light is on each pixel of a surface, relative to its median: the luminance without joints,
 * cracks, bright spots and grain, but with its shadows, and the tint of those. A guided filter (He, Sun and Tang, "Guided Image
 * Filtering", 2010) smooths what varies little within the radius, and keeps the edges of what varies much. Nothing
 * outside of the mask bleeds in; the light continues over it.
 * @param mask One value per pixel: 0 outside of the surface, 255 on it
 * @param photoBrightness See `brightness`
 */
export function illumination(
  pixels: Pixels,
  mask: Uint8ClampedArray,
  reach: LightReach,
  photoBrightness: number,
): LightMap {
  const { width, height, data } = pixels;
  const surface = surfaceOf(pixels, mask, reach.radii);
  const { near } = surface;
  const averaged = averaging(surface);
  const fresh = () => new Float32Array(width * height);
  const logs = logLuminance(pixels);
  const guide = withoutDetails(logs, surface, reach.lines);

  const squares = fresh();
  for (const i of near) squares[i] = guide[i] * guide[i];
  const means = averaged(guide);
  const meanSquares = averaged(squares);
  const [slopes, levels] = [fresh(), fresh()];
  for (const i of near) {
    const variance = Math.max(0, meanSquares[i] - means[i] * means[i]);
    slopes[i] = variance / (variance + EDGE * EDGE);
    levels[i] = means[i] * (1 - slopes[i]);
  }
  const [slope, base] = [averaged(slopes), averaged(levels)];
  const light = fresh();
  for (const i of near) light[i] = slope[i] * guide[i] + base[i];
  const middle = median(light, surface);

  // Shade is bluer than sunlight. The old surface is assumed to have one color, so any variation comes from the light.
  const tintOf = (channel: number): Float32Array => {
    const tint = fresh();
    for (const i of near) tint[i] = LOG[data[4 * i + channel]] - logs[i];
    const smooth = averaged(tint);
    const usual = median(smooth, surface);
    return smooth.map((value) => Math.max(-MOST_TINT, Math.min(MOST_TINT, value - usual)));
  };
  const [red, blue] = [tintOf(0), tintOf(2)];
  const values = new Float32Array(3 * light.length);
  for (const i of near) {
    const value = Math.max(LEAST, Math.min(MOST, Math.exp(light[i] - middle)));
    values[3 * i] = value * Math.exp(red[i]);
    // The luminance stays.
    values[3 * i + 1] = value * Math.exp(-(RED * red[i] + BLUE * blue[i]) / GREEN);
    values[3 * i + 2] = value * Math.exp(blue[i]);
  }
  const known = fresh();
  for (const i of near) known[i] = 1;
  const level = Math.sqrt((Math.exp(middle) / CONCRETE) * (photoBrightness / OUTDOORS));
  return {
    width,
    height,
    values: continued(values, known, pixels),
    level: Math.max(LEAST_LEVEL, Math.min(MOST_LEVEL, level)),
  };
}

/** Layers that light a picture, as sRGB pixels: one multiplies its colors, one brightens them as `color-dodge` does. */
export interface LightLayers {
  readonly shade: Uint8ClampedArray;
  /** Left out if nothing is brighter than the catalog. */
  readonly shine?: Uint8ClampedArray;
}

/** From this share of white on, light colors become brighter ever more slowly, as in a camera, and never quite white. */
const SHOULDER = 0.9;
const BRIGHTEST = 0.99;

/** Returns a factor with which a color does not burn out. */
function shouldered(factor: number, color: number): number {
  const bright = factor * color;
  if (bright <= SHOULDER) return factor;
  const room = BRIGHTEST - SHOULDER;
  return (SHOULDER + room * (1 - Math.exp((SHOULDER - bright) / room))) / color;
}

/**
 * Returns the layers that light a surface. There are two, because a canvas can only darken by multiplying.
 * @param lightest The greatest sRGB value in the surface's colors, 0 to 1
 */
export function lightLayers({ values, level }: LightMap, strength: number, lightest: number): LightLayers {
  const count = values.length / 3;
  const shade = new Uint8ClampedArray(4 * count).fill(255);
  const shine = new Uint8ClampedArray(4 * count).fill(255);
  // A table, because a power for each value takes a phone longer than everything else.
  const factors = Float32Array.from({ length: FACTORS + 1 }, (_, step) =>
    shouldered(((level * step) / STEPS_PER_LIGHT) ** (strength * ENCODED), strength > 0 ? lightest : 0),
  );
  let most = 0;
  for (let i = 0; i < values.length; i++) {
    const factor = factors[Math.min(FACTORS, Math.round(values[i] * STEPS_PER_LIGHT))];
    const at = i + Math.floor(i / 3);
    most = Math.max(most, factor);
    shade[at] = Math.min(1, factor) * 255;
    shine[at] = (1 - 1 / Math.max(1, factor)) * 255;
  }
  return most > 1 ? { shade, shine } : { shade };
}
