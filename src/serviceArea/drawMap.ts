import { geoAzimuthalEquidistant, geoPath, type GeoProjection } from 'd3-geo';
import { areas } from '../data/areas';
import { business } from '../data/business';
import { EARTH_RADIUS_MILES, radiusCenter, toPosition, type County } from './counties';
import { MAP_RADIUS, MAP_SIZE } from './mapFrame';
import type { Landscape, MapTown } from './types';

/**
 * Returns the map's projection, which keeps every distance from its center, so that the service radius is a true
 * circle. North is up.
 */
function projection(): GeoProjection {
  const [longitude, latitude] = toPosition(radiusCenter().coordinates);
  return geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .scale((MAP_RADIUS * EARTH_RADIUS_MILES) / business.serviceRadius.miles)
    .translate([MAP_SIZE / 2, MAP_SIZE / 2])
    .clipExtent([
      [-1, -1],
      [MAP_SIZE + 1, MAP_SIZE + 1],
    ])
    .precision(0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Draws the land around the towns. Each county is a separate subpath, so that the borders between them show. */
export function drawLandscape(counties: readonly County[]): Landscape {
  const path = geoPath(projection()).digits(1);
  const isHome = ({ properties }: County) => business.counties.some((name) => name === properties.name);
  const draw = (some: readonly County[]) => some.map((county) => path(county) ?? '').join('');
  return {
    home: draw(counties.filter(isHome)),
    neighbors: draw(counties.filter((county) => !isHome(county))),
  };
}

/** Places the towns on the map. */
export function placeTowns(): MapTown[] {
  const project = projection();
  return areas.map(({ id, coordinates }) => {
    const point = project(toPosition(coordinates));
    if (!point)
      throw new Error(
        `src/data/areas.ts: the coordinates of "${id}" are outside the map. Check its latitude and longitude.`,
      );
    return { id, x: round(point[0]), y: round(point[1]) };
  });
}
