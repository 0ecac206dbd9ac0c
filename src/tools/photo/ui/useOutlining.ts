import { useId, useMemo, useState } from 'react';
import {
  groundView,
  markedPx,
  SUGGESTED_PX,
  SUGGESTION_SIDE,
  suggestOutline,
  type Ground,
} from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { drawn, pixelsOf } from '@site/src/userInput/pictureFile';
import { newHole, pointAfter, tapOn } from './geometry';
import {
  addHole,
  addPart,
  addPoint,
  choosePart,
  markedPart,
  pointsOf,
  removeHole,
  removePart,
  removePoint,
  setOutline,
  type Edit,
  type PhotoDesign,
  type Ring,
} from './history';
import type { Press } from './photoSpace';
import { outlineSnap } from './snapEdits';
import { newGesture, type EditDesign } from './useDesignHistory';
import type { Finder } from './useSnap';

/** How near a side or the first point a tap counts as on it, in CSS px. */
const TAP_REACH = 18;

/** A point of the outline or of a hole in it. */
interface OutlinePoint {
  readonly ring: Ring;
  readonly index: number;
}

export type Suggestion = ReturnType<typeof useSuggestion>;

/** Suggests an outline around the places that the visitor taps. The ground must be free of problems while it does. */
function useSuggestion(photo: HTMLCanvasElement, ground: Ground) {
  /** In photo px; undefined unless the visitor has asked for a suggestion. */
  const [taps, setTaps] = useState<readonly Point[]>();
  /** Undefined if there is no outline around these places. */
  const points = useMemo(() => {
    if (!taps?.length) return undefined;
    const scale = SUGGESTION_SIDE / Math.max(photo.width, photo.height);
    const pixels = pixelsOf(drawn(photo, photo.width * scale, photo.height * scale));
    return suggestOutline(pixels, taps, photo, groundView(ground).isGround);
  }, [photo, ground, taps]);
  return {
    taps,
    points,
    tap: (at: Point) => setTaps((now = []) => [...now, at]),
    start: () => setTaps([]),
    stop: () => setTaps(undefined),
  };
}

export type Outlining = ReturnType<typeof useOutlining>;

/** What a visitor does to the outline of the area, on the picture and beside it. */
export function useOutlining(
  photo: HTMLCanvasElement,
  design: PhotoDesign,
  edit: EditDesign,
  find: Finder | undefined,
) {
  const { ground, cornersOffPx } = design;
  const part = markedPart(design);
  const id = useId();
  const [isTracing, setIsTracing] = useState(false);
  const [selected, setSelected] = useState<OutlinePoint>();
  const suggestion = useSuggestion(photo, ground);

  /** Returns the id of a point's handle. */
  const idOf = ({ ring, index }: OutlinePoint) => `${id}-${ring}-${index}`;

  /** Focuses a point once it is on the screen. */
  function focus(point: OutlinePoint) {
    setSelected(point);
    requestAnimationFrame(() => document.getElementById(idOf(point))?.focus());
  }

  function snap(points: readonly Point[], gesture: string, offPx: number) {
    const change = outlineSnap(design, find, points, offPx);
    if (change) edit(change, gesture);
  }

  /** Changes which part is being marked. */
  function turnTo(change: Edit, traces: boolean) {
    edit(change);
    setSelected(undefined);
    setIsTracing(traces);
  }

  /** Starts a new outline, or ends it. */
  function trace(on: boolean) {
    if (on) edit(setOutline([], 0));
    else snap(part.points, newGesture(), part.offPx);
    setSelected(undefined);
    setIsTracing(on);
  }

  /** Removes a point, and focuses the one before it. */
  function remove({ ring, index }: OutlinePoint) {
    const isLast = ring !== 'outer' && part.holes[ring]?.length <= 3;
    edit(removePoint(ring, index));
    focus(isLast ? { ring: 'outer', index: 0 } : { ring, index: Math.max(0, index - 1) });
  }

  return {
    /** Whether each tap adds the next point of a new outline. */
    isTracing,
    suggestion,
    trace,
    idOf,
    select: setSelected,
    removePoint: remove,
    /** Undefined unless a point is selected. */
    removeSelected: selected && (() => remove(selected)),
    /** Handles a tap on the picture. */
    press({ at, photoPxPerCssPx, by }: Press) {
      if (suggestion.taps) {
        suggestion.tap(at);
        return;
      }
      const index = tapOn(part.points, at, TAP_REACH * photoPxPerCssPx, isTracing);
      if (index === 'close') trace(false);
      else if (index !== undefined) {
        edit(addPoint('outer', index, at, markedPx(photoPxPerCssPx, by)));
        setSelected({ ring: 'outer', index });
      }
    },
    addPoint() {
      const { ring, index } = selected ?? { ring: 'outer' as const, index: part.points.length - 1 };
      edit(addPoint(ring, index + 1, pointAfter(pointsOf(design, ring), index, photo), part.offPx));
      focus({ ring, index: index + 1 });
    },
    addHole: () => edit(addHole(newHole(ground, part))),
    removeHole(hole: number) {
      edit(removeHole(hole));
      focus({ ring: 'outer', index: 0 });
    },
    addPart: () => turnTo(addPart, true),
    choosePart: (part: number) => turnTo(choosePart(part), false),
    removePart: () => turnTo(removePart, false),
    /** Puts the outline on the marked rectangle. */
    takeRectangle() {
      setIsTracing(false);
      edit(setOutline(ground.corners, Math.max(...cornersOffPx.map((px) => px ?? SUGGESTED_PX))));
    },
    /** Puts the outline on suggested points. */
    takeSuggestion(points: readonly Point[]) {
      setIsTracing(false);
      suggestion.stop();
      const gesture = newGesture();
      edit(setOutline(points, SUGGESTED_PX), gesture);
      snap(points, gesture, SUGGESTED_PX);
    },
    /** Ends whatever is under way. */
    stop() {
      setIsTracing(false);
      suggestion.stop();
      setSelected(undefined);
    },
  };
}
