/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import type * as relatedWorkModule from './relatedWork';

jest.mock('../company/areas', () => {
  const areas = [
    { id: 'bay', name: 'Bay', nearby: ['cape', 'dune'] },
    { id: 'cape', name: 'Cape', nearby: ['bay'] },
    { id: 'dune', name: 'Dune', nearby: ['bay', 'cape'] },
    { id: 'dune-beach', name: 'Dune Beach', nearby: [] },
  ];
  return { areas, areaById: (id: string) => areas.find((area) => area.id === id) };
});
jest.mock('../company/projects', () => ({
  projectCards: [
    { id: 'one', area: 'dune', service: 'walls' },
    { id: 'two', area: 'bay', service: 'walks' },
    { id: 'three', area: 'cape', service: 'walks' },
    { id: 'four', area: 'dune' },
    { id: 'five', area: 'dune-beach', service: 'walls' },
  ],
}));
jest.mock('../company/gallery', () => ({
  gallery: [
    { id: 'beach picture', location: 'Dune Beach', service: 'walls' },
    { id: 'bay picture', location: 'Bay', service: 'walls' },
  ],
}));
jest.mock('../company/reviews', () => ({
  reviews: [
    { id: 'one', location: 'Dune Beach, FL', service: 'walls' },
    { id: 'two', location: 'Cape, FL', service: 'walks' },
    { id: 'three', location: 'Bay, FL' },
  ],
}));

const { reviewFor, workFor } = jest.requireActual<typeof relatedWorkModule>('./relatedWork');

const idsOf = (works: readonly { readonly id: string }[]) => works.map(({ id }) => id);

test('a service has its own jobs, then pictures until a row is full, and a review', () => {
  expect(idsOf(workFor({ service: 'walls' }))).toEqual(['one', 'five', 'beach picture']);
  expect(reviewFor({ service: 'walks' })?.id).toBe('two');
});

test('a town has all its own projects, its own pictures, and then those of its neighbors, until a row is full', () => {
  expect(idsOf(workFor({ town: 'bay' }))).toEqual(['two', 'bay picture', 'three']);
  expect(idsOf(workFor({ town: 'dune' }))).toEqual(['one', 'four', 'two']);
  expect(idsOf(workFor({ town: 'cape' }))).toEqual(['three', 'two', 'bay picture']);
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
