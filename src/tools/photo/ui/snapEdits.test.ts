import { expect, test } from '@jest/globals';
import { DEFAULT_LIGHT, NUDGED_PX } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { defaultDesign } from '@site/src/tools/visualizer/core/designs';
import type { PhotoDesign } from './history';
import { NO_SIZE } from './markedSize';
import { cornerSnap, outlineSnap } from './snapEdits';
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
  outline: { points: corners, holes: [] },
  strokes: [],
  paving: defaultDesign,
  project: defaultDesign.project,
  turn: 0,
  origin: [0, 0],
  light: DEFAULT_LIGHT,
  cornersOffPx: [MARKED_PX, MARKED_PX, MARKED_PX, MARKED_PX],
  outlineOffPx: MARKED_PX,
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

test('a dropped corner waits for the others: none snaps before all are placed', () => {
  const cornersOffPx = [MARKED_PX, null, null, MARKED_PX];
  expect(cornerSnap({ ...design, cornersOffPx }, find, 0, [12, 88], MARKED_PX)).toBeUndefined();
  expect(outlineSnap({ ...design, cornersOffPx }, find, corners, MARKED_PX)).toBeUndefined();
});

test('the last corner that is placed snaps with all others, except those that were moved px by px', () => {
  const cornersOffPx = [null, MARKED_PX, NUDGED_PX, MARKED_PX];
  expect(cornerSnap({ ...design, cornersOffPx }, find, 0, [12, 88], MARKED_PX)).toMatchObject({
    type: 'snap',
    corners: [[13, 88], [91, 90], undefined, [31, 60]],
    points: [],
  });
});

test('a new outline snaps as a whole, a point that was dropped alone', () => {
  expect(outlineSnap(design, find, corners, MARKED_PX)).toMatchObject({ points: corners.map(([x, y]) => [x + 1, y]) });
  expect(outlineSnap(design, find, corners, MARKED_PX, 2)).toMatchObject({
    corners: [],
    points: [undefined, undefined, [71, 60], undefined],
  });
});

test('with snapping turned off, marks stay where they were put', () => {
  expect(cornerSnap(design, undefined, 0, [12, 88], MARKED_PX)).toBeUndefined();
  expect(outlineSnap(design, undefined, corners, MARKED_PX)).toBeUndefined();
});
