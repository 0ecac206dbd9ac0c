/** Computes the visible part of a drawing. Pure. */

/** The center of the visible part, in inches, and CSS pixels per inch. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Yard shown around the area, in inches. */
const MARGIN = 24;

/** Largest scale, in CSS pixels per inch. */
const CLOSEST = 16;

/** Returns the view that shows all of an area (inches) in a frame (CSS pixels). */
export function fitView(area: Size, frame: Size): View {
  const scale = Math.min(frame.width / (area.width + 2 * MARGIN), frame.height / (area.height + 2 * MARGIN));
  return { x: area.width / 2, y: area.height / 2, scale };
}

/** Limits a view: no smaller than the whole area, no larger than a paver or two, and its center always on the area. */
function hold(view: View, area: Size, frame: Size): View {
  const least = fitView(area, frame);
  const scale = Math.max(least.scale, Math.min(CLOSEST, view.scale));
  if (scale === least.scale) return least;
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return { x: clamp(view.x, area.width), y: clamp(view.y, area.height), scale };
}

/** Pans by CSS pixels: positive values move the drawing to the right and down. */
export function panView(view: View, dx: number, dy: number, area: Size, frame: Size): View {
  return hold({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, area, frame);
}

/** Zooms so that the point under `at` (CSS pixels in the frame) stays where it is. */
export function zoomView(view: View, factor: number, area: Size, frame: Size, at?: { x: number; y: number }): View {
  const { scale } = hold({ ...view, scale: view.scale * factor }, area, frame);
  const offX = (at?.x ?? frame.width / 2) - frame.width / 2;
  const offY = (at?.y ?? frame.height / 2) - frame.height / 2;
  return hold(
    {
      x: view.x + offX / view.scale - offX / scale,
      y: view.y + offY / view.scale - offY / scale,
      scale,
    },
    area,
    frame,
  );
}

/** Returns whether the whole area is visible. */
export function isWhole(view: View, area: Size, frame: Size): boolean {
  return view.scale <= fitView(area, frame).scale * 1.001;
}
