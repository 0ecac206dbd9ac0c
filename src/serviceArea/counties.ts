/*
 * Build time only: what the map and the ZIP list know about the land. County shapes are the Census Bureau's cartographic
 * boundary files of 2017 as us-atlas carries them, simplified for a scale of 1 : 10 million.
 */
import { readFileSync } from 'node:fs';
import { geoContains, geoDistance } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { areas, type Area, type Coordinates } from '../data/areas';
import { business, type CountyName } from '../data/business';

/** Mean radius of the Earth in miles. */
export const EARTH_RADIUS_MILES = 3958.76;

/** Census code of Florida, with which the codes of its counties begin. */
const FLORIDA = '12';

/** How far a point may lie off a county's simplified coast and still belong to it, in miles. */
const COAST_TOLERANCE_MILES = 6;

export type County = Feature<Polygon | MultiPolygon, { readonly name: string }>;

/** Longitude before latitude, as GeoJSON and d3-geo have it. */
export function toPosition({ latitude, longitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

/** Great-circle distance. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return geoDistance(toPosition(a), toPosition(b)) * EARTH_RADIUS_MILES;
}

/** The town that the service radius is measured from. */
export function radiusCenter(): Area {
  const center = areas.find(({ name }) => name === business.serviceRadius.from);
  if (!center)
    throw new Error(`The service radius starts from "${business.serviceRadius.from}", which is not one of the areas.`);
  return center;
}

/** Florida's counties. */
export function floridaCounties(): County[] {
  const file = require.resolve('us-atlas/counties-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    counties: GeometryCollection<{ name: string }>;
  }>;
  return feature(topology, topology.objects.counties).features.filter((county): county is County =>
    String(county.id).startsWith(FLORIDA),
  );
}

function corners({ geometry }: County): Position[] {
  return geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
}

function isServed(name: string): name is CountyName {
  return business.counties.some((county) => county === name);
}

/**
 * The county of the service area that a point lies in; undefined elsewhere. Simplified shapes lose small islands, so a
 * point in no county at all belongs to the one whose corner is nearest, if that is near enough.
 */
export function servedCounty(point: Coordinates, counties: readonly County[]): CountyName | undefined {
  const position = toPosition(point);
  const around = counties.find((county) => geoContains(county, position));
  const name =
    around?.properties.name ??
    counties
      .map((county) => ({
        name: county.properties.name,
        miles:
          Math.min(...corners(county).map((corner) => geoDistance(corner as [number, number], position))) *
          EARTH_RADIUS_MILES,
      }))
      .filter(({ miles }) => miles <= COAST_TOLERANCE_MILES)
      .sort((a, b) => a.miles - b.miles)[0]?.name;
  return name !== undefined && isServed(name) ? name : undefined;
}
