import { average, mix, shadesOf } from './color';
import { PavingError } from './errors';
import { area, bounds, clipToConvex, corners, type Bounds } from './geometry';
import { shrink } from './inward';
import { randomStream } from './random';
import type { LaidPiece, Layout, Point, Polygon } from './types';

/** Escapes text for use between tags and in double quotes. */
function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** Options of a drawing. Colors are # and six hex digits. */
export interface DrawOptions {
  /** The blend: every piece has one of these colors, slightly lighter or darker. */
  readonly colors: readonly string[];
  /** The courses' blend, if it differs from the field's. */
  readonly borderColors?: readonly string[];
  /** The joint sand; by default a shade of the blend. */
  readonly jointColor?: string;
  /**
   * The part of the laid area to show, in inches; by default all of it. A window well inside the area shows a pattern without
   * edges.
   */
  readonly window?: Bounds;
  /**
   * Whether to draw beveled edges, shadows in the joints and a grain; true by default. Without it the drawing is flat
   * and lighter.
   */
  readonly depth?: boolean;
  /** Text that screen readers announce instead of the drawing. Without it the drawing is hidden from them. */
  readonly label?: string;
}

/** Sixteenths of an inch, so that rounding to whole units keeps sizes and the usual joints exact. */
const UNITS_PER_INCH = 16;

/** Chamfer and corner radius of a molded paver, and corner radius of a tumbled one, in inches. */
const BEVEL = 3 / 16;
const CORNER = 2 / 16;
const TUMBLED_CORNER = 7 / 16;

/** How pieces become paths. Lengths in inches. */
interface PieceStyle {
  /** Width of the beveled edge; 0 draws flat faces. */
  readonly bevel: number;
  /** Radius of the corners. */
  readonly corner: number;
}

/** Returns path data for closed outlines: relative, in whole units, with `h` and `v` where possible. */
export function pathData(outlines: readonly Polygon[], unitsPerInch: number): string {
  let data = '';
  let atX = 0;
  let atY = 0;
  for (const outline of outlines) {
    const points = outline.map(([x, y]): Point => [Math.round(x * unitsPerInch), Math.round(y * unitsPerInch)]);
    const [[startX, startY]] = points;
    data += `m${startX - atX}${startY - atY < 0 ? '' : ' '}${startY - atY}`;
    let x = startX;
    let y = startY;
    let command = 'm';
    for (const [nextX, nextY] of points.slice(1)) {
      const dx = nextX - x;
      const dy = nextY - y;
      if (dx === 0 && dy === 0) continue;
      if (dy === 0) {
        data += `h${dx}`;
        command = 'h';
      } else if (dx === 0) {
        data += `v${dy}`;
        command = 'v';
      } else {
        data += `${command === 'l' ? (dx < 0 ? '' : ' ') : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`;
        command = 'l';
      }
      x = nextX;
      y = nextY;
    }
    data += 'z';
    atX = startX;
    atY = startY;
  }
  return data;
}

/**
 * Draws pieces as few paths, one for each tone; with a bevel three, which repeat each other's data and therefore
 * compress well.
 */
function drawPieces(pieces: readonly LaidPiece[], colors: readonly string[], { bevel, corner }: PieceStyle): string {
  const shades = shadesOf(colors);
  const groups = shades.map((): Polygon[] => []);
  for (const piece of pieces) {
    const face = shrink(piece.outline, bevel + corner);
    if (face.length > 2) groups[Math.floor(piece.seed * shades.length)].push(face);
  }
  const shift = Math.round(bevel * UNITS_PER_INCH);
  const rounding = corner > 0 ? ` stroke-width="${Math.round(2 * corner * UNITS_PER_INCH)}"` : '';
  const path = (data: string, color: string, by: number): string =>
    `<path fill="${color}"${corner > 0 ? ` stroke="${color}"` : ''}${by === 0 ? '' : ` transform="translate(${by} ${by})"`} d="${data}"/>`;
  const paths = groups.map((group, index) => {
    if (group.length === 0) return '';
    const data = pathData(group, UNITS_PER_INCH);
    const face = path(data, shades[index], 0);
    if (shift === 0) return face;
    const lit = path(data, mix(shades[index], '#fff8ea', 0.42), -shift);
    const shaded = path(data, mix(shades[index], '#1d120a', 0.45), shift);
    return shaded + lit + face;
  });
  return `<g${rounding} stroke-linejoin="round">${paths.join('')}</g>`;
}

/** One kind of speck scattered over a surface. */
interface Specks {
  readonly color: string;
  readonly opacity: number;
  /** Average distance of the lines, and width of the stroke, in units of the grain. */
  readonly spacing: number;
  readonly size: number;
  /**
   * Alternating lengths of specks and gaps, in units of the grain. They have no small common multiple, so that no rows
   * show.
   */
  readonly dashes: readonly number[];
}

const GRAIN: readonly Specks[] = [
  { color: '#000', opacity: 0.03, spacing: 12, size: 9, dashes: [7, 31, 2, 53, 11, 23, 1, 71, 4, 37] },
  { color: '#fff', opacity: 0.045, spacing: 12, size: 8, dashes: [1, 43, 8, 29, 3, 61, 5, 19, 1, 83] },
  { color: '#000', opacity: 0.07, spacing: 8, size: 3, dashes: [1, 29, 3, 17, 2, 41, 1, 23, 4, 37] },
  { color: '#000', opacity: 0.15, spacing: 6, size: 1.5, dashes: [2, 23, 1, 13, 2, 31, 1, 17, 2, 41, 1, 11] },
  { color: '#fff', opacity: 0.22, spacing: 6, size: 1.5, dashes: [1, 27, 2, 19, 1, 37, 2, 13, 1, 43] },
];

/**
 * Draws specks over a frame as the dashes of a few zigzag lines, which is far shorter than separate specks. Every
 * second kind runs down instead of across. `grain` is the size of a unit of the grain in drawing units.
 */
function drawSpecks(
  kinds: readonly Specks[],
  grain: number,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  return kinds
    .map(({ color, opacity, spacing, size, dashes }, index) => {
      const random = randomStream(5, index);
      const isAcross = index % 2 === 0;
      const length = isAcross ? width : height;
      const breadth = isAcross ? height : width;
      const lines = Math.ceil(breadth / (spacing * grain));
      // Runs back and forth over the frame a few times, so that lines cross and no row of specks shows.
      const pass = Math.ceil(lines / 4);
      let data = `M${x} ${y}`;
      let at = 0;
      for (let line = 0; line < lines; line++) {
        const goal = Math.floor(line / pass) % 2 === 0 ? (line % pass) + 1 : pass - (line % pass);
        const next = Math.round(((goal - random()) * breadth) / pass);
        const along = line % 2 === 0 ? length : -length;
        data += isAcross ? `l${along} ${next - at}` : `l${next - at} ${along}`;
        at = next;
      }
      const lengths = dashes.map((dash) => dash * grain).join(' ');
      return `<path fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${size * grain}" stroke-dasharray="${lengths}" d="${data}"/>`;
    })
    .join('');
}

/**
 * Draws a layout as a small, self-contained SVG without styles, scripts or ids, so that a page can inline any number of
 * them.
 * @throws PavingError for a blend without colors or with an invalid color
 */
export function drawSvg(layout: Layout, options: DrawOptions): string {
  const { colors, borderColors = colors, depth = true, window = bounds(layout.polygon), label } = options;
  if (colors.length === 0 || borderColors.length === 0) throw new PavingError('A blend needs at least one color.');
  const jointColor = options.jointColor ?? mix(average(colors), '#3a2a1a', 0.45);
  const { minX, minY, maxX, maxY } = window;
  const seen = layout.pieces.filter(({ outline }) => {
    const piece = bounds(outline);
    return piece.maxX > minX && piece.minX < maxX && piece.maxY > minY && piece.minY < maxY;
  });
  const style: PieceStyle = depth
    ? { bevel: BEVEL, corner: layout.pattern === 'cobble' ? TUMBLED_CORNER : CORNER }
    : { bevel: 0, corner: 0 };
  const field = seen.filter((piece) => piece.role === 'field');
  const border = seen.filter((piece) => piece.role !== 'field');
  const inUnits = (inches: number): number => Math.round(inches * UNITS_PER_INCH);
  const frame = [inUnits(minX), inUnits(minY), inUnits(maxX - minX), inUnits(maxY - minY)] as const;
  // Grain covers the whole frame, so it is only for drawings that the pavers fill.
  const filled = clipToConvex(layout.polygon, corners(window)).reduce((sum, part) => sum + area(part), 0);
  const isGrainy = depth && filled > 0.999 * area(corners(window));
  // As fine as a large drawing can show.
  const grain = Math.max(1, Math.round(Math.max(frame[2], frame[3]) / 1000));
  const access = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(label)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" ${access}>` +
    `<path fill="${jointColor}" d="${pathData([layout.polygon], UNITS_PER_INCH)}"/>` +
    drawPieces(field, colors, style) +
    (border.length > 0 ? drawPieces(border, borderColors, style) : '') +
    (isGrainy ? drawSpecks(GRAIN, grain, frame) : '') +
    '</svg>'
  );
}
