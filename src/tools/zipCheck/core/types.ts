import type { AreaId } from '../../../company/areas';

/** A place on the map, in its units (see MAP_SIZE). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place of a town's name, in the map's units, relative to its dot. */
export interface LabelPlace {
  readonly side: 'left' | 'right';
  readonly dx: number;
  /** To the center of the text. */
  readonly dy: number;
  /** True if a line joins the name to its dot. */
  readonly leader?: true;
}

/** A town on the map. */
export interface MapTown extends Point {
  readonly id: AreaId;
  /** Absent if there is no room for the name. */
  readonly label?: LabelPlace;
}

/** A name, and its dot or its center. */
export interface NamedPoint extends Point {
  readonly name: string;
}

/** The names on the map: the towns from north to south, which is the order of the Tab key, and the counties. */
export interface MapNames {
  readonly towns: readonly MapTown[];
  /** Those with room between the towns. */
  readonly counties: readonly NamedPoint[];
}

/** Everything on the map except the names: path data in the map's units. */
export interface Landscape {
  /** The counties of the service area. */
  readonly home: string;
  /** The counties around them. */
  readonly neighbors: string;
}

/** Whether a crew drives to a ZIP: `call` means that somebody has to check. */
export type ZipVerdict = 'yes' | 'call';

/** The ZIPs by verdict and area, each list as one string: "33901 33903". */
export interface ZipList extends Readonly<Record<ZipVerdict, Readonly<Record<AreaId, string>>>> {
  /** The ZIPs that a crew drives to, by the county whose page covers them. */
  readonly county: Readonly<Record<string, string>>;
  /** The centers of the ZIPs that are on the map, x before y, in the map's units. */
  readonly points: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** The three-digit prefixes of the ZIPs in `yes` and `county`. */
  readonly region: readonly string[];
  /** The other ZIPs with these prefixes that have an area, as one string. */
  readonly far: string;
}
