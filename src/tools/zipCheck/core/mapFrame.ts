/** Side of the map's square view box. One unit is about one CSS pixel on the narrowest phones. */
export const MAP_SIZE = 300;

/** Radius of the circle that marks the service radius, in the map's units. */
export const MAP_RADIUS = 143;

/** Distance of the radius label from the top of the circle, in the map's units. */
export const RADIUS_TEXT = 13;

/** Font size of the names on the narrowest phones, in the map's units. Wider maps have smaller names. */
const LABEL_SIZE = 12;

/** Height of a name's tap target, in the map's units. */
export const LABEL_HEIGHT = 24;

/** Id of the place on the map of /service-area for the pin of a ZIP that has been checked. */
export const ZIP_PIN_ID = 'zip-pin';

/** Returns the largest width of a name in any system font, in the map's units. */
export function labelWidth(name: string): number {
  return name.length * LABEL_SIZE * 0.62;
}
