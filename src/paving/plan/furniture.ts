import { hash } from '../random';
import type { Sheet, Spot } from './sheet';
import { box, disc, fill, line, outlineData, TERRACOTTA, turned, units } from './sheet';

const TEAK = '#b58a5c';
const TEAK_DARK = '#8a6540';
const CUSHION = '#fbf6ea';

function placer(x: number, y: number, degrees: number): (outline: readonly Spot[]) => Spot[] {
  return (outline) =>
    turned(
      outline.map(([px, py]): Spot => [x + px, y + py]),
      degrees,
      [x, y],
    );
}

/** A chaise longue, head in the given direction (degrees, 0 is right); x, y is its middle. */
export function lounger(sheet: Sheet, x: number, y: number, degrees: number, towel = TERRACOTTA): void {
  const at = placer(x, y, degrees);
  sheet.castShadow(at(box(-3.2, -1.1, 6.4, 2.2)), 1.1);
  sheet.castShadow(at(box(1.2, -1, 2, 2)), 2.3);
  sheet.objects.push(
    fill(at(box(-3.3, -1.15, 6.6, 2.3)), TEAK_DARK),
    fill(at(box(-3.2, -1, 6.3, 2)), CUSHION),
    fill(at(box(1.2, -1, 1.9, 2)), '#fffdf6'),
    fill(at(box(1.15, -1, 0.14, 2)), '#b9ad98'),
    fill(at(box(-1.1, -1, 0.1, 2)), '#d9cfbd'),
    fill(at(box(2.2, -0.7, 0.75, 1.4)), '#dfeeec'),
    fill(at(box(-2.9, -1.02, 1.3, 2.04)), towel),
    fill(at(box(-2.55, -1.02, 0.16, 2.04)), CUSHION),
  );
}

/** A market umbrella in eight panels. */
export function umbrella(sheet: Sheet, x: number, y: number, radius: number, colors: readonly [string, string]): void {
  const rim = disc(x, y, radius, 8);
  sheet.castShadow(rim, 7.6, 7);
  sheet.castShadow(disc(x, y, 0.15, 6), 7);
  rim.forEach((point, i) => {
    const next = rim[(i + 1) % rim.length];
    const facing = Math.cos(((i + 0.5) / 8) * 2 * Math.PI - Math.atan2(-0.62, -0.95));
    sheet.overhead.push(
      fill([[x, y], point, next], i % 2 === 0 ? colors[0] : colors[1]),
      fill(
        [[x, y], point, next],
        facing > 0 ? '#fff' : '#10211d',
        `fill-opacity="${Math.round(Math.abs(facing) * 22) / 100}"`,
      ),
    );
  });
  sheet.overhead.push(
    line(
      rim.map((point) => [[x, y], point]),
      '#6f5b45',
      0.05,
      'stroke-opacity=".5"',
    ),
    fill(disc(x, y, 0.2, 8), '#6f5b45'),
  );
}

/** A dining chair; its back stands away from the given direction. */
export function chair(sheet: Sheet, x: number, y: number, degrees: number): void {
  const at = placer(x, y, degrees);
  sheet.castShadow(at(box(-0.8, -0.8, 1.6, 1.6)), 1.6);
  sheet.objects.push(
    fill(at(box(-0.85, -0.85, 1.7, 1.7)), TEAK_DARK),
    fill(at(box(-0.6, -0.7, 1.4, 1.4)), CUSHION),
    fill(at(box(-0.95, -0.85, 0.32, 1.7)), TEAK),
  );
}

/** A table with chairs around it. */
export function diningSet(sheet: Sheet, x: number, y: number, length: number): void {
  const seats = Math.floor(length / 2.4);
  for (let k = 0; k < seats; k++) {
    const at = x - length / 2 + ((k + 0.5) * length) / seats;
    chair(sheet, at, y - 2.5, 90);
    chair(sheet, at, y + 2.5, -90);
  }
  const top = box(x - length / 2, y - 1.75, length, 3.5);
  sheet.castShadow(top, 2.5, 2);
  sheet.objects.push(fill(top, TEAK));
  const slats = Array.from({ length: 7 }, (_, k): Spot[] => [
    [x - length / 2, y - 1.75 + (k + 1) * 0.44],
    [x + length / 2, y - 1.75 + (k + 1) * 0.44],
  ]);
  sheet.objects.push(line(slats, TEAK_DARK, 0.06));
}

/** A deep lounge chair of slats, as they stand around a fire, facing the given direction. */
export function adirondack(sheet: Sheet, x: number, y: number, degrees: number, color: string, shade: string): void {
  const at = placer(x, y, degrees);
  sheet.castShadow(at(box(-1.5, -1.2, 2.6, 2.4)), 1.8);
  sheet.objects.push(fill(at(box(-0.7, -1.35, 2, 0.5)), color), fill(at(box(-0.7, 0.85, 2, 0.5)), color));
  for (let k = 0; k < 4; k++) {
    sheet.objects.push(
      fill(at(box(-0.5, -0.78 + k * 0.4, 1.6, 0.34)), shade),
      fill(
        at([
          [-1.7, -0.95 + k * 0.49],
          [-0.5, -0.78 + k * 0.4],
          [-0.5, -0.44 + k * 0.4],
          [-1.7, -0.55 + k * 0.49],
        ]),
        color,
      ),
    );
  }
}

/** Logs and flame within a fire pit of the given inner radius. */
export function fire(sheet: Sheet, x: number, y: number, radius: number): void {
  const glow = sheet.define(
    'f',
    () =>
      '<radialGradient id="{id}"><stop stop-color="#ffd27a" stop-opacity=".95"/><stop offset=".4" stop-color="#f08a3c" stop-opacity=".6"/><stop offset="1" stop-color="#f08a3c" stop-opacity="0"/></radialGradient>',
  );
  sheet.objects.push(fill(disc(x, y, radius), '#2a2522'), fill(disc(x + 0.12, y + 0.1, radius * 0.86), '#3b342f'));
  for (let k = 0; k < 5; k++) {
    const log = turned(box(x - radius * 0.12, y - radius * 0.12, radius * 0.8, radius * 0.24), k * 72 + 20, [x, y]);
    sheet.objects.push(fill(log, k % 2 === 0 ? '#6a4a33' : '#543826'));
  }
  const flame = (size: number, lean: number): Spot[] =>
    Array.from({ length: 14 }, (_, i): Spot => {
      const angle = (2 * Math.PI * i) / 14;
      const r = radius * size * (i % 2 === 0 ? 1 : 0.62) * (0.85 + 0.3 * hash(i, lean));
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
  sheet.objects.push(
    fill(flame(0.62, 1), '#e2702b'),
    fill(flame(0.42, 2), '#f7a845'),
    fill(flame(0.24, 3), '#ffe3a1'),
    `<circle cx="${units(x)}" cy="${units(y)}" r="${units(radius * 2.1)}" fill="url(#${glow})"/>`,
  );
}

/** A counter of stone boxes under one top. */
export function counter(sheet: Sheet, boxes: readonly (readonly Spot[])[], color: string, top: readonly Spot[]): void {
  for (const outline of boxes) {
    sheet.castShadow(outline, 3);
    sheet.objects.push(fill(outline, color));
  }
  sheet.objects.push(fill(top, '#e9e4da'), line([[...top, top[0]]], '#c4bcae', 0.08));
}

/** A low round table. */
export function sideTable(sheet: Sheet, x: number, y: number): void {
  sheet.castShadow(disc(x, y, 0.8, 14), 1.4);
  sheet.objects.push(fill(disc(x, y, 0.85, 20), TEAK_DARK), fill(disc(x, y, 0.72, 20), '#c39a6b'));
}

/** A built-in grill, seen from above. */
export function grill(sheet: Sheet, x: number, y: number, width: number, depth: number): void {
  const bars = Array.from({ length: 9 }, (_, k): Spot[] => [
    [x + 0.25 + ((k + 0.5) * (width - 0.5)) / 9, y + 0.55],
    [x + 0.25 + ((k + 0.5) * (width - 0.5)) / 9, y + depth - 0.5],
  ]);
  sheet.objects.push(
    fill(box(x, y, width, depth), '#b9bdbb'),
    fill(box(x + 0.18, y + 0.45, width - 0.36, depth - 0.85), '#2f3434'),
    line(bars, '#868d8c', 0.08),
    fill(box(x + 0.1, y + 0.08, width - 0.2, 0.28), '#dfe2e0'),
    ...[0.2, 0.4, 0.6, 0.8].map((t) => fill(disc(x + width * t, y + depth - 0.2, 0.11, 8), '#4a5050')),
  );
}

/** A sink let into a counter. */
export function sink(sheet: Sheet, x: number, y: number): void {
  sheet.objects.push(
    fill(box(x, y, 1.6, 1.3), '#cfd3d1'),
    fill(box(x + 0.15, y + 0.15, 1.3, 1), '#8f9896'),
    fill(disc(x + 0.8, y + 0.65, 0.1, 8), '#4a5050'),
  );
}

/** A round stool. */
export function stool(sheet: Sheet, x: number, y: number): void {
  sheet.castShadow(disc(x, y, 0.65, 12), 2.2);
  sheet.objects.push(fill(disc(x, y, 0.68, 16), TEAK_DARK), fill(disc(x, y, 0.55, 16), CUSHION));
}

/** A slatted bench. */
export function bench(sheet: Sheet, x: number, y: number, length: number, degrees: number): void {
  const at = placer(x, y, degrees);
  sheet.castShadow(at(box(-length / 2, -0.8, length, 1.6)), 1.5);
  for (let k = 0; k < 4; k++)
    sheet.objects.push(fill(at(box(-length / 2, -0.8 + k * 0.42, length, 0.34)), k % 2 === 0 ? TEAK : '#a87d50'));
}

/** A square planter with a wall of stone around soil. */
export function planter(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  depth: number,
  color: string,
  cap: string,
): void {
  sheet.castShadow(box(x, y, width, depth), 1.9);
  sheet.objects.push(
    fill(box(x, y, width, depth), color),
    fill(
      box(x, y, width, depth).map(([px, py]): Spot => [px - 0.06, py - 0.06]),
      cap,
    ),
    fill(box(x + 0.7, y + 0.7, width - 1.4, depth - 1.4), '#6b5340'),
    `<path fill="#2c2018" fill-opacity=".5" d="${outlineData([
      [x + 0.7, y + 0.7],
      [x + width - 0.7, y + 0.7],
      [x + width - 1.2, y + 1.1],
      [x + 1.1, y + 1.1],
      [x + 1.1, y + depth - 1.2],
      [x + 0.7, y + depth - 0.7],
    ])}"/>`,
  );
}
