import type { Point } from '../../../paving';
import { area, signedArea } from '../../../paving/geometry';
import { bent, straightened, straightenedScale } from './lens';
import type { Frame, Ground, GroundProblem } from './types';

/** A projective map of the plane, row by row. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The smallest rectangle to measure by: the area in square px, and the distance of a corner from each side in px. */
const LEAST_AREA = 400;
const LEAST_DISTANCE = 4;
/** How far outside the photo a corner may be, as a share of the photo's longer side. */
const BEYOND = 0.5;
/** The largest ratio of width to depth, either way. */
export const MOST_RATIO = 50;

function multiply(a: Matrix, b: Matrix): Matrix {
  const row = (i: number): [number, number, number] => [
    a[i] * b[0] + a[i + 1] * b[3] + a[i + 2] * b[6],
    a[i] * b[1] + a[i + 1] * b[4] + a[i + 2] * b[7],
    a[i] * b[2] + a[i + 1] * b[5] + a[i + 2] * b[8],
  ];
  return [...row(0), ...row(3), ...row(6)];
}

function determinant([a, b, c, d, e, f, g, h, i]: Matrix): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
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

/** Returns the map that moves the points' center to the origin, and their mean distance from it to √2. */
function normalizing(points: readonly Point[]): { readonly there: Matrix; readonly back: Matrix } {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const mean = points.reduce((sum, point) => sum + Math.hypot(point[0] - x, point[1] - y), 0) / points.length;
  const scale = Math.SQRT2 / mean;
  return {
    there: [scale, 0, -scale * x, 0, scale, -scale * y, 0, 0, 1],
    back: [1 / scale, 0, x, 0, 1 / scale, y, 0, 0, 1],
  };
}

/** Solves a square system of linear equations, each row with its right side last, by elimination with pivoting. */
export function solve(rows: number[][]): number[] {
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) {
      if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let i = 0; i < n; i++) {
      if (i === column) continue;
      const factor = rows[i][column] / rows[column][column];
      for (let j = column; j <= n; j++) rows[i][j] -= factor * rows[column][j];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}

function mapped(matrix: Matrix, point: Point): Point {
  const x = point[0];
  const y = point[1];
  const w = matrix[6] * x + matrix[7] * y + matrix[8];
  return [(matrix[0] * x + matrix[1] * y + matrix[2]) / w, (matrix[3] * x + matrix[4] * y + matrix[5]) / w];
}

/**
 * Returns the map that takes four points to four others: the direct linear transform with normalized points (Hartley
 * and Zisserman, "Multiple View Geometry in Computer Vision", 2nd edition, sections 4.1 and 4.4). With the points
 * centered, the last element is never 0 for points that a camera sees, so it is 1 and the rest is a linear system.
 */
export function homography(from: readonly Point[], to: readonly Point[]): Matrix {
  const source = normalizing(from);
  const target = normalizing(to);
  const rows = from.flatMap((point, k) => {
    const [x, y] = mapped(source.there, point);
    const [u, v] = mapped(target.there, to[k]);
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a, b, c, d, e, f, g, h] = solve(rows);
  return multiply(target.back, multiply([a, b, c, d, e, f, g, h, 1], source.there));
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
  const unscaled = homography(
    [
      [0, 0],
      [widthInches, 0],
      [widthInches, depthInches],
      [0, depthInches],
    ],
    corners.map(straight),
  );
  const there = unscaled.map((value) => value / unscaled[8]) as unknown as Matrix;
  const back = invert(there);
  // The map's Jacobian is its determinant over the cube of the distance.
  const scale = Math.sqrt(Math.abs(determinant(there)));
  const distance = (point: Point): number => there[6] * point[0] + there[7] * point[1] + 1;
  const nearness = (photo: Point): number => {
    const [x, y] = straight(photo);
    return back[6] * x + back[7] * y + back[8];
  };
  return {
    toPhoto: lens ? (ground) => bent(mapped(there, ground), lens) : (ground) => mapped(there, ground),
    toGround: (photo) => mapped(back, straight(photo)),
    isGround: (photo) => nearness(photo) > 0,
    distance,
    nearness,
    scale: (photo) =>
      scale * Math.max(0, nearness(photo)) ** 1.5 * (lens ? Math.sqrt(straightenedScale(photo, lens)) : 1),
  };
}

function isLength(inches: number): boolean {
  return Number.isFinite(inches) && inches > 0;
}

/** Returns twice the signed area of a triangle of photo points; positive if it runs clockwise as seen. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Returns why the corners cannot be a rectangle on the ground; undefined if they can. */
export function groundProblem({ corners, widthInches, depthInches }: Ground, frame: Frame): GroundProblem | undefined {
  const reach = BEYOND * Math.max(frame.width, frame.height);
  const isNear = (value: number, length: number) => value >= -reach && value <= length + reach;
  if (!corners.every(([x, y]) => isNear(x, frame.width) && isNear(y, frame.height))) return 'outside';
  if (!isLength(widthInches) || !isLength(depthInches)) return 'size';
  if (Math.max(widthInches / depthInches, depthInches / widthInches) > MOST_RATIO) return 'size';

  const turns = corners.map((corner, k) => turn(corner, corners[(k + 1) % 4], corners[(k + 2) % 4]));
  const positive = turns.filter((value) => value > 0).length;
  // The distance of each corner from the line through the corners beside it.
  const distances = corners.map((corner, k) => {
    const [before, after] = [corners[(k + 3) % 4], corners[(k + 1) % 4]];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
    return length === 0 ? 0 : Math.abs(turn(before, corner, after)) / length;
  });
  const sides = corners.map((corner, k) => {
    const next = corners[(k + 1) % 4];
    return Math.hypot(next[0] - corner[0], next[1] - corner[1]);
  });
  if (Math.min(...sides) < LEAST_DISTANCE) return 'tooSmall';
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
