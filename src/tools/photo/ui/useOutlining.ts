import { useId, useState } from 'react';
import { markedPx, SUGGESTED_PX } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { newHole, pointAfter, tapOn } from './geometry';
import type { Edit, PhotoDesign, Ring } from './history';
import type { Press } from './photoSpace';
import { outlineSnap } from './snapEdits';
import { newGesture, type EditDesign } from './useDesignHistory';
import type { Finder } from './useSnap';
import { useSuggestion, type Suggestion } from './useSuggestion';

/** How near a side or the first point a tap counts as on it, in CSS px. */
const TAP_REACH = 18;

/** A point of the outline or of a hole in it. */
export interface OutlinePoint {
  readonly ring: Ring;
  readonly index: number;
}

/** What a visitor does to the outline of the area, on the picture and beside it. */
export interface Outlining {
  /** Whether each tap adds the next point of a new outline. */
  readonly isTracing: boolean;
  readonly suggestion: Suggestion;
  /** Starts a new outline, or ends it. */
  readonly trace: (isTracing: boolean) => void;
  /** Handles a tap on the picture. */
  readonly press: (press: Press) => void;
  /** Returns the id of a point's handle. */
  readonly idOf: (point: OutlinePoint) => string;
  readonly select: (point: OutlinePoint) => void;
  readonly addPoint: () => void;
  readonly removePoint: (point: OutlinePoint) => void;
  /** Undefined unless a point is selected. */
  readonly removeSelected?: () => void;
  readonly addHole: () => void;
  readonly removeHole: (hole: number) => void;
  /** Starts another part of the area. */
  readonly addPart: () => void;
  /** Marks another part again. */
  readonly choosePart: (part: number) => void;
  /** Takes the part away that is being marked. */
  readonly removePart: () => void;
  /** Puts the outline on the marked rectangle. */
  readonly takeRectangle: () => void;
  /** Puts the outline on suggested points. */
  readonly takeSuggestion: (points: readonly Point[]) => void;
  /** Ends whatever is under way. */
  readonly stop: () => void;
}

/** Draws and changes the outline of the area on a photo. */
export function useOutlining(
  photo: HTMLCanvasElement,
  design: PhotoDesign,
  edit: EditDesign,
  find: Finder | undefined,
): Outlining {
  const { ground, outline, cornersOffPx, outlineOffPx } = design;
  const id = useId();
  const [isTracing, setIsTracing] = useState(false);
  const [selected, setSelected] = useState<OutlinePoint>();
  const suggestion = useSuggestion(photo, ground);

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

  function trace(on: boolean) {
    if (on) edit({ type: 'setOutline', points: [], offPx: 0 });
    else snap(outline.points, newGesture(), outlineOffPx);
    setSelected(undefined);
    setIsTracing(on);
  }

  /** Changes which part is being marked. */
  function turnTo(change: Edit, traces: boolean) {
    edit(change);
    setSelected(undefined);
    setIsTracing(traces);
  }

  function press({ at, photoPxPerCssPx, by }: Press) {
    if (suggestion.taps) {
      suggestion.tap(at);
      return;
    }
    const tap = tapOn(outline.points, at, TAP_REACH * photoPxPerCssPx, isTracing);
    if (tap.type === 'close') trace(false);
    if (tap.type !== 'add') return;
    edit({ type: 'addPoint', ring: 'outer', index: tap.index, at, offPx: markedPx(photoPxPerCssPx, by) });
    setSelected({ ring: 'outer', index: tap.index });
  }

  function addPoint() {
    const { ring, index } = selected ?? { ring: 'outer' as const, index: outline.points.length - 1 };
    const points = ring === 'outer' ? outline.points : (outline.holes[ring] ?? []);
    edit({ type: 'addPoint', ring, index: index + 1, at: pointAfter(points, index, photo), offPx: outlineOffPx });
    focus({ ring, index: index + 1 });
  }

  function removePoint({ ring, index }: OutlinePoint) {
    const isLast = ring !== 'outer' && outline.holes[ring]?.length <= 3;
    edit({ type: 'removePoint', ring, index });
    focus(isLast ? { ring: 'outer', index: 0 } : { ring, index: Math.max(0, index - 1) });
  }

  return {
    isTracing,
    suggestion,
    trace,
    press,
    idOf,
    select: setSelected,
    addPoint,
    removePoint,
    removeSelected: selected && (() => removePoint(selected)),
    addHole: () => edit({ type: 'addHole', points: newHole(ground, outline) }),
    removeHole(hole) {
      edit({ type: 'removeHole', hole });
      focus({ ring: 'outer', index: 0 });
    },
    addPart: () => turnTo({ type: 'addPart' }, true),
    choosePart: (part) => turnTo({ type: 'choosePart', part }, false),
    removePart: () => turnTo({ type: 'removePart' }, false),
    takeRectangle() {
      setIsTracing(false);
      const offPx = Math.max(...cornersOffPx.map((px) => px ?? SUGGESTED_PX));
      edit({ type: 'setOutline', points: ground.corners, offPx });
    },
    takeSuggestion(points) {
      setIsTracing(false);
      suggestion.stop();
      const gesture = newGesture();
      edit({ type: 'setOutline', points, offPx: SUGGESTED_PX }, gesture);
      snap(points, gesture, SUGGESTED_PX);
    },
    stop() {
      setIsTracing(false);
      suggestion.stop();
      setSelected(undefined);
    },
  };
}
