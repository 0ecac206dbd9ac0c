import { useMemo, useState } from 'react';
import { groundView, SUGGESTION_SIDE, suggestOutline, type Ground } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { drawn, pixelsOf } from '@site/src/userInput/pictureFile';

export type Suggestion = ReturnType<typeof useSuggestion>;

/** Suggests an outline around the places that the visitor taps. The ground must be free of problems while it does. */
export function useSuggestion(photo: HTMLCanvasElement, ground: Ground) {
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
