import type { Layout, PieceRole, Point, Polygon } from '../../../paving';
import { bounds } from '../../../paving/geometry';
import { layArea, type LaidDesign } from '../../visualizer/core/lay';
import { groundView } from './homography';
import { runsAlongEdge } from './measure';
import { LEAST_NEARNESS } from './metric';
import { joinedParts } from './parts';
import type { Frame, Ground, GroundDesign, PavingChoice } from './types';

/** A layout in plan: inches, x to the right, y toward the viewer, from the ground's near-left corner. */
export type LaidGround = Pick<LaidDesign, 'layout' | 'borderProblem'>;

/** One piece as the photo shows it. */
export interface PhotoPiece {
  /** Without the joint, in photo px. A hole in the paving does not cut it: the mask does. */
  readonly outline: Polygon;
  /** 0 to below 1: selects the color in the blend. */
  readonly seed: number;
  readonly role: PieceRole;
}

/** The design on the screen, the one before it, and those that a homeowner goes back and forth between. */
const KEPT = 4;

/** See `GroundView.distance`. */
const MOST_DISTANCE = 1 / LEAST_NEARNESS;

/** Returns the layouts of parts, which have the same sizes, as one. Its polygon is that of the first. */
function together(layouts: readonly Layout[]): Layout {
  const [first, ...others] = layouts;
  if (others.length === 0) return first;
  const sum = (value: (layout: Layout) => number) => layouts.reduce((total, layout) => total + value(layout), 0);
  const totalSqFt = sum(({ area }) => area.totalSqFt);
  return {
    ...first,
    edge: sum(({ edge }) => edge),
    pieces: layouts.flatMap(({ pieces }) => pieces),
    counts: first.counts.map((count, k) => ({
      ...count,
      whole: sum(({ counts }) => counts[k].whole),
      cut: sum(({ counts }) => counts[k].cut),
      face: sum(({ counts }) => counts[k].face),
      stones: sum(({ counts }) => counts[k].stones),
    })),
    cuts: {
      least: Math.min(...layouts.map(({ cuts }) => cuts.least)),
      small: sum(({ cuts }) => cuts.small),
    },
    area: { totalSqFt, pavedSqFt: sum(({ area }) => area.pavedSqFt) },
    wastePercent: sum(({ wastePercent, area }) => wastePercent * area.totalSqFt) / totalSqFt,
  };
}

const laidBefore = new Map<string, LaidGround>();

/**
 * Lays a design on the ground, cut at its outlines, without a border where an outline runs along the photo's edge. One pattern
 * runs through all parts. Depends on neither colors, joints nor light; keeps the last results.
 * The ground and the parts must be free of problems: see `groundProblem` and `outlineProblem`.
 * @throws PavingError if the product cannot be laid in this pattern
 */
export function layGround({ ground, parts, paving, turn, origin }: GroundDesign, frame: Frame): LaidGround {
  const { product, pattern, border } = paving;
  const key = JSON.stringify([ground, parts, product, pattern, border, turn, origin, frame.width, frame.height]);
  const known = laidBefore.get(key);
  if (known) return known;
  const view = groundView(ground);
  const plan = (points: readonly Point[]): Polygon =>
    points.map((point) => {
      const [x, y] = view.toGround(point);
      return [x, -y];
    });
  const photoPoint = ([x, y]: Point): Point => view.toPhoto([x, -y]);
  const joined = joinedParts(ground, parts);
  const layParts = (choice: PavingChoice) =>
    joined.map(({ points, holes }) =>
      layArea(choice, {
        polygon: plan(points),
        isOpenEdge: (from, to) => runsAlongEdge(photoPoint(from), photoPoint(to), frame),
        holes: holes.map(plan),
        origin: [origin[0], -origin[1]],
        rotation: turn,
      }),
    );
  const bordered = layParts(paving);
  const borderProblem = bordered.find((part) => part.borderProblem)?.borderProblem;
  // All parts have the same border, or none.
  const same = borderProblem && joined.length > 1 ? layParts({ ...paving, border: 'none' }) : bordered;
  const laid = { layout: together(same.map(({ layout }) => layout)), borderProblem };
  laidBefore.set(key, laid);
  if (laidBefore.size > KEPT) laidBefore.delete(laidBefore.keys().next().value ?? key);
  return laid;
}

/**
 * Returns the pieces as the photo shows them, without those outside of the frame or behind the camera. Pieces of the
 * field that are smaller than a px are left to the ground's mean color.
 */
export function projectPieces({ layout }: LaidGround, ground: Ground, frame: Frame): PhotoPiece[] {
  const view = groundView(ground);
  const pieces: PhotoPiece[] = [];
  for (const { outline, seed, role } of layout.pieces) {
    const seen: Point[] = [];
    for (let i = 0; i < outline.length; i++) {
      const point: Point = [outline[i][0], -outline[i][1]];
      const distance = view.distance(point);
      if (distance <= 0 || distance > MOST_DISTANCE) break;
      seen.push(view.toPhoto(point));
    }
    if (seen.length < outline.length) continue;
    const { minX, minY, maxX, maxY } = bounds(seen);
    if (maxX < 0 || maxY < 0 || minX > frame.width || minY > frame.height) continue;
    if (role === 'field' && (maxX - minX) * (maxY - minY) < 1) continue;
    pieces.push({ outline: seen, seed, role });
  }
  return pieces;
}
