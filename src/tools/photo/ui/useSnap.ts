import { useMemo, useState } from 'react';
import { grayOf, snapCorner, snapMarks, snapReach, type Gray, type SnappedMarks } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';

/** Finds what was marked. `offPx` is how far a mark may be off, in photo px. */
export interface Finder {
  /** Returns the corner near one mark of a polygon; undefined if there is no clear one. */
  readonly cornerOf: (marks: readonly Point[], index: number, offPx: number) => Point | undefined;
  readonly marksOf: (corners: readonly Point[], points: readonly Point[], offPx: number) => SnappedMarks | undefined;
}

export interface Snap {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** Undefined while it is turned off. */
  readonly find: Finder | undefined;
}

/** Lets marks snap to what they mark in a photo. Reads the photo's pixels at the first mark. */
export function useSnap(photo: HTMLCanvasElement): Snap {
  const [isOn, setOn] = useState(true);
  const find = useMemo((): Finder => {
    let read: Gray | undefined;
    const gray = (): Gray | undefined => {
      const pixels = read ? undefined : photo.getContext('2d')?.getImageData(0, 0, photo.width, photo.height);
      return (read ??= pixels && grayOf(pixels));
    };
    return {
      cornerOf(marks, index, offPx) {
        const pixels = gray();
        return pixels && snapCorner(pixels, marks, index, snapReach(offPx));
      },
      marksOf(corners, points, offPx) {
        const pixels = gray();
        return pixels && snapMarks(pixels, corners, points, snapReach(offPx));
      },
    };
  }, [photo]);
  return { isOn, setOn, find: isOn ? find : undefined };
}
