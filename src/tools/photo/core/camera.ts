/** Computes the side of a marked rectangle that nobody has measured, from how the camera draws the other one. */
import type { Point } from '../../../paving';
import { homography, MOST_SIDES_RATIO } from './homography';
import { straightened } from './lens';
import type { Corners, Frame, Ground } from './types';

/** By how much a focal length is off that the camera's notes give in whole millimeters: one standard deviation, as a share. */
export const FOCAL_OFF = 0.03;
/** The focal lengths of cameras that people have, as a multiple of the photo's diagonal. */
const SHORTEST = 0.25;
const LONGEST = 4;

/** A direction on the ground as the photo shows it: its vanishing point, from the photo's middle, times `w`. */
interface Direction {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Returns the directions of a rectangle's two sides, each as long as the side is: the columns of the unit square's map onto it. */
function directions(
  { corners, lens }: Pick<Ground, 'corners' | 'lens'>,
  { width, height }: Frame,
): [Direction, Direction] {
  const centered = corners.map((corner): Point => {
    const [x, y] = lens ? straightened(corner, lens) : corner;
    return [x - width / 2, y - height / 2];
  });
  const [a, b, , d, e, , g, h] = homography(centered as unknown as Corners, 1, 1);
  return [
    { x: a, y: d, w: g },
    { x: b, y: e, w: h },
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
  if (!(width / depth < MOST_SIDES_RATIO && depth / width < MOST_SIDES_RATIO)) return undefined;
  return unmeasured === 'depth'
    ? { ...ground, depthInches: (widthInches * depth) / width }
    : { ...ground, widthInches: (depthInches * width) / depth };
}
