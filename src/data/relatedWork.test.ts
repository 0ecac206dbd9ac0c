/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import type * as relatedWorkModule from './relatedWork';

jest.mock('./areas', () => {
  const areas = [
    { id: 'bay', name: 'Bay', nearby: ['cape', 'dune'] },
    { id: 'cape', name: 'Cape', nearby: ['bay'] },
    { id: 'dune', name: 'Dune', nearby: ['bay', 'cape'] },
    { id: 'dune-beach', name: 'Dune Beach', nearby: [] },
  ];
  return { areas, areaById: (id: string) => areas.find((area) => area.id === id) };
});
jest.mock('./projects', () => ({
  projectCards: [
    { id: 'one', area: 'dune', service: 'walls' },
    { id: 'two', area: 'bay', service: 'walks' },
    { id: 'three', area: 'cape', service: 'walks' },
    { id: 'four', area: 'dune' },
    { id: 'five', area: 'dune-beach', service: 'walls' },
  ],
}));
jest.mock('./gallery', () => ({
  gallery: [
    { id: 'one', location: 'Dune Beach', service: 'walls' },
    { id: 'two', location: 'Bay', service: 'walls' },
  ],
}));
jest.mock('./reviews', () => ({
  reviews: [
    { id: 'one', location: 'Dune Beach, FL', service: 'walls' },
    { id: 'two', location: 'Cape, FL', service: 'walks' },
    { id: 'three', location: 'Bay, FL' },
  ],
}));

const { picturesFor, projectsFor, reviewFor } = jest.requireActual<typeof relatedWorkModule>('./relatedWork');

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('a service has its own jobs, pictures and review', () => {
  expect(idsOf(projectsFor({ service: 'walls' }))).toEqual(['one', 'five']);
  expect(idsOf(picturesFor({ service: 'walls' }))).toEqual(['one', 'two']);
  expect(reviewFor({ service: 'walks' })?.id).toBe('two');
});

test('a town has all its own projects, then a row filled from its neighbors, nearest first', () => {
  expect(idsOf(projectsFor({ town: 'bay' }))).toEqual(['two', 'three', 'one']);
  expect(idsOf(projectsFor({ town: 'dune' }))).toEqual(['one', 'four', 'two']);
  expect(idsOf(picturesFor({ town: 'cape' }))).toEqual(['two']);
});

test('a review is from the town itself if there is one, and never from a town whose name only begins like it', () => {
  expect(reviewFor({ town: 'bay' })?.id).toBe('three');
  expect(reviewFor({ town: 'dune' })?.id).toBe('three');
  expect(reviewFor({ town: 'dune', service: 'walks' })?.id).toBe('two');
});

test('nothing is shown of what nobody has had done', () => {
  expect(projectsFor({ service: 'docks' })).toEqual([]);
  expect(picturesFor({ town: 'dune-beach', service: 'walks' })).toEqual([]);
  expect(reviewFor({ town: 'dune-beach', service: 'walks' })).toBeUndefined();
});
