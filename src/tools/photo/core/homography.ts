import type { Point } from '../../../paving';
import { area, distance, side, sideLengths, signedArea } from '../../../paving/geometry';
import { bent, straightened, straightenedScale } from './lens';
import type { Corners, Frame, Ground, GroundProblem } from './types';

/** A projective map of the plane, row by row. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The smallest rectangle to measure by: the area in square px, and the distance of a corner from each side in px. */
const LEAST_AREA = 400;
const LEAST_DISTANCE = 4;
/** How far outside the photo a corner may be, as a share of the photo's longer side. */
const BEYOND = 0.5;
/** How many times as long as its shorter side the longer one of a rectangle may be. */
export const MOST_SIDES_RATIO = 50;

function determinant([a, b, c, d, e, f, g, h, i]: Matrix): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

/** Returns the inverse of a matrix of three rows. */
export function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const adjugate = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ] as const;
  const scale = 1 / determinant([a, b, c, d, e, f, g, h, i]);
  return adjugate.map((value) => value * scale) as unknown as Matrix;
}

function mapped(matrix: Matrix, point: Point): Point {
  const x = point[0];
  const y = point[1];
  const w = matrix[6] * x + matrix[7] * y + matrix[8];
  return [(matrix[0] * x + matrix[1] * y + matrix[2]) / w, (matrix[3] * x + matrix[4] * y + matrix[5]) / w];
}

/**
 * Returns the map that takes a rectangle at the origin to four corners, in their order (Heckbert, "Fundamentals of Texture
 * Mapping and Image Warping", 1989). Its last element is 1.
 */
export function homography([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners, width: number, depth: number): Matrix {
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const scale = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / scale;
  const h = (dx1 * sumY - sumX * dy1) / scale;
  const across = [x1 - x0 + g * x1, y1 - y0 + g * y1, g].map((value) => value / width);
  const away = [x3 - x0 + h * x3, y3 - y0 + h * y3, h].map((value) => value / depth);
  return [across[0], away[0], x0, across[1], away[1], y0, across[2], away[2], 1];
}

/** The ground as the camera sees it. Ground points are inches: from the near-left corner to the right, and away. */
export interface GroundView {
  /** Returns where a point of the ground is in the photo. Means nothing behind the camera: see `distance`. */
  readonly toPhoto: (ground: Point) => Point;
  /** Returns the point of the ground at a point of the photo. Means nothing above the horizon: see `isGround`. */
  readonly toGround: (photo: Point) => Point;
  /** Returns whether a point of the photo is below the horizon. */
  readonly isGround: (photo: Point) => boolean;
  /** Returns how far a point of the ground is: 1 at the near-left corner, 0 or less behind the camera. */
  readonly distance: (ground: Point) => number;
  /**
   * Returns how near a point of the photo is: 1 at the near-left corner, 0 at the horizon, less above it. Lengths
   * across the view shrink in proportion to it, lengths away from the viewer with its square.
   */
  readonly nearness: (photo: Point) => number;
  /** Returns how large the ground is at a point of the photo: the root of the scale of areas, in px per inch. */
  readonly scale: (photo: Point) => number;
}

/** Returns the ground as the camera sees it. The corners must be free of problems: see `groundProblem`. */
export function groundView({ corners, widthInches, depthInches, lens }: Ground): GroundView {
  const straight = lens ? (photo: Point) => straightened(photo, lens) : (photo: Point) => photo;
  const there = homography(corners.map(straight) as unknown as Corners, widthInches, depthInches);
  const back = invert(there);
  // The map's Jacobian is its determinant over the cube of the distance.
  const scale = Math.sqrt(Math.abs(determinant(there)));
  const nearness = (photo: Point): number => {
    const [x, y] = straight(photo);
    return back[6] * x + back[7] * y + back[8];
  };
  return {
    toPhoto: lens ? (ground) => bent(mapped(there, ground), lens) : (ground) => mapped(there, ground),
    toGround: (photo) => mapped(back, straight(photo)),
    isGround: (photo) => nearness(photo) > 0,
    distance: (ground) => there[6] * ground[0] + there[7] * ground[1] + 1,
    nearness,
    scale: (photo) =>
      scale * Math.max(0, nearness(photo)) ** 1.5 * (lens ? Math.sqrt(straightenedScale(photo, lens)) : 1),
  };
}

/** Returns why the corners cannot be a rectangle on the ground; undefined if they can. */
export function groundProblem({ corners, widthInches, depthInches }: Ground, frame: Frame): GroundProblem | undefined {
  const reach = BEYOND * Math.max(frame.width, frame.height);
  const isNear = (value: number, length: number) => value >= -reach && value <= length + reach;
  if (!corners.every(([x, y]) => isNear(x, frame.width) && isNear(y, frame.height))) return 'outside';
  const ratio = Math.max(widthInches / depthInches, depthInches / widthInches);
  if (!(Math.min(widthInches, depthInches) > 0 && ratio <= MOST_SIDES_RATIO)) return 'size';

  const turns = corners.map((corner, k) => side(corner, corners[(k + 1) % 4], corners[(k + 2) % 4]));
  const positive = turns.filter((value) => value > 0).length;
  // The distance of each corner from the line through the corners beside it.
  const distances = corners.map((corner, k) => {
    const [before, after] = [corners[(k + 3) % 4], corners[(k + 1) % 4]];
    return Math.abs(side(before, corner, after)) / (distance(before, after) || 1);
  });
  if (Math.min(...sideLengths(corners)) < LEAST_DISTANCE) return 'tooSmall';
  if (Math.min(...distances) < LEAST_DISTANCE) return area(corners) < LEAST_AREA ? 'tooSmall' : 'inLine';
  if (positive === 2) return 'crossed';
  if (positive === 1 || positive === 3) return 'folded';
  if (area(corners) < LEAST_AREA) return 'tooSmall';
  if (signedArea(corners) > 0) return 'mirrored';
  const middle = corners.reduce((sum, [x]) => sum + x, 0) / 4;
  const bottom = Math.max(frame.height, ...corners.map(([, y]) => y));
  const ground = groundView({ corners, widthInches, depthInches });
  return ground.isGround([middle, bottom]) ? undefined : 'horizon';
}
