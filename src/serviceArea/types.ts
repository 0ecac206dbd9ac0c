import type { AreaId } from '../data/areas';

/** Where a town's name stands, in the map's units: from its dot, on its left or right side. */
export interface LabelPlace {
  readonly side: 'left' | 'right';
  readonly dx: number;
  /** To the middle of the text. */
  readonly dy: number;
  /** A line joins the name to its dot where the two are apart. */
  readonly leader?: true;
}

/** A town on the map, in the map's units (see MAP_SIZE). */
export interface MapTown {
  readonly id: AreaId;
  readonly x: number;
  readonly y: number;
  readonly label: LabelPlace;
}

/** The center of a county's name, in the map's units. */
export interface CountyLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The names on the map: the towns from north to south, which is the order of the Tab key, and the counties. */
export interface MapNames {
  readonly towns: readonly MapTown[];
  /** Those with room between the towns. */
  readonly counties: readonly CountyLabel[];
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

/** What is known of the ZIPs around the company. */
export interface ZipList extends Readonly<Record<ZipVerdict, Readonly<Partial<Record<AreaId, string>>>>> {
  /** First three digits of the ZIPs that lie mostly within reach. */
  readonly region: readonly string[];
}
