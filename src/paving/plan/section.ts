import { average, mix } from '../color';
import { layPattern } from '../layout';
import { hash, randomStream } from '../random';
import { drawPieces, escapeText, pathData } from '../svg';
import type { LaidPiece, Point } from '../types';
import { INK, PAPER, TERRACOTTA } from './sheet';
import type { PlanSpec, SectionPart } from './types';

const PARTS: readonly (readonly [SectionPart, string])[] = [
  ['pavers', 'Pavers'],
  ['joint-sand', 'Joint sand'],
  ['bedding-sand', 'Bedding sand'],
  ['base', 'Compacted base'],
  ['geotextile', 'Geotextile'],
  ['subgrade', 'Subgrade'],
  ['edge-restraint', 'Edge restraint'],
];

/** Drawing units to the inch along the front, and where an inch to the back goes. */
const FRONT = 10.5;
const BACK: Point = [-6.2, -5.2];
const DEPTH = 34;

/** Heights in drawing units; thin layers are drawn thicker than they are. */
const HEIGHT = { pavers: 62, bedding: 40, base: 176, subgrade: 140 };

/**
 * How a paved surface is built, as a block cut open: each layer steps back from the one below, so that all show.
 * The legend stands beside it, or below it in an upright drawing; `spec.notes` adds a figure to a part.
 */
export function baseSection(spec: PlanSpec, aspect: number): string {
  const isUpright = aspect < 1.15;
  const width = isUpright ? 1200 : 1440;
  const height = Math.round(width / aspect);
  const prefix = `x${Math.floor(hash(spec.seed ?? 1, width, height, spec.colors.length) * 36 ** 4).toString(36)}`;
  const length = isUpright ? 860 : 742;
  const left = isUpright ? 270 : 250;
  const block = HEIGHT.pavers + HEIGHT.bedding + HEIGHT.base + HEIGHT.subgrade;
  const drawn = block + DEPTH * -BACK[1];
  const room = isUpright ? height * 0.6 : height;
  const bottom = Math.round((room + drawn) / 2 + (isUpright ? 20 : 6));

  /** From along the front, inches to the back, and up from the bottom, to the drawing. */
  const at = (x: number, back: number, up: number): Point => [left + x + back * BACK[0], bottom - up + back * BACK[1]];
  const face = (points: readonly Point[], color: string, more = ''): string =>
    `<path fill="${color}" d="${pathData([points], 1)}"${more && ` ${more}`}/>`;
  const front = (x1: number, x2: number, from: number, to: number): Point[] => [
    at(x1, 0, to),
    at(x2, 0, to),
    at(x2, 0, from),
    at(x1, 0, from),
  ];
  const top = (x1: number, x2: number, up: number): Point[] => [
    at(x1, DEPTH, up),
    at(x2, DEPTH, up),
    at(x2, 0, up),
    at(x1, 0, up),
  ];
  const riser = (x: number, from: number, to: number): Point[] => [
    at(x, DEPTH, to),
    at(x, 0, to),
    at(x, 0, from),
    at(x, DEPTH, from),
  ];

  const speckle = (name: string, size: number, colors: readonly string[], dot: number): string => {
    const random = randomStream(size, dot * 10, name.length);
    const dots = colors.map((color) => {
      let data = '';
      for (let k = 0; k < 26; k++) data += `M${Math.round(random() * size)} ${Math.round(random() * size)}h0`;
      return `<path stroke="${color}" stroke-width="${dot}" stroke-linecap="round" d="${data}"/>`;
    });
    return `<pattern id="${prefix}${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${dots.join('')}</pattern>`;
  };
  const textured = (points: readonly Point[], color: string, name: string): string =>
    face(points, color) + face(points, `url(#${prefix}${name})`);

  /** Crushed stone between two heights of the front, or over a stretch of the top. */
  const crushed = (
    x1: number,
    x2: number,
    place: (x: number, v: number) => Point,
    rows: number,
    squash: number,
    purpose: number,
  ): string => {
    const random = randomStream(purpose, 41);
    const step = 21;
    const tones = ['#b9b0a0', '#cfc7b8', '#a39a8b', '#ddd6c8'];
    const stones = tones.map((): Point[][] => []);
    for (let row = 0; row < rows; row++) {
      for (let x = x1 + 13; x < x2 - 11; x += step) {
        const r = 5 + 8 * random();
        const [cx, cy] = place(x + (random() - 0.5) * 14, (row + 0.5 + (random() - 0.5) * 0.6) / rows);
        const corners = 5 + Math.floor(random() * 3);
        const start = random() * 6;
        stones[Math.floor(random() * 4)].push(
          Array.from({ length: corners }, (_, k): Point => {
            const a = start + (2 * Math.PI * k) / corners;
            const reach = r * (0.8 + 0.35 * random());
            return [cx + reach * Math.cos(a), cy + reach * squash * Math.sin(a)];
          }),
        );
      }
    }
    return stones
      .map((list, k) => (list.length > 0 ? `<path fill="${tones[k]}" d="${pathData(list, 1)}"/>` : ''))
      .join('');
  };

  const ground = HEIGHT.subgrade;
  const baseTop = ground + HEIGHT.base;
  const sandTop = baseTop + HEIGHT.bedding;
  const paverTop = sandTop + HEIGHT.pavers;
  const step = { cloth: length * 0.085, base: length * 0.17, sand: length * 0.3, pavers: length * 0.41 };
  const end = { pavers: length * 0.865, restraint: length * 0.905, base: length * 0.945 };

  const body: string[] = [];
  const shade = (points: readonly Point[], opacity: number): string =>
    face(points, '#2a1c10', `fill-opacity="${opacity}"`);

  // Subgrade, and the garden's soil beside the base.
  body.push(
    face(
      [
        at(0, DEPTH + 1, 0),
        at(0, 0, 0),
        at(length, 0, 0),
        [at(length, 0, 0)[0] + 40, bottom + 34],
        [left - 30, bottom + 34],
      ],
      '#17403a',
      'fill-opacity=".1"',
    ),
    textured(riser(0, 0, ground), '#cfb58c', 'g'),
    textured(front(0, length, 0, ground), '#c2a679', 'g'),
    textured(top(0, step.base + 4, ground), '#d9c199', 'g'),
  );
  // Geotextile: a woven sheet that laps onto the subgrade and comes up behind the soil.
  body.push(
    textured(
      [
        at(step.cloth, DEPTH, ground + 3),
        at(step.base + 6, DEPTH, ground + 3),
        at(step.base + 6, 0, ground + 3),
        at(step.cloth, 0, ground + 3),
      ],
      '#3d4a4a',
      'c',
    ),
    face(front(step.cloth, end.base, ground - 2, ground + 6), '#2f3b3b'),
  );
  // Base.
  const baseFront = front(step.base, end.base, ground + 6, baseTop);
  body.push(
    face(riser(step.base, ground + 4, baseTop), '#a9a091'),
    crushed(0, DEPTH * 8, (x, v) => at(step.base, x / 8, ground + 12 + v * (HEIGHT.base - 18)), 8, 0.9, 3),
    shade(riser(step.base, ground + 4, baseTop), 0.1),
    face(baseFront, '#8f8677'),
    crushed(step.base, end.base, (x, v) => at(x, 0, ground + 8 + v * (HEIGHT.base - 10)), 8, 0.86, 1),
    face(top(step.base, step.sand + 4, baseTop), '#bdb4a5'),
    crushed(step.base, step.sand + 12, (x, v) => at(x, DEPTH * v, baseTop), 8, 0.55, 2),
  );
  // Bedding sand.
  body.push(
    textured(riser(step.sand, baseTop, sandTop), '#f0dfb6', 's'),
    textured(front(step.sand, end.pavers + 6, baseTop, sandTop), '#e2cb98', 's'),
    textured(top(step.sand, step.pavers + 4, sandTop), '#eddbb0', 's'),
  );
  const sandLines = Array.from({ length: 5 }, (_, k) => {
    const [x1, y1] = at(step.sand + 14 + k * 17, 1, sandTop);
    const [x2, y2] = at(step.sand + 14 + k * 17, DEPTH - 1, sandTop);
    return `M${Math.round(x1)} ${Math.round(y1)}L${Math.round(x2)} ${Math.round(y2)}`;
  });
  body.push(`<path stroke="#b99c62" stroke-opacity=".35" stroke-width="2" d="${sandLines.join('')}"/>`);

  // Soil and turf.
  const soilTop = paverTop - 14;
  body.push(
    textured(
      [
        at(end.base, 0, ground - 1),
        at(length, 0, ground - 1),
        at(length, 0, soilTop),
        at(end.pavers, 0, soilTop),
        at(end.pavers, 0, baseTop),
        at(end.base, 0, baseTop),
      ],
      '#7a6045',
      'e',
    ),
    face(top(end.pavers, length, soilTop), '#8fa463'),
    textured(top(end.pavers, length, soilTop), '#93a867', 't'),
  );

  // Pavers: the top from the laying pattern, the front from the pieces cut at the front edge.
  const wide = (end.pavers - step.pavers) / FRONT;
  const layout = layPattern({
    pattern: spec.pattern,
    sizes: spec.sizes,
    polygon: [
      [0, 0],
      [wide, 0],
      [wide, DEPTH],
      [0, DEPTH],
    ],
    jointWidth: 1 / 4,
    seed: spec.seed ?? 1,
  });
  const jointColor = '#d8c08c';
  const onTop = (piece: LaidPiece): LaidPiece => ({
    ...piece,
    outline: piece.outline.map(([x, y]) => at(step.pavers + x * FRONT, DEPTH - y, paverTop)),
  });
  const fronts = layout.pieces.flatMap((piece): LaidPiece[] => {
    const xs = piece.outline.filter(([, y]) => y > DEPTH - 0.2).map(([x]) => step.pavers + x * FRONT);
    return xs.length < 2 ? [] : [{ ...piece, outline: front(Math.min(...xs), Math.max(...xs), sandTop + 1, paverTop) }];
  });
  const lefts = layout.pieces.flatMap((piece): LaidPiece[] => {
    const ys = piece.outline.filter(([x]) => x < 0.2).map(([, y]) => DEPTH - y);
    if (ys.length < 2) return [];
    const [near, far] = [Math.min(...ys), Math.max(...ys)];
    const outline = [
      at(step.pavers, far, paverTop),
      at(step.pavers, near, paverTop),
      at(step.pavers, near, sandTop),
      at(step.pavers, far, sandTop),
    ];
    return [{ ...piece, outline }];
  });
  const flat = { unitsPerInch: 1, bevel: 0, corner: 0 };
  body.push(
    face(riser(step.pavers, sandTop, paverTop), jointColor),
    drawPieces(
      lefts,
      spec.colors.map((color) => mix(color, '#ffffff', 0.12)),
      flat,
    ),
    face(front(step.pavers, end.pavers, sandTop, paverTop), mix(jointColor, '#3a2a1a', 0.15)),
    drawPieces(
      fronts,
      spec.colors.map((color) => mix(color, '#2a1c10', 0.24)),
      flat,
    ),
    face(top(step.pavers, end.pavers, paverTop), jointColor),
    drawPieces(layout.pieces.map(onTop), spec.colors, { unitsPerInch: 1, bevel: 1, corner: 1 }),
    face(top(step.pavers, end.pavers, paverTop), `url(#${prefix}p)`, 'fill-opacity=".5"'),
  );
  // Edge restraint: a concrete haunch on the base against the last course.
  body.push(
    face(
      [
        at(end.pavers, 0, baseTop),
        at(end.base - 4, 0, baseTop),
        at(end.restraint, 0, paverTop - 34),
        at(end.pavers, 0, paverTop - 26),
      ],
      '#bdb9b0',
    ),
    face(
      [
        at(end.pavers, 0, baseTop),
        at(end.base - 4, 0, baseTop),
        at(end.restraint, 0, paverTop - 34),
        at(end.pavers, 0, paverTop - 26),
      ],
      `url(#${prefix}p)`,
    ),
  );
  const blade = randomStream(3, 43);
  let blades = '';
  let light = '';
  for (let back = DEPTH; back >= 0; back -= 1.5) {
    for (let x = end.pavers + 5; x < length; x += 7) {
      const [bx, by] = at(x + 5 * blade(), back, soilTop);
      const stroke = `M${Math.round(bx)} ${Math.round(by)}q${Math.round((blade() - 0.5) * 6)} -8 ${Math.round((blade() - 0.5) * 14)} ${-12 - Math.round(9 * blade())}`;
      if (blade() < 0.35) light += stroke;
      else blades += stroke;
    }
  }
  body.push(
    `<path fill="none" stroke="#56733f" stroke-width="2.2" d="${blades}"/><path fill="none" stroke="#a9bd74" stroke-width="2" d="${light}"/>`,
    shade(front(0, length, 0, ground), 0.05),
  );

  // Numbers on the block, and what they say.
  const joint = fronts.length > 1 ? Math.max(...fronts[0].outline.map(([x]) => x)) + 1 : left + step.pavers;
  const spots: readonly Point[] = [
    at((step.pavers + end.pavers) / 2, DEPTH * 0.55, paverTop),
    [joint, bottom - paverTop + 4],
    at(step.pavers + (end.pavers - step.pavers) * 0.62, 0, baseTop + HEIGHT.bedding / 2),
    at((step.base + end.base) / 2, 0, ground + HEIGHT.base * 0.5),
    at((step.cloth + step.base) / 2, DEPTH * 0.5, ground + 3),
    at(length * 0.42, 0, ground * 0.48),
    at(end.pavers + (end.restraint - end.pavers) * 0.62, 0, baseTop + 26),
  ];
  const circle = (x: number, y: number, radius: number, number: number): string =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}" fill="${number === 1 ? TERRACOTTA : INK}" stroke="${PAPER}" stroke-width="3"/>` +
    `<text x="${Math.round(x)}" y="${Math.round(y + radius * 0.38)}" font-size="${Math.round(radius * 1.08)}" font-weight="700" fill="${PAPER}" text-anchor="middle">${number}</text>`;
  spots.forEach(([x, y], k) => {
    if (k === 1) {
      // The joint is too narrow to write on: its number stands before it, on a line.
      const [mx, my]: Point = [x - 6, y + HEIGHT.pavers + HEIGHT.bedding * 0.42];
      body.push(
        `<path stroke="${INK}" stroke-width="3" d="M${Math.round(x)} ${Math.round(y + 24)}L${Math.round(mx)} ${Math.round(my)}"/>`,
        circle(mx, my, 19, 2),
      );
    } else {
      body.push(circle(x, y, k === 6 || k === 2 ? 19 : 24, k + 1));
    }
  });
  const legend = PARTS.map(([part, name], k) => {
    const column = isUpright ? Math.floor(k / 4) : 0;
    const x = isUpright ? 90 + column * 560 : left + length + 60;
    const y = isUpright
      ? height * 0.655 + (k % 4) * height * 0.083
      : height * 0.5 + (k - 3) * Math.min(112, height * 0.115);
    const note = spec.notes?.[part];
    const size = isUpright ? 40 : 30;
    return (
      circle(x, y, isUpright ? 28 : 24, k + 1) +
      `<text x="${Math.round(x + size * 1.3)}" y="${Math.round(y + (note === undefined ? size * 0.34 : -size * 0.08))}" font-size="${size}" fill="${INK}" font-weight="600">${name}</text>` +
      (note === undefined
        ? ''
        : `<text x="${Math.round(x + size * 1.3)}" y="${Math.round(y + size * 0.92)}" font-size="${Math.round(size * 0.78)}" fill="#4a5c56">${escapeText(note)}</text>`)
    );
  });

  const definitions =
    speckle('g', 60, ['#9c8158', '#e6d2ab'], 3) +
    speckle('s', 34, ['#b99c62', '#fbefd0'], 2) +
    speckle('e', 48, ['#54402c', '#a48a68'], 4) +
    speckle('t', 30, ['#6f8a49', '#b5c586'], 3) +
    speckle('p', 40, ['#00000026', '#ffffff40'], 1.6) +
    `<pattern id="${prefix}c" width="10" height="10" patternUnits="userSpaceOnUse"><path stroke="#5f6f6f" stroke-width="1.6" d="M0 2h10M0 7h10M2 0v10M7 0v10"/></pattern>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(spec.label)}" font-family="system-ui,'Segoe UI',Helvetica,Arial,sans-serif">` +
    `<defs>${definitions}</defs><path fill="${mix(PAPER, average(spec.colors), 0.12)}" d="M0 0h${width}v${height}H0z"/>` +
    `${body.join('')}${legend.join('')}</svg>`
  );
}
