/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { addPages, companyOffering, under } from '@site/tests/companies/companyWith';
import type * as RelatedWorkModule from './relatedWork';

const service = (id: string) => ({
  id,
  name: `Stone ${id}`,
  shortName: id,
  tagline: `Our ${id}.`,
  description: `What we say of ${id}, in a sentence that says enough.`,
});
const town = (id: string, name: string, nearby: readonly string[]) => ({
  ...{ id, name, nearby, description: `Our work in ${name}.`, county: 'Alder' },
  coordinates: { latitude: 29.7, longitude: -85 },
});
const card = (id: string, area: string, done?: string) => ({
  ...{ id, area, title: `Job ${id}`, description: 'A job.' },
  ...(done && { service: done }),
});
const picture = (id: string, location: string) => ({ id, location, title: 'A picture', service: 'walls' });
const review = (id: string, location: string, done?: string) => ({
  ...{ id, location, name: 'Ann B.', date: 'May 2025', rating: 5, text: 'Good.', projectType: 'Wall' },
  ...(done && { service: done }),
});

const folder = companyOffering(['walls', 'walks', 'docks', 'commercial-pavers'].map(service), {
  projects: [
    [
      ['projects'],
      [
        card('one', 'dune', 'walls'),
        card('two', 'bay', 'walks'),
        card('three', 'cape', 'walks'),
        card('four', 'dune'),
        card('five', 'dune-beach', 'walls'),
        card('shop', 'mall', 'commercial-pavers'),
        card('house', 'mall'),
      ],
    ],
  ],
  gallery: [
    [[], { pictures: [picture('beach-picture', 'Dune Beach'), picture('bay-picture', 'Bay')], beforeAfter: [] }],
  ],
  reviews: [
    [[], [review('one', 'Dune Beach, FL', 'walls'), review('two', 'Cape, FL', 'walks'), review('three', 'Bay, FL')]],
  ],
  towns: [
    [
      [],
      [
        town('bay', 'Bay', ['cape', 'dune']),
        town('cape', 'Cape', ['bay']),
        town('dune', 'Dune', ['bay', 'cape']),
        town('dune-beach', 'Dune Beach', []),
        town('mall', 'Mall', []),
        town('edge', 'Edge', ['mall']),
      ],
    ],
  ],
});
addPages(folder, ['bay-pavers', 'cape-pavers', 'dune-pavers', 'dune-beach-pavers', 'mall-pavers', 'edge-pavers']);

const { reviewFor, workFor, worksTitle } = under(folder, () =>
  jest.requireActual<typeof RelatedWorkModule>('./relatedWork'),
);

const idsOf = (works: readonly { readonly id: string }[]) => works.map(({ id }) => id);

test('a service has its own jobs, then pictures until a row is full, and a review', () => {
  expect(idsOf(workFor({ service: 'walls' }))).toEqual(['one', 'five', 'beach-picture']);
  expect(reviewFor({ service: 'walks' })?.id).toBe('two');
});

test('a town has all its own projects, its own pictures, and then those of its neighbors, until a row is full', () => {
  expect(idsOf(workFor({ town: 'bay' }))).toEqual(['two', 'bay-picture', 'three']);
  expect(idsOf(workFor({ town: 'cape' }))).toEqual(['three', 'two', 'bay-picture']);
});

test('a town shows the house of a neighbor before its shop', () => {
  expect(idsOf(workFor({ town: 'mall' }))).toEqual(['shop', 'house']);
  expect(idsOf(workFor({ town: 'edge' }))).toEqual(['house', 'shop']);
});

test('no neighbor shows a job that the home page, its service and another neighbor show', () => {
  // Those of Bay and Cape, "two" and "three", are each on the home page, among the walks and on the other’s page.
  expect(idsOf(workFor({ town: 'dune' }))).toEqual(['one', 'four', 'bay-picture']);
});

test('a review is from the town itself, and never from a neighbor or a town whose name only begins like it', () => {
  expect(reviewFor({ town: 'bay' })?.id).toBe('three');
  expect(reviewFor({ town: 'dune' })).toBeUndefined();
  expect(reviewFor({ town: 'cape', service: 'walks' })?.id).toBe('two');
});

test('nothing is shown of what nobody has had done', () => {
  expect(workFor({ service: 'docks' })).toEqual([]);
  expect(workFor({ town: 'dune-beach', service: 'walks' })).toEqual([]);
  expect(reviewFor({ town: 'dune-beach', service: 'walks' })).toBeUndefined();
});

test('the heading over one project is in the singular, pictures of no project are called work, and samples are neither', () => {
  const works = workFor({ town: 'dune' });
  expect(worksTitle(works)).toBe('Recent projects');
  expect(worksTitle(works.slice(0, 1))).toBe('Recent project');
  expect(worksTitle(workFor({ town: 'dune-beach' }).filter((work) => !('area' in work)))).toBe('Our work');
  const samples = works.map((work) => ({ ...work, sample: true as const }));
  expect(worksTitle(samples)).toBe('What it could look like');
  expect(worksTitle([...samples, ...works])).toBe('Recent projects');
  expect(worksTitle([])).toBe('Our work');
});
