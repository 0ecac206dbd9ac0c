/** Sets marks on the corners and edges that they mark in the photo. Pure; in photo px. */
import { NUDGED_PX } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { spliced } from './geometry';
import { markedPart, snapTo, type Edit, type PhotoDesign } from './history';
import type { Finder } from './useSnap';

/**
 * Returns what to change after a corner was dropped: once all corners are placed, each is set on what it marks, except
 * those that were moved px by px or put back.
 * @param offPx How far the dropped corner may be off
 */
export function cornerSnap(
  design: PhotoDesign,
  find: Finder | undefined,
  index: number,
  to: Point,
  offPx: number,
): Edit | undefined {
  const { ground, cornersOffPx, heldCorners = [] } = design;
  if (!find || cornersOffPx.some((px, other) => px === null && other !== index)) return undefined;
  const found = find.marksOf(spliced<Point>(ground.corners, index, 1, to), markedPart(design).points, offPx);
  const isFixed = (other: number) =>
    other !== index && (cornersOffPx[other] === NUDGED_PX || heldCorners.includes(other));
  const corners = found.corners.map((corner, other) => (isFixed(other) ? undefined : corner));
  return snapTo({ ...found, corners, points: [] });
}

/**
 * Returns what to change after an outline was drawn, or one of its points was dropped. Points snap only once all corners
 * are placed.
 * @param offPx How far the points may be off
 * @param only The point that was dropped; all snap without it
 */
export function outlineSnap(
  { ground, cornersOffPx }: PhotoDesign,
  find: Finder | undefined,
  points: readonly Point[],
  offPx: number,
  only?: number,
): Edit | undefined {
  if (!find || cornersOffPx.includes(null)) return undefined;
  const found = find.marksOf(ground.corners, points, offPx);
  const chosen = found.points.map((point, index) => (only === undefined || only === index ? point : undefined));
  return snapTo({ ...found, corners: [], points: chosen });
}
