import type { AreaId } from '../data/areas';

/** A town on the map, in the map's units (see MAP_SIZE). */
export interface MapTown {
  readonly id: AreaId;
  readonly x: number;
  readonly y: number;
}

/** Everything on the map except the towns: path data in the map's units. */
export interface Landscape {
  /** The three counties of the service area. */
  readonly home: string;
  /** The counties around them. */
  readonly neighbors: string;
}

/** Whether a crew drives to a ZIP: `call` means that somebody has to check. */
export type ZipVerdict = 'yes' | 'call';

/** The ZIPs of Southwest Florida by verdict and nearest area, each list as one string: "33901 33903". */
export type ZipList = Readonly<Record<ZipVerdict, Readonly<Partial<Record<AreaId, string>>>>>;
