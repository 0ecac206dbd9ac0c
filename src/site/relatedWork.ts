/**
 * Which of the company's jobs, pictures and reviews belong on a page about a service or a town. A page without a match
 * shows nothing.
 */

import { areaById, areas, detailsOf, pageOf, townIn, type AreaId } from '../company/areas';
import { gallery, type GalleryItem } from '../company/gallery';
import { caseStudies, projectCards, type ProjectCard } from '../company/projects';
import { reviews, type Review } from '../company/reviews';
import { services, type ServiceId } from '../company/services';

/** What a page is about: a service, a town with its neighbors, or a service there. */
export interface WorkSubject {
  readonly service?: ServiceId;
  readonly town?: AreaId;
}

/** A project or a picture of the gallery. */
export type Work = ProjectCard | GalleryItem;

/** Number of cards in a row. */
export const ROW = 3;

/** The projects of the home page: two rows. */
export const homeWork: readonly ProjectCard[] = projectCards.slice(0, 2 * ROW);

/** The most pages that show a picture besides its own: that of its town, and of a picture of the gallery, the gallery. */
const MOST_PAGES = 3;

/** Returns the entries about this subject: those in the town, and those of its neighbors, nearest first. */
function related<Entry extends { readonly service?: ServiceId }>(
  entries: readonly Entry[],
  townOf: (entry: Entry) => AreaId | undefined,
  { service, town }: WorkSubject,
): { readonly own: readonly Entry[]; readonly around: readonly Entry[] } {
  const ofService = entries.filter((entry) => !service || entry.service === service);
  if (!town) return { own: ofService, around: [] };
  const inTown = (id: AreaId) => ofService.filter((entry) => townOf(entry) === id);
  return { own: inTown(town), around: detailsOf(areaById(town)).nearby.flatMap(inTown) };
}

/** Returns the town of a project or picture; undefined if it is none of the areas. */
export function townOf(work: Work): AreaId | undefined {
  return 'area' in work ? work.area : townIn(work.location);
}

const isAtHome = ({ service }: Work) => service !== 'commercial-pavers';

/** Returns a row that these works begin, or all of them if they are more, with as many of the others as it has room for. */
const rowOf = (first: readonly Work[], rest: readonly Work[]): readonly Work[] => [
  ...first,
  ...rest.slice(0, Math.max(0, ROW - first.length)),
];

/**
 * Returns the projects about this subject, in the order of the list, and then pictures of the gallery until a row is full.
 */
export function ownWork(subject: WorkSubject): readonly Work[] {
  return rowOf(related(projectCards, townOf, subject).own, related(gallery, townOf, subject).own);
}

/**
 * Shares the works of neighbors out, town by town, so that none is on more than three pages besides its own. Works of a
 * service stand on its page, and the first projects on the home page.
 */
function shareWithNeighbors(): ReadonlyMap<AreaId, readonly Work[]> {
  const shown = [...homeWork, ...services.flatMap(({ id }) => ownWork({ service: id }).slice(0, ROW))];
  const inTowns = areas.map(({ id }) => ({ id, own: ownWork({ town: id }) }));
  // A picture of the gallery is on the page of its town besides its own.
  shown.push(...inTowns.flatMap(({ own }) => own.filter((work) => !('area' in work))));
  return new Map(
    inTowns.map(({ id, own }) => {
      const subject = { town: id };
      const around = [...related(projectCards, townOf, subject).around, ...related(gallery, townOf, subject).around];
      const free = around.filter((work) => shown.filter((one) => one === work).length < MOST_PAGES);
      // Pages of towns are for homeowners, so a neighbor's storefront comes after its driveways and pools.
      const row = rowOf(own, [...free.filter(isAtHome), ...free.filter((work) => !isAtHome(work))]);
      shown.push(...row.slice(own.length));
      return [id, row];
    }),
  );
}

const ofTowns = shareWithNeighbors();

/**
 * Returns the projects and pictures about this subject. Those of a town are all of its own projects, so that each project is
 * on a page, its own pictures, and then projects and pictures of its neighbors that are not on too many pages: those at
 * homes before others, nearest first.
 */
export function workFor({ service, town }: WorkSubject): readonly Work[] {
  return (town && !service && ofTowns.get(town)) || ownWork({ service, town });
}

/** Returns the first review about this subject. A town has those of its own customers, and not its neighbors'. */
export function reviewFor(subject: WorkSubject): Review | undefined {
  return related(reviews, ({ location }) => townIn(location), subject).own[0];
}

/**
 * Returns the picture of the job that a review names, and where to read more about it: a case study of the portfolio, or a
 * project, which is on the page of its town.
 */
export function jobOf({ project }: Review) {
  const study = caseStudies.find(({ id }) => id === project);
  if (study) return { picture: study.picture, path: `/portfolio#${study.id}` };
  const card = projectCards.find(({ id }) => id === project);
  const path = card && pageOf(areaById(card.area));
  return path ? { picture: card.picture, path } : undefined;
}

/**
 * Returns what these works are called in a heading: "Recent projects", or "Our work" for pictures alone. Samples are
 * neither.
 */
export function worksTitle(works: readonly Work[]): string {
  if (works.length > 0 && works.every(({ sample }) => sample)) return 'What it could look like';
  if (!works.some((work) => 'area' in work)) return 'Our work';
  return works.length === 1 ? 'Recent project' : 'Recent projects';
}
