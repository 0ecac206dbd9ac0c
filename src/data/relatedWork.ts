/**
 * Which of the company's jobs, pictures and reviews belong on a page about a service or a town. A page without a match
 * shows nothing.
 */

import { areaById, areas, type AreaId } from './areas';
import { gallery, type GalleryItem } from './gallery';
import { projectCards, type ProjectCard } from './projects';
import { reviews, type Review } from './reviews';
import type { ServiceId } from './services';

/** What a page is about: a service, a town with its neighbors, or a service there. */
export interface WorkSubject {
  readonly service?: ServiceId;
  readonly town?: AreaId;
}

/** Number of cards in a row. */
const ROW = 3;

/** Returns the town that a location names: "Naples", "Naples, FL"; undefined if it is none of the areas. */
export function townIn(location: string): AreaId | undefined {
  return areas.find(({ name }) => name === location.split(',')[0])?.id;
}

/** Returns the entries about this subject: those in the town, and those of its neighbors, nearest first. */
function related<Entry extends { readonly service?: ServiceId }>(
  entries: readonly Entry[],
  townOf: (entry: Entry) => AreaId | undefined,
  { service, town }: WorkSubject,
): { readonly own: readonly Entry[]; readonly around: readonly Entry[] } {
  const ofService = entries.filter((entry) => !service || entry.service === service);
  if (!town) return { own: ofService, around: [] };
  const inTown = (id: AreaId) => ofService.filter((entry) => townOf(entry) === id);
  return { own: inTown(town), around: areaById(town).nearby.flatMap(inTown) };
}

/**
 * Returns the projects about this subject, in the order of the list. Those of a town are all of its own, so that each
 * project is on a page, and then those of its neighbors, nearest first, until a row is full.
 */
export function projectsFor(subject: WorkSubject): readonly ProjectCard[] {
  const { own, around } = related(projectCards, ({ area }) => area, subject);
  return [...own, ...around.slice(0, Math.max(0, ROW - own.length))];
}

/** Returns the pictures of the gallery about this subject: those in the town first, then those of its neighbors. */
export function picturesFor(subject: WorkSubject): readonly GalleryItem[] {
  const { own, around } = related(gallery, ({ location }) => townIn(location), subject);
  return [...own, ...around];
}

/** Returns the first review about this subject, from the town if there is one, or else from its nearest neighbor. */
export function reviewFor(subject: WorkSubject): Review | undefined {
  const { own, around } = related(reviews, ({ location }) => townIn(location), subject);
  return [...own, ...around][0];
}
