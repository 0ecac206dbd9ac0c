/** Everything that a homeowner changes on a photo, with undo and redo. Pure. */
import { SNAPPED_PX, type SnappedMarks } from '@site/src/tools/photo/core';
import type { Corners, EraserStroke, GroundDesign, MarkedPart } from '@site/src/tools/photo/core/types';
import type { Point } from '@site/src/paving';
import { distance, meanPoint } from '@site/src/paving/geometry';
import type { ProjectId } from '@site/src/tools/visualizer/core/types';
import { spliced } from './geometry';
import { readSize, type MarkedSize } from './markedSize';

/** A design on a photo, and what it is for. */
export interface PhotoDesign extends GroundDesign {
  readonly project: ProjectId;
  /** By how many photo px each corner may be off; null until the visitor has placed it. */
  readonly cornersOffPx: readonly (number | null)[];
  readonly parts: readonly MarkedPart[];
  /** Which part is being marked. */
  readonly place: number;
  /** The marks before they snapped the last time, until one of them is moved again. */
  readonly beforeSnap?: BeforeSnap;
  /** The corners that the visitor has put back after they had snapped. */
  readonly heldCorners?: readonly number[];
  /** Whether the ground ends where the outline touches the photo's edge; undefined until the visitor says. */
  readonly endsAtEdge?: boolean;
  /** The size of the marked rectangle. Until it can be read, `ground` has an assumed one, and nothing is measured. */
  readonly size: MarkedSize;
}

/** Marks that have snapped: where they were, and how far off they could be. */
export interface BeforeSnap extends Pick<PhotoDesign, 'cornersOffPx'>, Pick<MarkedPart, 'offPx'> {
  /** Undefined for those that have not moved, or by less than anybody sees. */
  readonly corners: readonly (Point | undefined)[];
  readonly points: readonly (Point | undefined)[];
}

/** Which outline of a part a point belongs to: the outer one, or a hole by its index. */
export type Ring = 'outer' | number;

/** One change of a design. Returns the same design if it does nothing. */
export type Edit = (design: PhotoDesign) => PhotoDesign;

export interface History {
  readonly past: readonly PhotoDesign[];
  readonly present: PhotoDesign;
  readonly future: readonly PhotoDesign[];
  /** The drag or series of key presses that made the last change: one undo takes all of it back. */
  readonly gesture?: string;
}

export type HistoryAction =
  | { readonly type: 'edit'; readonly edit: Edit; readonly gesture?: string }
  /** Takes back what a gesture has done, as if it had not begun. */
  | { readonly type: 'cancel'; readonly gesture: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** How many changes can be undone. */
const MOST_UNDONE = 100;

/** By how many photo px a mark has to snap for anybody to see it. */
const SEEN_PX = 2;

/** The fewest points that enclose an area. */
const FEWEST_POINTS = 3;

/** Returns a change of marks, after which there is nothing to put back. */
function marking(edit: Edit): Edit {
  return (design) => edit(design.beforeSnap ? { ...design, beforeSnap: undefined } : design);
}

/** Returns the part that is being marked. */
export const markedPart = ({ parts, place }: PhotoDesign): MarkedPart => parts[place];

/** Returns a design with changes of the part that is being marked. */
function withPart(design: PhotoDesign, change: Partial<MarkedPart>): PhotoDesign {
  const changed = { ...markedPart(design), ...change };
  return { ...design, parts: spliced(design.parts, design.place, 1, changed) };
}

/** Returns the points of a ring of the part that is being marked. */
export function pointsOf(design: PhotoDesign, ring: Ring): readonly Point[] {
  const { points, holes } = markedPart(design);
  return ring === 'outer' ? points : (holes[ring] ?? []);
}

function withPoints(design: PhotoDesign, ring: Ring, points: readonly Point[]): PhotoDesign {
  return withPart(
    design,
    ring === 'outer' ? { points } : { holes: spliced(markedPart(design).holes, ring, 1, points) },
  );
}

/** Returns a design with points of which one is marked again: the mean of the squares goes into the area's tolerance. */
function withPoint(design: PhotoDesign, ring: Ring, points: readonly Point[], offPx: number): PhotoDesign {
  if (ring !== 'outer') return withPoints(design, ring, points);
  const others = markedPart(design).offPx ** 2 * (points.length - 1);
  return withPart(design, { points, offPx: Math.sqrt((others + offPx ** 2) / points.length) });
}

/** Returns the marks that have moved so far that somebody sees it, as they were. */
function seenMoves(marks: readonly Point[], to: readonly (Point | undefined)[]): (Point | undefined)[] {
  return marks.map((mark, index) => (distance(mark, to[index] ?? mark) >= SEEN_PX ? mark : undefined));
}

/** Moves a corner of the marked rectangle. `offPx` is how far it may be from what it marks, in photo px, as of all marks below. */
export const moveCorner = (moved: number, to: Point, offPx: number): Edit =>
  marking((design) => ({
    ...design,
    ground: { ...design.ground, corners: spliced(design.ground.corners, moved, 1, to) as unknown as Corners },
    cornersOffPx: spliced(design.cornersOffPx, moved, 1, offPx),
    heldCorners: design.heldCorners?.filter((held) => held !== moved),
  }));

/** Sets marks on what they mark; those that are undefined stay. */
export const snapTo =
  (found: SnappedMarks): Edit =>
  (design) => {
    const { ground, cornersOffPx } = design;
    const { points: marked, offPx } = markedPart(design);
    const corners = ground.corners.map((corner, index) => found.corners[index] ?? corner);
    const points = marked.map((point, index) => found.points[index] ?? point);
    const snapped = found.points.filter((point) => point !== undefined).length;
    const squares = offPx ** 2 * (points.length - snapped) + SNAPPED_PX ** 2 * snapped;
    return {
      ...withPart(design, { points, offPx: points.length > 0 ? Math.sqrt(squares / points.length) : offPx }),
      beforeSnap: {
        corners: seenMoves(ground.corners, found.corners),
        points: seenMoves(marked, found.points),
        cornersOffPx,
        offPx,
      },
      ground: { ...ground, corners: corners as unknown as Corners, lens: found.lens },
      cornersOffPx: cornersOffPx.map((px, index) => (found.corners[index] ? SNAPPED_PX : px)),
    };
  };

/** Puts back the marks that have snapped. */
export const unsnap: Edit = (design) => {
  const { ground, beforeSnap, cornersOffPx, heldCorners = [] } = design;
  if (!beforeSnap) return design;
  const { points, offPx } = markedPart(design);
  const isBack = (index: number) => Boolean(beforeSnap.corners[index]);
  return {
    ...withPart(design, {
      points: points.map((at, k) => beforeSnap.points[k] ?? at),
      offPx: beforeSnap.points.some(Boolean) ? beforeSnap.offPx : offPx,
    }),
    ground: { ...ground, corners: ground.corners.map((at, k) => beforeSnap.corners[k] ?? at) as unknown as Corners },
    cornersOffPx: cornersOffPx.map((px, k) => (isBack(k) ? (beforeSnap.cornersOffPx[k] ?? px) : px)),
    heldCorners: [...heldCorners, ...cornersOffPx.keys()].filter((k) => heldCorners.includes(k) || isBack(k)),
    beforeSnap: undefined,
  };
};

export const setSize =
  (size: MarkedSize): Edit =>
  (design) => ({ ...design, size, ground: { ...design.ground, unmeasured: undefined, ...readSize(size) } });

/** Sets what is no mark. */
export const set =
  (values: Partial<Pick<PhotoDesign, 'paving' | 'project' | 'turn' | 'origin' | 'light' | 'endsAtEdge'>>): Edit =>
  (design) => ({ ...design, ...values });

/** Marks the part anew. */
export const setOutline = (points: readonly Point[], offPx: number): Edit =>
  marking((design) => ({ ...withPart(design, { points, holes: [], offPx }), endsAtEdge: undefined }));

export const addPoint = (ring: Ring, index: number, at: Point, offPx: number): Edit =>
  marking((design) => withPoint(design, ring, spliced(pointsOf(design, ring), index, 0, at), offPx));

export const movePoint = (ring: Ring, index: number, to: Point, offPx: number): Edit =>
  marking((design) => withPoint(design, ring, spliced(pointsOf(design, ring), index, 1, to), offPx));

/**
 * Removes a point, and a hole that is left with fewer than three. Keeps the remaining points of the outer outline, so that drawing
 * can continue from them.
 */
export const removePoint = (ring: Ring, index: number): Edit =>
  marking((design) => {
    const left = spliced(pointsOf(design, ring), index, 1);
    return ring !== 'outer' && left.length < FEWEST_POINTS ? removeHole(ring)(design) : withPoints(design, ring, left);
  });

export const addHole =
  (points: readonly Point[]): Edit =>
  (design) =>
    withPart(design, { holes: [...markedPart(design).holes, points] });

export const moveHole =
  (hole: number, [toX, toY]: Point): Edit =>
  (design) => {
    const points = pointsOf(design, hole);
    const [fromX, fromY] = meanPoint(points);
    const moved = points.map(([x, y]): Point => [x + toX - fromX, y + toY - fromY]);
    return withPoints(design, hole, moved);
  };

export const removeHole =
  (hole: number): Edit =>
  (design) =>
    withPart(design, { holes: spliced(markedPart(design).holes, hole, 1) });

/** Starts another part. */
export const addPart: Edit = marking((design) => ({
  ...design,
  parts: [...design.parts, { points: [], holes: [], offPx: 0 }],
  place: design.parts.length,
}));

/** Marks another part again. */
export const choosePart = (place: number): Edit => marking((design) => ({ ...design, place }));

/** Takes the part away that is being marked, unless it is the only one. */
export const removePart: Edit = marking((design) => {
  const { parts, place } = design;
  return parts.length > 1 ? { ...design, parts: spliced(parts, place, 1), place: Math.max(0, place - 1) } : design;
});

export const startStroke =
  (stroke: EraserStroke): Edit =>
  (design) => ({ ...design, strokes: [...design.strokes, stroke] });

/** Draws the last stroke on. */
export const extendStroke =
  (to: Point): Edit =>
  (design) => {
    const last = design.strokes.at(-1);
    if (!last) return design;
    return { ...design, strokes: [...design.strokes.slice(0, -1), { ...last, points: [...last.points, to] }] };
  };

export const clearStrokes: Edit = (design) => (design.strokes.length > 0 ? { ...design, strokes: [] } : design);

/** Returns the history of a design that nobody has changed yet. */
export function startHistory(present: PhotoDesign): History {
  return { past: [], present, future: [] };
}

/** The reducer of a design with its history. Changes with the same `gesture` in a row count as one. */
export function reduceHistory(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'edit': {
      const next = action.edit(present);
      if (next === present) return history;
      const goesOn = action.gesture !== undefined && action.gesture === history.gesture;
      return {
        past: goesOn ? past : [...past, present].slice(-MOST_UNDONE),
        present: next,
        future: [],
        gesture: action.gesture,
      };
    }
    case 'cancel': {
      const before = past.at(-1);
      return before && history.gesture === action.gesture
        ? { past: past.slice(0, -1), present: before, future: [] }
        : history;
    }
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
    }
    case 'redo': {
      const [after, ...later] = future;
      return after ? { past: [...past, present], present: after, future: later } : history;
    }
  }
}
