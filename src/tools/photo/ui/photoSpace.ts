/** What a picture tells the handles and the brush that are on it: where they are, and how large it is shown. */
import { createContext, useContext } from 'react';
import type { Frame } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';

/** What the loupe shows, in photo px: the mark, and the corner that it would snap to. */
export interface Seen {
  readonly at: Point;
  readonly snapped?: Point;
}

/** Says what is at a point of the photo, for those who don't see it. */
export function placeText(label: string, [x, y]: Point): string {
  return `${label}: ${Math.round(x)} across, ${Math.round(y)} down`;
}

/** The handle that the arrow buttons move. */
export interface ActiveHandle {
  readonly id: string;
  readonly label: string;
  readonly at: Point;
  readonly moveBy: (by: Point) => void;
  /** Hides the loupe that moving it has shown. */
  readonly leave: () => void;
}

interface PhotoSpace {
  readonly frame: Frame;
  /** Returns where a pointer is, in photo px, within the photo. */
  readonly pointAt: (event: { readonly clientX: number; readonly clientY: number }) => Point;
  /** Returns where a point of the photo is on the screen, in percent of the picture, and whether it is in sight. */
  readonly placeOf: (point: Point) => { readonly left: string; readonly top: string; readonly isInSight: boolean };
  /** Returns how many photo px are under one CSS px, as the picture is shown now. */
  readonly photoPxPerCssPx: () => number;
  /** Returns how wide a length in photo px is on the screen, in percent of the picture. */
  readonly widthOf: (photoPx: number) => string;
  readonly isPinching: () => boolean;
  readonly reveal: (point: Point) => void;
  /** Shows the loupe at a point of the photo, or hides it. */
  readonly look: (seen: Seen | undefined) => void;
  /** Chooses what the arrow buttons move. */
  readonly activate: (handle: ActiveHandle) => void;
  readonly deactivate: (id: string) => void;
}

/** Provided by PhotoCanvas. */
export const PhotoSpaceContext = createContext<PhotoSpace | undefined>(undefined);

/**
 * Returns the coordinates of the picture that a handle is on.
 * @throws Error outside of a PhotoCanvas
 */
export function usePhotoSpace(): PhotoSpace {
  const space = useContext(PhotoSpaceContext);
  if (!space) throw new Error('A handle must be inside of a PhotoCanvas.');
  return space;
}

/** A click or tap on the picture. */
export interface Press {
  /** In photo px. */
  readonly at: Point;
  /** How many photo px are under one CSS px. */
  readonly photoPxPerCssPx: number;
  readonly by: 'finger' | 'mouse';
}

/** Returns what moves a pointer. */
export function pointedBy({ pointerType }: { readonly pointerType?: string }): Press['by'] {
  return pointerType === 'touch' ? 'finger' : 'mouse';
}
