import { contextOf, drawn, pixelsOf } from '../../../userInput/pictureFile';
import type { Point, Polygon } from '../../../paving';
import { average, brightest, mix, shadesOf } from '../../../paving/color';
import { bounds } from '../../../paving/geometry';
import { pavingBlends } from '../../visualizer/core/blends';
import { pathsByShade } from '../../visualizer/core/paint';
import { joints } from '../../visualizer/core/types';
import { groundView, type GroundView } from './homography';
import { layGround, projectPieces, type LaidGround, type PhotoPiece } from './lay';
import { bentPart } from './lens';
import { brightness, illumination, isLaidDown, lightLayers } from './light';
import { drawMask, traced } from './mask';
import { joinedParts } from './parts';
import { drawEdges, grain, pieceEdges, shadeBorder, type PieceEdges } from './relief';
import type { Corners, Frame, GroundDesign, LightMap, Part } from './types';

/**
 * Fine is what is kept. Coarse is what a slow device shows first: a smaller picture, in the light of the last fine
 * picture. The first picture is always fine.
 */
export type Quality = 'coarse' | 'fine';

/** Paints designs into one photo. Caches the results that a change does not affect. */
export interface Painter {
  /**
   * Paints the photo with the pavers in it, and returns the layout it shows. Makes the canvas as large as the picture:
   * the photo's size, or smaller for a preview. Ground and parts must be free of problems: see `groundProblem` and
   * `outlineProblem`.
   * @throws PavingError if the product cannot be laid in this pattern
   */
  readonly paint: (context: CanvasRenderingContext2D, design: GroundDesign, quality: Quality) => LaidGround;
}

/** The longer side of the map of light, in px. */
const LIGHT_SIDE = 640;
/** The sides of the picture that the whole photo's brightness is measured by, in px. */
const THUMBNAIL_SIDE = 64;
/** How far around each px the light is smoothed, as a share of a paver's mean side in the photo. */
const LIGHT_RADIUS = 0.45;
/**
 * How far to either side dark lines in the old ground are closed, in inches, whatever is laid on it: control joints are up to
 * half an inch wide, and a tool or wear has rounded their edges.
 */
const LINE_INCHES = 0.9;
/** How far around a thing on the ground no light is measured, in px of that map, and the least share that must be left. */
const AROUND_THING = 3;
const LEAST_FREE = 0.05;
const COARSE = 0.25;
/** Joints lie lower than the pavers and see less of the sky: a share of this color is in theirs. */
const JOINT_SHADE = { color: '#1d120a', share: 0.3 };
/** Stops of the ground's color from near to far. */
const STOPS = 16;
/** The parts of a layout in painting order. */
const ROLES = ['field', 'border'] as const;

/**
 * Returns the share of the joint's color, 0 to 1, in the ground below the pieces, for joints `width` px wide. Between
 * two antialiased edges less than a px apart, 1/6 + width/2 px of the ground shows instead of `width`, so without this,
 * distant joints would look as strong as near ones, and flicker.
 */
export function jointShare(width: number): number {
  return Math.min(1, (6 * width) / (1 + 3 * width));
}

/** Returns a function that recomputes a value only if something it is made from has changed. */
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
  [left, top, width, height]: Rectangle,
  jointWidth: number,
  joint: string,
  surface: string,
): CanvasGradient | string {
  const corner = view.nearness([left, top]);
  const [dx, dy] = [view.nearness([left + 1, top]) - corner, view.nearness([left, top + 1]) - corner];
  const steepness = dx * dx + dy * dy;
  const all = [0, width].flatMap((x) => [0, height].map((y) => view.nearness([left + x, top + y])));
  const far = Math.max(0, Math.min(...all));
  const near = Math.max(...all);
  // The point of a given nearness on the line through the corner that runs straight to the horizon.
  const at = (nearness: number): readonly [number, number] => {
    const t = (nearness - corner) / steepness;
    return [left + dx * t, top + dy * t];
  };
  const color = (nearness: number): string =>
    mix(surface, joint, jointShare(jointWidth * view.scale(steepness > 0 ? at(nearness) : [left, top])));
  if (near - far < 1e-6) return color(near);
  const gradient = context.createLinearGradient(...at(far), ...at(near));
  for (let k = 0; k <= STOPS; k++) gradient.addColorStop(k / STOPS, color(far + ((near - far) * k) / STOPS));
  return gradient;
}

type Role = (typeof ROLES)[number];
type Rectangle = [x: number, y: number, width: number, height: number];

/** Returns the rectangle of whole px around all parts and their soft edge, within the frame. */
function box(parts: readonly Part[], { width, height }: Frame): Rectangle {
  const { minX, minY, maxX, maxY } = bounds(parts.flatMap(({ points }) => points));
  const left = Math.max(0, Math.min(width - 1, Math.floor(minX) - 2));
  const top = Math.max(0, Math.min(height - 1, Math.floor(minY) - 2));
  const right = Math.max(left + 1, Math.min(width, Math.ceil(maxX) + 2));
  const bottom = Math.max(top + 1, Math.min(height, Math.ceil(maxY) + 2));
  return [left, top, right - left, bottom - top];
}

/**
 * Returns the mean side of the field's largest paver, in inches: a power of two, so that a change of product seldom needs
 * the light measured again.
 */
function paverSide({ layout }: LaidGround): number {
  const faces = layout.counts.flatMap(({ role, size }) =>
    role === 'field' ? [size.shape === 'hexagon' ? size.acrossFlats ** 2 : size.length * size.width] : [],
  );
  return 2 ** Math.round(Math.log2(Math.max(...faces)) / 2);
}

/** Returns how much of each pixel of a canvas is free, 0 to 255. */
function freeOf({ canvas }: CanvasRenderingContext2D): Uint8ClampedArray {
  const { data } = pixelsOf(canvas);
  const free = new Uint8ClampedArray(data.length / 4);
  for (let i = 0; i < free.length; i++) free[i] = 255 - data[4 * i + 3];
  return free;
}

/** Returns the free pixels without those of a polygon; undefined if too few are left to measure the light by. */
function freeAround(
  context: CanvasRenderingContext2D,
  free: Uint8ClampedArray,
  polygon: Polygon,
): Uint8ClampedArray | undefined {
  const path = traced([polygon]);
  context.lineWidth = 2 * AROUND_THING;
  context.fill(path);
  context.stroke(path);
  const left = freeOf(context);
  const sum = (values: Uint8ClampedArray) => values.reduce((total, value) => total + value, 0);
  return sum(left) > LEAST_FREE * sum(free) ? left : undefined;
}

/**
 * Measures the light in a rectangle of a photo, on the surface that a mask leaves free: see `drawMask`. A thing of known
 * size that lies there is left out, because it is brighter than the ground, and not better lit.
 */
function measureLight(
  photo: CanvasImageSource,
  mask: CanvasImageSource,
  known: Corners,
  area: Rectangle,
  frame: Frame,
  view: GroundView,
  radiusInches: number,
  photoBrightness: number,
): LightMap {
  const scale = Math.min(1, LIGHT_SIDE / Math.max(frame.width, frame.height));
  const [left, top, across, down] = area;
  const context = contextOf(across * scale, down * scale, { willReadFrequently: true });
  const { width, height } = context.canvas;
  context.drawImage(photo, ...area, 0, 0, width, height);
  const pixels = pixelsOf(context.canvas);
  context.globalCompositeOperation = 'copy';
  context.drawImage(mask, ...area, 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  const free = freeOf(context);
  const thing = known.map(([x, y]): Point => [(x - left) * scale, (y - top) * scale]);
  const alpha = (isLaidDown(pixels, thing) && freeAround(context, free, thing)) || free;
  const radii = new Float32Array(width * height);
  for (let i = 0; i < radii.length; i++) {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    radii[i] = Math.max(1, radiusInches * view.scale([left + x / scale, top + y / scale]) * scale);
  }
  return illumination(pixels, alpha, { radii, lines: LINE_INCHES / radiusInches }, photoBrightness);
}

function layerOf({ width, height }: Frame, data: Uint8ClampedArray): HTMLCanvasElement {
  const context = contextOf(width, height);
  const pixels = context.createImageData(width, height);
  pixels.data.set(data);
  context.putImageData(pixels, 0, 0);
  return context.canvas;
}

/** Steps of the lightest color, so that a change of color seldom needs the layers of light made again. */
const COLOR_STEPS = 20;

/** What is painted at one resolution. */
function levelOf(photo: HTMLCanvasElement, scale: number) {
  const [width, height] = [photo.width * scale, photo.height * scale];
  const [surface, mask] = [contextOf(width, height), contextOf(width, height)];
  for (const context of [surface, mask]) context.scale(scale, scale);
  return {
    scaled: scale === 1 ? photo : drawn(photo, width, height),
    scale,
    surface,
    mask,
    keptMask: kept<CanvasImageSource>(),
  };
}

/** Creates the painter of a photo at its working size. */
export function createPainter(photo: HTMLCanvasElement): Painter {
  const frame: Frame = { width: photo.width, height: photo.height };
  const levels = { fine: levelOf(photo, 1), coarse: levelOf(photo, COARSE) };
  const photoBrightness = brightness(pixelsOf(drawn(photo, THUMBNAIL_SIDE, THUMBNAIL_SIDE)));
  const keptParts = kept<readonly Part[]>();
  const keptPieces = kept<readonly PhotoPiece[]>();
  const keptPaths = kept<Readonly<Record<Role, readonly Path2D[]>>>();
  const keptLight = kept<LightMap>();
  const keptEdges = kept<readonly PieceEdges[]>();
  const keptGrain = kept<CanvasImageSource>();
  const keptLayers = kept<{ readonly shade: CanvasImageSource; readonly shine?: CanvasImageSource }>();
  let last: { readonly light: LightMap; readonly lit: Rectangle } | undefined;

  return {
    paint(context, design, quality) {
      const { ground, strokes, paving } = design;
      const parts = keptParts([design.parts, ground], () =>
        joinedParts(ground, design.parts).map((part) => bentPart(part, ground.lens)),
      );
      const isFine = quality === 'fine' || !last;
      const { scaled, scale, surface, mask, keptMask } = levels[isFine ? 'fine' : 'coarse'];
      const view = groundView(ground);
      const area = box(parts, frame);
      const covered = keptMask([parts, strokes], () => {
        drawMask(mask, parts, strokes, frame);
        return mask.canvas;
      });
      const laid = layGround(design, frame);
      if (isFine || !last) {
        const radius = LIGHT_RADIUS * paverSide(laid);
        const light = keptLight([parts, strokes, radius], () =>
          measureLight(photo, covered, ground.corners, area, frame, view, radius, photoBrightness),
        );
        last = { light, lit: area };
      }
      const { light, lit } = last;
      const blends = pavingBlends(paving);
      const colors = { field: shadesOf(blends.field.hexes), border: shadesOf(blends.border.hexes) };
      const lightest = Math.ceil(brightest([...colors.field, ...colors.border]) * COLOR_STEPS) / COLOR_STEPS;
      const { shade, shine } = keptLayers([light, design.light, lightest], () => {
        const layers = lightLayers(light, design.light, lightest);
        return { shade: layerOf(light, layers.shade), shine: layers.shine && layerOf(light, layers.shine) };
      });
      const projected = keptPieces([laid, ground], () => projectPieces(laid, ground, frame));
      const paths = keptPaths([projected, colors.field.length, colors.border.length], () => {
        const of = (part: Role) =>
          pathsByShade(
            projected.filter(({ role }) => role === part),
            colors[part].length,
          );
        return { field: of('field'), border: of('border') };
      });
      const joint = mix(joints[paving.joint].hex, JOINT_SHADE.color, JOINT_SHADE.share);
      const { pavedSqFt, totalSqFt } = laid.layout.area;
      const mean = mix(average(colors.field), joint, 1 - pavedSqFt / totalSqFt);

      surface.save();
      surface.beginPath();
      surface.rect(...area);
      surface.clip();
      surface.fillStyle = groundFill(surface, view, area, laid.layout.jointWidth, joint, mean);
      surface.fillRect(...area);
      for (const role of ROLES) {
        paths[role].forEach((path, index) => {
          surface.fillStyle = colors[role][index];
          surface.fill(path);
        });
      }
      drawEdges(
        surface,
        keptEdges([projected], () => pieceEdges(projected, view)),
      );
      shadeBorder(surface, view, parts, frame);
      if (isFine) {
        const [left, top, width, height] = area;
        surface.globalCompositeOperation = 'overlay';
        surface.drawImage(
          keptGrain([ground, left, top, width, height], () => layerOf({ width, height }, grain(view, area))),
          left,
          top,
        );
      }
      surface.globalCompositeOperation = 'multiply';
      surface.drawImage(shade, ...lit);
      if (shine) {
        surface.globalCompositeOperation = 'color-dodge';
        surface.drawImage(shine, ...lit);
      }
      const source = area.map((value) => value * scale) as Rectangle;
      surface.globalCompositeOperation = 'destination-out';
      surface.drawImage(covered, ...source, ...area);
      surface.restore();

      const { canvas } = context;
      if (canvas.width !== scaled.width) Object.assign(canvas, { width: scaled.width, height: scaled.height });
      context.drawImage(scaled, 0, 0);
      context.drawImage(surface.canvas, ...source, ...source);
      return laid;
    },
  };
}
