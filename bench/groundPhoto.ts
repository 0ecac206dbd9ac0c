/**
 * Compares the pavers that the site lays in a photo with the truth: `npx tsx bench/groundPhoto.ts`. The three grounds of
 * renders/grounds.ts are each rendered bare and paved by the same camera in the same light. The tool gets the bare
 * picture and the four corners, and its result is compared with the paved picture:
 *
 * - where it puts the corners of pieces, with where Blender's camera sees them, for the exact corners of the known
 *   rectangle, then for corners that are off by 3 px, as under a thumb; pixels are those of the size that the tool works
 *   at, 1600 on the longer side, and whole numbers are their edges;
 * - the area it measures, with the area that was paved;
 * - its colors, with those of the paved picture, pixel by pixel, both blurred lightly so that neither the grain of the
 *   rendering nor that of a paver's surface counts. Nothing is erased, so a leaf over the edge counts as a difference.
 *   Both pictures have the tone curve of the renderer's Filmic view, as a photo has that of its camera, and are compared
 *   as the sRGB colors that somebody sees.
 *
 * Writes the pictures side by side to bench/ground, and the picture that the tool opens with to src/static. Exits with an
 * error if a bound of the specification is missed.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { converter, differenceCiede2000, type Lab65 } from 'culori';
import sharp from 'sharp';
import { bareScene, GROUND_SAMPLE, grounds, masterFile, truthFile, type GroundTruth } from '../renders/grounds';
import { groundDoor } from '../src/images/groundDoor';
import {
  DEFAULT_LIGHT,
  groundView,
  layGround,
  surfaceSquareFeet,
  tolerance,
  type Corners,
  type Ground,
  type GroundDesign,
} from '../src/tools/photo/core';
import type { Point, Polygon } from '../src/paving';
import { randomStream } from '../src/paving/random';
import { bundleTool, paintInBrowser } from './paintGround';
import { table } from './table';
import { withBrowser } from './withBrowser';

const OFF_PX = 3;
const DRAWS = 1000;
/** The blur before colors are compared, and the distance from the edge within which none are, in px. */
const BLUR = 2;
const EDGE = 8;
/** Only every so many pixels are compared, across and down. */
const STEP = 2;
/** Less than this share of the surface's median luminance in the bare picture is shade. */
const SHADE = 0.6;
const PANEL = 560;
const GAP = 8;
/** How wide the line between before and after is, in px. */
const LINE = 4;

/** The bounds of the specification: px, percent, CIEDE2000. */
const bounds = { mean: 0.5, worst: 1.5, area: 0.5, color: 10 } as const;

const lab = converter('lab65');
const distance = differenceCiede2000();

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shoelace(outline: Polygon): number {
  return Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** Returns what a homeowner would have set: the exact corners, the whole outline, everything else as the tool offers it. */
function designOf({ corners, widthInches, depthInches, outline, paving }: GroundTruth): GroundDesign {
  const { turn, origin, ...choice } = paving;
  return {
    ground: { corners: corners as Corners, widthInches, depthInches },
    parts: [{ points: outline, holes: [] }],
    strokes: [],
    paving: choice,
    turn,
    origin,
    light: DEFAULT_LIGHT,
  };
}

/**
 * Returns how far from its true place the tool puts each corner of a piece, in px.
 * @throws Error if it lays another number of pieces
 */
function cornerErrors(design: GroundDesign, truth: GroundTruth): number[] {
  const { pieces } = layGround(design, truth).layout;
  if (pieces.length !== truth.pieces)
    throw new Error(`The tool lays ${pieces.length} pieces, and the scene has ${truth.pieces}.`);
  const view = groundView(design.ground);
  return truth.pieceCorners.map(([piece, , , x, y]) =>
    Math.min(
      ...pieces[piece].outline.map(([planX, planY]) => {
        const [toolX, toolY] = view.toPhoto([planX, -planY]);
        return Math.hypot(toolX - x, toolY - y);
      }),
    ),
  );
}

interface Draw {
  /** By how many percent the area is wrong. */
  readonly area: number;
  /** How far the points of the ground are from their true places, in px. */
  readonly corners: readonly number[];
}

/** Moves each corner of the known rectangle by a fixed distance in a random direction. */
function drawOff(design: GroundDesign, truth: GroundTruth, squareFeet: number, next: () => number): Draw {
  const corners = design.ground.corners.map(([x, y]): Point => {
    const direction = 2 * Math.PI * next();
    return [x + OFF_PX * Math.cos(direction), y + OFF_PX * Math.sin(direction)];
  }) as unknown as Corners;
  const ground: Ground = { ...design.ground, corners };
  const view = groundView(ground);
  return {
    area: (Math.abs(surfaceSquareFeet(ground, design.parts) - squareFeet) / squareFeet) * 100,
    corners: truth.pieceCorners.map(([, x, y, photoX, photoY]) => {
      const [toolX, toolY] = view.toPhoto([x, y]);
      return Math.hypot(toolX - photoX, toolY - photoY);
    }),
  };
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().blur(BLUR).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

function labAt({ data, width }: Pixels, x: number, y: number): Lab65 {
  const at = 3 * (y * width + x);
  return lab({ mode: 'rgb', r: data[at] / 255, g: data[at + 1] / 255, b: data[at + 2] / 255 });
}

/** Returns whether a point lies within an outline and away from its edge. */
function isWithin(outline: Polygon, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[(i + 1) % outline.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const t = Math.max(0, Math.min(1, along));
    if (Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < EDGE) return false;
  }
  return inside;
}

interface Colors {
  readonly differences: readonly number[];
  readonly shade: readonly number[];
  /** How much lighter than the truth the result is on average, in L*. */
  readonly lighter: number;
}

/** Compares the tool's picture with the true one on the paved surface. */
function compareColors(bare: Pixels, tool: Pixels, truth: Pixels, outline: Polygon): Colors {
  const points: { difference: number; lighter: number; light: number }[] = [];
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  for (let y = Math.max(0, Math.ceil(Math.min(...ys))); y < Math.max(...ys); y += STEP) {
    for (let x = Math.max(0, Math.ceil(Math.min(...xs))); x < Math.min(tool.width, Math.max(...xs)); x += STEP) {
      if (!isWithin(outline, x + 0.5, y + 0.5)) continue;
      const [shown, real] = [labAt(tool, x, y), labAt(truth, x, y)];
      points.push({ difference: distance(shown, real), lighter: shown.l - real.l, light: labAt(bare, x, y).l });
    }
  }
  // L* is the cube root of luminance, on a scale that starts at -16.
  const shade =
    (quantile(
      points.map(({ light }) => light),
      0.5,
    ) +
      16) *
      Math.cbrt(SHADE) -
    16;
  return {
    differences: points.map(({ difference }) => difference),
    shade: points.filter(({ light }) => light < shade).map(({ difference }) => difference),
    lighter: mean(points.map(({ lighter }) => lighter)),
  };
}

/** Writes pictures side by side. */
async function writeSideBySide(pictures: readonly Buffer[], file: string): Promise<void> {
  const panels = await Promise.all(pictures.map((picture) => sharp(picture).resize({ width: PANEL }).toBuffer()));
  const { height = 0 } = await sharp(panels[0]).metadata();
  await sharp({
    create: { width: panels.length * (PANEL + GAP) - GAP, height, channels: 3, background: '#ffffff' },
  })
    .composite(panels.map((input, index) => ({ input, left: index * (PANEL + GAP), top: 0 })))
    .webp({ quality: 70, effort: 6 })
    .toFile(file);
}

/**
 * Writes the picture that the tool opens with: the sample photo, its right half with the pavers that the tool lays in it.
 */
async function writeDoor(page: Page): Promise<void> {
  const { width, height } = groundDoor;
  const truth = JSON.parse(readFileSync(truthFile(GROUND_SAMPLE), 'utf8')) as GroundTruth;
  const bare = await sharp(join('src', 'static', 'ground-sample.webp'))
    .png()
    .toBuffer();
  const painted = await paintInBrowser(page, bare, designOf(truth));
  const [before, after] = await Promise.all(
    [bare, painted].map((picture) => sharp(picture).resize({ width, height, fit: 'fill' }).png().toBuffer()),
  );
  const half = { left: width / 2, top: 0, width: width / 2, height };
  const line = { create: { width: LINE, height, channels: 3, background: '#ffffff' } } as const;
  await sharp(before)
    .composite([
      { input: await sharp(after).extract(half).png().toBuffer(), left: half.left, top: 0 },
      { input: line, left: half.left - LINE / 2, top: 0 },
    ])
    .webp({ quality: 72, effort: 6 })
    .toFile(join('src', 'static', basename(groundDoor.url)));
}

interface Result {
  readonly name: string;
  readonly truth: GroundTruth;
  readonly errors: readonly number[];
  /** Square feet, and by how many percent the tool's are wrong. */
  readonly squareFeet: number;
  readonly area: number;
  readonly colors: Colors;
  readonly draws: readonly Draw[];
  readonly tolerance: number;
}

async function measure(page: Page, scene: string, seed: number): Promise<Result> {
  const truth = JSON.parse(readFileSync(truthFile(scene), 'utf8')) as GroundTruth;
  const design = designOf(truth);
  // In the size that the tool works at, to which it scales every photo.
  const [bare, paved] = await Promise.all(
    [scene, `${scene}-paved`].map((name) =>
      sharp(masterFile(name)).resize(truth.width, truth.height, { fit: 'fill' }).png().toBuffer(),
    ),
  );
  const painted = await paintInBrowser(page, bare, design);
  const name = bareScene(scene).replace('ground-', '');
  await writeSideBySide([bare, painted, paved], join('bench', 'ground', `${name}-compared.webp`));
  const [barePixels, toolPixels, truePixels] = await Promise.all([bare, painted, paved].map(pixelsOf));
  const squareFeet = shoelace(grounds[scene].outline) / 144;
  const next = randomStream(seed);
  return {
    name,
    truth,
    errors: cornerErrors(design, truth),
    squareFeet,
    area: (Math.abs(surfaceSquareFeet(design.ground, design.parts) - squareFeet) / squareFeet) * 100,
    colors: compareColors(barePixels, toolPixels, truePixels, truth.outline),
    draws: Array.from({ length: DRAWS }, () => drawOff(design, truth, squareFeet, next)),
    tolerance: tolerance(
      design.ground,
      design.parts.map((part) => ({ ...part, offPx: 0 })),
      [OFF_PX, OFF_PX, OFF_PX, OFF_PX],
      truth,
    ).percent,
  };
}

function report(results: readonly Result[]): string {
  const exact = table(
    [
      'exact corners',
      'pieces',
      'corners',
      'mean px',
      'worst px',
      'sq ft',
      'wrong %',
      'ΔE median',
      '90 %',
      'in shade',
      'L* off',
    ],
    results.map(({ name, truth, errors, squareFeet, area, colors }) => [
      name,
      String(truth.pieces),
      String(errors.length),
      mean(errors).toFixed(4),
      Math.max(...errors).toFixed(4),
      squareFeet.toFixed(1),
      area.toFixed(4),
      quantile(colors.differences, 0.5).toFixed(1),
      quantile(colors.differences, 0.9).toFixed(1),
      colors.shade.length ? quantile(colors.shade, 0.5).toFixed(1) : '',
      colors.lighter.toFixed(1),
    ]),
  );
  const off = table(
    [
      `corners off by ${OFF_PX} px`,
      'area wrong %, median',
      '95 %',
      'worst',
      'the tool says',
      'pieces off px, mean',
      '95 %',
      'worst',
    ],
    results.map(({ name, draws, tolerance: told }) => {
      const areas = draws.map(({ area }) => area);
      const corners = draws.flatMap((draw) => draw.corners);
      return [
        name,
        ...[0.5, 0.95, 1].map((share) => quantile(areas, share).toFixed(2)),
        told.toFixed(2),
        mean(corners).toFixed(1),
        ...[0.95, 1].map((share) => quantile(corners, share).toFixed(1)),
      ];
    }),
  );
  const pictures = results.map(
    ({ name }) =>
      `![The ${name}: bare, with the tool's pavers, and rendered with pavers](ground/${name}-compared.webp)`,
  );
  return [
    `The tool's pavers in renderings of bare concrete, compared with renderings of the same pavers laid. Goals: corners`,
    `of pieces within ${bounds.worst} px and ${bounds.mean} on average at 1600 px, area within ${bounds.area} %, median CIEDE2000 at most ${bounds.color}.`,
    '',
    exact,
    '',
    `The four corners of the known rectangle each moved by ${OFF_PX} px in a random direction, ${DRAWS} times. "The tool says" is`,
    'the tolerance that it shows, which 95 % of such errors should stay below.',
    '',
    off,
    '',
    "Bare, with the tool's pavers, and rendered with pavers:",
    '',
    pictures.join('\n\n'),
  ].join('\n');
}

function meetsBounds({ errors, area, colors, draws, tolerance: told }: Result): boolean {
  const off = draws.map((draw) => draw.area);
  return (
    quantile(off, 0.95) <= told &&
    mean(errors) <= bounds.mean &&
    Math.max(...errors) <= bounds.worst &&
    area <= bounds.area &&
    quantile(colors.differences, 0.5) <= bounds.color
  );
}

async function main(): Promise<void> {
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundleTool() });
    const results: Result[] = [];
    for (const [index, scene] of Object.keys(grounds).entries()) results.push(await measure(page, scene, index + 1));
    await writeDoor(page);
    console.log(report(results));
    if (!results.every(meetsBounds)) process.exitCode = 1;
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
