import type { Point } from '../paving';
import type { Frame, Pixels } from './types';

/** How bright a photo is at each px, 0 to 255. */
export interface Gray extends Frame {
  readonly values: Uint8ClampedArray;
}

/** Windows that the search narrows down by, as shares of the first one, and the smallest, in px. */
const SHARES = [1, 0.6, 0.35, 0.2, 0];
const LEAST_WINDOW = 6;
const ITERATIONS = 6;
/** Where else the search starts, as shares of the reach from the mark, and how many of these must agree. */
const STARTS: readonly Point[] = [
  [0.3, 0],
  [-0.3, 0],
  [0, 0.3],
  [0, -0.3],
];
const LEAST_AGREEING = 3;
/**
 * How clear a corner must be: the smaller of the two eigenvalues of its gradients beside the larger (an edge has one
 * direction and a corner two), their mean square in gray levels per px, and how far the edges miss the corner, in px.
 */
const LEAST_RATIO = 0.04;
const LEAST_ENERGY = 30;
const MOST_MISS = 1.6;

/** Returns a photo's brightness (ITU-R BT.601). */
export function grayOf({ data, width, height }: Pixels): Gray {
  const values = new Uint8ClampedArray(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 4) {
    values[i] = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
  }
  return { values, width, height };
}

interface Fit {
  readonly at: Point;
  readonly ratio: number;
  readonly energy: number;
  readonly miss: number;
}

/** Returns the point that the gradients around a center are most at right angles to, each weighted by its strength. */
function fitCorner({ values, width, height }: Gray, [cx, cy]: Point, radius: number): Fit | undefined {
  let [a, b, c, u, v, weights] = [0, 0, 0, 0, 0, 0];
  let squares = 0;
  const left = Math.max(1, Math.ceil(cx - radius - 0.5));
  const right = Math.min(width - 2, Math.floor(cx + radius - 0.5));
  const top = Math.max(1, Math.ceil(cy - radius - 0.5));
  const bottom = Math.min(height - 2, Math.floor(cy + radius - 0.5));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - cx, y + 0.5 - cy];
      const far = (px * px + py * py) / (radius * radius);
      if (far > 1) continue;
      const i = y * width + x;
      const weight = (1 - far) ** 2;
      // Scharr's operator, whose direction is truer than Sobel's.
      const nw = values[i - width - 1];
      const ne = values[i - width + 1];
      const sw = values[i + width - 1];
      const se = values[i + width + 1];
      const gx = (3 * (ne + se - nw - sw) + 10 * (values[i + 1] - values[i - 1])) / 32;
      const gy = (3 * (sw + se - nw - ne) + 10 * (values[i + width] - values[i - width])) / 32;
      const [xx, xy, yy] = [weight * gx * gx, weight * gx * gy, weight * gy * gy];
      a += xx;
      b += xy;
      c += yy;
      u += xx * px + xy * py;
      v += xy * px + yy * py;
      squares += xx * px * px + 2 * xy * px * py + yy * py * py;
      weights += weight;
    }
  }
  const determinant = a * c - b * b;
  const trace = a + c;
  if (weights === 0 || trace === 0) return undefined;
  const root = Math.sqrt(Math.max(0, (trace * trace) / 4 - determinant));
  const ratio = (trace / 2 - root) / (trace / 2 + root);
  if (determinant <= 0) return undefined;
  const x = (c * u - b * v) / determinant;
  const y = (a * v - b * u) / determinant;
  // The mean square distance of the gradients' lines from the point.
  const miss = Math.sqrt(Math.max(0, squares - u * x - v * y) / trace);
  return { at: [cx + x, cy + y], ratio, energy: trace / weights, miss };
}

/** Returns the corner that is found from a mark, in windows that narrow down; undefined if there is no clear one. */
function searchFrom(gray: Gray, mark: Point, reach: number): Point | undefined {
  let at = mark;
  let fit: Fit | undefined;
  for (const share of SHARES) {
    const radius = Math.max(LEAST_WINDOW, share * 1.5 * reach);
    for (let k = 0; k < ITERATIONS; k++) {
      fit = fitCorner(gray, at, radius);
      if (!fit) return undefined;
      const moved = Math.hypot(fit.at[0] - at[0], fit.at[1] - at[1]);
      const step = Math.min(1, radius / 2 / (moved || 1));
      at = [at[0] + (fit.at[0] - at[0]) * step, at[1] + (fit.at[1] - at[1]) * step];
      if (Math.hypot(at[0] - mark[0], at[1] - mark[1]) > 1.5 * reach) return undefined;
      if (moved < 0.02) break;
    }
  }
  const isClear = fit && fit.ratio > LEAST_RATIO && fit.energy > LEAST_ENERGY && fit.miss < MOST_MISS;
  return isClear ? at : undefined;
}

/**
 * Returns the corner near a mark, where two edges meet: gradient refinement (Förstner and Gülch, "A Fast Operator for
 * Detection and Precise Location of Distinct Points, Corners and Centres of Circular Features", 1987). Undefined unless
 * the search from the mark and most of those from around it find the same corner: a mere grain is found from one side only.
 * @param reach How far from the mark the corner may be, in photo px
 */
export function snapToCorner(gray: Gray, mark: Point, reach: number): Point | undefined {
  const found = searchFrom(gray, mark, reach);
  if (!found || Math.hypot(found[0] - mark[0], found[1] - mark[1]) > reach) return undefined;
  const agreeing = STARTS.filter(([dx, dy]) => {
    const other = searchFrom(gray, [mark[0] + dx * reach, mark[1] + dy * reach], reach);
    return other && Math.hypot(other[0] - found[0], other[1] - found[1]) < 1;
  });
  return agreeing.length >= LEAST_AGREEING ? found : undefined;
}
