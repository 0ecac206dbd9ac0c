/** Cuts a herringbone along its edges as a mason does, so that the slivers there become larger pieces. */
import { area } from './geometry';
import { faceOutline } from './patterns';
import { shareOf, SLIVER, THIRD } from './shares';
import type { LayingPatternId, PieceSize } from '../company/layingPatterns';
import type { Point, Polygon } from './types';

/** A piece of a pattern, and what the edges leave of it. */
export interface PlacedPiece {
  /** The center in the pattern's frame. */
  readonly at: Point;
  /** Index of its size. */
  readonly size: number;
  readonly turned: boolean;
  /** In the area's frame; empty if the piece is outside. */
  readonly parts: readonly Polygon[];
}

/** Returns the parts that the edges leave of a face with its center at a point of the pattern's frame. */
export type LayFace = (at: Point, face: Polygon) => readonly Polygon[];

const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const isAlong = ([x]: Point) => x !== 0;

const step = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

const totalArea = (parts: readonly Polygon[]) => parts.reduce((sum, part) => sum + area(part), 0);

/** Returns whether the slivers of a pattern can be joined with the pavers beside them. */
export function canJoin(pattern: LayingPatternId): boolean {
  return pattern === 'herringbone-90' || pattern === 'herringbone-45';
}

/**
 * Halves the paver beside a sliver of a herringbone, and lays one paver instead of the sliver and the near half, if both
 * pieces are then at least a third of a paver. At 45°, triangles along two sides are under a third wherever the pattern
 * starts; with this, five of six starts leave none along a straight side.
 * @param radians Turn of the pattern in the area
 */
export function joinSlivers(
  pieces: readonly PlacedPiece[],
  size: PieceSize,
  jointWidth: number,
  radians: number,
  layFace: LayFace,
): readonly PlacedPiece[] {
  if (size.shape === 'hexagon') return pieces;
  const share = ({ parts }: PlacedPiece) => (parts.length === 1 ? shareOf(parts[0], size, jointWidth) : 0);
  const slivers = pieces.filter((piece) => piece.parts.length === 1 && share(piece) < THIRD);
  if (slivers.length === 0) return pieces;

  const { width } = size;
  // Centers are multiples of half a width.
  const keyOf = ([x, y]: Point) => Math.round((2 * x) / width) * 1e6 + Math.round((2 * y) / width);
  const left = new Map(pieces.map((piece) => [keyOf(piece.at), piece]));
  const joined: PlacedPiece[] = [];
  const pieceFace = [false, true].map((turned) => faceOutline(size, turned, jointWidth, radians));
  const halfFace = faceOutline({ ...size, length: width }, false, jointWidth, radians);
  for (const sliver of slivers) {
    if (left.get(keyOf(sliver.at)) !== sliver) continue;
    let best: { least: number; neighbor: PlacedPiece; paver: PlacedPiece; rest: PlacedPiece } | undefined;
    for (const end of DIRECTIONS.filter((direction) => isAlong(direction) !== sliver.turned)) {
      const square = step(sliver.at, end, width / 2);
      // The half that is laid with the neighbor's has to hold all of the sliver.
      if (totalArea(sliver.parts) - totalArea(layFace(square, halfFace)) > SLIVER) continue;
      for (const toward of DIRECTIONS) {
        const near = step(square, toward, width);
        for (const along of DIRECTIONS) {
          const neighbor = left.get(keyOf(step(near, along, width / 2)));
          if (!neighbor || neighbor === sliver || neighbor.turned === isAlong(along)) continue;
          const restAt = step(near, along, width);
          const rest = { ...neighbor, at: restAt, parts: layFace(restAt, halfFace) };
          // Beyond the edge, there is nothing left to lay.
          const restShare = rest.parts.length > 0 ? share(rest) : 1;
          if (restShare < THIRD) continue;
          const at = step(square, toward, width / 2);
          const turned = !isAlong(toward);
          const paver = { ...sliver, at, turned, parts: layFace(at, pieceFace[turned ? 1 : 0]) };
          const least = Math.min(share(paver), restShare);
          if (least >= (best?.least ?? THIRD)) best = { least, neighbor, paver, rest };
        }
      }
    }
    if (!best) continue;
    left.delete(keyOf(sliver.at));
    left.delete(keyOf(best.neighbor.at));
    joined.push(best.paver, best.rest);
  }
  return [...left.values(), ...joined];
}
