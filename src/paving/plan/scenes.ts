import { average, mix } from '../color';
import { inset, normalize } from '../geometry';
import { boat, car, dock, flatRoof, hipRoof, pile, pool, screenCage, water } from './buildings';
import {
  adirondack,
  bench,
  chair,
  counter,
  diningSet,
  fire,
  grill,
  lounger,
  planter,
  sideTable,
  sink,
  stool,
  umbrella,
} from './furniture';
import { arcBlocks, dimension, frame, pave, ring, stones, straightBlocks, wall } from './paved';
import { bed, hedge, lawn, palm, planting, rosette, shrub, tree } from './plants';
import type { Spot } from './sheet';
import { box, disc, fill, inches, INK, line, roundedBox, Sheet, smooth, TEAL, TERRACOTTA } from './sheet';
import type { PlanSpec } from './types';

/*
 * Each scene sizes its sheet from the paved area and the aspect asked for, and places everything else from the paved
 * area's corners, so that any sensible size and aspect composes. All lengths in feet.
 */

const CANVAS = ['#f6efe0', '#e9dfca'] as const;
const COPING = ['#f4ecdc', '#eee4d0', '#e8dcc4', '#f8f2e6'];

/** The paved area's width and depth: the longer side runs with the longer side of the drawing. */
function areaSize(spec: PlanSpec, aspect: number, long: number, short: number): [width: number, depth: number] {
  const { width = long, depth = short } = spec;
  return aspect >= 1 ? [width, depth] : [Math.min(width, depth), Math.max(width, depth)];
}

/** A scene that runs from the house outward: on its side in a wide drawing, downward in an upright one. */
interface Run {
  readonly sheet: Sheet;
  readonly along: number;
  readonly across: number;
  readonly isWide: boolean;
  /** The direction outward, in degrees. */
  readonly outward: number;
  readonly at: (along: number, across: number) => Spot;
  readonly rect: (along: number, across: number, length: number, breadth: number) => Spot[];
  readonly roof: (along: number, across: number, length: number, breadth: number, height: number) => void;
}

function runOutward(spec: PlanSpec, aspect: number, length: number, breadth: number): Run {
  const isWide = aspect >= 1;
  const [width, height] = isWide ? frame(length, breadth, aspect) : frame(breadth, length, aspect);
  const sheet = new Sheet(width, height, spec.seed ?? 1, spec.scene);
  const at = (along: number, across: number): Spot => (isWide ? [along, across] : [across, along]);
  return {
    sheet,
    along: isWide ? width : height,
    across: isWide ? height : width,
    isWide,
    outward: isWide ? 0 : 90,
    at,
    rect: (along, across, dAlong, dAcross) => {
      const [x, y] = at(along, across);
      const [dx, dy] = at(dAlong, dAcross);
      return box(x, y, dx, dy);
    },
    roof: (along, across, dAlong, dAcross, eaves) => {
      const [x, y] = at(along, across);
      const [dx, dy] = at(dAlong, dAcross);
      hipRoof(sheet, x, y, dx, dy, eaves);
    },
  };
}

/** House and garage, the drive with its flared apron, the entry walk, the street. */
export function driveway(spec: PlanSpec, aspect: number): Sheet {
  const { width: w = 22, depth: d = 34 } = spec;
  const { sheet, along, across, outward, at, rect, roof } = runOutward(spec, aspect, 11 + d + 7.5, w + 19);
  const middle = across * 0.44;
  const end = along - 7.5;
  const start = end - d;
  const near = middle - w / 2;
  const far = middle + w / 2;
  const door = far + Math.min(12, (across - far) * 0.6);

  lawn(sheet);
  sheet.ground.push(
    fill(rect(end, -1, 9, across + 2), '#dcd5c6'),
    fill(rect(end + 1.1, -1, 9, across + 2), '#8e8d86'),
    fill(rect(end + 0.9, -1, 0.25, across + 2), '#6f6e68'),
    line([[at(along - 0.6, 0), at(along - 0.6, across)]], '#e9e2cf', 0.3, 'stroke-dasharray="90 110"'),
  );
  bed(sheet, rect(start - 6, far + 0.4, 9.2, door - far - 3.2));
  bed(
    sheet,
    smooth(
      [
        at(start - 6, near - 0.4),
        at(start + 4.4, near - 0.5),
        at(start + 4.8, near - 4),
        at(start + 1.6, near - 8),
        at(start - 6, near - 8.5),
      ],
      true,
      5,
    ),
  );
  bed(sheet, disc(...at(end - 8.4, far + 9), 3.1, 30));
  const walk = [
    at(start - 7, door - 2.6),
    at(start - 7, door + 2.6),
    at(start + 7.8, door + 2.6),
    at(start + 7.8, far - 0.05),
    at(start + 3.5, far - 0.05),
    at(start + 3.5, door - 2.6),
  ];
  pave(sheet, spec, walk, outward + 90);
  const drive = [
    at(start - 2, near),
    at(end - 5, near),
    at(end, near - 3.6),
    at(end, far + 3.6),
    at(end - 5, far),
    at(start - 2, far),
  ];
  pave(sheet, spec, drive, outward + 90);

  roof(start - 33, far - 3, 27.5, across - far + 34, 9);
  roof(start - 30, near - 34, 26, 34, 9);
  roof(start - w - 9, near - 2.4, w + 9, w + 4.8, 9.5);

  car(sheet, ...at(start + d * 0.36, middle - w * 0.2), outward, '#f1ece2', '#b9b2a4');
  planting(
    sheet,
    [at(start - 1, far + 1.9), at(start + 1.7, far + 2.4), at(start - 1, door - 4.4), at(start + 1.8, door - 4.6)],
    0.7,
    9,
    3,
  );
  planting(sheet, [at(start + 0.4, near - 6), at(start + 2.6, near - 3.6), at(start + 1.4, near - 1.6)], 0.9, 8, 4);
  hedge(sheet, at(start + 9, 1.3), at(end - 3, 1.3));
  hedge(sheet, at(start + 4, across - 1.3), at(end - 14, across - 1.3));
  palm(sheet, ...at(start + d * 0.4, near - 4.6), 5.2, 12);
  palm(sheet, ...at(end - 8.4, far + 9), 5.4, 12);
  palm(sheet, ...at(start - 1, door + 5), 4.4, 8);
  for (const [a, c] of [
    [-2.4, -2.2],
    [1.8, -2.4],
    [2.6, 1.2],
    [-1.2, 2.6],
    [-2.8, 0.6],
  ])
    rosette(sheet, ...at(end - 8.4 + a, far + 9 + c), 1);
  shrub(sheet, ...at(end - 3, near - 6.6), 1.1, 2, '#e9a13b');
  dimension(sheet, at(end - 13, near), at(end - 13, far));
  return sheet;
}

/** A terrace behind the house, its lower edge drawn out in an arc for the dining table. */
export function patio(spec: PlanSpec, aspect: number): Sheet {
  const [w, d] = areaSize(spec, aspect, 28, 17);
  const [width, height] = frame(w + (aspect < 1 ? 10 : 15), d + 14, aspect);
  const sheet = new Sheet(width, height, spec.seed ?? 1, spec.scene);
  const x = (width - w) * 0.55;
  const y = Math.max(4.4, (height - d) * 0.33) - 1.5;
  const bottom = y + d;
  const reach = Math.max(w * 0.2, 5.4);
  const [ax, ay]: Spot = [x + w * 0.34, bottom - 0.2];
  const arc = Array.from({ length: 15 }, (_, k): Spot => {
    const angle = (Math.PI * (k + 0.5)) / 15;
    return [ax + reach * Math.cos(angle), ay + reach * 0.66 * Math.sin(angle)];
  });
  lawn(sheet);
  bed(
    sheet,
    smooth(
      [
        [x + w - 0.5, y - 2],
        [x + w + 5.5, y - 2],
        [x + w + 6, y + d * 0.5],
        [x + w + 3.6, y + d * 0.98],
        [x + w - 0.5, y + d],
      ],
      true,
      5,
    ),
  );
  bed(
    sheet,
    smooth(
      [
        [x + 0.5, y],
        [x - 5.6, y],
        [x - 5.8, y + d * 0.5],
        [x - 3.6, y + d * 0.84],
        [x + 0.5, y + d * 0.88],
      ],
      true,
      5,
    ),
  );
  pave(sheet, spec, [[x, y - 1], [x + w, y - 1], [x + w, bottom - 3.5], [x + w - 3.5, bottom], ...arc, [x, bottom]]);
  // Stepping stones go off across the lawn.
  for (let k = 0; k < 6; k++) {
    const stone = box(x + w - 4.6 + k * 2.05 + k * k * 0.1, bottom + 1.2 + k * 1.3, 1.8, 1.15);
    sheet.castShadow(stone, 0.12);
    sheet.objects.push(
      fill(stone, mix(spec.colors[k % spec.colors.length], '#ffffff', 0.12)),
      line([[...stone, stone[0]]], '#5d6b3c', 0.1),
    );
  }
  hipRoof(sheet, -14, -26, width + 28, 26 + y, 9.5);
  hipRoof(sheet, -20, y - 16, 18.6 + x, 16 + d * 0.26, 9);

  planting(
    sheet,
    [
      [x + w + 2.4, y + 3],
      [x + w + 3.6, y + d * 0.5],
      [x + w + 1.7, y + d * 0.9],
    ],
    1.4,
    15,
    5,
  );
  planting(
    sheet,
    [
      [x - 3, y + d * 0.36],
      [x - 3.6, y + d * 0.55],
      [x - 1.9, y + d * 0.78],
    ],
    1.2,
    11,
    6,
  );
  diningSet(sheet, ax, bottom - d * 0.1, 7.6);
  umbrella(sheet, ax, bottom - d * 0.1, 2.9, CANVAS);
  adirondack(sheet, x + w * 0.74, y + d * 0.72, -75, '#f3eee2', '#cfc6b4');
  adirondack(sheet, x + w * 0.9, y + d * 0.62, -150, '#f3eee2', '#cfc6b4');
  sideTable(sheet, x + w * 0.76, y + d * 0.52);
  rosette(sheet, x + w * 0.94, y + d * 0.35, 1.2);
  palm(sheet, x - 4, y + d * 0.66, 5, 12);
  palm(sheet, x + w + 4.2, y + d * 0.28, 5.6, 13);
  tree(sheet, width - 1, height - 0.6, 5.6, 5);
  dimension(sheet, [x, Math.min(bottom + 6.4, height - 2.6)], [x + w, Math.min(bottom + 6.4, height - 2.6)]);
  return sheet;
}

/** A screened pool deck: pool with coping and steps, a raised spa, loungers, planting outside the cage. */
export function poolDeck(spec: PlanSpec, aspect: number): Sheet {
  const [w, d] = areaSize(spec, aspect, 42, 27);
  const [width, height] = frame(w + 9, d + 10.5, aspect);
  const isUpright = aspect < 1;
  const sheet = new Sheet(width, height, spec.seed ?? 1, spec.scene);
  const x = (width - w) * 0.48;
  const y = (height - d) * 0.48;
  const right = x + w;
  const bottom = y + d;
  const pw = isUpright ? w * 0.5 : w * 0.54;
  const ph = isUpright ? d * 0.5 : Math.min(d * 0.42, w * 0.32);
  const px = x + w * (isUpright ? 0.4 : 0.3);
  const py = y + d * (isUpright ? 0.38 : 0.4);
  const shell = normalize(inches(roundedBox(px, py, pw, ph, 2.8)));
  const feet = (outline: readonly (readonly [number, number])[]): Spot[] =>
    outline.map(([sx, sy]): Spot => [sx / 12, sy / 12]);
  const spa: Spot = [px + pw * 0.8, py - 0.6];
  lawn(sheet);
  bed(sheet, box(-1, bottom + 0.7, width + 2, Math.min(4, Math.max(2.8, (height - bottom) * 0.62))));
  bed(sheet, box(right + 0.4, y - 3, Math.max(3, width - right - 1.2), d + 4.4));
  pave(sheet, spec, box(x, y - 2, w, d + 2), 0, feet(shell));
  sheet.ground.push(fill(feet(shell), '#a3967c'), stones(ring(feet(shell), 12, 12), COPING));
  const steps = [4.8, 3.4, 2].map((out, k): Spot[] =>
    isUpright
      ? box(px + pw * (0.16 + 0.06 * k), py + ph - 0.5 - out, pw * (0.68 - 0.12 * k), out)
      : box(px + 0.5, py + ph * (0.16 + 0.06 * k), out, ph * (0.68 - 0.12 * k)),
  );
  pool(sheet, feet(inset(shell, 11)), steps);
  sheet.castShadow(disc(...spa, 3.6, 28), 1.2);
  const basin = disc(...spa, 2.6, 24);
  sheet.objects.push(
    fill(disc(...spa, 3.6, 28), '#cbbd9f'),
    stones(ring(disc(...spa, 3.6, 28), 9, 12), COPING),
    water(sheet, basin, ['#c6e6e2', '#6fb7b6'], 0.7),
    line([[...basin, basin[0]]], '#5d8f8f', 0.1),
  );
  hipRoof(sheet, -14, -26, width + 28, 24.6 + y, 9.5);
  hipRoof(sheet, -20, y - 16, 19.4 + x, 16 + d * 0.24, 9);
  screenCage(sheet, x, y - 1.4, w, d + 1.4, 5);

  for (const [k, towel] of [TERRACOTTA, TEAL, TERRACOTTA].entries())
    lounger(sheet, x + w * 0.12, y + d * (0.44 + k * 0.18), 180, towel);
  sideTable(sheet, x + w * 0.12, y + d * 0.53);
  umbrella(sheet, x + w * 0.055, y + d * 0.71, 3, ['#f6efe0', '#dfeae6']);
  diningSet(sheet, x + w * 0.42, y + d * 0.17, 7.4);
  planter(sheet, right - 4.6, bottom - 4.4, 3, 3, '#b9a483', '#e8dcc4');
  rosette(sheet, right - 3.1, bottom - 2.9, 1.5);
  planting(
    sheet,
    [
      [1, bottom + 2],
      [width - 1, bottom + 2],
    ],
    0.8,
    Math.round(width / 1.7),
    8,
  );
  planting(
    sheet,
    [
      [right + 1.9, y + 2],
      [right + 1.9, bottom],
    ],
    0.7,
    14,
    9,
  );
  palm(sheet, right + 2.6, y + d * 0.42, 5, 11);
  palm(sheet, x - 2.6, bottom - d * 0.16, 4.8, 10);
  palm(sheet, x + w * 0.58, height - 0.6, 4.6, 8);
  return sheet;
}

/** A fire pit within its seat wall, an outdoor kitchen, and room between them. */
export function outdoorLiving(spec: PlanSpec, aspect: number): Sheet {
  const [w, d] = areaSize(spec, aspect, 36, 23);
  const [width, height] = frame(w + 8, d + 8, aspect);
  const sheet = new Sheet(width, height, spec.seed ?? 1, spec.scene);
  const isUpright = aspect < 1;
  const x = (width - w) / 2;
  const y = (height - d) * 0.44;
  const right = x + w;
  const bottom = y + d;
  const stone = mix(average(spec.borderColors ?? spec.colors), '#ffffff', 0.16);
  const reach = Math.min(Math.min(w, d) * 0.42, Math.max(w, d) * 0.26, 9.6);
  // The fire's circle ends the terrace: to the left, or below in an upright drawing.
  const turn = isUpright ? -90 : 0;
  const [fx, fy]: Spot = isUpright ? [x + w / 2, bottom - reach - 1.8] : [x + reach + 1.8, y + d * 0.54];
  const aroundFire = (radius: number, degrees: number): Spot => {
    const a = ((degrees + turn) * Math.PI) / 180;
    return [fx + radius * Math.cos(a), fy + radius * Math.sin(a)];
  };
  const round = disc(fx, fy, reach + 1.8, 48);

  lawn(sheet);
  bed(sheet, disc(fx - 0.9, fy + 0.5, reach + 4.8, 36));
  bed(
    sheet,
    smooth(
      [
        [right - 1, y + 0.4],
        [right + 3.4, y - 0.4],
        [right + 4, y + d * 0.5],
        [right + 3.4, bottom - 2.6],
        [right - 1, bottom - 3.2],
      ],
      true,
      5,
    ),
  );
  const terrace: Spot[] = isUpright
    ? [
        [x, y],
        [right, y],
        [right, fy - 3],
        [right - 3, fy],
        [x + 3, fy],
        [x, fy - 3],
      ]
    : [
        [fx, y],
        [right, y],
        [right, bottom - 3],
        [right - 3, bottom],
        [fx, bottom],
      ];
  pave(sheet, spec, terrace, 0, disc(fx, fy, reach + 1.7, 48));
  pave(sheet, spec, round);

  wall(sheet, arcBlocks(fx, fy, reach - 0.1, reach + 1.5, 100 + turn, 260 + turn, 24), 1.7, stone);
  for (const degrees of [97, 263]) {
    const [ex, ey] = aroundFire(reach + 0.7, degrees);
    planter(sheet, ex - 1.25, ey - 1.25, 2.5, 2.5, mix(stone, '#3a2a1a', 0.2), mix(stone, '#ffffff', 0.3));
    rosette(sheet, ex - 0.06, ey - 0.06, 1.15);
  }
  const pit = disc(fx, fy, 2, 28);
  sheet.castShadow(pit, 1.3);
  sheet.objects.push(
    fill(pit, mix(stone, '#2a1c10', 0.55)),
    stones(ring(pit, 8, 7.4), [stone, mix(stone, '#3a2a1a', 0.14), mix(stone, '#ffffff', 0.25)]),
  );
  fire(sheet, fx, fy, 1.36);
  for (const degrees of [-62, -10, 42]) {
    adirondack(sheet, ...aroundFire(5.2, degrees), degrees + turn + 180, TEAL, '#2c6d70');
  }

  const [kx, ky]: Spot = [right - 14.2, y + 1.4];
  counter(sheet, [box(kx, ky, 13, 3), box(kx + 10, ky + 3, 3, 7)], mix(stone, '#3a2a1a', 0.25), [
    [kx - 0.15, ky - 0.15],
    [kx + 12.85, ky - 0.15],
    [kx + 12.85, ky + 9.85],
    [kx + 9.85, ky + 9.85],
    [kx + 9.85, ky + 2.85],
    [kx - 0.15, ky + 2.85],
  ]);
  grill(sheet, kx + 4.4, ky + 0.15, 3.6, 2.4);
  sink(sheet, kx + 1.3, ky + 0.6);
  sheet.objects.push(
    fill(disc(kx + 11.3, ky + 6.2, 0.72, 18), '#d9d2c4'),
    fill(disc(kx + 11.3, ky + 6.2, 0.5, 16), TERRACOTTA),
  );
  for (const k of [0, 1, 2]) stool(sheet, kx + 8.7, ky + 4.5 + k * 2.1);
  const table: Spot = isUpright ? [x + w * 0.27, y + d * 0.3] : [right - w * 0.24, bottom - d * 0.23];
  diningSet(sheet, ...table, 7.6);
  umbrella(sheet, ...table, 2.9, CANVAS);
  planting(
    sheet,
    arcBlocks(fx, fy, reach + 3.2, reach + 3.4, 105 + turn, 265 + turn, 9).map(([p]): Spot => p),
    0.8,
    22,
    11,
  );
  planting(
    sheet,
    [
      [right + 1.9, y + 1.4],
      [right + 2.2, y + d * 0.5],
      [right + 1.6, bottom - 4],
    ],
    0.8,
    16,
    12,
  );
  palm(sheet, ...aroundFire(reach * 1.3, 220), 5, 12);
  palm(sheet, x + w * (isUpright ? 0.1 : 0.55), y - 2.6, 4.6, 13);
  palm(sheet, right + 2.4, y + d * 0.62, 4.6, 10);
  tree(sheet, 0.6, height - 0.4, 5.4, 6);
  return sheet;
}

/** From the lanai across the lawn to the dock: a walk, the seawall, the canal and a boat. */
export function captainWalk(spec: PlanSpec, aspect: number): Sheet {
  const { width: w = 5, depth: d = 27 } = spec;
  const { sheet, along, across, isWide, outward, at, rect, roof } = runOutward(spec, aspect, 8 + d + 19, 28);
  const shore = along - 19;
  const start = shore - d;
  const from = across * 0.32;
  const terrace = start + 4.5;
  const reach = shore - 5.9 - terrace;
  // As far aside as the walk can swing (half a cosine wave) without a bend too tight for its border.
  const swing = Math.min(across * 0.22, (2 * reach * reach) / (Math.PI ** 2 * (w / 2 + 1.5)));
  const to = from + swing;
  lawn(sheet);
  // From the terrace to the landing before the dock.
  const middle = Array.from({ length: 25 }, (_, k): Spot => {
    const t = k / 24;
    return at(terrace - 0.1 + (reach + 0.1) * t, from + (swing * (1 - Math.cos(Math.PI * t))) / 2);
  });
  const edge = (sign: number): Spot[] =>
    middle.map(([mx, my], i) => {
      const [ax, ay] = middle[Math.max(0, i - 1)];
      const [bx, by] = middle[Math.min(middle.length - 1, i + 1)];
      const length = Math.hypot(bx - ax, by - ay);
      return [mx - (((by - ay) / length) * sign * w) / 2, my + (((bx - ax) / length) * sign * w) / 2];
    });
  bed(
    sheet,
    smooth(
      [
        at(terrace + 0.4, from + w * 0.5),
        at(start + d * 0.36, from + w * 0.6),
        at(start + d * 0.6, to + w * 0.5),
        at(shore - 7.4, to + w * 0.7),
        at(start + d * 0.56, to + w * 1.15),
        at(terrace + 2, from + w * 1.5),
      ],
      true,
      5,
    ),
  );
  pave(sheet, spec, [...edge(1), ...edge(-1).reverse()], outward + 90);
  pave(sheet, spec, rect(start - 4, from - 8, terrace - start + 4, 19), outward + 90);
  pave(sheet, spec, rect(shore - 6, to - 6, 6, 12), outward + 90);

  sheet.ground.push(
    water(sheet, rect(shore + 1.4, -1, 30, across + 2), ['#6fb0ac', '#2f7378'], 2.6),
    fill(rect(shore + 1.4, -1, 1.4, across + 2), '#0d3c42', 'fill-opacity=".42"'),
  );
  wall(sheet, straightBlocks(...at(shore, -1), ...at(1.5, across + 2), Math.round(across / 6)), 0.4, '#d8d0c0');
  for (const side of [-2.9, 2.9]) pile(sheet, ...at(shore + 5.6, to + side));
  dock(sheet, ...at(shore + 0.9, to - 2.5), ...at(10.5, 5), isWide);
  dock(sheet, ...at(shore + 9.5, to - 5.5), ...at(5, 15), !isWide);
  boat(sheet, ...at(shore + 6.3, to + 9.2), 13, outward - 90);
  for (const c of [to - 5.2, to + 9.2]) pile(sheet, ...at(shore + 14.6, c));

  roof(start - 30, -14, 30, across + 28, 9.5);

  lounger(sheet, ...at(start + 1.6, from + 7.4), outward + 90, TEAL);
  adirondack(sheet, ...at(shore - 3, to - 3.4), outward, '#f3eee2', '#cfc6b4');
  adirondack(sheet, ...at(shore - 3, to + 3.4), outward, '#f3eee2', '#cfc6b4');
  planting(
    sheet,
    [
      at(terrace + 1.6, from + w * 0.95),
      at(start + d * 0.4, from + w * 1.05),
      at(start + d * 0.58, to + w * 0.82),
      at(shore - 8.6, to + w * 0.75),
    ],
    0.8,
    20,
    14,
  );
  hedge(sheet, at(terrace + 3, across - 1.4), at(shore - 4, across - 1.4));
  hedge(sheet, at(start + d * 0.5, 1.4), at(shore - 4, 1.4));
  for (const k of [0, 1, 2, 3]) rosette(sheet, ...at(start + d * (0.44 + k * 0.075), from - w * 0.62 + k * 0.9), 1.1);
  palm(sheet, ...at(start + d * 0.3, from - w * 1.1), 4.8, 12);
  palm(sheet, ...at(start + d * 0.5, to + w * 1.3), 5.4, 13);
  palm(sheet, ...at(shore - 4.4, to - w * 2.1), 4.6, 10);
  dimension(sheet, at(terrace, across - 4.8), at(shore, across - 4.8));
  return sheet;
}

/** A shop front's plaza with planters, and parking bays marked in the paving. */
export function commercial(spec: PlanSpec, aspect: number): Sheet {
  const { width: w = aspect < 1 ? 32 : 50, depth: d = 15 } = spec;
  const [width, height] = frame(w, 5 + d + 20, aspect);
  const sheet = new Sheet(width, height, spec.seed ?? 1, spec.scene);
  const front = Math.max(4, height - d - 21);
  const curb = front + d;
  const bay = 9;
  sheet.ground.push(fill(box(-1, -1, width + 2, height + 2), '#8e8d86'));
  pave(sheet, spec, box(-2, front - 2, width + 4, d + 2));
  const bays: PlanSpec = { ...spec, colors: spec.colors.map((color) => mix(color, '#6f706c', 0.4)), border: undefined };
  pave(sheet, bays, box(-2, curb + 0.6, width + 4, 18));
  sheet.ground.push(
    fill(box(-1, curb, width + 2, 0.6), '#e4ddcf'),
    fill(box(-1, curb + 0.6, width + 2, 0.3), '#151917', 'fill-opacity=".3"'),
  );
  const first = (width % bay) / 2;
  for (let at = first; at < width; at += bay)
    sheet.ground.push(fill(box(at - 0.2, curb + 0.9, 0.4, 17.4), '#f1ebdf', 'fill-opacity=".85"'));
  for (let at = first + bay / 2, k = 0; at < width; at += bay, k++) {
    sheet.castShadow(box(at - 3, curb + 2, 6, 0.5), 0.4);
    sheet.objects.push(fill(box(at - 3, curb + 2, 6, 0.5), '#d8d2c4'));
    if (k === 1) car(sheet, at, curb + 11, -90, '#3b6d72', '#24484c');
    if (k === 3) car(sheet, at, curb + 11.4, -90, '#f1ece2', '#bcb5a7');
  }
  flatRoof(sheet, -6, -20, width + 12, 20 + front, 7);
  const span = width / 6;
  for (let k = 0; k < 6; k++) {
    const left = span * (k + 0.14);
    const awning = box(left, front, span * 0.72, 2.8);
    sheet.castShadow(awning, 6.5, 5.5);
    sheet.overhead.push(
      fill(awning, k % 2 === 0 ? TERRACOTTA : INK),
      ...[1, 3, 5].map((stripe) => fill(box(left + span * 0.12 * stripe, front, span * 0.12, 2.8), CANVAS[0])),
      fill(box(left, front + 2.35, span * 0.72, 0.45), '#151917', 'fill-opacity=".2"'),
    );
  }
  const stone = mix(average(spec.colors), '#3a2a1a', 0.25);
  const cap = mix(average(spec.colors), '#ffffff', 0.5);
  const isUpright = aspect < 1;
  for (const [k, t] of (isUpright ? [0.2, 0.8] : [0.15, 0.5, 0.85]).entries()) {
    const [x, y]: Spot = [width * t, curb - 3.6];
    planter(sheet, x - 4.6, y - 2.2, 9.2, 4.4, stone, cap);
    for (const dx of [-3.3, -2.1, 2, 3.2])
      shrub(sheet, x + dx, y + (dx < 0 ? 0.3 : -0.3), 0.95, 2, dx % 2 === 0 ? '#d96c8c' : undefined);
    rosette(sheet, x - 1, y + 0.9, 0.9);
    rosette(sheet, x + 1, y + 0.9, 0.9);
    if (k === 1) tree(sheet, x, y, 3.2, 9);
    else palm(sheet, x, y, 3.8, 10);
  }
  for (const t of isUpright ? [0.5] : [0.325, 0.675]) bench(sheet, width * t, curb - 2.4, 6, 0);
  for (const t of [0.325, 0.675]) {
    const [x, y]: Spot = [width * t, front + d * 0.46];
    sheet.castShadow(disc(x, y, 1.2, 14), 2.4);
    chair(sheet, x - 2, y, 0);
    chair(sheet, x + 2, y, 180);
    sheet.objects.push(fill(disc(x, y, 1.3, 20), '#e9e4da'), fill(disc(x + 0.1, y + 0.1, 0.2, 8), '#8f897e'));
  }
  return sheet;
}
