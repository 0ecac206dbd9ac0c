import type { Polygon } from '../paving';
import { average, mix } from '../paving/color';
import { bounds, type Bounds } from '../paving/geometry';
import { joints, pavingBlends } from '../visualizer/design';
import { palette } from '../visualizer/paint';
import { groundView, type GroundView } from './homography';
import { layGround, projectPieces, type LaidGround } from './lay';
import { illumination, lightLayers } from './light';
import { drawMask } from './mask';
import type { Frame, Ground, GroundDesign, LightMap, Outline } from './types';

/**
 * Fine is what is kept. Coarse is for dragging: half the resolution, the light and the layout of the last fine picture,
 * seen from the new corners and masked by the new outline.
 */
export type Quality = 'coarse' | 'fine';

/** Paints designs into one photo. Keeps what a change leaves as it is. */
export interface Painter {
  /**
   * Paints the photo with the pavers in it onto a canvas as large as the photo, and returns the layout it shows. Ground
   * and outline must be free of problems: see `groundProblem` and `outlineProblem`.
   * @throws PavingError if the product cannot be laid in this pattern
   */
  readonly paint: (context: CanvasRenderingContext2D, design: GroundDesign, quality: Quality) => LaidGround;
}

/** The longer side of the map of light, in px. */
const LIGHT_SIDE = 400;
/** The blur's radius, as a share of a paver's mean side in the photo. Three blurs reach three times as far. */
const LIGHT_RADIUS = 0.6;
const COARSE = 0.5;
/** Stops of the ground's color from near to far. */
const STOPS = 16;
/** The parts of a layout in painting order. */
const ROLES = ['field', 'border'] as const;

/**
 * Returns how much of the joint's color stays on the ground below the pieces, 0 to 1, for joints of a width in px. Two
 * soft edges within one px let through a sixth of it more than the joint: without this, far joints look as strong as
 * near ones, and flicker.
 */
export function jointShare(width: number): number {
  return Math.min(1, (6 * width) / (1 + 3 * width));
}

function canvasOf({ width, height }: Frame): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}

/** Returns a function that makes a value anew only if something it is made from has changed. */
function kept<T>(): (from: readonly unknown[], make: () => T) => T {
  let last: { readonly from: readonly unknown[]; readonly value: T } | undefined;
  return (from, make) => {
    if (!last || from.some((value, k) => value !== last?.from[k])) last = { from, value: make() };
    return last.value;
  };
}

/** Returns the color of the ground below the pieces: the joints' where they are seen, the surface's where they are not. */
function groundFill(
  context: CanvasRenderingContext2D,
  view: GroundView,
  { minX, minY, maxX, maxY }: Bounds,
  jointWidth: number,
  joint: string,
  surface: string,
): CanvasGradient | string {
  const corner = view.nearness([minX, minY]);
  const [dx, dy] = [view.nearness([minX + 1, minY]) - corner, view.nearness([minX, minY + 1]) - corner];
  const steepness = dx * dx + dy * dy;
  const all = [corner, view.nearness([maxX, minY]), view.nearness([maxX, maxY]), view.nearness([minX, maxY])];
  const far = Math.max(0, Math.min(...all));
  const near = Math.max(...all);
  // The point of a given nearness on the line through the corner that runs straight to the horizon.
  const at = (nearness: number): readonly [number, number] => {
    const t = (nearness - corner) / steepness;
    return [minX + dx * t, minY + dy * t];
  };
  const color = (nearness: number): string =>
    mix(surface, joint, jointShare(jointWidth * view.scale(steepness > 0 ? at(nearness) : [minX, minY])));
  if (near - far < 1e-6) return color(near);
  const gradient = context.createLinearGradient(...at(far), ...at(near));
  for (let k = 0; k <= STOPS; k++) gradient.addColorStop(k / STOPS, color(far + ((near - far) * k) / STOPS));
  return gradient;
}

function trace(path: Path2D, outline: Polygon): void {
  outline.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
}

type Role = (typeof ROLES)[number];
type Rectangle = [x: number, y: number, width: number, height: number];

/** Returns one path for each color of each role. */
function tracedPieces(
  laid: LaidGround,
  ground: Ground,
  frame: Frame,
  counts: Readonly<Record<Role, number>>,
): Readonly<Record<Role, readonly Path2D[]>> {
  const pathsFor = (count: number) => Array.from({ length: count }, () => new Path2D());
  const paths = { field: pathsFor(counts.field), border: pathsFor(counts.border) };
  for (const { outline, seed, role } of projectPieces(laid, ground, frame)) {
    // A photo's layout has no coping.
    if (role !== 'coping') trace(paths[role][Math.floor(seed * counts[role])], outline);
  }
  return paths;
}

/** Returns the rectangle of whole px around an outline, within the frame and a px wider than the outline's soft edge. */
function box({ points }: Outline, { width, height }: Frame): Bounds {
  const { minX, minY, maxX, maxY } = bounds(points);
  return {
    minX: Math.max(0, Math.floor(minX) - 2),
    minY: Math.max(0, Math.floor(minY) - 2),
    maxX: Math.min(width, Math.ceil(maxX) + 2),
    maxY: Math.min(height, Math.ceil(maxY) + 2),
  };
}

/** Returns the mean side of a layout's pieces, in inches. */
function meanSide({ layout }: LaidGround): number {
  return Math.sqrt((layout.area.pavedSqFt * 144) / Math.max(1, layout.pieces.length));
}

/** Measures the light in a photo on the surface that a mask shows. */
function measureLight(
  photo: CanvasImageSource,
  mask: CanvasImageSource,
  frame: Frame,
  view: GroundView,
  side: number,
): LightMap {
  const scale = Math.min(1, LIGHT_SIDE / Math.max(frame.width, frame.height));
  const context = canvasOf({ width: frame.width * scale, height: frame.height * scale });
  const { width, height } = context.canvas;
  context.drawImage(photo, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  context.globalCompositeOperation = 'copy';
  context.drawImage(mask, 0, 0, width, height);
  const masked = context.getImageData(0, 0, width, height).data;
  const alpha = new Uint8ClampedArray(width * height).map((_, i) => masked[4 * i + 3]);
  const radii = new Float32Array(width * height).map((_, i) => {
    const photoPoint = [((i % width) + 0.5) / scale, (Math.floor(i / width) + 0.5) / scale] as const;
    return Math.max(1, LIGHT_RADIUS * side * view.scale(photoPoint) * scale);
  });
  return illumination(pixels, alpha, radii);
}

function layerOf({ width, height }: Frame, data: Uint8ClampedArray): HTMLCanvasElement {
  const context = canvasOf({ width, height });
  const pixels = context.createImageData(width, height);
  pixels.data.set(data);
  context.putImageData(pixels, 0, 0);
  return context.canvas;
}

/** What is painted at one resolution. */
function levelOf(frame: Frame, scale: number) {
  const size = { width: frame.width * scale, height: frame.height * scale };
  const [surface, mask] = [canvasOf(size), canvasOf(size)];
  for (const context of [surface, mask]) context.scale(scale, scale);
  return { scale, surface, mask, keptMask: kept<CanvasImageSource>() };
}

/** Creates the painter of a photo at its working size. */
export function createPainter(photo: HTMLCanvasElement): Painter {
  const frame: Frame = { width: photo.width, height: photo.height };
  const levels = { fine: levelOf(frame, 1), coarse: levelOf(frame, COARSE) };
  const keptPieces = kept<ReturnType<typeof tracedPieces>>();
  const keptLight = kept<LightMap>();
  const keptLayers = kept<{ readonly shade: CanvasImageSource; readonly shine: CanvasImageSource }>();
  let last: { readonly laid: LaidGround; readonly light: LightMap } | undefined;

  return {
    paint(context, design, quality) {
      const { ground, outline, strokes, paving } = design;
      const { scale, surface, mask, keptMask } = levels[quality];
      const view = groundView(ground);
      const covered = keptMask([outline, strokes], () => {
        mask.clearRect(0, 0, frame.width, frame.height);
        drawMask(mask, outline, strokes, frame);
        return mask.canvas;
      });
      if (quality === 'fine' || !last) {
        const laid = layGround(design);
        const side = meanSide(laid);
        const light = keptLight([outline, strokes, ground, side], () =>
          measureLight(photo, covered, frame, view, side),
        );
        last = { laid, light };
      }
      const { laid, light } = last;
      const { shade, shine } = keptLayers([light, design.light], () => {
        const layers = lightLayers(light, design.light);
        return { shade: layerOf(light, layers.shade), shine: layerOf(light, layers.shine) };
      });
      const blends = pavingBlends(paving);
      const colors = { field: palette(blends.field.hexes), border: palette(blends.border.hexes) };
      const counts = { field: colors.field.length, border: colors.border.length };
      const pieces = keptPieces([laid, ground, counts.field, counts.border], () =>
        tracedPieces(laid, ground, frame, counts),
      );
      const joint = joints[paving.joint].hex;
      const { jointSqFt, totalSqFt } = laid.layout.area;
      const mean = mix(average(colors.field), joint, jointSqFt / totalSqFt);
      const area = box(outline, frame);
      const [width, height] = [area.maxX - area.minX, area.maxY - area.minY];

      surface.save();
      surface.beginPath();
      surface.rect(area.minX, area.minY, width, height);
      surface.clip();
      surface.fillStyle = groundFill(surface, view, area, laid.layout.jointWidth, joint, mean);
      surface.fillRect(area.minX, area.minY, width, height);
      for (const role of ROLES) {
        pieces[role].forEach((path, index) => {
          surface.fillStyle = colors[role][index];
          surface.fill(path);
        });
      }
      surface.globalCompositeOperation = 'multiply';
      surface.drawImage(shade, 0, 0, frame.width, frame.height);
      surface.globalCompositeOperation = 'color-dodge';
      surface.drawImage(shine, 0, 0, frame.width, frame.height);
      surface.globalCompositeOperation = 'destination-in';
      surface.drawImage(covered, 0, 0, frame.width, frame.height);
      surface.restore();

      context.drawImage(photo, 0, 0);
      const source = [area.minX, area.minY, width, height].map((value) => value * scale) as Rectangle;
      context.drawImage(surface.canvas, ...source, area.minX, area.minY, width, height);
      return laid;
    },
  };
}
