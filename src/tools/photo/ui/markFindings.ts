/** What the marks on a photo amount to: whether they can be paved, and what they measure. Pure. */
import {
  groundDoubt,
  groundProblem,
  measureArea,
  missingMark,
  outlineProblem,
  solvedGround,
  touchesEdge,
  type AreaMeasure,
  type Frame,
  type GroundDoubt,
  type GroundProblem,
  type MarkedPart,
  type NoMeasure,
  type OutlineProblem,
} from '@site/src/tools/photo/core';
import type { PhotoDesign } from './history';
import { isSizeUnread, readSize } from './markedSize';

/** The part of a design that is marked on the photo. */
export type MarkedDesign = Pick<PhotoDesign, 'ground' | 'parts' | 'size' | 'cornersOffPx' | 'endsAtEdge'>;

export interface MarkFindings {
  readonly groundProblem?: GroundProblem;
  /** Looked for only on a ground without problems. */
  readonly outlineProblem?: OutlineProblem;
  /** What makes the corners unlikely to lie on the ground, once all are placed. */
  readonly doubt?: GroundDoubt;
  /** Whether the visitor has placed all corners. */
  readonly isPlaced: boolean;
  /** What is still missing for measuring. */
  readonly missing?: Exclude<NoMeasure, 'uncertain'>;
  /** Whether the outline touches the photo's edge, beyond which the ground may go on. */
  readonly touchesEdge: boolean;
  /** What is known about the area; undefined if it cannot be paved. */
  readonly area?: AreaMeasure;
}

/** Measures one of several parts by itself; undefined if it cannot be paved. */
export function measurePart(
  { ground, size, cornersOffPx }: PhotoDesign,
  part: MarkedPart,
  photo: Frame,
): AreaMeasure | undefined {
  return readMarks({ ground, size, cornersOffPx, parts: [part] }, photo).area;
}

/** Reads the marks on a photo of this size. */
export function readMarks(
  { ground, parts, size, cornersOffPx, endsAtEdge = false }: MarkedDesign,
  photo: Frame,
): MarkFindings {
  const marks = {
    cornersOffPx,
    endsAtEdge,
    hasSize: readSize(size) !== undefined && solvedGround(ground, photo) !== undefined,
  };
  const missing = missingMark(marks);
  const isPlaced = missing !== 'corners';
  const problem = groundProblem(ground, photo) ?? (isSizeUnread(size) ? 'size' : undefined);
  const known = { isPlaced, missing, touchesEdge: touchesEdge(parts, photo) };
  if (problem) return { groundProblem: problem, ...known };
  const doubt = isPlaced ? groundDoubt(ground, photo) : undefined;
  const outlined = outlineProblem(ground, parts);
  return outlined
    ? { outlineProblem: outlined, doubt, ...known }
    : { doubt, ...known, area: measureArea(ground, parts, marks, photo) };
}
