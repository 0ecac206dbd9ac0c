/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { DEFAULT_LIGHT } from '@site/src/tools/photo/core/light';
import type { Point } from '@site/src/paving';
import { defaultDesign } from '@site/src/tools/visualizer/core/designs';
import { newHole, pointAfter, startCorners } from './geometry';
import { isSizeUnread, NO_SIZE, readSize } from './markedSize';
import {
  addHole,
  addPart,
  addPoint,
  choosePart,
  clearStrokes,
  extendStroke,
  markedPart,
  moveCorner,
  moveHole,
  movePoint,
  reduceHistory,
  removePart,
  removePoint,
  set,
  setOutline,
  setSize,
  startHistory,
  startStroke,
  type Edit,
  type History,
  type PhotoDesign,
} from './history';

const frame = { width: 1600, height: 1200 };
const { product, pattern, blend, border, borderBlend, joint, project } = defaultDesign;
const square: readonly Point[] = [
  [400, 1000],
  [1200, 1000],
  [1000, 800],
  [600, 800],
];
const start: PhotoDesign = {
  ground: { corners: startCorners(frame), widthInches: 120, depthInches: 120 },
  parts: [{ points: square, holes: [], offPx: 2 }],
  place: 0,
  strokes: [],
  paving: { product, pattern, blend, border, borderBlend, joint },
  project,
  turn: 0,
  origin: [0, 0],
  light: DEFAULT_LIGHT,
  cornersOffPx: [null, null, null, null],
  size: NO_SIZE,
};
const hole: readonly Point[] = [
  [700, 900],
  [800, 900],
  [750, 850],
];

/** Applies edits to a new design; those with a gesture are given as a pair. */
function after(...edits: readonly (Edit | readonly [Edit, string])[]): History {
  return edits.reduce<History>(
    (history, edit) =>
      reduceHistory(
        history,
        typeof edit === 'function' ? { type: 'edit', edit } : { type: 'edit', edit: edit[0], gesture: edit[1] },
      ),
    startHistory(start),
  );
}

const undo = (history: History) => reduceHistory(history, { type: 'undo' });
const redo = (history: History) => reduceHistory(history, { type: 'redo' });

describe('history', () => {
  test.each<[string, Edit]>([
    ['a corner', moveCorner(2, [900, 700], 2)],
    ['the size', setSize({ width: '8', depth: '4' })],
    ['the outline', setOutline(hole, 2)],
    ['a new point', addPoint('outer', 1, [800, 1010], 2)],
    ['a moved point', movePoint('outer', 3, [590, 790], 2)],
    ['a removed point', removePoint('outer', 0)],
    ['a hole', addHole(hole)],
    ['a stroke', startStroke({ size: 's', mode: 'erase', points: [[1, 2]] })],
    ['a look', set({ turn: 45 })],
  ])('undoes and redoes %s', (_, edit) => {
    const changed = after(edit);
    expect(changed.present).not.toEqual(start);
    expect(undo(changed).present).toEqual(start);
    expect(redo(undo(changed)).present).toEqual(changed.present);
  });

  test('undoes a drag as a whole, and the next drag by itself', () => {
    const move = (x: number): Edit => moveCorner(0, [x, 1100], 2);
    const dragged = after([move(310), 'first'], [move(320), 'first'], [move(330), 'second']);
    expect(undo(dragged).present.ground.corners[0]).toEqual([320, 1100]);
    expect(undo(undo(dragged)).present).toEqual(start);
  });

  test('takes back only the drag that a second finger ends', () => {
    const move = (x: number): Edit => moveCorner(0, [x, 1100], 2);
    const dragged = after([move(310), 'first'], [move(320), 'second'], [move(330), 'second']);
    expect(reduceHistory(dragged, { type: 'cancel', gesture: 'second' }).present.ground.corners[0]).toEqual([
      310, 1100,
    ]);
    expect(reduceHistory(dragged, { type: 'cancel', gesture: 'another' })).toBe(dragged);
  });

  test('knows how far each mark may be off', () => {
    const { present } = after(
      moveCorner(1, [1190, 990], 6),
      setOutline(square, 2),
      movePoint('outer', 0, [390, 1010], 4),
    );
    expect(present.cornersOffPx).toEqual([null, 6, null, null]);
    expect(markedPart(present).offPx).toBeCloseTo(Math.sqrt(7));
  });

  test('starts a new change after an undo, although the drag has the same name', () => {
    const move = (x: number): readonly [Edit, string] => [moveCorner(0, [x, 1100], 2), 'keys'];
    const again = reduceHistory(undo(after(move(310))), { type: 'edit', edit: move(320)[0], gesture: 'keys' });
    expect(undo(again).present).toEqual(start);
  });

  test('drops what was undone once something else changes', () => {
    const changed = undo(after(set({ turn: 45 })));
    const other = reduceHistory(changed, { type: 'edit', edit: set({ light: 0 }) });
    expect(redo(other)).toBe(other);
  });

  test('does nothing if there is nothing to undo, to redo or to clear', () => {
    const history = startHistory(start);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(after(clearStrokes).past).toEqual([]);
  });

  test('keeps a hundred changes', () => {
    const turns = Array.from({ length: 130 }, (_, turn): Edit => set({ turn }));
    expect(after(...turns).past).toHaveLength(100);
  });

  test('is plain JSON, so that it can be kept', () => {
    const { present } = after(addHole(hole), startStroke({ size: 'l', mode: 'restore', points: [[5, 6]] }));
    expect(JSON.parse(JSON.stringify(present))).toEqual(present);
  });
});

describe('the size of the marked rectangle', () => {
  const sized = (width: string, depth: string) => after(setSize({ width, depth })).present;

  test('is read as people type it, and the text is kept', () => {
    const { ground, size } = sized('144 in', `8' 6"`);
    expect([ground.widthInches, ground.depthInches]).toEqual([144, 102]);
    expect(size).toEqual({ width: '144 in', depth: `8' 6"` });
  });

  test.each([
    ['12', 'wide'],
    ['12 x 8', ''],
    ['0', '8'],
  ])('%s by %s is not a size, and nothing is taken from it', (width, depth) => {
    const { ground, size } = sized(width, depth);
    expect(readSize(size)).toBeUndefined();
    expect(isSizeUnread(size)).toBe(true);
    expect(ground).toEqual(start.ground);
  });

  test('is missing if both sides are empty, and known for a sheet of plywood, whatever was typed before', () => {
    for (const missing of [NO_SIZE, { width: '', depth: ' ' }]) {
      expect(isSizeUnread(missing)).toBe(false);
      expect(readSize(missing)).toBeUndefined();
    }
    expect(readSize({ known: 'plywood', width: 'x', depth: '' })).toEqual({ widthInches: 96, depthInches: 48 });
  });

  test('typed as 8 by 4 stays typed after undo and redo', () => {
    const typed = after(setSize({ width: '8', depth: '4' }));
    expect(redo(undo(typed)).present.size).toEqual({ width: '8', depth: '4' });
  });
});

describe('edits', () => {
  test('a corner counts as placed once it has been moved', () => {
    const { present } = after(moveCorner(1, [1000, 1000], 3));
    expect(present.cornersOffPx).toEqual([null, 3, null, null]);
  });

  test('a hole moves as a whole, and disappears with its third point', () => {
    const moved = after(addHole(hole), moveHole(0, [850, 983 + 1 / 3]));
    const [[x, y]] = markedPart(moved.present).holes[0];
    expect([Math.round(x), Math.round(y)]).toEqual([800, 1000]);
    const removed = reduceHistory(moved, { type: 'edit', edit: removePoint(0, 1) });
    expect(markedPart(removed.present).holes).toEqual([]);
  });

  test('a stroke grows, and only the last one', () => {
    const { present } = after(
      startStroke({ size: 's', mode: 'erase', points: [[1, 1]] }),
      startStroke({ size: 'm', mode: 'restore', points: [[2, 2]] }),
      extendStroke([3, 3]),
    );
    expect(present.strokes.map(({ points }) => points.length)).toEqual([1, 2]);
  });

  test('a new outline has no holes', () => {
    const { present } = after(addHole(hole), setOutline(square, 2));
    expect(markedPart(present)).toEqual({ points: square, holes: [], offPx: 2 });
  });
});

describe('parts of the area', () => {
  const walk: readonly Point[] = [
    [1200, 1000],
    [1400, 1000],
    [1300, 900],
  ];
  const two: readonly Edit[] = [addPart, setOutline(walk, 6)];
  const pointsIn = (history: History) => history.present.parts.map(({ points }) => points);

  test('are listed in the order in which they were added, whichever is marked again', () => {
    expect(pointsIn(after(...two))).toEqual([square, walk]);
    const again = after(...two, choosePart(0));
    expect(markedPart(again.present)).toMatchObject({ points: square, offPx: 2 });
    expect(pointsIn(again)).toEqual([square, walk]);
    expect(pointsIn(after(...two, choosePart(0), addPart))).toEqual([square, walk, []]);
  });

  test('keep their own holes and how far off they may be', () => {
    const holed = after(addHole(hole), ...two, addHole(walk));
    expect(holed.present.parts.map(({ holes, offPx }) => [holes, offPx])).toEqual([
      [[hole], 2],
      [[walk], 6],
    ]);
  });

  test('are taken away one at a time, up to the last, and come back by undo', () => {
    const removed = after(...two, choosePart(0), removePart);
    expect(pointsIn(removed)).toEqual([walk]);
    expect(pointsIn(undo(removed))).toEqual([square, walk]);
    expect(reduceHistory(removed, { type: 'edit', edit: removePart })).toBe(removed);
    expect(undo(undo(after(...two))).present).toEqual(start);
  });
});

describe('geometry', () => {
  test('the keyboard builds an outline that encloses an area from nothing', () => {
    const points: Point[] = [];
    for (let index = -1; index < 2; index++) points.push(pointAfter(points, index, frame));
    const [a, b, c] = points;
    expect(Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))).toBeGreaterThan(1000);
  });

  test('a hole starts in the middle of the outline, and a second one beside it', () => {
    const first = newHole(start.ground, markedPart(start));
    const second = newHole(start.ground, { ...markedPart(start), holes: [first] });
    for (const [x, y] of first) {
      expect(x).toBeGreaterThan(400);
      expect(x).toBeLessThan(1200);
      expect(y).toBeGreaterThan(800);
      expect(y).toBeLessThan(1000);
    }
    expect(Math.min(...second.map(([x]) => x))).toBeGreaterThan(Math.max(...first.map(([x]) => x)));
  });
});
