/** Side of the map's square view box. One unit is about one CSS pixel on the narrowest phones. */
export const MAP_SIZE = 300;

/** Radius of the circle that marks the service radius, in the map's units. */
export const MAP_RADIUS = 143;

/** How far below the top of the circle its radius is written, in the map's units. */
export const RADIUS_TEXT = 13;

/** Size of the names on the narrowest phones, in the map's units. Wider maps have them smaller, so they never meet. */
const LABEL_SIZE = 12;

/** Height of the area that answers to a tap, in the map's units. */
export const LABEL_HEIGHT = 24;

/** Widest a name can be in any system typeface, in the map's units. */
export function labelWidth(name: string): number {
  return name.length * LABEL_SIZE * 0.62;
}
