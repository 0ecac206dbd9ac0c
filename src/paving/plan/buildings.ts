import type { Sheet, Spot } from './sheet';
import { box, disc, fill, line, moved, outlineData, tenth, turned, units } from './sheet';

/** Clay tile in the sun and away from it, by the side that a roof plane faces. */
const TILE = { left: '#d79a78', up: '#cd8c69', right: '#a8634a', down: '#b87357' };

function tilePattern(sheet: Sheet, isUpright: boolean): string {
  return sheet.define(isUpright ? 'v' : 'h', () => {
    const turn = isUpright ? '' : ' patternTransform="rotate(90)"';
    return (
      `<pattern id="{id}" width="20" height="30" patternUnits="userSpaceOnUse"${turn}>` +
      '<path fill="#fff3e0" fill-opacity=".22" d="M2 0h6v30h-6z"/><path fill="#3a1408" fill-opacity=".26" d="M15 0h5v30h-5z"/>' +
      '<path fill="#3a1408" fill-opacity=".2" d="M0 26h20v4h-20z"/></pattern>'
    );
  });
}

/** A hip roof from above; its eaves stand `height` feet over the ground. */
export function hipRoof(sheet: Sheet, x: number, y: number, width: number, depth: number, height = 10): void {
  const half = Math.min(width, depth) / 2;
  const a: Spot = width >= depth ? [x + half, y + half] : [x + half, y + half];
  const b: Spot = width >= depth ? [x + width - half, y + half] : [x + half, y + depth - half];
  const [p, q, r, s] = box(x, y, width, depth);
  const isWide = width >= depth;
  const planes: readonly (readonly [readonly Spot[], string, boolean])[] = [
    [isWide ? [p, q, b, a] : [p, q, a], TILE.up, true],
    [isWide ? [q, r, b] : [q, r, b, a], TILE.right, false],
    [isWide ? [r, s, a, b] : [r, s, b], TILE.down, true],
    [isWide ? [s, p, a] : [s, p, a, b], TILE.left, false],
  ];
  sheet.castShadow(box(x, y, width, depth), height);
  for (const [outline, color, isUpright] of planes) {
    const data = outlineData(outline);
    sheet.overhead.push(
      `<path fill="${color}" d="${data}"/><path fill="url(#${tilePattern(sheet, isUpright)})" d="${data}"/>`,
    );
  }
  const caps = [
    [p, a],
    [s, isWide ? a : b],
    [q, isWide ? b : a],
    [r, b],
    [a, b],
  ];
  sheet.overhead.push(
    line(
      caps.map(([m, n]) => [
        [m[0] + 0.2, m[1] + 0.2],
        [n[0] + 0.2, n[1] + 0.2],
      ]),
      '#5f2f1f',
      0.7,
      'stroke-opacity=".35"',
    ),
    line(caps, '#e2ab8a', 0.6),
    line([[p, q, r, s, p]], '#f7efe2', 0.35),
    line(
      [
        [
          [x, y + depth],
          [x + width, y + depth],
          [x + width, y],
        ],
      ],
      '#8d7a66',
      0.12,
    ),
  );
}

/** A flat roof with a parapet. */
export function flatRoof(sheet: Sheet, x: number, y: number, width: number, depth: number, height: number): void {
  sheet.castShadow(box(x, y, width, depth), height);
  sheet.overhead.push(
    fill(box(x, y, width, depth), '#f3ecdf'),
    fill(box(x + 1, y + 1, width - 2, depth - 2), '#d9d2c4'),
    fill(
      [
        [x + 1, y + 1],
        [x + width - 1, y + 1],
        [x + width - 2.2, y + 1.9],
        [x + 1.9, y + 1.9],
        [x + 1.9, y + depth - 1.9],
        [x + 1, y + depth - 1],
      ],
      '#8f897e',
      'fill-opacity=".5"',
    ),
    line([box(x, y, width, depth)], '#c9bfae', 0.12),
  );
}

/** The frame of a screen cage overhead: posts and beams in dark bronze, with their thin shadows. */
export function screenCage(sheet: Sheet, x: number, y: number, width: number, depth: number, bays: number): void {
  const beams: Spot[][] = [];
  for (let k = 0; k <= bays; k++) {
    const at = x + (width * k) / bays;
    beams.push([
      [at, y],
      [at, y + depth],
    ]);
  }
  beams.push(
    [
      [x, y + depth],
      [x + width, y + depth],
    ],
    [
      [x, y + depth * 0.5],
      [x + width, y + depth * 0.5],
    ],
  );
  for (const [a, b] of beams) {
    const isUpright = a[0] === b[0];
    const beam = isUpright ? box(a[0] - 0.08, a[1], 0.16, b[1] - a[1]) : box(a[0], a[1] - 0.08, b[0] - a[0], 0.16);
    sheet.ground.push(fill(moved(beam, 7.6, 4.96), '#151917', 'fill-opacity=".14"'));
  }
  sheet.overhead.push(
    line(beams, '#4d4439', 0.17),
    line(
      beams.map((beam) => moved(beam, -0.04, -0.04)),
      '#8a7d6c',
      0.05,
    ),
  );
  for (const [, end] of beams.slice(0, bays + 1))
    sheet.overhead.push(fill(box(end[0] - 0.2, end[1] - 0.2, 0.4, 0.4), '#4d4439'));
}

/** Water: light at the edges, deep in the middle, with a net of light on it. */
export function water(
  sheet: Sheet,
  outline: readonly Spot[],
  colors: readonly [shallow: string, deep: string],
  calm: number,
): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const gradient = sheet.define(
    `w${colors[1].slice(1)}`,
    () =>
      `<linearGradient id="{id}" x2="1" y2=".6"><stop stop-color="${colors[0]}"/><stop offset="1" stop-color="${colors[1]}"/></linearGradient>`,
  );
  const clip = sheet.define(
    `k${units(left)}-${units(top)}`,
    () => `<clipPath id="{id}"><path d="${outlineData(outline)}"/></clipPath>`,
  );
  const random = sheet.random(31 + Math.round(left));
  let net = '';
  const count = Math.round(((right - left) * (bottom - top)) / calm);
  for (let k = 0; k < count; k++) {
    const x = units(left + random() * (right - left));
    const y = units(top + random() * (bottom - top));
    const w = Math.round(units(0.8) + random() * units(1.4));
    const h = Math.round(units(0.3) * (random() - 0.3));
    net += `M${x} ${y}q${Math.round(w * 0.3)} ${h - 8} ${Math.round(w * 0.5)} ${h}t${Math.round(w * 0.5)} ${Math.round(h * 0.4)}`;
  }
  return (
    `<g clip-path="url(#${clip})"><path fill="url(#${gradient})" d="${outlineData(outline)}"/>` +
    `<path fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="${tenth(units(0.09))}" stroke-linecap="round" d="${net}"/>` +
    '</g>'
  );
}

/** A pool's water below its coping, with the shade of the two edges toward the sun. */
export function pool(sheet: Sheet, outline: readonly Spot[], steps?: readonly Spot[][]): void {
  const clip = water(sheet, outline, ['#9fd3d0', '#4a9fa3'], 1.5);
  const id = /clip-path="([^"]+)"/.exec(clip)?.[1] ?? '';
  const far = outline.map(([x, y]): Spot => [x + 0.9, y + 0.6]);
  sheet.ground.push(
    clip,
    ...(steps ?? []).map((step, k) => fill(step, '#e2f2ee', `fill-opacity="${[0.35, 0.3, 0.25][k] ?? 0.2}"`)),
    `<g clip-path="${id}"><path fill="#0d3c42" fill-opacity=".34" fill-rule="evenodd" d="${outlineData(box(-50, -50, 300, 300), far)}"/>` +
      `<path fill="none" stroke="#e9f6f3" stroke-opacity=".8" stroke-width="${units(0.14)}" d="${outlineData(outline)}"/></g>`,
  );
}

/** An outdoor pile or post. */
export function pile(sheet: Sheet, x: number, y: number): void {
  sheet.castShadow(disc(x, y, 0.45, 12), 2.5);
  sheet.objects.push(
    fill(disc(x, y, 0.5, 14), '#6b5a45'),
    fill(disc(x - 0.06, y - 0.06, 0.36, 12), '#b6a386'),
    fill(disc(x - 0.06, y - 0.06, 0.14, 8), '#8f7c61'),
  );
}

/** A dock of boards, laid across its length. */
export function dock(sheet: Sheet, x: number, y: number, width: number, depth: number, boardsAcross: boolean): void {
  sheet.castShadow(box(x, y, width, depth), 1.6);
  sheet.objects.push(fill(box(x, y, width, depth), '#7a6850'));
  const random = sheet.random(37);
  const length = boardsAcross ? width : depth;
  const tones = ['#cbb896', '#c2ad89', '#b7a27d', '#d3c2a3'];
  const boards = tones.map((): Spot[][] => []);
  for (let at = 0.03; at < length - 0.4; at += 0.5) {
    const board = boardsAcross ? box(x + at, y + 0.06, 0.44, depth - 0.12) : box(x + 0.06, y + at, width - 0.12, 0.44);
    boards[Math.floor(random() * tones.length)].push(board);
  }
  boards.forEach((list, k) => {
    if (list.length > 0) sheet.objects.push(`<path fill="${tones[k]}" d="${outlineData(...list)}"/>`);
  });
}

/** A center-console boat seen from above, bow in the given direction (degrees, 0 is right). */
export function boat(sheet: Sheet, x: number, y: number, length: number, degrees: number): void {
  const beam = length * 0.34;
  const at = (points: readonly Spot[]): Spot[] =>
    turned(
      points.map(([px, py]): Spot => [x + px * length, y + py * beam]),
      degrees,
      [x, y],
    );
  const hull = [...smoothSide(1), ...smoothSide(-1).reverse()];
  const inner = hull.map(([px, py]): Spot => [px * 0.9 - 0.01, py * 0.8]);
  sheet.castShadow(at(hull), 2.2);
  sheet.objects.push(
    fill(at(hull), '#fbf8f1'),
    line([[...at(hull), at(hull)[0]]], '#3f8f92', 0.22),
    fill(at(inner), '#e4dccb'),
    fill(
      at([
        [0.1, -0.3],
        [0.34, -0.14],
        [0.34, 0.14],
        [0.1, 0.3],
        [0.16, 0],
      ]),
      '#f4efe3',
    ),
    fill(
      at([
        [-0.13, -0.17],
        [0.07, -0.15],
        [0.07, 0.15],
        [-0.13, 0.17],
      ]),
      '#fffdf8',
    ),
    fill(
      at([
        [0.02, -0.13],
        [0.07, -0.12],
        [0.07, 0.12],
        [0.02, 0.13],
      ]),
      '#4d6f76',
    ),
    fill(
      at([
        [-0.26, -0.2],
        [-0.18, -0.2],
        [-0.18, 0.2],
        [-0.26, 0.2],
      ]),
      '#c9bda6',
    ),
    fill(
      at([
        [-0.41, -0.33],
        [-0.35, -0.33],
        [-0.35, 0.33],
        [-0.41, 0.33],
      ]),
      '#d8cdb8',
    ),
    fill(
      at([
        [-0.56, -0.1],
        [-0.47, -0.12],
        [-0.47, 0.12],
        [-0.56, 0.1],
      ]),
      '#2c3a3a',
    ),
  );
}

function smoothSide(sign: number): Spot[] {
  return [
    [-0.47, 0.4],
    [-0.2, 0.49],
    [0.1, 0.48],
    [0.28, 0.38],
    [0.42, 0.2],
    [0.5, 0.02],
  ].map(([x, y]): Spot => [x, y * sign]);
}

/** A parked car from above, nose in the given direction. */
export function car(sheet: Sheet, x: number, y: number, degrees: number, color: string, shade: string): void {
  const at = (points: readonly Spot[]): Spot[] =>
    turned(
      points.map(([px, py]): Spot => [x + px, y + py]),
      degrees,
      [x, y],
    );
  const body: Spot[] = [
    [-7.7, -2.3],
    [-7.2, -2.85],
    [-5.5, -3.05],
    [4.6, -3.05],
    [6.6, -2.8],
    [7.5, -2.1],
    [7.9, -0.9],
    [7.9, 0.9],
    [7.5, 2.1],
    [6.6, 2.8],
    [4.6, 3.05],
    [-5.5, 3.05],
    [-7.2, 2.85],
    [-7.7, 2.3],
  ];
  const glass: Spot[] = [
    [-6.1, -2.3],
    [-4.6, -2.65],
    [1.2, -2.65],
    [3.4, -2.35],
    [3.7, 0],
    [3.4, 2.35],
    [1.2, 2.65],
    [-4.6, 2.65],
    [-6.1, 2.3],
  ];
  const roof: Spot[] = [
    [-4.9, -2.1],
    [-4.2, -2.3],
    [0.4, -2.3],
    [1.1, -2],
    [1.3, 0],
    [1.1, 2],
    [0.4, 2.3],
    [-4.2, 2.3],
    [-4.9, 2.1],
  ];
  sheet.castShadow(at(body), 3.2);
  sheet.objects.push(
    fill(
      at([
        [1.6, -3.1],
        [2.3, -3.6],
        [2.7, -3.5],
        [2.4, -3],
      ]),
      shade,
    ),
    fill(
      at([
        [1.6, 3.1],
        [2.3, 3.6],
        [2.7, 3.5],
        [2.4, 3],
      ]),
      shade,
    ),
    fill(at(body), color),
    line(
      [
        at([
          [3.9, -2.1],
          [7.2, -1.5],
        ]),
        at([
          [3.9, 2.1],
          [7.2, 1.5],
        ]),
      ],
      shade,
      0.12,
    ),
    fill(at(glass), '#2e3f42'),
    fill(
      at([
        [2.2, -2.2],
        [3.3, -2],
        [3.5, 0],
        [2.4, -0.6],
      ]),
      '#7c979b',
      'fill-opacity=".7"',
    ),
    fill(at(roof), color),
    fill(
      at([
        [-4.4, -1.9],
        [0.3, -1.9],
        [0.6, -1.2],
        [-4.5, -1.2],
      ]),
      '#fff',
      'fill-opacity=".35"',
    ),
    fill(
      at([
        [7.1, -2.3],
        [7.6, -1.7],
        [7.4, -1.4],
        [6.8, -2.2],
      ]),
      '#fdf6e0',
    ),
    fill(
      at([
        [7.1, 2.3],
        [7.6, 1.7],
        [7.4, 1.4],
        [6.8, 2.2],
      ]),
      '#fdf6e0',
    ),
  );
}
