import { average, mix } from '../color';
import { area, clipToConvex, normalize } from '../geometry';
import { layPattern } from '../layout';
import type { LaidPiece, Layout } from '../types';
import type { Sheet, Spot } from './sheet';
import { box, fill, INK, inches, line, outlineData, PAPER, units } from './sheet';
import type { PlanSpec } from './types';

/** The smallest frame of the given aspect that holds `width` by `height` feet. */
export function frame(width: number, height: number, aspect: number): [width: number, height: number] {
  return width / height < aspect ? [height * aspect, height] : [width, width / aspect];
}

/** Lays the spec's pavers over an outline in feet. */
function lay(spec: PlanSpec, outline: readonly Spot[], rotation = 0, isBordered = true): Layout {
  return layPattern({
    pattern: spec.pattern,
    sizes: spec.sizes,
    polygon: inches(outline),
    border: isBordered ? spec.border : undefined,
    rotation,
    seed: spec.seed ?? 1,
  });
}

export function pave(
  sheet: Sheet,
  spec: PlanSpec,
  outline: readonly Spot[],
  rotation = 0,
  without: readonly Spot[] = [],
): void {
  const layout = lay(spec, outline, rotation);
  const hole = without.length > 0 ? normalize(inches(without)) : [];
  const isHidden = (piece: LaidPiece): boolean =>
    hole.length > 0 &&
    clipToConvex(hole, piece.outline).reduce((sum, part) => sum + area(part), 0) > 0.98 * area(piece.outline);
  const pieces = layout.pieces.filter((piece) => !isHidden(piece));
  const jointColor = mix(average(spec.colors), '#3a2a1a', 0.42);
  // A line of soil along the edge restraint sets the paving off from the lawn.
  sheet.ground.push(line([[...outline, outline[0]]], '#55613c', 0.3, 'stroke-opacity=".5" stroke-linejoin="round"'));
  sheet.pave({ ...layout, pieces }, spec.colors, spec.borderColors ?? spec.colors, jointColor);
}

/** A course of stones that follows an outline inward: coping, a seat wall's caps, the ring of a fire pit. */
export function ring(outline: readonly Spot[], length: number, depth: number): readonly LaidPiece[] {
  const size = { shape: 'rectangle', length: Math.max(length, depth), width: Math.min(length, depth) } as const;
  const { pieces } = layPattern({
    pattern: 'stack-bond',
    sizes: [{ shape: 'rectangle', length: 48, width: 48 }],
    polygon: inches(outline),
    border: { size, course: depth > length ? 'soldier' : 'sailor' },
  });
  return pieces.filter((piece) => piece.role === 'border');
}

export function stones(pieces: readonly LaidPiece[], colors: readonly string[]): string {
  const groups = colors.map((): Spot[][] => []);
  for (const piece of pieces) {
    groups[Math.floor(piece.seed * colors.length)].push(piece.outline.map(([x, y]): Spot => [x / 12, y / 12]));
  }
  return groups
    .map((group, k) => (group.length > 0 ? `<path fill="${colors[k]}" d="${outlineData(...group)}"/>` : ''))
    .join('');
}

/** A wall of stone blocks, each convex, with its shadow. */
export function wall(sheet: Sheet, parts: readonly (readonly Spot[])[], height: number, color: string): void {
  for (const part of parts) sheet.castShadow(part, height);
  for (const [k, part] of parts.entries()) {
    sheet.objects.push(fill(part, mix(color, k % 3 === 0 ? '#ffffff' : '#3a2a1a', k % 3 === 1 ? 0.1 : 0.05)));
  }
  sheet.objects.push(
    line(
      parts.map((part) => [...part, part[0]]),
      mix(color, '#2a1c10', 0.45),
      0.06,
    ),
  );
}

/** The band between two circles, cut into blocks. */
export function arcBlocks(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
): Spot[][] {
  const at = (radius: number, degrees: number): Spot => [
    x + radius * Math.cos((degrees * Math.PI) / 180),
    y + radius * Math.sin((degrees * Math.PI) / 180),
  ];
  return Array.from({ length: count }, (_, k) => {
    const a = from + ((to - from) * k) / count;
    const b = from + ((to - from) * (k + 1)) / count;
    return [at(inner, a), at(outer, a), at(outer, b), at(inner, b)];
  });
}

export function straightBlocks(x: number, y: number, width: number, depth: number, count: number): Spot[][] {
  return width > depth
    ? Array.from({ length: count }, (_, k) => box(x + (width * k) / count, y, width / count, depth))
    : Array.from({ length: count }, (_, k) => box(x, y + (depth * k) / count, width, depth / count));
}

/** A measure with its ticks, as drafted, its figure beside the line. */
export function dimension(sheet: Sheet, a: Spot, b: Spot): void {
  const isAcross = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]);
  const size = Math.round(Math.max(sheet.width, sheet.height) * 0.58);
  const tick = 0.4;
  const x = units((a[0] + b[0]) / 2) + (isAcross ? 0 : Math.round(size * 0.4));
  const y = units((a[1] + b[1]) / 2) + Math.round(size * (isAcross ? 1.05 : 0.34));
  const ticks = [a, b].map(([tx, ty]): Spot[] => [
    [tx - tick, ty + tick],
    [tx + tick, ty - tick],
  ]);
  sheet.marks.push(
    line([[a, b], ...ticks], INK, 0.28, 'stroke-opacity=".4"'),
    line([[a, b], ...ticks], PAPER, 0.1),
    `<text x="${x}" y="${y}" fill="${PAPER}" stroke="${INK}" stroke-opacity=".45" stroke-width="5" paint-order="stroke" font-family="Georgia,'Times New Roman',serif" font-style="italic" font-size="${size}" text-anchor="${isAcross ? 'middle' : 'start'}">${Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]))}′</text>`,
  );
}
