/**
 * Photographs of grounds whose true areas are known, with what a homeowner would mark in each: by day, at night, wet, in low
 * sun, under leaves, through wide and long lenses, from a balcony or a ladder, behind a car, around a curve. For tests of
 * the photo tool.
 */
import type { Corners, Frame, Pixels } from '../src/tools/photo/core';
import type { Point, Polygon } from '../src/paving';
import { area } from '../src/paving/geometry';
import { hash } from '../src/paving/random';
import { cameraView, type Camera, type Color } from './groundViews';

/** A scene on flat ground. Inches to the camera's right and away from it. */
export interface PhotoScene {
  readonly name: string;
  readonly camera: Camera;
  /** The corners of the rectangle that is marked: near left, near right, far right, far left. */
  readonly known: readonly [Point, Point, Point, Point];
  /** What the visitor says of its size; a side that is undefined is computed from the camera's focal length. */
  readonly widthInches: number;
  readonly depthInches?: number;
  /** What is paved. */
  readonly outline: Polygon;
  /** Returns the color of the ground, or of what stands before it. */
  readonly color: (point: Point) => Color;
  /** Changes a color for the light and the camera's noise. */
  readonly light?: (color: Color, point: Point | undefined, px: number, py: number) => Color;
}

const feet = (value: number) => value * 12;
const box = (left: number, near: number, width: number, depth: number): [Point, Point, Point, Point] => [
  [left, near],
  [left + width, near],
  [left + width, near + depth],
  [left, near + depth],
];

/** Turns a polygon around a point, by degrees. */
function turned<Turned extends Polygon>(polygon: Turned, degrees: number, around = polygon[0]): Turned {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return polygon.map(([x, y]): Point => {
    const [dx, dy] = [x - around[0], y - around[1]];
    return [around[0] + dx * cos - dy * sin, around[1] + dx * sin + dy * cos];
  }) as unknown as Turned;
}

function isIn(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

const grain = ([x, y]: Point) => hash(Math.floor(x * 2), Math.floor(y * 2)) - 0.5;
const gray = (value: number): Color => [value + 3, value, value - 5];
const lawn = (point: Point): Color => {
  const g = grain(point);
  return [96 + 40 * g, 118 + 50 * g, 66 + 36 * g];
};

/** Old concrete with control joints through a point, and stains. */
function concrete(point: Point, [left, near]: Point, panel = 96): Color {
  const [x, y] = [point[0] - left, point[1] - near];
  const isOnJoint = (value: number) => Math.abs(value - panel * Math.round(value / panel)) < 0.2;
  if (isOnJoint(x) || isOnJoint(y)) return gray(92);
  return gray(150 + 8 * Math.sin(x / 17) * Math.cos(y / 23) + 20 * grain(point));
}

/** A drive from the street to a garage: lawn beside it, a wall with a door behind it, a sidewalk and asphalt before it. */
function driveway(outline: Polygon, sheet?: Polygon) {
  const [near, far] = [Math.min(...outline.map(([, y]) => y)), Math.max(...outline.map(([, y]) => y))];
  return (point: Point): Color => {
    if (sheet && isIn(sheet, point)) return [206 + 8 * grain(point), 172 + 8 * grain(point), 122 + 8 * grain(point)];
    if (point[1] > far) return [214, 205, 190];
    if (point[1] < near) return point[1] < near - 60 ? gray(78 + 16 * grain(point)) : gray(182 + 10 * grain(point));
    if (!isIn(outline, point)) return lawn(point);
    // An expansion joint a foot from the sidewalk, near which marks snap to the wrong line.
    return Math.abs(point[1] - near - 12) < 0.25 ? gray(92) : concrete(point, [0, near + 60]);
  };
}

const day: Camera = { width: 800, height: 600, focal: 600, eye: 62, down: 16, roll: 1, k1: 0 };

function noisy(color: Color, sigma: number, px: number, py: number): Color {
  return color.map(
    (value, k) => value + sigma * (hash(px, py, k) + hash(px, py, k + 3) - 1) * 2.45,
  ) as unknown as Color;
}

const plain16x24 = box(-96, 165, feet(16), feet(24));
const plain18x24 = box(-112, 190, feet(18), feet(24));
const plain16x22 = box(-90, 165, feet(16), feet(22));
const plain18x26 = box(-112, 172, feet(18), feet(26));

/** A drive that bends to the right: its sides are arcs, marked by points along them. */
const curve: Polygon = (() => {
  const side = (offset: number) =>
    Array.from({ length: 6 }, (_, k): Point => {
      const t = k / 5;
      return [-70 + offset + 90 * t * t, 150 + feet(22) * t];
    });
  return [...side(0).reverse(), ...side(162)];
})();

/** A patio with five sides. */
const patio: Polygon = [
  [-75, 210],
  [80, 222],
  [110, 330],
  [35, 450],
  [-100, 430],
];

/** A deck around the corner of a house. */
const deck: Polygon = [
  [-120, 95],
  [130, 95],
  [130, 250],
  [30, 250],
  [30, 330],
  [-120, 330],
];

/** A patio around the corner of a house, which the camera sees over one of its corners. */
const angle = turned(
  [
    [-60, 150],
    [132, 150],
    [132, 246],
    [48, 246],
    [48, 366],
    [-60, 366],
  ],
  38,
);
/** A rectangle on it, and the chalk around that: a line an inch wide. */
const chalked = turned(box(-40, 165, 84, 72), 38, [-60, 150]);
const [chalkOutside, chalkInside] = [0.5, -0.5].map((by) =>
  turned(box(-40 - by, 165 - by, 84 + 2 * by, 72 + 2 * by), 38, [-60, 150]),
);

/** A drive far away. */
const far16x30 = box(-96, 420, feet(16), feet(30));

/** Returns a value from 0 to 1 that changes softly, in patches of a size in inches. */
function patches([x, y]: Point, size: number): number {
  const [left, top] = [Math.floor(x / size), Math.floor(y / size)];
  const [right, down] = [x / size - left, y / size - top].map((share) => share * share * (3 - 2 * share));
  const at = (dx: number, dy: number) => hash(left + dx, top + dy, size);
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
  return upper * (1 - down) + (at(0, 1) * (1 - right) + at(1, 1) * right) * down;
}

const sheetAt = (left: number, near: number, width: number, depth: number) => box(left, near, width, depth);

export const photoScenes: readonly PhotoScene[] = [
  {
    name: 'day',
    camera: day,
    known: plain16x24,
    widthInches: feet(16),
    outline: plain16x24,
    color: driveway(plain16x24),
  },
  {
    name: 'night',
    camera: day,
    known: plain16x24,
    widthInches: feet(16),
    outline: plain16x24,
    color: driveway(plain16x24),
    light: (color, point, px, py) => {
      const lamp = point ? 0.1 + 0.3 / (1 + ((point[0] - 60) ** 2 + (point[1] - 400) ** 2) / 40_000) : 0.05;
      return noisy(color.map((value) => value * lamp) as unknown as Color, 5, px, py);
    },
  },
  {
    name: 'wet',
    camera: day,
    known: plain16x24,
    widthInches: feet(16),
    outline: plain16x24,
    color: driveway(plain16x24),
    light: (color, point, px, py) => {
      if (!point) return color;
      const wet = 0.5 + 0.5 * Math.sin(point[0] / 41 + Math.cos(point[1] / 57));
      const sky = 120 * wet * Math.min(1, point[1] / 500) * (0.6 + 0.4 * Math.sin(point[0] / 9 + point[1] / 60));
      return noisy(color.map((value) => value * (0.62 - 0.12 * wet) + sky * 0.6) as unknown as Color, 2, px, py);
    },
  },
  {
    name: 'wide lens, upright',
    camera: { ...day, width: 600, height: 800, focal: 560, down: 24, k1: -0.08 },
    known: plain18x24,
    widthInches: feet(18),
    outline: plain18x24,
    color: driveway(plain18x24),
  },
  {
    name: 'low sun, sheet',
    camera: { ...day, down: 18 },
    known: sheetAt(-40, 190, 96, 48),
    widthInches: 96,
    depthInches: 48,
    outline: plain16x22,
    color: driveway(plain16x22, sheetAt(-40, 190, 96, 48)),
    light: (color, point, px, py) => {
      if (!point) return color;
      const across = point[0] * 0.35 + point[1];
      const isShade = Math.abs(((across + 40) % 130) - 30) < 17 || Math.abs(((across * 1.3) % 210) - 90) < 9;
      return noisy(
        color.map((value, k) => value * (isShade ? [0.42, 0.46, 0.56][k] : [1.1, 1, 0.84][k])) as unknown as Color,
        3,
        px,
        py,
      );
    },
  },
  {
    name: 'car and person, sheet',
    camera: { ...day, down: 15 },
    known: sheetAt(-84, 195, 96, 48),
    widthInches: 96,
    depthInches: 48,
    outline: plain18x26,
    color: driveway(plain18x26, sheetAt(-84, 195, 96, 48)),
    // They hide the ground that their outlines cover in the picture.
    light: (color, _, px, py) => {
      if (px > 490 && px < 640 && py > 215 && py < 330) return py > 250 && py < 262 ? [30, 34, 40] : [140, 30, 34];
      if (px > 300 && px < 320 && py > 200 && py < 330) return py < 225 ? [190, 150, 120] : [40, 60, 110];
      return color;
    },
  },
  {
    name: 'long lens, sheet turned',
    camera: { ...day, focal: 980, eye: 66, down: 13, roll: -2, k1: 0.03 },
    known: turned(box(-30, 250, 48, 96), 20),
    widthInches: 48,
    depthInches: 96,
    outline: patio,
    color: (point) => {
      if (isIn(turned(box(-30, 250, 48, 96), 20), point)) return [206, 172 + 8 * grain(point), 122];
      return isIn(patio, point) ? concrete(point, [11, 7], 48) : lawn(point);
    },
  },
  {
    name: 'very wide lens from a balcony, poster board',
    camera: { ...day, focal: 420, eye: 190, down: 42, k1: -0.05 },
    known: box(-20, 170, 28, 22),
    widthInches: 28,
    depthInches: 22,
    outline: deck,
    color: (point) => {
      if (isIn(box(-20, 170, 28, 22), point)) return [240, 238 + 6 * grain(point), 232];
      // Sand beside a deck of reddish slabs.
      if (!isIn(deck, point)) return [196 + 30 * grain(point), 182 + 30 * grain(point), 150];
      const [red, green, blue] = concrete(point, [-110, 110], 60);
      return [red, green * 0.82, blue * 0.72];
    },
  },
  {
    name: 'curve, sheet',
    camera: { ...day, down: 18 },
    known: sheetAt(-20, 190, 48, 48),
    widthInches: 48,
    depthInches: 48,
    outline: curve,
    color: driveway(curve, sheetAt(-20, 190, 48, 48)),
  },
  {
    name: 'one of two parts, sidewalk square',
    camera: { ...day, down: 22 },
    known: box(-24, 130, 48, 48),
    widthInches: 48,
    depthInches: 48,
    outline: box(-72, 190, feet(11), feet(18)),
    color: (point) => {
      const part = box(-72, 190, feet(11), feet(18));
      if (isIn(part, point)) return concrete(point, [0, 250], 72);
      if (point[1] > 130 && point[1] < 178) return concrete(point, [-24, 130], 48);
      return lawn(point);
    },
  },
  {
    name: 'from a ladder over a corner, chalk',
    camera: { ...day, eye: 120, down: 30, roll: -2 },
    known: chalked,
    widthInches: 84,
    depthInches: 72,
    outline: angle,
    color: (point) => {
      if (!isIn(angle, point)) return lawn(point);
      const isChalk = isIn(chalkOutside, point) && !isIn(chalkInside, point) && hash(...point.map(Math.floor)) > 0.2;
      return isChalk ? gray(228) : concrete(turned([point], -38, [-60, 150])[0], [-60, 150], 54);
    },
  },
  {
    name: 'telephoto lens, under leaves',
    camera: { ...day, focal: 1500, eye: 64, down: 6.2 },
    known: far16x30,
    widthInches: feet(16),
    outline: far16x30,
    color: driveway(far16x30),
    light: (color, point, px, py) => {
      if (!point) return color;
      const sun = Math.max(0, Math.min(1, ((patches(point, 9) + patches(point, 23)) / 2 - 0.47) / 0.06));
      return noisy(color.map((value, k) => value * ([0.43, 0.45, 0.5][k] + 0.6 * sun)) as unknown as Color, 2, px, py);
    },
  },
];

/** What a photographed scene shows where. */
export interface SeenScene {
  readonly corners: Corners;
  readonly outline: Polygon;
  readonly squareFeet: number;
  readonly frame: Frame;
}

/** Returns where a scene's marks would be if a hand were exact. */
export function marksOf({ camera, known, outline }: PhotoScene): SeenScene {
  const { toPhoto } = cameraView(camera);
  return {
    corners: known.map(toPhoto) as unknown as Corners,
    outline: outline.map(toPhoto),
    squareFeet: area(outline) / 144,
    frame: { width: camera.width, height: camera.height },
  };
}

/** Draws a scene. */
export function photographScene({ camera, color, light }: PhotoScene): Pixels {
  return cameraView(camera).draw(color, light);
}
