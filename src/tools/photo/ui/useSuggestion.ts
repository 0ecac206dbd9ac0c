import { useMemo, useState } from 'react';
import { groundView, SUGGESTION_SIDE, suggestOutline, type Ground, type Pixels } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';

export interface Suggestion {
  /** The places that were tapped, in photo px; undefined unless the visitor has asked for a suggestion. */
  readonly taps?: readonly Point[];
  /** Undefined if there is none around these places. */
  readonly points?: readonly Point[];
  readonly tap: (at: Point) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

function smallCopy(photo: HTMLCanvasElement): Pixels | undefined {
  const scale = SUGGESTION_SIDE / Math.max(photo.width, photo.height);
  const copy = document.createElement('canvas');
  copy.width = Math.max(1, Math.round(photo.width * scale));
  copy.height = Math.max(1, Math.round(photo.height * scale));
  const context = copy.getContext('2d', { willReadFrequently: true });
  context?.drawImage(photo, 0, 0, copy.width, copy.height);
  return context?.getImageData(0, 0, copy.width, copy.height);
}

/** Suggests an outline around the places that the visitor taps. The ground must be free of problems while it does. */
export function useSuggestion(photo: HTMLCanvasElement, ground: Ground): Suggestion {
  const [taps, setTaps] = useState<readonly Point[]>();
  const points = useMemo(() => {
    const pixels = taps?.length ? smallCopy(photo) : undefined;
    return taps && pixels && suggestOutline(pixels, taps, photo, groundView(ground).isGround);
  }, [photo, ground, taps]);
  return {
    taps,
    points,
    tap: (at) => setTaps((now = []) => [...now, at]),
    start: () => setTaps([]),
    stop: () => setTaps(undefined),
  };
}
