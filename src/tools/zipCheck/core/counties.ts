/*
 * Reads the county shapes for the map and the ZIP list, at build time only. They are the Census Bureau's cartographic
 * boundary files of 2017 from us-atlas, simplified for a scale of 1 : 10 million.
 */
import { readFileSync } from 'node:fs';
import { geoContains, geoDistance } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { areas, type Area, type Coordinates } from '../../../company/areas';
import { business } from '../../../company/business';

/** Mean radius of the Earth in miles. */
export const EARTH_RADIUS_MILES = 3958.76;

/** Census code of Florida, the prefix of its counties' codes. */
const FLORIDA = '12';

/** How far a point may be from a county's simplified coast and still belong to it, in miles. */
const COAST_TOLERANCE_MILES = 6;

export type County = Feature<Polygon | MultiPolygon, { readonly name: string }>;

/** Returns longitude before latitude, the order of GeoJSON and d3-geo. */
export function toPosition({ latitude, longitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

/** Returns the great-circle distance. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return geoDistance(toPosition(a), toPosition(b)) * EARTH_RADIUS_MILES;
}

/** Returns the town that the service radius is measured from. */
export function radiusCenter(): Area {
  const center = areas.find(({ name }) => name === business.serviceRadius.from);
  if (!center)
    throw new Error(
      `company.yaml: locality is "${business.serviceRadius.from}". Write the name of a town in towns.yaml.`,
    );
  return center;
}

let countiesRead: readonly County[] | undefined;

/** Returns Florida's counties, read once. */
export function floridaCounties(): readonly County[] {
  if (countiesRead) return countiesRead;
  const file = require.resolve('us-atlas/counties-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    counties: GeometryCollection<{ name: string }>;
  }>;
  const { features } = feature(topology, topology.objects.counties);
  countiesRead = (features as County[]).filter(({ id }) => String(id).startsWith(FLORIDA));
  return countiesRead;
}

function corners({ geometry }: County): Position[] {
  return geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
}

/** Returns whether a county is part of the service area. */
export function isServed({ properties }: County): boolean {
  return business.counties.includes(properties.name);
}

/**
 * Returns the county that contains a point; undefined if none does. Simplified shapes lose small islands, so a point
 * outside every county belongs to the one with the nearest corner, if that is near enough.
 */
export function countyAt(point: Coordinates, counties: readonly County[]): County | undefined {
  const position = toPosition(point);
  return (
    counties.find((county) => geoContains(county, position)) ??
    counties
      .map((county) => ({
        county,
        miles:
          Math.min(...corners(county).map((corner) => geoDistance(corner as [number, number], position))) *
          EARTH_RADIUS_MILES,
      }))
      .filter(({ miles }) => miles <= COAST_TOLERANCE_MILES)
      .sort((a, b) => a.miles - b.miles)[0]?.county
  );
}

/** Returns the county of the service area that contains a point; undefined elsewhere. */
export function servedCounty(point: Coordinates, counties: readonly County[]): string | undefined {
  const county = countyAt(point, counties);
  return county && isServed(county) ? county.properties.name : undefined;
}
