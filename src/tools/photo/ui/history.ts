/** Everything that a homeowner changes on a photo, with undo and redo. Pure. */
import { SNAPPED_PX, type SnappedMarks } from '@site/src/tools/photo/core';
import type { Corners, EraserStroke, GroundDesign, MarkedPart } from '@site/src/tools/photo/core/types';
import type { Point } from '@site/src/paving';
import type { ProjectId } from '@site/src/tools/visualizer/core/types';
import { centerOf } from './geometry';
import { readSize, type MarkedSize } from './markedSize';

/** A design on a photo, and what it is for. */
export interface PhotoDesign extends GroundDesign {
  readonly project: ProjectId;
  /** By how many photo px each corner may be off; null until the visitor has placed it. */
  readonly cornersOffPx: readonly (number | null)[];
  /** By how many photo px the points of the part that is being marked may be off. */
  readonly outlineOffPx: number;
  /** Where that part is among all, from 0; undefined as long as there is only one. */
  readonly place?: number;
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
export interface BeforeSnap extends Pick<PhotoDesign, 'cornersOffPx' | 'outlineOffPx'> {
  /** Undefined for those that have not moved, or by less than anybody sees. */
  readonly corners: readonly (Point | undefined)[];
  readonly points: readonly (Point | undefined)[];
}

/** Which outline a point belongs to: the outer one, or a hole by its index. */
export type Ring = 'outer' | number;

/** One change. `offPx` is how far a mark may be from what it marks, in photo px. */
export type Edit =
  | { readonly type: 'moveCorner'; readonly corner: number; readonly to: Point; readonly offPx: number }
  /** Sets marks on what they mark; those that are undefined stay. */
  | ({ readonly type: 'snap' } & SnappedMarks)
  /** Puts back what has snapped. */
  | { readonly type: 'unsnap' }
  | { readonly type: 'setSize'; readonly size: MarkedSize }
  | { readonly type: 'setEdge'; readonly endsAtEdge: boolean }
  | { readonly type: 'setOutline'; readonly points: readonly Point[]; readonly offPx: number }
  | {
      readonly type: 'addPoint';
      readonly ring: Ring;
      readonly index: number;
      readonly at: Point;
      readonly offPx: number;
    }
  | {
      readonly type: 'movePoint';
      readonly ring: Ring;
      readonly index: number;
      readonly to: Point;
      readonly offPx: number;
    }
  | { readonly type: 'removePoint'; readonly ring: Ring; readonly index: number }
  | { readonly type: 'addHole'; readonly points: readonly Point[] }
  | { readonly type: 'moveHole'; readonly hole: number; readonly to: Point }
  | { readonly type: 'removeHole'; readonly hole: number }
  | { readonly type: 'addPart' }
  /** Marks another part again. */
  | { readonly type: 'choosePart'; readonly part: number }
  /** Takes the part away that is being marked. */
  | { readonly type: 'removePart' }
  | { readonly type: 'startStroke'; readonly stroke: EraserStroke }
  | { readonly type: 'extendStroke'; readonly to: Point }
  | { readonly type: 'clearStrokes' }
  | {
      readonly type: 'setLook';
      readonly look: Partial<Pick<PhotoDesign, 'paving' | 'project' | 'turn' | 'origin' | 'light'>>;
    };

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

/** Returns the points with `count` of them from an index on replaced by others. */
function spliced(points: readonly Point[], index: number, count: number, ...others: readonly Point[]): Point[] {
  return [...points.slice(0, index), ...others, ...points.slice(index + count)];
}

function pointsOf({ outline }: PhotoDesign, ring: Ring): readonly Point[] {
  return ring === 'outer' ? outline.points : (outline.holes[ring] ?? []);
}

function withPoints(design: PhotoDesign, ring: Ring, points: readonly Point[]): PhotoDesign {
  const { outline } = design;
  const changed =
    ring === 'outer'
      ? { ...outline, points }
      : { ...outline, holes: outline.holes.map((hole, index) => (index === ring ? points : hole)) };
  return { ...design, outline: changed };
}

/** Returns a design with points of which one is marked again: the mean of the squares goes into the area's tolerance. */
function withPoint(design: PhotoDesign, ring: Ring, points: readonly Point[], offPx: number): PhotoDesign {
  const changed = withPoints(design, ring, points);
  if (ring !== 'outer') return changed;
  const others = design.outlineOffPx ** 2 * (points.length - 1);
  return { ...changed, outlineOffPx: Math.sqrt((others + offPx ** 2) / points.length) };
}

function withoutHole(design: PhotoDesign, hole: number): PhotoDesign {
  return {
    ...design,
    outline: { ...design.outline, holes: design.outline.holes.filter((_, index) => index !== hole) },
  };
}

/** Returns all parts of the area, in the order in which they were added. */
export function listedParts({ outline, outlineOffPx, place = 0 }: PhotoDesign): readonly MarkedPart[] {
  const { points, holes, others = [] } = outline;
  return [...others.slice(0, place), { points, holes, offPx: outlineOffPx }, ...others.slice(place)];
}

/** Returns a design with these parts, of which one is being marked. */
function withParts(design: PhotoDesign, parts: readonly MarkedPart[], place: number): PhotoDesign {
  const { points, holes, offPx } = parts[place];
  const others = parts.filter((_, index) => index !== place);
  return { ...design, place, outline: { points, holes, others }, outlineOffPx: offPx };
}

/** Returns the marks that have moved so far that somebody sees it, as they were. */
function seenMoves(marks: readonly Point[], to: readonly (Point | undefined)[]): (Point | undefined)[] {
  return marks.map((mark, index) => {
    const [x, y] = to[index] ?? mark;
    return Math.hypot(x - mark[0], y - mark[1]) >= SEEN_PX ? mark : undefined;
  });
}

/** Puts back the marks that have snapped. */
function unsnapped(design: PhotoDesign): PhotoDesign {
  const { ground, outline, beforeSnap, cornersOffPx, heldCorners = [] } = design;
  if (!beforeSnap) return design;
  const isBack = (index: number) => beforeSnap.corners[index] !== undefined;
  return {
    ...design,
    ground: { ...ground, corners: ground.corners.map((at, k) => beforeSnap.corners[k] ?? at) as unknown as Corners },
    cornersOffPx: cornersOffPx.map((px, k) => (isBack(k) ? (beforeSnap.cornersOffPx[k] ?? px) : px)),
    heldCorners: [...heldCorners, ...cornersOffPx.keys()].filter((k) => heldCorners.includes(k) || isBack(k)),
    outline: { ...outline, points: outline.points.map((at, k) => beforeSnap.points[k] ?? at) },
    outlineOffPx: beforeSnap.points.some(Boolean) ? beforeSnap.outlineOffPx : design.outlineOffPx,
    beforeSnap: undefined,
  };
}

/** The changes of marks, after which there is nothing to put back. */
const marking: readonly Edit['type'][] = [
  'moveCorner',
  'setOutline',
  'addPoint',
  'movePoint',
  'removePoint',
  'addPart',
  'choosePart',
  'removePart',
];

/** Applies one change to a design. Returns the same design if the change does nothing. */
function edited(design: PhotoDesign, edit: Edit): PhotoDesign {
  return changed(
    design.beforeSnap && marking.includes(edit.type) ? { ...design, beforeSnap: undefined } : design,
    edit,
  );
}

function changed(design: PhotoDesign, edit: Edit): PhotoDesign {
  switch (edit.type) {
    case 'moveCorner': {
      const corners = design.ground.corners.map((corner, index) => (index === edit.corner ? edit.to : corner));
      const cornersOffPx = design.cornersOffPx.map((px, index) => (index === edit.corner ? edit.offPx : px));
      const heldCorners = design.heldCorners?.filter((held) => held !== edit.corner);
      return {
        ...design,
        ground: { ...design.ground, corners: corners as unknown as Corners },
        cornersOffPx,
        heldCorners,
      };
    }
    case 'snap': {
      const { ground, outline, cornersOffPx, outlineOffPx } = design;
      const corners = ground.corners.map((corner, index) => edit.corners[index] ?? corner);
      const points = outline.points.map((point, index) => edit.points[index] ?? point);
      const snapped = edit.points.filter((point) => point !== undefined).length;
      const squares = outlineOffPx ** 2 * (points.length - snapped) + SNAPPED_PX ** 2 * snapped;
      return {
        ...design,
        beforeSnap: {
          corners: seenMoves(ground.corners, edit.corners),
          points: seenMoves(outline.points, edit.points),
          cornersOffPx,
          outlineOffPx,
        },
        ground: { ...ground, corners: corners as unknown as Corners, lens: edit.lens },
        cornersOffPx: cornersOffPx.map((offPx, index) => (edit.corners[index] ? SNAPPED_PX : offPx)),
        outline: { ...outline, points },
        outlineOffPx: points.length > 0 ? Math.sqrt(squares / points.length) : outlineOffPx,
      };
    }
    case 'unsnap':
      return unsnapped(design);
    case 'setSize':
      return {
        ...design,
        size: edit.size,
        ground: { ...design.ground, unmeasured: undefined, ...readSize(edit.size) },
      };
    case 'setEdge':
      return { ...design, endsAtEdge: edit.endsAtEdge };
    case 'setOutline':
      return {
        ...design,
        endsAtEdge: undefined,
        outline: { ...design.outline, points: edit.points, holes: [] },
        outlineOffPx: edit.offPx,
      };
    case 'addPoint':
      return withPoint(design, edit.ring, spliced(pointsOf(design, edit.ring), edit.index, 0, edit.at), edit.offPx);
    case 'movePoint':
      return withPoint(design, edit.ring, spliced(pointsOf(design, edit.ring), edit.index, 1, edit.to), edit.offPx);
    case 'removePoint': {
      const left = spliced(pointsOf(design, edit.ring), edit.index, 1);
      // Removes a hole that is left with fewer than three points; keeps the outer outline's remaining points, so that
      // drawing can continue from them.
      return edit.ring !== 'outer' && left.length < FEWEST_POINTS
        ? withoutHole(design, edit.ring)
        : withPoints(design, edit.ring, left);
    }
    case 'addHole':
      return { ...design, outline: { ...design.outline, holes: [...design.outline.holes, edit.points] } };
    case 'moveHole': {
      const hole = pointsOf(design, edit.hole);
      const from = centerOf(hole);
      const moved = hole.map(([x, y]): Point => [x + edit.to[0] - from[0], y + edit.to[1] - from[1]]);
      return withPoints(design, edit.hole, moved);
    }
    case 'removeHole':
      return withoutHole(design, edit.hole);
    case 'addPart': {
      const parts = listedParts(design);
      return withParts(design, [...parts, { points: [], holes: [], offPx: 0 }], parts.length);
    }
    case 'choosePart':
      return withParts(design, listedParts(design), edit.part);
    case 'removePart': {
      const { place = 0 } = design;
      const left = listedParts(design).filter((_, index) => index !== place);
      return left.length > 0 ? withParts(design, left, Math.max(0, place - 1)) : design;
    }
    case 'startStroke':
      return { ...design, strokes: [...design.strokes, edit.stroke] };
    case 'extendStroke': {
      const last = design.strokes.at(-1);
      if (!last) return design;
      return { ...design, strokes: [...design.strokes.slice(0, -1), { ...last, points: [...last.points, edit.to] }] };
    }
    case 'clearStrokes':
      return design.strokes.length > 0 ? { ...design, strokes: [] } : design;
    case 'setLook':
      return { ...design, ...edit.look };
  }
}

/** Returns the history of a design that nobody has changed yet. */
export function startHistory(present: PhotoDesign): History {
  return { past: [], present, future: [] };
}

/** The reducer of a design with its history. Changes with the same `gesture` in a row count as one. */
export function reduceHistory(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'edit': {
      const next = edited(present, action.edit);
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
