/*
 * Paints a design on a canvas. All pieces of one shade are one path, created once per layout: a change of color is then
 * a dozen fills for any number of pieces, which a phone does within a frame.
 */
import type { LaidPiece, Polygon } from '../../../paving';
import { shadesOf } from '../../../paving/color';
import { designBlends, type Part } from './blends';
import { layDesign, layoutKey, type LaidDesign } from './lay';
import { joints, type Design } from './types';
import { inks, YARD, type Scene } from './scene';
import type { Size, View } from './view';

/** From this many CSS pixels per inch, pieces show their edges. */
const EDGE_SCALE = 2.5;

/** The parts in painting order. */
const PARTS: readonly Part[] = ['field', 'border', 'coping', 'wall'];

/** A laid design with the paths that paint it. */
export type PaintedLayout = ReturnType<typeof preparePaint>;

/** Adds a closed outline to a path. */
export function trace(path: Path2D, outline: Polygon): void {
  outline.forEach((point, index) => {
    if (index === 0) path.moveTo(point[0], point[1]);
    else path.lineTo(point[0], point[1]);
  });
  path.closePath();
}

/** Returns the outlines of pieces as one path for each of a number of shades. */
export function pathsByShade(pieces: readonly Pick<LaidPiece, 'outline' | 'seed'>[], count: number): readonly Path2D[] {
  const paths = Array.from({ length: count }, () => new Path2D());
  for (const { outline, seed } of pieces) trace(paths[Math.floor(seed * count)], outline);
  return paths;
}

/** Prepares a laid design so that it can be painted many times. */
function preparePaint({ layout, wall }: LaidDesign) {
  const ground = new Path2D();
  trace(ground, layout.polygon);
  if (wall) trace(ground, wall.polygon);
  const made = new Map<string, readonly Path2D[]>();
  return {
    ground,
    /** Returns the pieces of a part by shade, for a number of shades. */
    shades(part: Part, count: number): readonly Path2D[] {
      const key = `${part} ${count}`;
      const known = made.get(key);
      if (known) return known;
      const pieces = part === 'wall' ? (wall?.pieces ?? []) : layout.pieces.filter(({ role }) => role === part);
      const paths = pathsByShade(pieces, count);
      made.set(key, paths);
      return paths;
    },
  };
}

export interface ReadyDesign extends LaidDesign {
  readonly painted: PaintedLayout;
}

/** Two designs side by side, and the previous version of each. */
const KEPT = 4;

const ready = new Map<string, ReadyDesign>();

/**
 * Returns the laid design, ready to paint. Keeps the last few, so that a change of color needs no new layout.
 * @throws PavingError as layDesign does
 */
export function readyDesign(design: Design): ReadyDesign {
  const key = layoutKey(design);
  const known = ready.get(key);
  if (known) return known;
  const laid = layDesign(design);
  const made = { ...laid, painted: preparePaint(laid) };
  ready.set(key, made);
  if (ready.size > KEPT) ready.delete(ready.keys().next().value ?? key);
  return made;
}

export interface PaintOptions {
  readonly design: Design;
  readonly view: View;
  /** The frame in CSS pixels, and canvas pixels per CSS pixel. */
  readonly frame: Size;
  readonly pixelRatio: number;
  readonly scene: Scene;
}

/** Paints a design into the upper left corner of a canvas. */
export function paint(context: CanvasRenderingContext2D, painted: PaintedLayout, options: PaintOptions): void {
  const { design, view, frame, pixelRatio, scene } = options;
  const scale = view.scale * pixelRatio;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.fillStyle = YARD;
  context.fillRect(0, 0, frame.width, frame.height);
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (frame.width / 2 - view.x * view.scale) * pixelRatio,
    (frame.height / 2 - view.y * view.scale) * pixelRatio,
  );
  context.fillStyle = joints[design.joint].hex;
  context.fill(painted.ground);
  const blends = designBlends(design);
  const showsEdges = view.scale >= EDGE_SCALE;
  context.strokeStyle = 'rgb(29 18 10 / 28%)';
  context.lineWidth = 3 / 16;
  for (const part of PARTS) {
    const colors = shadesOf(blends[part].hexes);
    painted.shades(part, colors.length).forEach((path, index) => {
      context.fillStyle = colors[index];
      context.fill(path);
      if (showsEdges) context.stroke(path);
    });
  }
  for (const { ink, path } of scene.shapes) {
    context.fillStyle = inks[ink];
    context.fill(new Path2D(path));
  }
}
