import type { Point } from '../../../paving';
import { area, distance, side } from '../../../paving/geometry';
import { averaging, spread, surfaceOf, type Surface } from './filters';
import type { Frame, Pixels } from './types';

/** The longer side of the copy of a photo that is searched, in px. */
export const SUGGESTION_SIDE = 320;

/** How far colors are averaged, in px of that copy, so that grain does not count. */
const BLUR = 2;
/**
 * How different a color may be from one that was tapped, in sRGB values. Light and shade change the brightness of a
 * surface more than its tint, so the tint counts more.
 */
const MOST_DIFFERENCE = 30;
const TINT = 2.5;
/** How thin a part may be before it is cut off, in px of that copy. */
const THIN = 2;
/** How far the outline may be simplified, in px of that copy, and the least share of the picture that is an area. */
const SIMPLIFIED = 2;
const LEAST_SHARE = 0.005;

function difference(colors: readonly Float32Array[], i: number, j: number): number {
  const [red, green, blue] = colors.map((channel) => channel[i] - channel[j]);
  const light = (red + green + blue) / 3;
  return Math.hypot(light, TINT * (red - light), TINT * (blue - light));
}

/** Returns 1 for each px that is connected to a seed by colors like those of the seeds. */
function grown(
  { data, width }: Pixels,
  surface: Surface,
  seeds: readonly number[],
  isOpen: (i: number) => boolean,
): Float32Array {
  const averaged = averaging(surface);
  const colors = [0, 1, 2].map((channel) => averaged(surface.weights.map((_, i) => data[4 * i + channel])));
  const region = new Float32Array(surface.weights.length);
  const queue = [...seeds];
  for (const seed of seeds) region[seed] = 1;
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % width;
    const beside = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
    for (const other of beside) {
      if (other < 0 || other >= region.length || region[other] || !isOpen(other)) continue;
      const here = other;
      if (!seeds.some((seed) => difference(colors, here, seed) <= MOST_DIFFERENCE)) continue;
      region[other] = 1;
      queue.push(other);
    }
  }
  return region;
}

/** The directions around a px, clockwise. */
const AROUND: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** Returns the outer boundary of the part of a region around a px of it: Moore-neighbor tracing. */
function boundary(region: Float32Array, { width, height }: Frame, inside: number): Point[] {
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && region[y * width + x] === 1;
  const y = Math.floor(inside / width);
  let x = inside % width;
  while (isIn(x + 1, y)) x++;
  const start: Point = [x, y];
  const points: Point[] = [start];
  let [at, facing] = [start, 0];
  let firstFacing: number | undefined;
  for (let steps = 0; steps < 8 * region.length; steps++) {
    const turn = AROUND.findIndex((_, k) => {
      const [dx, dy] = AROUND[(facing + k) % 8];
      return isIn(at[0] + dx, at[1] + dy);
    });
    if (turn < 0) break;
    const direction = (facing + turn) % 8;
    if (at === start || (at[0] === start[0] && at[1] === start[1])) {
      if (direction === firstFacing) break;
      firstFacing ??= direction;
    }
    at = [at[0] + AROUND[direction][0], at[1] + AROUND[direction][1]];
    points.push(at);
    facing = (direction + 5) % 8;
  }
  return points.slice(0, -1);
}

/** Leaves out the points of a line that are near to it without them: Douglas and Peucker's algorithm. */
function simplified(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0], points[points.length - 1]];
  const length = distance(first, last);
  const away = points.map((point) =>
    length === 0 ? distance(first, point) : Math.abs(side(first, last, point)) / length,
  );
  const most = Math.max(...away);
  if (most <= SIMPLIFIED) return [first, last];
  const split = away.indexOf(most);
  return [...simplified(points.slice(0, split + 1)).slice(0, -1), ...simplified(points.slice(split))];
}

/**
 * Suggests an outline around places on one surface: what is connected to them and has their colors (region growing).
 * Good on slabs and asphalt, poor on patterns, so it is only ever offered. Undefined if it finds no area.
 * @param pixels A copy of the photo whose longer side is `SUGGESTION_SIDE`
 * @param taps In photo px
 * @param photo The photo's size
 * @param isGround Returns whether a point of the photo can be paved
 */
export function suggestOutline(
  pixels: Pixels,
  taps: readonly Point[],
  photo: Frame,
  isGround: (point: Point) => boolean,
): Point[] | undefined {
  const { width, height } = pixels;
  const [across, down] = [photo.width / width, photo.height / height];
  const at = (value: number, scale: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.floor(value / scale)));
  const seeds = taps.map(([x, y]) => at(y, down, height) * width + at(x, across, width));
  const pointOf = (i: number): Point => [((i % width) + 0.5) * across, (Math.floor(i / width) + 0.5) * down];
  const count = width * height;
  const all = surfaceOf(pixels, new Uint8ClampedArray(count).fill(255), new Float32Array(count).fill(BLUR));
  const region = grown(pixels, all, seeds, (i) => isGround(pointOf(i)));
  // Closes gaps such as joints, then cuts off what hangs on by a thread.
  const closed = spread(spread(region, all, 0, THIN, 1), all, 0, THIN, -1);
  const opened = spread(spread(closed, all, 0, THIN, -1), all, 0, THIN, 1);
  const inside = seeds.find((seed) => opened[seed] === 1);
  if (inside === undefined) return undefined;
  const edge = boundary(opened, pixels, inside);
  if (area(edge) < LEAST_SHARE * width * height) return undefined;
  // The two halves of the way around, from the first point to the farthest from it.
  const distances = edge.map((point) => distance(edge[0], point));
  const far = distances.indexOf(Math.max(...distances));
  const there = simplified(edge.slice(0, far + 1));
  const back = simplified([...edge.slice(far), edge[0]]);
  return [...there.slice(0, -1), ...back.slice(0, -1)].map(([x, y]): Point => [
    x === width - 1 ? photo.width : x === 0 ? 0 : (x + 0.5) * across,
    y === height - 1 ? photo.height : y === 0 ? 0 : (y + 0.5) * down,
  ]);
}
