/** Computes which part of a photo is in sight. Pure, in photo px. */
import type { Frame } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';

/** The part of a photo that is in sight: its upper left corner, and how many times it is enlarged. */
export interface PhotoWindow {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** The whole photo. */
export const WHOLE: PhotoWindow = { zoom: 1, left: 0, top: 0 };

const MOST_ZOOM = 6;

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

/** Returns the point of the photo that is nearest to a point. */
export function within([x, y]: Point, { width, height }: Frame): Point {
  return [clamp(x, width), clamp(y, height)];
}

/** Returns a window of this zoom that shows a point of the photo at a place in it, in shares of its width and height. */
export function windowAt(zoom: number, point: Point, place: Point, { width, height }: Frame): PhotoWindow {
  const held = Math.max(1, Math.min(MOST_ZOOM, zoom));
  return {
    zoom: held,
    left: clamp(point[0] - (place[0] * width) / held, width - width / held),
    top: clamp(point[1] - (place[1] * height) / held, height - height / held),
  };
}

/** Returns the point of the photo at a place in a window, in shares of its width and height. */
export function pointIn({ zoom, left, top }: PhotoWindow, place: Point, { width, height }: Frame): Point {
  return [left + (place[0] * width) / zoom, top + (place[1] * height) / zoom];
}

/** Returns where a window shows a point of the photo, in shares of its width and height. */
export function placeIn({ zoom, left, top }: PhotoWindow, [x, y]: Point, { width, height }: Frame): Point {
  return [((x - left) / width) * zoom, ((y - top) / height) * zoom];
}

/** Returns whether a place is in the window. */
export function isInside([x, y]: Point): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}
