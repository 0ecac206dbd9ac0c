import { sizeText, type LayingPatternId, type PieceSize } from '../company/layingPatterns';
import { borderDepth, innerEdge, layBorder, type IsOpenEdge } from './border';
import { PavingError } from './errors';
import { evenEnds } from './evenEnds';
import {
  area,
  bounds,
  centerOf,
  circleAgainst,
  clipAround,
  clipToConvex,
  corners,
  distance,
  frameAt,
  grow,
  isConvex,
  isSimple,
  normalize,
  overlap,
  sideLengths,
  type Bounds,
  type Frame,
  SQUARE_INCHES_PER_SQUARE_FOOT,
} from './geometry';
import { shrink } from './inward';
import { joinSlivers, type Cutting, type FieldPiece } from './joinSlivers';
import {
  assertAllowed,
  faceOutline,
  fittedSizes,
  isRandomBond,
  patternTurn,
  pieceSeed,
  placePattern,
} from './patterns';
import { cutsOf, moduleArea, shareOf, SLIVER } from './shares';
import { balancedStarts } from './slivers';
import type { Border, LaidPiece, Layout, PieceCount, PieceRole, Point, Polygon } from './types';

/** Options of `layPattern`. Lengths in inches, angles in degrees clockwise. */
export interface LayOptions {
  readonly pattern: LayingPatternId;
  readonly sizes: readonly PieceSize[];
  /** The area: any outline that does not cross itself, with curves as many short edges. */
  readonly polygon: Polygon;
  /** The gap between pieces; 1/8 in by default. */
  readonly jointWidth?: number;
  /** A course that follows the edge. */
  readonly border?: Border;
  /** Where the area goes on, so that its edge has no border: where a photo ends, for example. By default, nowhere. */
  readonly isOpenEdge?: IsOpenEdge;
  /** A rectangle to leave open within the area, such as a pool. The area must then be convex. */
  readonly opening?: Bounds;
  /** A course around the opening, such as a pool's coping. */
  readonly coping?: Border;
  /**
   * Outlines to leave open within the area, such as around a tree; they must not overlap. Counts and areas exclude
   * them, but the outlines of the pieces at their edges are not cut: the caller masks them.
   */
  readonly holes?: readonly Polygon[];
  /**
   * Where the pattern starts; by default the upper left corner of the field's bounding box. `balanced` looks for a start
   * that leaves no cut under a third of a piece, and joins the slivers that any start would leave with the pieces beside
   * them. The area must then have sides along the axes. A random bond starts at the corner all the same.
   */
  readonly origin?: Point | 'balanced';
  /** Rotates the whole pattern. */
  readonly rotation?: number;
  /** The same seed gives the same layout. */
  readonly seed?: number;
}

const DEFAULT_JOINT_WIDTH = 1 / 8;
/**
 * A piece that keeps this share of its face counts as whole, because the saw would remove less than the joint allows.
 */
const WHOLE = 0.99;

function assertSize(size: PieceSize, jointWidth: number): void {
  const sides = size.shape === 'hexagon' ? [size.acrossFlats] : [size.width, size.length];
  if (sides.some((side) => !(side > jointWidth * 2) || !Number.isFinite(side))) {
    throw new PavingError(
      `A piece of ${sizeText(size)} does not fit a joint of ${jointWidth} in: both sides must be larger.`,
    );
  }
  if (size.shape === 'rectangle' && size.width > size.length) {
    throw new PavingError(
      `The length of a piece is its longer side: write ${size.width} as the length of ${sizeText(size)}.`,
    );
  }
}

function assertPolygon(given: Polygon, polygon: Polygon): void {
  if (given.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) {
    throw new PavingError('Every corner of the area needs two numbers, in inches.');
  }
  if (polygon.length < 3) {
    throw new PavingError('The area needs at least three corners that do not lie in one line, in inches.');
  }
  if (!isSimple(polygon)) {
    throw new PavingError('The outline of the area crosses or touches itself. Give its corners in order, once around.');
  }
  if (area(polygon) < 1) throw new PavingError('The area is smaller than a square inch. Give its corners in inches.');
}

function assertOpening(field: Polygon, opening: Polygon): void {
  if (!isConvex(field)) throw new PavingError('An opening needs an area without a corner that points inward.');
  if (opening.some(([x, y]) => circleAgainst(field, x, y, 1) !== 'inside')) {
    throw new PavingError('The opening with its course does not fit within the area. Make it smaller.');
  }
}

interface Gap {
  readonly outline: Polygon;
  readonly box: Bounds;
}

/** Returns how much of a polygon is open. */
function openArea(polygon: Polygon, gaps: readonly Gap[]): number {
  const { minX, minY, maxX, maxY } = bounds(polygon);
  return gaps
    .filter(({ box }) => box.minX < maxX && box.maxX > minX && box.minY < maxY && box.maxY > minY)
    .reduce((sum, { outline }) => sum + overlap(polygon, outline), 0);
}

function countPieces(
  sizes: readonly PieceSize[],
  roles: readonly PieceRole[],
  pieces: readonly LaidPiece[],
  faces: readonly number[],
): PieceCount[] {
  const tally = sizes.map(() => ({ whole: 0, cut: 0, small: 0, face: 0 }));
  for (const [index, piece] of pieces.entries()) {
    const entry = tally[piece.size];
    entry.face += faces[index];
    if (!piece.cut) {
      entry.whole++;
    } else {
      entry.cut++;
      if (faces[index] <= moduleArea(sizes[piece.size]) / 2) entry.small++;
    }
  }
  return tally.map(({ whole, cut, small, face }, index) => ({
    size: sizes[index],
    role: roles[index],
    whole,
    cut,
    face,
    stones: whole + cut - small + Math.ceil(small / 2),
  }));
}

/** Returns what the edges leave of an outline in the area that is inside a circle. */
type Clip = (outline: Polygon, center: Point, radius: number) => readonly Polygon[];

/** Returns all of a piece of the field with its center at a point of the pattern's frame, but for its outline. */
type PlaceOf = (size: number, at: Point) => Omit<LaidPiece, 'outline' | 'cut'>;

/** Cuts the field's slivers and the pieces beside them again. */
function withoutSlivers(
  laid: readonly LaidPiece[],
  { sizes, jointWidth, clip }: Pick<Cutting, 'sizes' | 'jointWidth'> & { readonly clip: Clip },
  { toArea, toFrame }: Frame,
  placeOf: PlaceOf,
): LaidPiece[] {
  const evened = evenEnds(laid, sizes, jointWidth);
  const field = new Map(
    evened
      .filter(({ role }) => role === 'field')
      .map((piece): [FieldPiece, LaidPiece] => [{ outline: piece.outline.map(toFrame), size: piece.size }, piece]),
  );
  const clipInFrame = (outline: Polygon) => {
    const inArea = outline.map(toArea);
    const center = centerOf(inArea);
    const radius = Math.max(...inArea.map((corner) => distance(center, corner)));
    return clip(inArea, center, radius).map((part) => part.map(toFrame));
  };
  const joined = joinSlivers([...field.keys()], { sizes, jointWidth, clip: clipInFrame }, true);
  const again = joined.map((piece): LaidPiece => {
    const { outline, size } = piece;
    const cut = shareOf(outline, sizes[size], jointWidth) < WHOLE;
    return field.get(piece) ?? { ...placeOf(size, centerOf(outline)), outline: outline.map(toArea), cut };
  });
  return [...evened.filter(({ role }) => role !== 'field'), ...again];
}

/** How many starts, or draws of a random bond, are laid until none leaves a sliver. About one draw in eight leaves some in an L. */
const TRIES = 6;

/**
 * Lays a pattern over an area, to scale: whole pieces, pieces cut to the edge, a border if requested, and an opening
 * with its coping.
 * @throws PavingError if the sizes do not allow the pattern, or if the area, a size, the joint or the border cannot be laid. The
 * message says what would work.
 */
export function layPattern(options: LayOptions): Layout {
  const { starts, start, layFrom } = prepareLaying(options);
  let best: Layout | undefined;
  let tries = 0;
  for (const one of starts) {
    const layout = layFrom(one);
    if (!best || layout.cuts.small < best.cuts.small) best = layout;
    tries++;
    if (best.cuts.small === 0 || tries === TRIES) break;
  }
  return best ?? layFrom(start);
}

/** Where a pattern starts, and the seed that it is drawn by. */
interface Start {
  readonly at: Point;
  readonly seed: number;
}

/** Lays all but the field, and returns how to lay that. */
function prepareLaying({
  pattern,
  sizes,
  polygon: given,
  jointWidth = DEFAULT_JOINT_WIDTH,
  border,
  isOpenEdge = () => false,
  opening,
  coping,
  holes = [],
  origin,
  rotation = 0,
  seed = 1,
}: LayOptions) {
  if (sizes.length === 0) throw new PavingError('Give at least one size to lay.');
  if (!(jointWidth >= 0) || !Number.isFinite(jointWidth)) {
    throw new PavingError('The joint width is a number of inches, zero or more.');
  }
  const courses = [border, coping].flatMap((course) => course ?? []);
  const allSizes = [...sizes, ...courses.map(({ size }) => size)];
  allSizes.forEach((size) => assertSize(size, jointWidth));
  assertAllowed(pattern, sizes);
  const polygon = normalize(given);
  assertPolygon(given, polygon);

  const gaps = holes.map((hole) => {
    const outline = normalize(hole);
    return { outline, box: bounds(outline) };
  });
  const leftOf = (outline: Polygon) => area(outline) - (gaps.length > 0 ? openArea(outline, gaps) : 0);
  const pieceOf = (outline: Polygon, place: Omit<LaidPiece, 'outline' | 'cut'>, wholeFace: number): LaidPiece[] => {
    const left = leftOf(outline);
    return left < SLIVER ? [] : [{ outline, ...place, cut: left < WHOLE * wholeFace }];
  };
  const halfJoint = jointWidth / 2;
  const coursePieces: LaidPiece[] = [];
  const layCourse = (edge: Polygon, course: Border, role: PieceRole, isOpen: IsOpenEdge): void => {
    const size = sizes.length + courses.indexOf(course);
    const wholeFace = (course.size.length - jointWidth) * (course.size.width - jointWidth);
    layBorder(edge, course, isOpen).forEach((room, index) => {
      const outline = shrink(normalize(room), halfJoint);
      const tone = pieceSeed(seed, index, -1 - courses.indexOf(course));
      coursePieces.push(...pieceOf(outline, { size, role, seed: tone }, wholeFace));
    });
  };
  let field: Polygon = polygon;
  let fieldClip: Polygon = polygon;
  if (border) {
    field = normalize(innerEdge(polygon, border, 0, isOpenEdge));
    fieldClip = normalize(innerEdge(polygon, border, halfJoint, isOpenEdge));
    layCourse(polygon, border, 'border', isOpenEdge);
  }
  // The coping is laid as a border of the rectangle that contains it and the opening.
  const taken = opening && grow(opening, coping ? borderDepth(coping) : 0);
  const hole = taken && grow(taken, coping ? halfJoint : 0);
  const holeEdge = hole && corners(hole);
  if (holeEdge) assertOpening(fieldClip, holeEdge);
  if (taken && coping) layCourse(corners(taken), coping, 'coping', () => false);

  const radians = ((rotation + patternTurn(pattern)) * Math.PI) / 180;
  const box = bounds(field);
  const corner: Point = [box.minX, box.minY];
  const fitted = fittedSizes(pattern, sizes);
  const faces = fitted.map((size) => [false, true].map((turned) => faceOutline(size, turned, jointWidth)));
  const clip: Clip = (outline, [x, y], reach) => {
    const against = circleAgainst(fieldClip, x, y, reach);
    const againstHole = holeEdge ? circleAgainst(holeEdge, x, y, reach) : 'outside';
    if (against === 'outside' || againstHole === 'inside') return [];
    if (against === 'inside' && againstHole === 'outside') return [outline];
    const within = against === 'inside' ? [outline] : clipToConvex(fieldClip, outline);
    const parts = hole && againstHole === 'across' ? within.flatMap((part) => clipAround(hole, part)) : within;
    return parts.filter((part) => area(part) >= SLIVER).map(normalize);
  };
  const roles: PieceRole[] = sizes.map(() => 'field');
  if (border) roles.push('border');
  if (coping) roles.push('coping');
  const total = area(polygon) - (opening ? area(corners(opening)) : 0) - openArea(polygon, gaps);
  const layFrom = (start: Start): Layout => {
    const frame = frameAt(start.at, radians);
    const placeOf: PlaceOf = (size, at) => ({ size, role: 'field', seed: pieceSeed(start.seed, ...at) });
    let pieces = [...coursePieces];
    placePattern(pattern, fitted, bounds(fieldClip.map(frame.toFrame)), start.seed, (px, py, size, turned) => {
      const face = faces[size][turned ? 1 : 0];
      const outline = face.map((corner) => frame.toArea([px + corner[0], py + corner[1]]));
      const parts = clip(outline, frame.toArea([px, py]), Math.hypot(face[0][0], face[0][1]));
      for (const part of parts) pieces.push(...pieceOf(part, placeOf(size, [px, py]), area(face)));
    });
    if (origin === 'balanced' && pattern !== 'hexagon') {
      pieces = withoutSlivers(pieces, { sizes: fitted, jointWidth, clip }, frame, placeOf);
    }
    const faceAreas = pieces.map(({ outline }) => leftOf(outline));
    const counts = countPieces(allSizes, roles, pieces, faceAreas);
    const cut = pieces.filter((piece) => piece.role === 'field' && piece.cut);
    const shares = cut.map(({ outline, size }) => shareOf(outline, allSizes[size], jointWidth));
    const paved = faceAreas.reduce((sum, laid) => sum + laid, 0);
    const bought = counts.reduce((sum, count) => sum + count.stones * moduleArea(count.size), 0);
    return {
      pattern,
      sizes: allSizes,
      polygon,
      edge: sideLengths(polygon).reduce((sum, inches) => sum + inches, 0),
      jointWidth,
      pieces,
      counts,
      cuts: cutsOf(shares),
      area: {
        totalSqFt: total / SQUARE_INCHES_PER_SQUARE_FOOT,
        pavedSqFt: paved / SQUARE_INCHES_PER_SQUARE_FOOT,
      },
      wastePercent: (bought / total - 1) * 100,
    };
  };
  function* starts(): Generator<Start, void> {
    if (origin !== 'balanced') return;
    if (isRandomBond(pattern)) {
      for (let draw = 0; ; draw++) yield { at: corner, seed: seed + draw };
    }
    const laid = { pattern, sizes: fitted, faces, jointWidth, radians, seed };
    const edge = { outline: fieldClip, joint: border ? halfJoint : 0 };
    const around = holeEdge && { outline: holeEdge, joint: coping ? halfJoint : 0 };
    for (const at of balancedStarts(laid, edge, around)) yield { at, seed };
  }
  return {
    /** Where the pattern starts if nothing else is asked for. */
    start: { at: typeof origin === 'object' ? origin : corner, seed },
    /** The starts to try if it is to leave no sliver, the best first. */
    starts: starts(),
    layFrom,
  };
}
