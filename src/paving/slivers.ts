/**
 * Keeps cuts from being slivers: looks for the start of a pattern that leaves none. Where cars drive, a cut should be no less
 * than a third of a piece: CMHA (formerly ICPI), "Construction Tolerances and Recommendations for Interlocking Concrete
 * Pavements".
 */
import {
  area,
  between,
  bounds,
  centerOf,
  circleAgainst,
  clipToConvex,
  corners,
  distance,
  frameAt,
  grow,
  stripBeside,
  type Bounds,
} from './geometry';
import { joinSlivers, type FieldPiece } from './joinSlivers';
import { placePattern } from './patterns';
import { cutsOf, shareOf, SLIVER, THIRD } from './shares';
import type { LayingPatternId, PieceSize } from '../company/layingPatterns';
import type { Cuts, Point, Polygon } from './types';

/** A pattern that is to be laid, with its faces around their centers: not turned and turned, for each size. */
interface PatternToLay {
  readonly pattern: LayingPatternId;
  readonly sizes: readonly PieceSize[];
  readonly faces: readonly (readonly Polygon[])[];
  readonly jointWidth: number;
  /** Turn of the pattern in the area, in radians. */
  readonly radians: number;
  readonly seed: number;
}

/** Returns whether what one start leaves of slivers can be joined, so that the search for a start counts on it. */
const canJoin = (pattern: LayingPatternId) => pattern === 'herringbone-90' || pattern === 'herringbone-45';

/** Sorts those with fewer slivers first, then those whose smallest cut is larger. */
function compareCuts(one: Cuts, other: Cuts): number {
  const fewer = one.small - other.small;
  if (Math.abs(fewer) > 1e-6) return fewer;
  return Math.abs(one.least - other.least) > 1e-6 ? other.least - one.least : 0;
}

function sumOf(cuts: readonly Cuts[]): Cuts {
  return {
    small: cuts.reduce((sum, { small }) => sum + small, 0),
    least: Math.min(1, ...cuts.map(({ least }) => least)),
  };
}

/** Returns after how many inches along an edge the cuts repeat, for all but random patterns. */
function periodOf({ sizes, radians }: PatternToLay): number {
  return longestSide(sizes) * (Math.abs(Math.sin(2 * radians)) > 0.5 ? Math.SQRT2 : 2);
}

const longestSide = (sizes: readonly PieceSize[]) =>
  Math.max(...sizes.map((size) => (size.shape === 'hexagon' ? size.acrossFlats : size.length)));

/** Returns the shares of the pieces near a point that are cut by a clockwise window, for a start of the pattern. */
function sharesNear(
  { pattern, sizes, faces, jointWidth, radians, seed }: PatternToLay,
  start: Point,
  near: Bounds,
  window: Polygon,
  isThorough: boolean,
): number[] {
  const { toArea, toFrame } = frameAt(start, radians);
  const isIn = (box: Bounds, [x, y]: Point) => x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY;
  const frameWindow = window.map(toFrame);
  const clip = (outline: Polygon) => clipToConvex(frameWindow, outline).filter((part) => area(part) >= SLIVER);
  const isJoined = canJoin(pattern);
  // What is joined depends on the pieces beside it.
  const around = isJoined ? grow(near, longestSide(sizes)) : near;
  const placed: FieldPiece[] = [];
  placePattern(pattern, sizes, bounds(corners(around).map(toFrame)), seed, (px, py, size, turned) => {
    const [x, y] = toArea([px, py]);
    if (!isIn(around, [x, y])) return;
    const face = faces[size][turned ? 1 : 0];
    const against = circleAgainst(window, x, y, Math.hypot(face[0][0], face[0][1]));
    if (against !== 'across' && !(isJoined && against === 'inside')) return;
    const outline = face.map(([dx, dy]): Point => [px + dx, py + dy]);
    const parts = against === 'inside' ? [outline] : clip(outline);
    placed.push(...parts.map((part) => ({ outline: part, size })));
  });
  const pieces = isJoined ? joinSlivers(placed, { sizes, jointWidth, clip }, isThorough) : placed;
  return pieces
    .filter(({ outline }) => !isJoined || isIn(near, toArea(centerOf(outline))))
    .map(({ outline, size }) => shareOf(outline, sizes[size], jointWidth))
    .filter((share) => share < 0.99);
}

/** An edge along an axis, clockwise around what is laid, and how far beyond it the next course begins. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly joint: number;
}

/** A clockwise outline that cuts the pieces, and half the joint if a course is on its other side. */
interface CutLine {
  readonly outline: Polygon;
  readonly joint: number;
}

const edgesOf = ({ outline, joint }: CutLine): Edge[] =>
  outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length], joint }));

/** Returns how a start cuts the pieces along an edge, from one period of the pattern in the middle of it. */
function cutsAlong(laid: PatternToLay, start: Point, { from, to }: Edge): Cuts {
  const length = distance(from, to);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [middleX, middleY] = between(from, to, 0.5);
  const side = longestSide(laid.sizes);
  const half = Math.min(length, periodOf(laid)) / 2;
  const [reachX, reachY] = [Math.abs(ux) * half + Math.abs(uy) * side, Math.abs(uy) * half + Math.abs(ux) * side];
  const near = { minX: middleX - reachX, maxX: middleX + reachX, minY: middleY - reachY, maxY: middleY + reachY };
  const far = half + 4 * side;
  const a: Point = [middleX - ux * far, middleY - uy * far];
  const b: Point = [middleX + ux * far, middleY + uy * far];
  const { small, least } = cutsOf(sharesNear(laid, start, near, stripBeside(a, b, far), false));
  return { small: (small * length) / (2 * half), least };
}

/** How many starts are tried along a period; a multiple of 4 and 3, so that halves and thirds of a piece are among them. */
const STEPS = 24;

/** Between one start that is tried and the next, in steps, so that the first few differ. */
const STRIDE = 7;

/**
 * How many starts along each axis are also tried at the corners, and how many of them that cut the edge alike. Where slivers are
 * joined, more are, because the first start without any ends the search.
 */
const FINALISTS = 8;
const JOINED_FINALISTS = 16;
const ALIKE = 2;

/**
 * Returns the starts along an axis that cut best, the best one first.
 * @param isJoined Any start without slivers then is as good as another, so the first ones do
 */
function bestAlong(
  places: readonly number[],
  period: number,
  isJoined: boolean,
  cutsAt: (place: number) => Cuts,
): readonly number[] {
  const first = Math.min(...places);
  const most = isJoined ? JOINED_FINALISTS : FINALISTS;
  const anchors = [...places, (first + Math.max(...places)) / 2];
  const starts = Array.from({ length: STEPS }, (_, step) => ((step * STRIDE) % STEPS) / STEPS).flatMap((share) =>
    anchors.map((anchor) => (anchor - first + share * period) % period),
  );
  const ranked: { readonly place: number; readonly cuts: Cuts }[] = [];
  // Whole numbers of pieces have many starts in common.
  for (const start of new Map(starts.map((one) => [Math.round(one * 1000), one])).values()) {
    ranked.push({ place: first + start, cuts: cutsAt(first + start) });
    if (isJoined && ranked.filter(({ cuts }) => cuts.small === 0).length === most) break;
  }
  ranked.sort((one, other) => compareCuts(one.cuts, other.cuts));
  const [{ cuts: best }] = ranked;
  return ranked
    .filter(({ cuts }) => cuts.small < best.small + 1e-6 && cuts.least >= Math.min(THIRD, best.least))
    .filter(({ cuts }, rank, all) => !(all[rank - ALIKE]?.cuts.least - cuts.least < 1e-3))
    .slice(0, most)
    .map(({ place }) => place);
}

/**
 * Finds where a pattern may start, the best start first: with as few cuts under a third of a piece as possible, and the
 * smallest as large as possible. It starts in the upper left corner, unless another start has fewer.
 * @param field Has sides along the axes
 * @param hole A rectangle in it that is left open
 */
export function* balancedStarts(laid: PatternToLay, field: CutLine, hole?: CutLine): Generator<Point, void> {
  const edges = [...edgesOf(field), ...(hole ? edgesOf({ ...hole, outline: [...hole.outline].reverse() }) : [])];
  const isUpright = ({ from, to }: Edge) => Math.abs(to[0] - from[0]) < Math.abs(to[1] - from[1]);
  const upright = edges.filter(isUpright);
  const level = edges.filter((edge) => !isUpright(edge));
  // What is laid is on the right-hand side of an edge.
  const xsOfEdges = upright.map(({ from, to, joint }) => from[0] + Math.sign(to[1] - from[1]) * joint);
  const ysOfEdges = level.map(({ from, to, joint }) => from[1] - Math.sign(to[0] - from[0]) * joint);
  const corner: Point = [Math.min(...xsOfEdges), Math.min(...ysOfEdges)];
  const reach = longestSide(laid.sizes);
  const cutsAt = (start: Point, along: readonly Edge[]) => sumOf(along.map((edge) => cutsAlong(laid, start, edge)));
  const cutsAtCorners = (start: Point, most: number) => {
    let cuts = sumOf([]);
    for (const at of field.outline) {
      const near = grow(bounds([at]), reach);
      if (cuts.small <= most) cuts = sumOf([cuts, cutsOf(sharesNear(laid, start, near, field.outline, true))]);
    }
    return cuts;
  };
  const cutsAround = (start: Point) => sumOf([cutsAt(start, edges), cutsAtCorners(start, Infinity)]);
  const fromCorner = cutsAround(corner);
  if (fromCorner.small === 0) yield corner;

  // The cuts along an upright edge depend on the start along x alone.
  const period = periodOf(laid);
  const isJoined = canJoin(laid.pattern);
  const xs = bestAlong(xsOfEdges, period, isJoined, (x) => cutsAt([x, corner[1]], upright));
  const ys = bestAlong(ysOfEdges, period, isJoined, (y) => cutsAt([corner[0], y], level));
  const rest: { readonly start: Point; readonly cuts: Cuts }[] = [];
  let fewest = Infinity;
  for (const start of xs.flatMap((x) => ys.map((y): Point => [x, y]))) {
    const cuts = cutsAtCorners(start, fewest);
    if (isJoined && cuts.small === 0) {
      yield start;
      continue;
    }
    rest.push({ start, cuts });
    fewest = Math.min(fewest, cuts.small);
  }
  rest.sort((one, other) => compareCuts(one.cuts, other.cuts));
  const [best] = rest;
  if (best) {
    const fromBest = cutsAround(best.start);
    const gain = fromCorner.small - fromBest.small;
    if (!(gain > 0.5 || (gain > -0.5 && fromBest.least > fromCorner.least))) yield corner;
  }
  for (const { start } of rest) yield start;
}
