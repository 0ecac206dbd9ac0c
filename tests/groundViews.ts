/**
 * Photographs of flat ground whose true sizes are known, drawn as a camera sees them: a slab with grain and joints, grass
 * around it, and a light sheet of known size on it. For tests and benchmarks of the photo tool.
 */
import type { Corners, Pixels } from '../src/tools/photo/core';
import type { Point, Polygon } from '../src/paving';
import { hash } from '../src/paving/random';

/** A camera over the ground, whose points are inches to its right and away from it. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** In px. */
  readonly focal: number;
  /** Of the eye above the ground, in inches. */
  readonly eye: number;
  /** Below the horizontal, and around the view's axis, in degrees. */
  readonly down: number;
  readonly roll: number;
  /** Radial distortion (Brown), for distances from the middle in focal lengths: less than 0 is barrel. */
  readonly k1: number;
}

/** What lies in front of the camera. */
export interface GroundScene {
  /** The corner of the slab near the camera on the left, its size in inches, and how far it is turned in degrees. */
  readonly slab: { readonly at: Point; readonly width: number; readonly depth: number; readonly turn: number };
  /** The sheet, relative to that corner and along the slab's sides. */
  readonly sheet: { readonly at: Point; readonly width: number; readonly depth: number };
}

const RADIANS = Math.PI / 180;

function rotated([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Returns the point of the ground that a camera sees at a point of the picture; undefined above the horizon. */
function seenAt(camera: Camera, [px, py]: Point): Point | undefined {
  const [dx, dy] = rotated([px - camera.width / 2, py - camera.height / 2], -camera.roll);
  let [x, y] = [dx / camera.focal, dy / camera.focal];
  const [sx, sy] = [x, y];
  for (let k = 0; camera.k1 !== 0 && k < 12; k++) {
    const factor = 1 + camera.k1 * (x * x + y * y);
    [x, y] = [sx / factor, sy / factor];
  }
  const [cos, sin] = [Math.cos(camera.down * RADIANS), Math.sin(camera.down * RADIANS)];
  const falls = y * cos + sin;
  if (falls <= 0.005) return undefined;
  const along = camera.eye / falls;
  return [x * along, (cos - y * sin) * along];
}

/** Returns where a camera shows a point of the ground. */
function shownAt(camera: Camera, [x, y]: Point): Point {
  const [cos, sin] = [Math.cos(camera.down * RADIANS), Math.sin(camera.down * RADIANS)];
  const depth = y * cos + camera.eye * sin;
  const [u, v] = [x / depth, (camera.eye * cos - y * sin) / depth];
  const factor = 1 + camera.k1 * (u * u + v * v);
  const [px, py] = rotated([u * factor * camera.focal, v * factor * camera.focal], camera.roll);
  return [px + camera.width / 2, py + camera.height / 2];
}

/** Returns a point of the slab as a point of the ground. */
function onGround({ slab }: GroundScene, point: Point): Point {
  const [x, y] = rotated(point, slab.turn);
  return [slab.at[0] + x, slab.at[1] + y];
}

/** Returns the corners of a rectangle along the slab's sides as the camera shows them. */
export function rectangleAt(
  camera: Camera,
  scene: GroundScene,
  { at: [x, y], width, depth }: GroundScene['sheet'],
): Corners {
  const shown = (px: number, py: number) => shownAt(camera, onGround(scene, [px, py]));
  return [shown(x, y), shown(x + width, y), shown(x + width, y + depth), shown(x, y + depth)];
}

/** Returns the slab's outline as the camera shows it, with points along its sides, which a lens bends. */
export function outlineOf(camera: Camera, scene: GroundScene, pointsPerSide: number): Polygon {
  const { width, depth } = scene.slab;
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
  return corners.flatMap(([x, y], k) => {
    const [nextX, nextY] = corners[(k + 1) % 4];
    return Array.from({ length: pointsPerSide }, (_, i) => {
      const t = i / pointsPerSide;
      return shownAt(camera, onGround(scene, [x + (nextX - x) * t, y + (nextY - y) * t]));
    });
  });
}

/** How far apart the slab's joints are, and how wide, in inches: the first ones along its sides. */
export const PANEL = 60;
export const JOINT = 0.4;
/** Samples of a px each way. */
const SAMPLES = 2;

export type Color = readonly [red: number, green: number, blue: number];

/** Returns how a camera shows points of the ground, and draws a ground of these colors, with light and noise. */
export function cameraView(camera: Camera) {
  const { width, height } = camera;
  return {
    toPhoto: (point: Point) => shownAt(camera, point),
    draw(
      color: (point: Point) => Color,
      light: (color: Color, point: Point | undefined, px: number, py: number) => Color = (one) => one,
    ): Pixels {
      const data = new Uint8ClampedArray(4 * width * height).fill(255);
      for (let y = 0, at = 0; y < height; y++) {
        for (let x = 0; x < width; x++, at += 4) {
          const sum = [0, 0, 0];
          for (let k = 0; k < SAMPLES * SAMPLES; k++) {
            const [dx, dy] = [(k % SAMPLES) + 0.5, Math.floor(k / SAMPLES) + 0.5];
            const point = seenAt(camera, [x + dx / SAMPLES, y + dy / SAMPLES]);
            const seen = point ? color(point) : ([168, 196, 222] as const);
            for (let i = 0; i < 3; i++) sum[i] += seen[i] / (SAMPLES * SAMPLES);
          }
          const [red, green, blue] = sum;
          const noise = 5 * (hash(x, y, 1) - 0.5);
          light([red, green, blue], seenAt(camera, [x + 0.5, y + 0.5]), x, y).forEach((value, i) => {
            data[at + i] = value + noise;
          });
        }
      }
      return { data, width, height };
    },
  };
}

/** Draws the picture, with grain, joints and stains. */
export function photograph(camera: Camera, scene: GroundScene): Pixels {
  const { width, height } = camera;
  const { slab, sheet } = scene;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  const colorAt = (point: Point | undefined): readonly [number, number, number] => {
    if (!point) return [168, 196, 222];
    const [x, y] = rotated([point[0] - slab.at[0], point[1] - slab.at[1]], -slab.turn);
    const grain = hash(Math.floor(x * 3), Math.floor(y * 3)) - 0.5;
    if (x < 0 || y < 0 || x > slab.width || y > slab.depth) {
      return [96 + 40 * grain, 118 + 50 * grain, 66 + 36 * grain];
    }
    if (x > sheet.at[0] && y > sheet.at[1] && x < sheet.at[0] + sheet.width && y < sheet.at[1] + sheet.depth) {
      return [206 + 10 * grain, 172 + 10 * grain, 122 + 10 * grain];
    }
    const isJoint = x % PANEL < JOINT || y % PANEL < JOINT;
    const stain = 10 * Math.sin(x / 17) * Math.cos(y / 23);
    const gray = isJoint ? 84 : 142 + stain + 24 * grain;
    return [gray + 3, gray, gray - 5];
  };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const sum = [0, 0, 0];
      for (let k = 0; k < SAMPLES * SAMPLES; k++) {
        const [dx, dy] = [(k % SAMPLES) + 0.5, Math.floor(k / SAMPLES) + 0.5];
        colorAt(seenAt(camera, [x + dx / SAMPLES, y + dy / SAMPLES])).forEach((value, i) => (sum[i] += value));
      }
      const noise = 6 * (hash(x, y, 1) - 0.5);
      for (let i = 0; i < 3; i++) data[at + i] = sum[i] / (SAMPLES * SAMPLES) + noise;
    }
  }
  return { data, width, height };
}
