import { randomStream } from '../random';
import { drawSpecks, pathData, type Specks } from '../svg';
import type { Sheet, Spot } from './sheet';
import { disc, fill, line, outlineData, smooth, tenth, units, UNITS_PER_FOOT } from './sheet';

/** Greens of a salt-marsh garden, dark to light. */
const LEAF = ['#24483b', '#356049', '#4d7a55', '#7c9a63', '#a9bb83'];

const LAWN = '#aab87f';
const MULCH = '#8b6d52';

/** Path data of a palm crown from above, 200 units in radius: toothed fronds around a heart. */
export function crown(fronds: number, teeth: number, breadth: number, seed: number): string {
  const random = randomStream(seed, 11);
  const outlines: Spot[][] = [];
  for (let k = 0; k < fronds; k++) {
    const start = ((k + 0.35 * (random() - 0.5)) / fronds) * 2 * Math.PI;
    const length = 0.82 + 0.18 * random();
    const bend = 0.5 * (random() - 0.5);
    const at = (t: number, off: number): Spot => {
      const angle = start + bend * t * t;
      return [
        length * t * Math.cos(angle) - off * Math.sin(angle),
        length * t * Math.sin(angle) + off * Math.cos(angle),
      ];
    };
    const side = (sign: number): Spot[] =>
      Array.from({ length: teeth }, (_, i): Spot[] => {
        const t = 0.1 + (0.86 * i) / teeth;
        const wide = breadth * Math.sin(Math.PI * (0.12 + 0.86 * t)) * (0.85 + 0.3 * random());
        return [at(t, sign * 0.022), at(t + 0.1, sign * wide)];
      }).flat();
    outlines.push([[0, 0], ...side(1), at(1, 0), ...side(-1).reverse()]);
  }
  return pathData(outlines, 200);
}

function place(id: string, x: number, y: number, radius: number, degrees: number, color: string): string {
  const scale = Math.round((radius * UNITS_PER_FOOT * 100) / 200) / 100;
  return `<use href="#${id}" fill="${color}" transform="translate(${units(x)} ${units(y)})rotate(${Math.round(degrees)})scale(${scale})"/>`;
}

/** A palm: crown radius and trunk height in feet. Its shadow, trunk and fronds, falls long across the ground. */
export function palm(sheet: Sheet, x: number, y: number, radius: number, height: number): void {
  const id = sheet.define('a', () => `<path id="{id}" d="${crown(11, 11, 0.2, 3)}"/>`);
  const turn = (x * 47 + y * 31) % 360;
  sheet.castShadow(disc(x, y, 0.45, 10), height);
  sheet.castSoftShadow(x, y, height, (transform) => {
    const scale = tenth((radius * UNITS_PER_FOOT) / 200);
    return `<use href="#${id}" transform="${transform}rotate(${Math.round(turn)})scale(${scale})"/>`;
  });
  sheet.overhead.push(
    place(id, x, y, radius, turn, LEAF[0]),
    place(id, x, y, radius * 0.94, turn + 17, LEAF[1]),
    place(id, x, y, radius * 0.78, turn + 40, LEAF[2]),
    place(id, x, y, radius * 0.5, turn + 62, LEAF[3]),
    fill(disc(x, y, radius * 0.07, 12), '#c9b27c'),
  );
}

/** A low rosette, such as an agave or bromeliad. */
export function rosette(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colors: readonly [string, string] = [LEAF[2], LEAF[4]],
): void {
  const id = sheet.define('b', () => `<path id="{id}" d="${crown(13, 2, 0.1, 8)}"/>`);
  const turn = (x * 71 + y * 53) % 360;
  sheet.castShadow(disc(x, y, radius * 0.6, 10), 0.5);
  sheet.objects.push(place(id, x, y, radius, turn, colors[0]), place(id, x, y, radius * 0.7, turn + 14, colors[1]));
}

/** A rounded shrub; `flower` dots it with blossom. */
export function shrub(sheet: Sheet, x: number, y: number, radius: number, tone = 1, flower?: string): void {
  const id = sheet.define('c', () => {
    const random = randomStream(5, 13);
    const points = Array.from({ length: 22 }, (_, i): Spot => {
      const angle = (2 * Math.PI * i) / 22;
      const r = (i % 2 === 0 ? 1 : 0.87) * (0.94 + 0.1 * random());
      return [r * Math.cos(angle), r * Math.sin(angle)];
    });
    return `<path id="{id}" d="${pathData([smooth(points, true, 3)], 200)}"/>`;
  });
  const turn = (x * 67 + y * 29) % 360;
  sheet.castShadow(disc(x, y, radius * 0.85, 12), radius * 0.9);
  sheet.objects.push(
    place(id, x, y, radius, turn, LEAF[tone - 1] ?? LEAF[0]),
    place(id, x - radius * 0.1, y - radius * 0.08, radius * 0.82, turn + 33, LEAF[tone]),
    place(id, x - radius * 0.22, y - radius * 0.18, radius * 0.5, turn + 71, LEAF[tone + 1]),
  );
  if (flower !== undefined) {
    const random = randomStream(Math.round(x * 100), Math.round(y * 100), 17);
    const dots = Array.from({ length: 7 }, (): Spot[] => {
      const angle = random() * 2 * Math.PI;
      const r = radius * (0.2 + 0.65 * random());
      return disc(x + r * Math.cos(angle), y + r * Math.sin(angle), 0.13 + 0.05 * random(), 6);
    });
    sheet.objects.push(`<path fill="${flower}" d="${outlineData(...dots)}"/>`);
  }
}

/** A broad-leaved tree, drawn as crowns upon crowns. */
export function tree(sheet: Sheet, x: number, y: number, radius: number, height: number): void {
  const id = sheet.define('d', () => {
    const random = randomStream(9, 19);
    const points = Array.from({ length: 34 }, (_, i): Spot => {
      const angle = (2 * Math.PI * i) / 34;
      const r = (i % 2 === 0 ? 1 : 0.86) * (0.9 + 0.14 * random());
      return [r * Math.cos(angle), r * Math.sin(angle)];
    });
    return `<path id="{id}" d="${pathData([smooth(points, true, 3)], 200)}"/>`;
  });
  const turn = (x * 67 + y * 29) % 360;
  sheet.castSoftShadow(x, y, height, (transform) => {
    const scale = tenth((radius * UNITS_PER_FOOT) / 200);
    return `<use href="#${id}" transform="${transform}rotate(${Math.round(turn)})scale(${scale})"/>`;
  });
  const random = randomStream(Math.round(x * 10), Math.round(y * 10), 23);
  sheet.overhead.push(place(id, x, y, radius, turn, LEAF[0]));
  // Clumps of leaves, those toward the sun higher and lighter.
  const clumps = Array.from({ length: 46 }, () => {
    const angle = random() * 2 * Math.PI;
    const r = 0.84 * Math.sqrt(random());
    const sun = 0.5 - 0.42 * r * Math.cos(angle - Math.atan2(0.62, 0.95)) + 0.2 * (random() - 0.5);
    return { x: x + radius * r * Math.cos(angle), y: y + radius * r * Math.sin(angle), sun };
  }).sort((a, b) => a.sun - b.sun);
  for (const clump of clumps) {
    const tone = Math.max(0, Math.min(3, Math.floor(clump.sun * 4.4)));
    sheet.overhead.push(place(id, clump.x, clump.y, radius * (0.2 + 0.07 * random()), random() * 360, LEAF[tone]));
  }
}

const GRASS: readonly Specks[] = [
  { color: '#5d7546', opacity: 0.13, spacing: 9, size: 5, dashes: [4, 37, 3, 61, 6, 29, 2, 83] },
  { color: '#5d7546', opacity: 0.28, spacing: 5, size: 1.5, dashes: [4, 31, 3, 47, 5, 23, 3, 71] },
  { color: '#e9ecb9', opacity: 0.4, spacing: 6, size: 1.5, dashes: [3, 41, 4, 29, 3, 67] },
];

/** Lawn: mown in stripes, with the grain of grass. Fills the sheet. */
export function lawn(sheet: Sheet): void {
  const width = units(sheet.width);
  const height = units(sheet.height);
  const stripe = units(1.9);
  let stripes = '';
  for (let x = -height; x < width; x += 2 * stripe)
    stripes += `M${x} 0l${height} ${height}h${stripe}l${-height} ${-height}z`;
  sheet.ground.push(
    `<path fill="${LAWN}" d="M0 0h${width}v${height}h${-width}z"/>`,
    `<path fill="#fff" fill-opacity=".09" d="${stripes}"/>`,
    drawSpecks(GRASS, 2, [0, 0, width, height]),
  );
}

/** A planting bed of mulch with a cut edge. */
export function bed(sheet: Sheet, outline: readonly Spot[]): void {
  const chips = sheet.define(
    'm',
    () =>
      '<pattern id="{id}" width="67" height="59" patternUnits="userSpaceOnUse" patternTransform="rotate(23)"><path fill="none" stroke="#5b4433" stroke-width="4" d="M5 9l9 3M31 4l7-4M50 15l10 1M16 27l6 6M38 31l9-2M58 40l5 7M8 45l9-4M28 52l8 3"/><path fill="none" stroke="#b3947a" stroke-width="3" d="M20 12l7 2M42 21l5-5M4 31l7 1M52 28l7-3M20 41l6-4M44 46l7 4M12 56l6-3"/></pattern>',
  );
  const data = outlineData(outline);
  sheet.ground.push(
    line([[...outline, outline[0]]], '#5d6b3c', 0.34),
    `<path fill="${MULCH}" d="${data}"/><path fill="url(#${chips})" fill-opacity=".6" d="${data}"/>`,
  );
}

/** A bed planted with shrubs and rosettes along a line, `spread` feet to either side. */
export function planting(sheet: Sheet, along: readonly Spot[], spread: number, count: number, purpose: number): void {
  const random = sheet.random(purpose);
  const flowers = ['#d96c8c', '#e9a13b', undefined, '#f2ead6', undefined];
  for (let k = 0; k < count; k++) {
    const at = ((k + 0.5) / count) * (along.length - 1);
    const i = Math.min(along.length - 2, Math.floor(at));
    const t = at - i;
    const x = along[i][0] + (along[i + 1][0] - along[i][0]) * t + (random() - 0.5) * 2 * spread;
    const y = along[i][1] + (along[i + 1][1] - along[i][1]) * t + (random() - 0.5) * 2 * spread;
    if (random() < 0.3) rosette(sheet, x, y, 0.9 + 0.5 * random());
    else shrub(sheet, x, y, 0.75 + 0.6 * random(), 1 + Math.floor(random() * 2.6), flowers[Math.floor(random() * 5)]);
  }
}

/** A clipped hedge along a straight line. */
export function hedge(sheet: Sheet, [x1, y1]: Spot, [x2, y2]: Spot): void {
  const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 1.3));
  for (let k = 0; k < count; k++) {
    const t = (k + 0.5) / count;
    shrub(sheet, x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, 1.05, 1);
  }
}
