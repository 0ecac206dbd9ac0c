import { useMemo, useState } from 'react';
import { grayOf, snapCorner, snapMarks, snapReach, type Gray } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { pixelsOf } from '@site/src/userInput/pictureFile';

export type Finder = ReturnType<typeof finderIn>;
export type Snap = ReturnType<typeof useSnap>;

/** Finds what was marked. `offPx` is how far a mark may be off, in photo px. Reads the photo's pixels at the first mark. */
function finderIn(photo: HTMLCanvasElement) {
  let read: Gray | undefined;
  const gray = () => (read ??= grayOf(pixelsOf(photo)));
  return {
    /** Returns the corner near one mark of a polygon; undefined if there is no clear one. */
    cornerOf: (marks: readonly Point[], index: number, offPx: number) =>
      snapCorner(gray(), marks, index, snapReach(offPx)),
    marksOf: (corners: readonly Point[], points: readonly Point[], offPx: number) =>
      snapMarks(gray(), corners, points, snapReach(offPx)),
  };
}

/** Lets marks snap to what they mark in a photo. */
export function useSnap(photo: HTMLCanvasElement) {
  const [isOn, setOn] = useState(true);
  const finder = useMemo(() => finderIn(photo), [photo]);
  return {
    isOn,
    setOn,
    /** Undefined while it is turned off. */
    find: isOn ? finder : undefined,
  };
}
