/** What makes painted pieces look like pavers: grain, the edges of each piece, and the shade along the border. */
import type { Point, Polygon } from '../../../paving';
import { meanPoint, signedArea, stripBeside } from '../../../paving/geometry';
import { hash } from '../../../paving/random';
import { trace } from '../../visualizer/core/paint';
import type { GroundView } from './homography';
import type { PhotoPiece } from './lay';
import { runsAlongEdge } from './measure';
import { LEAST_NEARNESS } from './metric';
import type { Frame, Part } from './types';

/** Grains of the surface per inch, the side of the tile that repeats, and how much they vary, in sRGB values. */
const GRAINS_PER_INCH = 3;
const TILE = 128;
const GRAIN = 11;

/** How wide the rounded edge of a paver is, in inches, and the widths in px that such edges are drawn with. */
const EDGE_INCHES = 0.18;
const EDGE_WIDTHS = [0.4, 0.8, 1.4, 2.4, 4] as const;

/** How far from the border its shade reaches, in inches, and how dark it is. */
const SHADES = [
  { inches: 0.35, alpha: 0.3 },
  { inches: 1.1, alpha: 0.14 },
] as const;

/** A tile of gray values around 0: fine grain, and coarser one in between. */
function makeTile(): Float32Array {
  const coarse = (x: number, y: number) => hash((x % TILE) >> 2, (y % TILE) >> 2, 7) - 0.5;
  return Float32Array.from({ length: TILE * TILE }, (_, i) => {
    const [x, y] = [i % TILE, Math.floor(i / TILE)];
    return 1.4 * (hash(x, y, 3) - 0.5) + 0.6 * coarse(x, y);
  });
}

/**
 * Returns the grain of a surface as gray pixels, which `overlay` blends with its colors: 128 changes nothing. Grains
 * smaller than a px fade with the distance.
 * @param area The part of the photo, in whole px: left, top, width, height
 */
export function grain(view: GroundView, [left, top, width, height]: readonly number[]): Uint8ClampedArray {
  const tile = makeTile();
  const data = new Uint8ClampedArray(4 * width * height).fill(128);
  for (let y = 0, at = 0; y < height; y++) {
    // Along a row of px, the homogeneous coordinates of the ground change evenly.
    const ends = [left, left + width].map((x) => {
      const photo: Point = [x, top + y + 0.5];
      const near = view.nearness(photo);
      const [groundX, groundY] = view.toGround(photo);
      return [groundX * near, groundY * near, near] as const;
    });
    let [u, v, near] = ends[0];
    const [du, dv, dNear] = [0, 1, 2].map((k) => (ends[1][k] - ends[0][k]) / width);
    const scale = view.scale([left + width / 2, top + y + 0.5]);
    const strength = scale < GRAINS_PER_INCH ? (GRAIN * scale) / GRAINS_PER_INCH : GRAIN;
    for (let x = 0; x < width; x++, at += 4) {
      if (near > LEAST_NEARNESS) {
        const row = ((v / near) * GRAINS_PER_INCH) & (TILE - 1);
        const column = ((u / near) * GRAINS_PER_INCH) & (TILE - 1);
        const value = 128 + strength * tile[row * TILE + column];
        data[at] = value;
        data[at + 1] = value;
        data[at + 2] = value;
      }
      data[at + 3] = 255;
      u += du;
      v += dv;
      near += dNear;
    }
  }
  return data;
}

/** The edges of pieces that are drawn with one width, in px: those that face the light, and those that don't. */
export interface PieceEdges {
  readonly width: number;
  readonly lit: Path2D;
  readonly shaded: Path2D;
}

/** Returns the rounded edges of the pieces that are near enough to show them. Light comes from the far left. */
export function pieceEdges(pieces: readonly PhotoPiece[], view: GroundView): readonly PieceEdges[] {
  const edges = EDGE_WIDTHS.map((width) => ({ width, lit: new Path2D(), shaded: new Path2D() }));
  for (const { outline } of pieces) {
    const [cx, cy] = meanPoint(outline);
    const wide = EDGE_INCHES * view.scale([cx, cy]);
    const band = edges.filter(({ width }) => width <= wide).at(-1);
    if (!band) continue;
    for (let i = 0; i < outline.length; i++) {
      const [ax, ay] = outline[i];
      const [bx, by] = outline[(i + 1) % outline.length];
      const length = Math.hypot(bx - ax, by - ay);
      if (length < band.width) continue;
      // Points inward: toward the middle.
      let [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
      if ((cx - ax) * nx + (cy - ay) * ny < 0) [nx, ny] = [-nx, -ny];
      const [dx, dy] = [(nx * band.width) / 2, (ny * band.width) / 2];
      const path = nx + 2 * ny > 0 ? band.lit : band.shaded;
      path.moveTo(ax + dx, ay + dy);
      path.lineTo(bx + dx, by + dy);
    }
  }
  return edges;
}

/** Strokes the edges of pieces. */
export function drawEdges(context: CanvasRenderingContext2D, edges: readonly PieceEdges[]): void {
  for (const { width, lit, shaded } of edges) {
    context.lineWidth = width;
    context.strokeStyle = 'rgb(255 255 255 / 20%)';
    context.stroke(lit);
    context.strokeStyle = 'rgb(20 12 6 / 18%)';
    context.stroke(shaded);
  }
}

/** Darkens the paving along its border, where its edge meets the ground beside it. */
export function shadeBorder(
  context: CanvasRenderingContext2D,
  view: GroundView,
  parts: readonly Part[],
  frame: Frame,
): void {
  const rings = parts.flatMap(({ points, holes }): (readonly [Polygon, number])[] => [
    [points, 1],
    ...holes.map((hole) => [hole, -1] as const),
  ]);
  for (const { inches, alpha } of SHADES) {
    const path = new Path2D();
    for (const [ring, side] of rings) {
      const ground = ring.map(view.toGround);
      const inward = side * Math.sign(signedArea(ground)) * inches;
      ring.forEach((from, k) => {
        const next = (k + 1) % ring.length;
        if (runsAlongEdge(from, ring[next], frame)) return;
        const inner = stripBeside(ground[k], ground[next], inward).slice(2);
        trace(path, [from, ring[next], ...inner.map(view.toPhoto)]);
      });
    }
    context.fillStyle = `rgb(20 12 6 / ${alpha * 100}%)`;
    context.fill(path);
  }
}
