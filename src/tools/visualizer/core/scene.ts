/** Draws the surroundings to scale, seen from above: path data in inches. */
import { poolOf, wallOf } from './dimensions';
import type { Design } from './types';

export type Ink = 'water' | 'body' | 'glass' | 'furniture' | 'skin' | 'cloth' | 'shadow';

export interface SceneShape {
  readonly ink: Ink;
  readonly path: string;
}

export interface Scene {
  readonly shapes: readonly SceneShape[];
  /** The object that shows the scale, in words. */
  readonly scale: string;
}

/** The same in light and dark, because it is a picture rather than a part of the page. */
export const inks: Readonly<Record<Ink, string>> = {
  water: '#6fb3b5',
  body: '#f4f1ea',
  glass: '#5b6a70',
  furniture: '#e9dfcd',
  skin: '#6b4a36',
  cloth: '#23525c',
  shadow: 'rgb(29 18 10 / 32%)',
};

/** Color of the yard around the area. */
export const YARD = '#b9c29a';

function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

/** Where the sun casts the shadow of something: to the lower right, in inches. */
const SHADOW = { dx: 6, dy: 8 } as const;

/** Draws a midsize car, 15 1/2 by 6 ft. */
function car(x: number, y: number): SceneShape[] {
  return [
    { ink: 'shadow', path: box(x - 36 + SHADOW.dx, y - 93 + SHADOW.dy, 72, 186, 22) },
    { ink: 'body', path: box(x - 36, y - 93, 72, 186, 22) },
    { ink: 'glass', path: `M${x - 28} ${y - 34}q28 -16 56 0l-4 24h-48z` },
    { ink: 'glass', path: `M${x - 24} ${y + 44}h48l4 20q-28 12 -56 0z` },
    { ink: 'glass', path: `M${x - 32} ${y - 26}l5 20v48l-5 14zM${x + 32} ${y - 26}l-5 20v48l5 14z` },
  ];
}

/** A standing adult, 66 in tall, from the feet to the top of the head: how far up, and how far to the side, in inches. */
const FIGURE: readonly (readonly [up: number, aside: number])[] = [
  [0, 1],
  [0, 7],
  [30, 6],
  [30, 9],
  [33, 11],
  [52, 9],
  [55, 5],
  [56.6, 2],
];

/** Draws an adult from above, 20 in across the shoulders, with a shadow as long as the person is tall. */
function person(x: number, y: number): SceneShape[] {
  const length = Math.hypot(SHADOW.dx, SHADOW.dy);
  const [cos, sin] = [SHADOW.dx / length, SHADOW.dy / length];
  const at = (up: number, aside: number) => [x + up * cos - aside * sin, y + up * sin + aside * cos] as const;
  const rounded = (point: readonly number[]) => point.map((value) => Math.round(value * 10) / 10).join(' ');
  const mirrored = [...FIGURE].reverse().map(([up, aside]) => [up, -aside] as const);
  const figure = [...FIGURE, ...mirrored, [28, 0] as const].map(([up, aside]) => rounded(at(up, aside)));
  const [headX, headY] = at(61, 0);
  return [
    { ink: 'shadow', path: `M${figure.join('L')}z` },
    { ink: 'shadow', path: ellipse(Math.round(headX), Math.round(headY), 4.5, 4.5) },
    { ink: 'skin', path: ellipse(x - 9, y - 4, 2.5, 4) + ellipse(x + 9, y + 4, 2.5, 4) },
    { ink: 'cloth', path: ellipse(x, y, 10, 5.5) },
    { ink: 'skin', path: ellipse(x, y - 1, 4, 4.5) },
  ];
}

/** Draws a 4 ft table with four chairs. */
function table(x: number, y: number): SceneShape[] {
  const chairs = [
    [-42, -9],
    [24, -9],
    [-9, -42],
    [-9, 24],
  ] as const;
  const set = (dx: number, dy: number) => chairs.map(([cx, cy]) => box(x + cx + dx, y + cy + dy, 18, 18, 5)).join('');
  return [
    { ink: 'shadow', path: set(SHADOW.dx, SHADOW.dy) + ellipse(x + SHADOW.dx, y + SHADOW.dy, 24, 24) },
    { ink: 'furniture', path: set(0, 0) },
    { ink: 'body', path: ellipse(x, y, 24, 24) },
  ];
}

/** Draws the shadow of a wall along the far side of the patio. */
function wallShadow(design: Design): SceneShape[] {
  return wallOf(design) ? [{ ink: 'shadow', path: box(0, design.length * 12 - 5, design.width * 12, 5, 0) }] : [];
}

/** Draws the pool, a wall's shadow, and a car or a person for scale. */
export function drawScene(design: Design): Scene {
  const width = design.width * 12;
  const length = design.length * 12;
  const pool = poolOf(design);
  if (pool) {
    return {
      shapes: [
        { ink: 'water', path: box(pool.minX, pool.minY, design.pool.width * 12, design.pool.length * 12, 0) },
        ...person(width / 2, pool.minY / 2),
      ],
      scale: 'For scale: the person’s shoulders are 20 inches wide.',
    };
  }
  if (design.project === 'driveway' && width >= 84 && length >= 200) {
    return { shapes: car(width / 2, length - 106), scale: 'The car is 15½ feet long and 6 feet wide.' };
  }
  if (design.project === 'patio' && width >= 150 && length >= 108) {
    return {
      shapes: [...wallShadow(design), ...table(width - 62, 62), ...person(width - 130, 90)],
      scale: 'For scale: the table is 4 feet across, and the person’s shoulders are 20 inches wide.',
    };
  }
  return {
    shapes: [...wallShadow(design), ...person(width / 2, length / 2)],
    scale: 'For scale: the person’s shoulders are 20 inches wide.',
  };
}
