import {
  LAYING_PATTERN_NAMES,
  LAYING_PATTERNS,
  sizeText,
  type LayingPatternId,
  type PieceSize,
  type RectangleSize,
} from '../company/layingPatterns';
import { listWords, startSentence } from '../words/numberWords';
import { layRandomBond } from './ashlar';
import { PavingError } from './errors';
import { corners, type Bounds } from './geometry';
import { hash, randomStream } from './random';
import type { Place, Point } from './types';

/** Sides that differ by less than this share count as equal, because catalogs round to the sixteenth of an inch. */
const ROUNDING = 0.01;

/** The smallest width and length of a slab, in inches. */
const SLAB = { width: 12, length: 16 };

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= ROUNDING * b;
}

/** Returns how many times a size's width fits into its length, if that is a whole number. */
function widthsInLength(size: RectangleSize): number | undefined {
  const times = Math.round(size.length / size.width);
  return isNear(size.length, times * size.width) ? times : undefined;
}

/** Returns the side that all sizes share, so that they can be laid in one course. */
function sharedSide(sizes: readonly RectangleSize[]): number | undefined {
  const first = sizes[0];
  return [first.width, first.length].find((height) =>
    sizes.every((size) => isNear(size.width, height) || isNear(size.length, height)),
  );
}

/**
 * Returns the largest length, in inches, that every side is a multiple of. Undefined if it is less than a sixth of the
 * shortest side, because such sizes line up too rarely to be laid together.
 */
function commonModule(sizes: readonly RectangleSize[]): number | undefined {
  const sixteenths = sizes.flatMap((size) => [Math.round(size.length * 16), Math.round(size.width * 16)]);
  const step = sixteenths.reduce((a, b) => {
    while (b) [a, b] = [b, a % b];
    return a;
  });
  return step * 6 >= Math.min(...sixteenths) ? step / 16 : undefined;
}

function ratioText(size: RectangleSize): string {
  return `${Math.round((size.length / size.width) * 100) / 100} to 1`;
}

/** Returns why the sizes do not allow a pattern; undefined if they do. */
export function objection(pattern: LayingPatternId, sizes: readonly PieceSize[]): string | undefined {
  const name = LAYING_PATTERN_NAMES[pattern];
  const Name = startSentence(name);
  const all = listWords(sizes.map(sizeText));
  const rectangles = sizes.filter((size) => size.shape === 'rectangle');
  if (pattern === 'hexagon') {
    if (sizes.length === 1 && rectangles.length === 0) return undefined;
    return `The hexagon pattern needs hexagons of one size, not ${all}.`;
  }
  if (rectangles.length < sizes.length)
    return `${Name} needs rectangular pieces; hexagons interlock only with each other.`;

  const [size] = rectangles;
  const wantsOne = `${Name} is laid with pieces of one size, not ${all}.`;
  switch (pattern) {
    case 'running-bond':
      if (sharedSide(rectangles) !== undefined) return undefined;
      return `Running bond needs pieces that share a side, so that each course has one height; ${all} do not.`;
    case 'stack-bond':
      return sizes.length === 1 ? undefined : wantsOne;
    case 'herringbone-90':
    case 'herringbone-45':
      if (sizes.length > 1) return wantsOne;
      if (widthsInLength(size) === 2) return undefined;
      return `Herringbone needs pieces twice as long as wide; ${sizeText(size)} is ${ratioText(size)}.`;
    case 'basketweave':
      if (sizes.length > 1) return wantsOne;
      if ([2, 3].includes(widthsInLength(size) ?? 0)) return undefined;
      return `Basketweave needs pieces two or three times as long as wide; ${sizeText(size)} is ${ratioText(size)}.`;
    case 'ashlar':
      if (sizes.length < 2 || sizes.length > 4) {
        return `Ashlar needs two or three sizes, or the four of a French pattern; ${all} ${sizes.length === 1 ? 'is one' : `are ${sizes.length}`}.`;
      }
      if (commonModule(rectangles) !== undefined) return undefined;
      return `Ashlar needs sides that are multiples of one module; those of ${all} are not.`;
    case 'cobble':
      if (sizes.length < 2) return `Random cobble needs two or more sizes; ${all} is one.`;
      if (commonModule(rectangles) !== undefined) return undefined;
      return `Random cobble needs sides that are multiples of one module; those of ${all} are not.`;
    case 'large-format':
      if (rectangles.some(({ width, length }) => width < SLAB.width || length < SLAB.length)) {
        return `Large format is for slabs of ${SLAB.width} × ${SLAB.length} in and up; ${all} is too small.`;
      }
      if (sharedSide(rectangles) !== undefined) return undefined;
      return `Large format needs slabs that share a side, so that each course has one height; ${all} do not.`;
  }
}

/** Returns the laying patterns that a set of sizes allows, in display order. */
export function allowedPatterns(sizes: readonly PieceSize[]): LayingPatternId[] {
  if (sizes.length === 0) return [];
  return LAYING_PATTERNS.filter((pattern) => objection(pattern, sizes) === undefined);
}

/**
 * Checks that the sizes allow the pattern.
 * @throws PavingError that says why they do not, and which patterns they allow
 */
export function assertAllowed(pattern: LayingPatternId, sizes: readonly PieceSize[]): void {
  const why = objection(pattern, sizes);
  if (why === undefined) return;
  const instead = allowedPatterns(sizes).map((id) => LAYING_PATTERN_NAMES[id]);
  const what =
    instead.length > 0
      ? `Use ${listWords(instead, 'or')}.`
      : sizes.length > 1
        ? 'Lay one of the sizes by itself.'
        : 'Use another size.';
  throw new PavingError(`${why} ${what}`);
}

/** Rounds the widths of the sizes so that the pattern closes: half the length for herringbone, and so on. */
export function fittedSizes(pattern: LayingPatternId, sizes: readonly PieceSize[]): readonly PieceSize[] {
  if (pattern !== 'herringbone-90' && pattern !== 'herringbone-45' && pattern !== 'basketweave') return sizes;
  return sizes.map((size) =>
    size.shape === 'rectangle' ? { ...size, width: size.length / (widthsInLength(size) ?? 1) } : size,
  );
}

/** Returns whether a pattern has neither courses nor a repeat, so that its start changes nothing about its cuts. */
export function isRandomBond(pattern: LayingPatternId): boolean {
  return pattern === 'ashlar' || pattern === 'cobble';
}

/** Returns the angle in degrees between the pattern's frame and the area. */
export function patternTurn(pattern: LayingPatternId): number {
  return pattern === 'herringbone-45' ? 45 : 0;
}

function layCourses({ length, width }: RectangleSize, shift: number, area: Bounds, place: Place): void {
  for (let row = Math.floor(area.minY / width); row * width < area.maxY; row++) {
    const start = (((row * shift) % 1) + 1) % 1;
    for (let column = Math.floor(area.minX / length - start); (column + start) * length < area.maxX; column++) {
      place((column + start + 0.5) * length, (row + 0.5) * width, 0, false);
    }
  }
}

/** Lays courses of one height with lengths in random order, and no joint close to one in the course above. */
function layMixedCourses(
  sizes: readonly RectangleSize[],
  height: number,
  area: Bounds,
  place: Place,
  seed: number,
): void {
  const pieces = sizes.map((size, index) => {
    const turned = !isNear(size.width, height);
    return { index, turned, length: turned ? size.width : size.length };
  });
  const shortest = Math.min(...pieces.map((piece) => piece.length));
  const longest = Math.max(...pieces.map((piece) => piece.length));
  const lap = shortest / 3;
  let above: number[] = [];
  for (let row = Math.floor(area.minY / height); row * height < area.maxY; row++) {
    const random = randomStream(seed, row, 1);
    const joints: number[] = [];
    let x = area.minX - random() * longest;
    let next = 0;
    while (x < area.maxX) {
      while (next < above.length && above[next] < x + shortest - lap) next++;
      const from = next;
      const clearance = (length: number): number => {
        let least = Infinity;
        for (let k = from; k < above.length && above[k] <= x + length + lap; k++) {
          least = Math.min(least, Math.abs(above[k] - x - length));
        }
        return least;
      };
      const ranked = pieces
        .map((piece) => ({ piece, rank: Math.min(clearance(piece.length), lap) / lap + random() * 0.99 }))
        .sort((a, b) => b.rank - a.rank);
      const { piece } = ranked[0];
      place(x + piece.length / 2, (row + 0.5) * height, piece.index, piece.turned);
      x += piece.length;
      joints.push(x);
    }
    above = joints;
  }
}

/*
 * Each course of a herringbone repeats after one horizontal piece and the width of two vertical ones, four widths in
 * all; the next course is the same, shifted by one width.
 */
function layHerringbone({ width }: RectangleSize, area: Bounds, place: Place): void {
  for (let row = Math.floor(area.minY / width) - 1; (row - 1) * width < area.maxY; row++) {
    for (let x = row + 4 * Math.floor((area.minX / width - row - 4) / 4); x * width < area.maxX; x += 4) {
      place((x + 1) * width, (row + 0.5) * width, 0, false);
      place((x + 2.5) * width, row * width, 0, true);
    }
  }
}

function layBasketweave({ length, width }: RectangleSize, area: Bounds, place: Place): void {
  const times = Math.round(length / width);
  for (let row = Math.floor(area.minY / length); row * length < area.maxY; row++) {
    for (let column = Math.floor(area.minX / length); column * length < area.maxX; column++) {
      const turned = (row + column) % 2 !== 0;
      for (let k = 0; k < times; k++) {
        const across = (k + 0.5) * width;
        place(
          column * length + (turned ? across : length / 2),
          row * length + (turned ? length / 2 : across),
          0,
          turned,
        );
      }
    }
  }
}

function layHexagons(acrossFlats: number, area: Bounds, place: Place): void {
  const height = (acrossFlats * Math.sqrt(3)) / 2;
  for (let row = Math.floor(area.minY / height) - 1; (row - 1) * height < area.maxY; row++) {
    const start = row % 2 === 0 ? 0 : 0.5;
    for (let column = Math.floor(area.minX / acrossFlats) - 1; (column - 1) * acrossFlats < area.maxX; column++) {
      place((column + start) * acrossFlats, row * height, 0, false);
    }
  }
}

/**
 * Places a pattern's pieces over an area given in the pattern's frame. Places every piece that touches the area, and
 * some beyond it. The sizes must allow the pattern and be fitted to it.
 */
export function placePattern(
  pattern: LayingPatternId,
  sizes: readonly PieceSize[],
  area: Bounds,
  seed: number,
  place: Place,
): void {
  const [first] = sizes;
  if (first.shape === 'hexagon') {
    layHexagons(first.acrossFlats, area, place);
    return;
  }
  const rectangles = sizes.filter((size) => size.shape === 'rectangle');
  switch (pattern) {
    case 'running-bond':
    case 'large-format':
      if (sizes.length > 1) {
        layMixedCourses(rectangles, sharedSide(rectangles) ?? first.width, area, place, seed);
      } else {
        // Slabs overlap by a third, because a long slab's slight bow is then least visible at the joint.
        layCourses(first, pattern === 'large-format' && first.length > first.width ? 1 / 3 : 1 / 2, area, place);
      }
      return;
    case 'stack-bond':
      layCourses(first, 0, area, place);
      return;
    case 'herringbone-90':
    case 'herringbone-45':
      layHerringbone(first, area, place);
      return;
    case 'basketweave':
      layBasketweave(first, area, place);
      return;
    case 'ashlar':
    case 'cobble':
      layRandomBond(rectangles, commonModule(rectangles) ?? 1, area, pattern === 'ashlar' ? 1 : 2, seed, place);
  }
}

/** Returns the corners of a piece around its center in the pattern's frame, reduced by half a joint. */
export function faceOutline(size: PieceSize, turned: boolean, jointWidth: number): Point[] {
  if (size.shape === 'hexagon') {
    const radius = (size.acrossFlats - jointWidth) / Math.sqrt(3);
    return [-90, -30, 30, 90, 150, 210].map((angle) => {
      const a = (angle * Math.PI) / 180;
      return [radius * Math.cos(a), radius * Math.sin(a)];
    });
  }
  const w = ((turned ? size.width : size.length) - jointWidth) / 2;
  const h = ((turned ? size.length : size.width) - jointWidth) / 2;
  return corners({ minX: -w, minY: -h, maxX: w, maxY: h });
}

/** Returns the tone value of the piece at a position, which does not depend on the area's edge. */
export function pieceSeed(seed: number, x: number, y: number): number {
  return hash(seed, Math.round(x * 16), Math.round(y * 16), 2);
}
