/** Side of the map's square view box. One unit is about one CSS pixel on the narrowest phones. */
export const MAP_SIZE = 300;

/** Radius of the circle that marks the service radius, in the map's units. */
export const MAP_RADIUS = 143;
