import { expect, test } from '@jest/globals';
import { DEFAULT_LIGHT, NUDGED_PX } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { defaultDesign } from '@site/src/tools/visualizer/core/designs';
import { markedPart, moveCorner, unsnap, type Edit, type PhotoDesign } from './history';
import { NO_SIZE } from './markedSize';
import { cornerSnap, outlineSnap } from './snapEdits';
import { snappedNames } from './stepWords';
import type { Finder } from './useSnap';

const MARKED_PX = 2.5;
const corners = [
  [10, 90],
  [90, 90],
  [70, 60],
  [30, 60],
] as const satisfies readonly Point[];
const design: PhotoDesign = {
  ground: { corners, widthInches: 120, depthInches: 120 },
  parts: [{ points: corners, holes: [], offPx: MARKED_PX }],
  place: 0,
  strokes: [],
  paving: defaultDesign,
  project: defaultDesign.project,
  turn: 0,
  origin: [0, 0],
  light: DEFAULT_LIGHT,
  cornersOffPx: [MARKED_PX, MARKED_PX, MARKED_PX, MARKED_PX],
  size: NO_SIZE,
};

const lens = { frame: { width: 100, height: 100 }, distortion: 0, offBy: 0 };

/** Finds what is marked one px to the right of each mark. */
const find: Finder = {
  cornerOf: () => undefined,
  marksOf: (marked, points) => {
    const right = ([x, y]: Point): Point => [x + 1, y];
    return { corners: marked.map(right), points: points.map(right), lens };
  },
};

const edited = (from: PhotoDesign, edit: Edit | undefined) => edit?.(from) ?? from;

test('a dropped corner waits for the others: none snaps before all are placed', () => {
  const cornersOffPx = [MARKED_PX, null, null, MARKED_PX];
  expect(cornerSnap({ ...design, cornersOffPx }, find, 0, [12, 88], MARKED_PX)).toBeUndefined();
  expect(outlineSnap({ ...design, cornersOffPx }, find, corners, MARKED_PX)).toBeUndefined();
});

test('the last corner that is placed snaps with all others, except those that were moved px by px', () => {
  const placed = { ...design, cornersOffPx: [null, MARKED_PX, NUDGED_PX, MARKED_PX] };
  const snapped = edited(placed, cornerSnap(placed, find, 0, [12, 88], MARKED_PX));
  expect(snapped.ground.corners).toEqual([
    [13, 88],
    [91, 90],
    [70, 60],
    [31, 60],
  ]);
  expect(markedPart(snapped).points).toEqual(corners);
});

test('a new outline snaps as a whole, a point that was dropped alone', () => {
  const whole = edited(design, outlineSnap(design, find, corners, MARKED_PX));
  expect(markedPart(whole).points).toEqual(corners.map(([x, y]) => [x + 1, y]));
  const alone = edited(design, outlineSnap(design, find, corners, MARKED_PX, 2));
  expect(markedPart(alone).points).toEqual([corners[0], corners[1], [71, 60], corners[3]]);
  expect(alone.ground.corners).toEqual(corners);
});

test('with snapping turned off, marks stay where they were put', () => {
  expect(cornerSnap(design, undefined, 0, [12, 88], MARKED_PX)).toBeUndefined();
  expect(outlineSnap(design, undefined, corners, MARKED_PX)).toBeUndefined();
});

test('a mark that snapped visibly is named, goes back where it was put, and stays there when another one snaps', () => {
  const far: Finder = {
    cornerOf: () => undefined,
    marksOf: (marked, points) => ({
      corners: marked.map(([x, y], k): Point => (k === 1 ? [x + 9, y] : [x + 1, y])),
      points: points.map(() => undefined),
      lens,
    }),
  };
  const snapped = edited(design, cornerSnap(design, far, 0, corners[0], MARKED_PX));
  expect(snappedNames('mark', snapped)).toEqual(['near right corner']);
  const back = unsnap(snapped);
  expect(back.ground.corners[1]).toEqual(corners[1]);
  expect(back.cornersOffPx[1]).toBe(MARKED_PX);
  // Those that nobody saw move stay on their lines.
  expect(back.ground.corners[0]).toEqual([11, 90]);
  expect(snappedNames('mark', back)).toEqual([]);
  const again = edited(back, cornerSnap(back, far, 0, corners[0], MARKED_PX));
  expect(again.ground.corners.slice(0, 2)).toEqual([[11, 90], corners[1]]);
  expect(moveCorner(1, [88, 91], MARKED_PX)(back).heldCorners).toEqual([]);
});
