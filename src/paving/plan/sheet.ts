import { shrink } from '../geometry';
import { hash, randomStream } from '../random';
import { drawPieces, escapeText, pathData } from '../svg';
import type { Layout, Point } from '../types';

/** A point on a plan, in feet. */
export type Spot = readonly [x: number, y: number];

/** Drawing units in a foot: two to an inch, so that a plan 60 ft wide is drawn at 1440. */
export const UNITS_PER_FOOT = 24;

/** The site's palette, as a plan uses it. */
export const INK = '#17403a';
export const PAPER = '#faf5ec';
export const TEAL = '#3f8f92';
export const TERRACOTTA = '#b8472a';

/** Where a foot of height throws its shadow: a low sun in the west-northwest, north being up. */
const SHADOW: Spot = [0.95, 0.62];

/** Feet as whole drawing units. */
export function units(feet: number): number {
  return Math.round(feet * UNITS_PER_FOOT);
}

/** Path data of closed outlines in feet. */
export function outlineData(...outlines: readonly (readonly Spot[])[]): string {
  return pathData(outlines, UNITS_PER_FOOT);
}

/** A filled outline; `more` holds further attributes. */
export function fill(outline: readonly Spot[], color: string, more = ''): string {
  return `<path fill="${color}" d="${outlineData(outline)}"${more && ` ${more}`}/>`;
}

/** A drawn line, width in feet; several lines in one where several are given. */
export function line(lines: readonly (readonly Spot[])[], color: string, width: number, more = ''): string {
  const data = lines.map((points) => outlineData(points).slice(0, -1)).map((part) => `M${part.slice(1)}`);
  return `<path fill="none" stroke="${color}" stroke-width="${tenth(width * UNITS_PER_FOOT)}" d="${data.join('')}"${more && ` ${more}`}/>`;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function box(x: number, y: number, width: number, height: number): Spot[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export function disc(x: number, y: number, radius: number, corners = 40): Spot[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A box with rounded corners. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): Spot[] {
  const centers: readonly Spot[] = [
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
    [x + width - radius, y + radius],
  ];
  return centers.flatMap(([cx, cy], quarter) =>
    Array.from({ length: 9 }, (_, k): Spot => {
      const angle = ((quarter + k / 8) * Math.PI) / 2;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

/** An outline turned by degrees about a point. */
export function turned(outline: readonly Spot[], degrees: number, [cx, cy]: Spot): Spot[] {
  const a = (degrees * Math.PI) / 180;
  return outline.map(([x, y]) => [
    cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a),
    cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
  ]);
}

export function moved(outline: readonly Spot[], dx: number, dy: number): Spot[] {
  return outline.map(([x, y]) => [x + dx, y + dy]);
}

/** A smooth closed or open line through points (Catmull-Rom), as many short edges. */
export function smooth(points: readonly Spot[], closed: boolean, steps = 8): Spot[] {
  const n = points.length;
  const at = (i: number): Spot => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  const curve: Spot[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const blend = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      curve.push([blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]);
    }
  }
  if (!closed) curve.push(points[n - 1]);
  return curve;
}

/** The smallest convex outline around points. */
function hull(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const p of list) {
      while (chain.length > 1) {
        const a = chain[chain.length - 2];
        const b = chain[chain.length - 1];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/**
 * A plan being drawn, in layers from the ground up: what is pushed later lies above, and shadows fall on the ground
 * layer only. Sizes in feet.
 */
export class Sheet {
  readonly ground: string[] = [];
  readonly objects: string[] = [];
  readonly overhead: string[] = [];
  readonly marks: string[] = [];
  private readonly shadows: string[] = [];
  private readonly softShadows: string[] = [];
  private readonly definitions = new Map<string, string>();
  private readonly prefix: string;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly seed: number,
    kind: string,
  ) {
    const letters = [...kind].map((letter) => letter.charCodeAt(0));
    // Ids of two different plans in one document must differ.
    this.prefix = `p${Math.floor(hash(seed, Math.round(width * 100), Math.round(height * 100), ...letters) * 36 ** 5).toString(36)}`;
  }

  random(purpose: number): () => number {
    return randomStream(this.seed, 7, purpose);
  }

  /** Registers a definition once and gives its id. `{id}` in the markup stands for it. */
  define(name: string, markup: () => string): string {
    const id = this.prefix + name;
    if (!this.definitions.has(id)) this.definitions.set(id, markup().replace('{id}', id));
    return id;
  }

  /** The shadow of a body that stands `height` feet high over a convex outline, from `base` feet up. */
  castShadow(outline: readonly Spot[], height: number, base = 0): void {
    const foot = moved(outline, SHADOW[0] * base, SHADOW[1] * base);
    const head = moved(outline, SHADOW[0] * height, SHADOW[1] * height);
    this.shadows.push(outlineData(hull([...foot, ...head])));
  }

  /** A shadow with a soft edge, drawn by the caller, `height` feet up; markup is placed about the origin. */
  castSoftShadow(x: number, y: number, height: number, markup: (transform: string) => string): void {
    this.softShadows.push(markup(`translate(${units(x + SHADOW[0] * height)} ${units(y + SHADOW[1] * height)})`));
  }

  /** Pavers on the ground, with beveled edges. The layout is in inches. */
  pave(layout: Layout, colors: readonly string[], borderColors: readonly string[], jointColor: string): void {
    const perInch = UNITS_PER_FOOT / 12;
    // So many pieces show as texture, not one by one: flat faces are enough, and half the weight.
    const bevel = layout.pieces.length > 4500 ? 0 : 1 / perInch;
    const style = { unitsPerInch: perInch, bevel, corner: 0 };
    const pieces =
      bevel > 0 ? layout.pieces : layout.pieces.map((piece) => ({ ...piece, outline: shrink(piece.outline, 0.3) }));
    this.ground.push(
      `<path fill="${jointColor}" d="${pathData([layout.polygon], perInch)}"/>`,
      drawPieces(
        pieces.filter((piece) => piece.role === 'field' && piece.outline.length > 2),
        colors,
        style,
      ),
      drawPieces(
        pieces.filter((piece) => piece.role === 'border' && piece.outline.length > 2),
        borderColors,
        style,
      ),
    );
  }

  /** The finished drawing. */
  toSvg(label: string): string {
    const blur = (name: string, feet: number): string =>
      this.define(
        name,
        () => `<filter id="{id}"><feGaussianBlur stdDeviation="${tenth(feet * UNITS_PER_FOOT)}"/></filter>`,
      );
    const shadows =
      (this.shadows.length > 0
        ? `<path fill="#151917" fill-opacity=".4" filter="url(#${blur('s', 0.1)})" d="${this.shadows.map((data) => `M${data.slice(1)}`).join('')}"/>`
        : '') +
      (this.softShadows.length > 0
        ? `<g fill="#151917" opacity=".34" filter="url(#${blur('t', 0.22)})">${this.softShadows.join('')}</g>`
        : '');
    const light = this.define(
      'l',
      () =>
        '<linearGradient id="{id}" x2="1" y2="1"><stop stop-color="#ffe9b8" stop-opacity=".24"/><stop offset=".5" stop-color="#ffe9b8" stop-opacity="0"/><stop offset="1" stop-color="#0d2a2a" stop-opacity=".2"/></linearGradient>',
    );
    const definitions = this.definitions.size > 0 ? `<defs>${[...this.definitions.values()].join('')}</defs>` : '';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units(this.width)} ${units(this.height)}" role="img" aria-label="${escapeText(label)}">` +
      definitions +
      this.ground.join('') +
      shadows +
      this.objects.join('') +
      this.overhead.join('') +
      `<path fill="url(#${light})" d="M0 0h${units(this.width)}v${units(this.height)}H0z"/>` +
      this.marks.join('') +
      '</svg>'
    );
  }
}

/** Inches, for the laying of what is planned in feet. */
export function inches(outline: readonly Spot[]): Point[] {
  return outline.map(([x, y]) => [x * 12, y * 12]);
}
