import type { AreaId } from '@site/src/data/areas';

/** Position of a town's name, in the map's units: relative to its dot, on its left or right side. */
export interface LabelPlace {
  readonly side: 'left' | 'right';
  readonly dx: number;
  /** Offset of the text's vertical center. */
  readonly dy: number;
  /** True if a line connects the name with its dot. */
  readonly leader?: true;
}

/**
 * Font size of the names on the narrowest phones, in the map's units. Wider maps have smaller names, so that they never
 * overlap.
 */
export const LABEL_SIZE = 12;

/** Height of the tap target, in the map's units. */
export const LABEL_HEIGHT = 24;

/** Where a name stands that has no place of its own: on the right of its dot. */
export const DEFAULT_PLACE: LabelPlace = { side: 'right', dx: 8, dy: 0 };

/**
 * Hand-set places for the names of towns that lie close together: seven of the nine are within an inch of each other on
 * a phone.
 */
export const labelPlaces: Readonly<Partial<Record<AreaId, LabelPlace>>> = {
  'fort-myers': { side: 'right', dx: 7, dy: -19, leader: true },
  'lehigh-acres': { side: 'right', dx: 8, dy: 3 },
  'cape-coral': { side: 'left', dx: -8, dy: -4 },
  'fort-myers-beach': { side: 'left', dx: -6, dy: 26, leader: true },
  sanibel: { side: 'left', dx: -8, dy: -1 },
  estero: { side: 'right', dx: 8, dy: 0 },
  'bonita-springs': { side: 'right', dx: 8, dy: 6 },
  naples: { side: 'right', dx: 8, dy: 0 },
  'marco-island': { side: 'left', dx: -7, dy: -13, leader: true },
};

/** Names of the counties, shown on wider maps in the room between the towns. */
export const countyLabels = [
  { name: 'Charlotte', x: 162, y: 100 },
  { name: 'Lee', x: 188, y: 172 },
  { name: 'Collier', x: 240, y: 246 },
] as const;

/** Returns the largest possible width of a name at LABEL_SIZE in any system font, in the map's units. */
export function labelWidth(name: string): number {
  return name.length * LABEL_SIZE * 0.62;
}
