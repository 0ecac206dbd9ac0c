/** Computes the side of a marked rectangle that nobody has measured, from how the camera draws the other one. */
import type { Point } from '../../../paving';
import { straightened } from './lens';
import type { Frame, Ground } from './types';

/** By how much a focal length is off that the camera's notes give in whole millimeters: one standard deviation, as a share. */
export const FOCAL_OFF = 0.03;
/** The focal lengths of cameras that people have, as a multiple of the photo's diagonal. */
const SHORTEST = 0.25;
const LONGEST = 4;

/** The largest ratio of a rectangle's sides that is any. */
const MOST_RATIO = 50;

/** A direction on the ground as the photo shows it: its vanishing point, from the photo's middle, times `w`. */
interface Direction {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Returns the directions of a rectangle's two sides, each as long as the side is. */
function directions(
  { corners, lens }: Pick<Ground, 'corners' | 'lens'>,
  { width, height }: Frame,
): [Direction, Direction] {
  const [a, b, c, d] = (lens ? corners.map((corner) => straightened(corner, lens)) : corners).map(([x, y]): Point => [
    x - width / 2,
    y - height / 2,
  ]);
  // The map of the unit square onto the corners: Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989.
  const [dx1, dx2, dx3] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]];
  const [dy1, dy2, dy3] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  return [
    { x: b[0] - a[0] + g * b[0], y: b[1] - a[1] + g * b[1], w: g },
    { x: d[0] - a[0] + h * d[0], y: d[1] - a[1] + h * d[1], w: h },
  ];
}

/** Returns the focal length in px with which the two directions are square to each other; undefined if none is. */
function focalOf(across: Direction, away: Direction, { width, height }: Frame): number | undefined {
  const square = -(across.x * away.x + across.y * away.y) / (across.w * away.w);
  const focal = Math.sqrt(square) / Math.hypot(width, height);
  return focal > SHORTEST && focal < LONGEST ? Math.sqrt(square) : undefined;
}

/**
 * Returns a ground whose unmeasured side is computed: from the focal length that the camera noted, or else from the two vanishing
 * points. The same ground if both sides are measured; undefined if the photo doesn't tell.
 */
export function solvedGround(ground: Ground, frame: Frame): Ground | undefined {
  const { unmeasured, focalPx, widthInches, depthInches } = ground;
  if (!unmeasured) return ground;
  const [across, away] = directions(ground, frame);
  const focal = focalPx ?? focalOf(across, away, frame);
  if (!focal) return undefined;
  const [width, depth] = [across, away].map(({ x, y, w }) => Math.hypot(x / focal, y / focal, w));
  if (!(width / depth < MOST_RATIO && depth / width < MOST_RATIO)) return undefined;
  return unmeasured === 'depth'
    ? { ...ground, depthInches: (widthInches * depth) / width }
    : { ...ground, widthInches: (depthInches * width) / depth };
}
