import { geoAzimuthalEquidistant, geoContains, geoPath, type GeoProjection } from 'd3-geo';
import { areas, detailsOf, type Coordinates } from '../../../company/areas';
import { business } from '../../../company/business';
import { EARTH_RADIUS_MILES, isServed, radiusCenter, toPosition, type County } from './counties';
import { MAP_RADIUS, MAP_SIZE, RADIUS_TEXT } from './mapFrame';
import { distance, labelBox, placeLabels, type Box } from './placeLabels';
import type { Landscape, MapNames, NamedPoint, Point } from './types';

/**
 * Returns the map's projection, which keeps every distance from its center, so that the service radius is a true
 * circle. North is up.
 */
function projection(): GeoProjection {
  const [longitude, latitude] = toPosition(detailsOf(radiusCenter()).coordinates);
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

const isOnMap = (value: number) => value >= 0 && value <= MAP_SIZE;

/** Returns a place in the map's units; undefined if it is outside the map. */
export function mapPoint(coordinates: Coordinates): Point | undefined {
  const point = projection()(toPosition(coordinates));
  return point && point.every(isOnMap) ? { x: round(point[0]), y: round(point[1]) } : undefined;
}

/** Draws the land around the towns. Each county is a separate subpath, so that the borders between them show. */
export function drawLandscape(counties: readonly County[]): Landscape {
  const path = geoPath(projection()).digits(0);
  const draw = (some: readonly County[]) => some.map((county) => path(county) ?? '').join('');
  return {
    home: draw(counties.filter(isServed)),
    neighbors: draw(counties.filter((county) => !isServed(county))),
  };
}

/** Height of a county's name and width of each of its letters, at its largest font size. */
const COUNTY_NAME = { height: 10, letter: 6.5 } as const;

/** Distance between the places that are tried for a county's name. */
const STEP = 4;

/** Least distance of a county's name from any other name. */
const LEAST_ROOM = 2;

function countyBox(name: string, { x, y }: Point): Box {
  const half = (name.length * COUNTY_NAME.letter) / 2;
  const height = COUNTY_NAME.height / 2;
  return { left: x - half, right: x + half, top: y - height, bottom: y + height };
}

/** The label of the radius, at the top of the circle. */
const radiusBox: Box = countyBox('150 miles', { x: MAP_SIZE / 2, y: MAP_SIZE / 2 - MAP_RADIUS + RADIUS_TEXT });

const CENTER: Point = { x: MAP_SIZE / 2, y: MAP_SIZE / 2 };

/** Share of the room of a name at either end that it leaves free in most fonts. */
const SLACK = 0.12;

/** Returns whether the circle of the service radius runs through a name with this box, in most fonts. */
function isOnCircle({ left: start, right: end, top, bottom }: Box): boolean {
  const slack = (end - start) * SLACK;
  const [left, right] = [start + slack, end - slack];
  const farthest = Math.hypot(Math.max(CENTER.x - left, right - CENTER.x), Math.max(CENTER.y - top, bottom - CENTER.y));
  return distance(CENTER, { left, right, top, bottom }) <= MAP_RADIUS && farthest >= MAP_RADIUS;
}

/** Places each county's name as far as possible from all other names and from the circle. Leaves out the name of a county without room. */
function placeCounties(counties: readonly County[], taken: readonly Box[]): NamedPoint[] {
  const onMap = projection();
  const steps = Array.from({ length: Math.floor(MAP_SIZE / STEP) }, (_, index) => index * STEP);
  const grid = steps.flatMap((x) => steps.map((y): Point => ({ x, y })));
  return counties.filter(isServed).flatMap((county) => {
    const { name } = county.properties;
    const isInside = ({ x, y }: Point) => {
      const position = onMap.invert?.([x, y]);
      return position && geoContains(county, position);
    };
    const free = grid
      .map((point) => {
        const box = countyBox(name, point);
        const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => ({ x, y })));
        const room = Math.min(...taken.flatMap((other) => corners.map((corner) => distance(corner, other))));
        const reach = Math.max(...corners.map(({ x, y }) => Math.hypot(x - CENTER.x, y - CENTER.y)));
        return { name, ...point, corners, room: Math.min(room, MAP_RADIUS - reach) };
      })
      .filter(({ room, corners }) => room > LEAST_ROOM && corners.every(isInside))
      .sort((a, b) => b.room - a.room);
    return free.slice(0, 1).map(({ x, y }) => ({ name, x, y }));
  });
}

/** Places the towns and all names on the map. */
export function placeNames(counties: readonly County[]): MapNames {
  const points = areas
    .map((area) => {
      const { id, name } = area;
      const point = mapPoint(detailsOf(area).coordinates);
      if (!point)
        throw new Error(
          `towns.yaml: the coordinates of "${id}" are outside the map, which shows ${business.serviceRadius.miles} miles around ${business.serviceRadius.from}. Check its latitude and longitude, or serviceRadiusMiles in company.yaml.`,
        );
      return { id, name, ...point };
    })
    .sort((a, b) => a.y - b.y);
  const labels = placeLabels(points, { taken: [radiusBox], isOnLine: isOnCircle });
  const boxes = points.flatMap((point, index) => {
    const label = labels[index];
    const dot = { left: point.x, right: point.x, top: point.y, bottom: point.y };
    return label ? [labelBox(point, label), dot] : [dot];
  });
  return {
    towns: points.map(({ id, x, y }, index) => ({ id, x, y, label: labels[index] })),
    counties: placeCounties(counties, [...boxes, radiusBox]),
  };
}
