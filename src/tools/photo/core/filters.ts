/** Filters of pictures over a surface alone: what is beside it doesn't count. */
import type { Frame } from './types';

/** A surface within a picture. */
export interface Surface extends Frame {
  /** 0 outside of the surface, 1 on it. */
  readonly weights: Float32Array;
  /** The pixels on the surface and those that touch it. */
  readonly near: Int32Array;
  /** How far around each pixel of the picture the filters reach, in px. */
  readonly radii: Float32Array;
}

/**
 * Returns a surface to filter.
 * @param mask One value per pixel: 0 outside of the surface, 255 on it
 */
export function surfaceOf({ width, height }: Frame, mask: Uint8ClampedArray, radii: Float32Array): Surface {
  const near = new Int32Array(mask.length);
  let count = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const beside = (x > 0 && mask[i - 1]) || (x + 1 < width && mask[i + 1]);
      if (mask[i] || beside || mask[i - width] || mask[i + width]) near[count++] = i;
    }
  }
  const weights = Float32Array.from(mask, (value) => value / 255);
  return { width, height, weights, radii, near: near.subarray(0, count) };
}

/** Fills in the sums of all weighted values above and to the left of each pixel, after a row and a column of zeros. */
function integrate(sums: Float64Array, values: Float32Array, { width, height, weights }: Surface): void {
  const stride = width + 1;
  for (let y = 0, i = 0; y < height; y++) {
    let row = 0;
    for (let x = 0, at = (y + 1) * stride + 1; x < width; x++, i++, at++) {
      row += values[i] * weights[i];
      sums[at] = sums[at - stride] + row;
    }
  }
}

/** Returns a function that averages values around each pixel, over the surface alone (a normalized convolution). */
export function averaging(surface: Surface): (values: Float32Array) => Float32Array {
  const { width, height, near, radii } = surface;
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  // The corners of each pixel's window in the sums.
  const windows = new Int32Array(4 * near.length);
  for (let k = 0, at = 0; k < near.length; k++, at += 4) {
    const i = near[k];
    const radius = Math.max(1, Math.round(radii[i]));
    const y = Math.floor(i / width);
    const x = i - y * width;
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    const left = Math.max(0, x - radius);
    const right = Math.min(width, x + radius + 1);
    windows[at] = top + left;
    windows[at + 1] = top + right;
    windows[at + 2] = bottom + left;
    windows[at + 3] = bottom + right;
  }
  const windowSum = (at: number): number =>
    sums[windows[at + 3]] - sums[windows[at + 1]] - sums[windows[at + 2]] + sums[windows[at]];
  integrate(sums, new Float32Array(width * height).fill(1), surface);
  const windowWeights = new Float32Array(near.length);
  for (let k = 0; k < near.length; k++) windowWeights[k] = windowSum(4 * k);
  return (values) => {
    integrate(sums, values, surface);
    const means = new Float32Array(values.length);
    for (let k = 0; k < near.length; k++) means[near[k]] = windowSum(4 * k) / windowWeights[k];
    return means;
  };
}

function spreadAlong(
  values: Float32Array,
  surface: Surface,
  share: number,
  least: number,
  sign: 1 | -1,
  along: 'rows' | 'columns',
): Float32Array {
  const { width, height, weights, near, radii } = surface;
  const [step, size] = along === 'rows' ? [1, width] : [width, height];
  const spreads = new Float32Array(values);
  for (let k = 0; k < near.length; k++) {
    const i = near[k];
    const reach = Math.max(least, Math.round(radii[i] * share));
    const y = Math.floor(i / width);
    const at = along === 'rows' ? i - y * width : y;
    let most = weights[i] < 0.5 ? -Infinity : sign * values[i];
    for (let offset = Math.max(-reach, -at); offset <= reach && at + offset < size; offset++) {
      const other = i + offset * step;
      if (weights[other] >= 0.5 && sign * values[other] > most) most = sign * values[other];
    }
    if (most > -Infinity) spreads[i] = sign * most;
  }
  return spreads;
}

/**
 * Returns the greatest value within a share of the radius, and at least so many px, around each pixel of the surface: a dilation.
 * For a sign of −1, the least value: an erosion.
 */
export function spread(
  values: Float32Array,
  surface: Surface,
  share: number,
  least: number,
  sign: 1 | -1,
): Float32Array {
  const rows = spreadAlong(values, surface, share, least, sign, 'rows');
  return spreadAlong(rows, surface, share, least, sign, 'columns');
}
