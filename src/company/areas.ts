/** The towns that the company serves, in the order of menus, service-area page and footer. */

import { startSentence } from '../words/numberWords';
import { business, countiesInWords } from './business';
import { drafts, townDetails, towns } from './facts';
import type { Company } from './load/load';
import { inText } from './services';

/** Id of a town of towns.yaml. */
export type AreaId = string;

/** The card of a town, its county, its coordinates, and the towns nearby. */
export type TownDetails = Company['townDetails'][string];

/** Decimal degrees, WGS 84. */
export type Coordinates = TownDetails['coordinates'];

/** The towns. `path` is where the page of one is, once that is no draft (`pageOf`). */
export const areas = towns.map((town) => ({ ...town, path: `/${town.id}-pavers` }));

export type Area = (typeof areas)[number];

/** The cities that a visitor can choose. `elsewhere` is a place in the region without a page of its own. */
export const cityChoices: readonly { readonly value: AreaId | 'elsewhere'; readonly label: string }[] = [
  ...areas.map(({ id, name }) => ({ value: id, label: name })),
  {
    value: 'elsewhere',
    // The region of a company of one town may be the town itself.
    label: areas.some(({ name }) => name === business.region)
      ? 'Somewhere else'
      : `Somewhere else in ${business.region}`,
  },
];

/** Returns the names of the first three towns, where most customers are. */
export function mainTowns(): readonly string[] {
  return areas.slice(0, 3).map(({ name }) => name);
}

/** Returns where the company works: "Lee, Collier and Charlotte counties, up to 50 miles from Fort Myers". */
export function workArea(): string {
  const { miles, from } = business.serviceRadius;
  return `${countiesInWords(business.counties)}, up to ${miles} miles from ${from}`;
}

/**
 * Returns the area with this id.
 * @throws Error that lists the valid ids if there is none
 */
export function areaById(id: string): Area {
  const area = areas.find((candidate) => candidate.id === id);
  if (!area) throw new Error(`There is no area "${id}". Valid areas: ${areas.map((known) => known.id).join(', ')}.`);
  return area;
}

/** Returns the town that a location names: "Naples", "Naples, FL"; undefined if it is none of the areas. */
export function townIn(location: string): AreaId | undefined {
  return areas.find(({ name }) => name === location.split(',')[0])?.id;
}

/** Returns a town with its preposition: "in Naples", "on Sanibel". */
export function inArea({ name, isIsland }: { readonly name: string; readonly isIsland?: boolean }): string {
  return `${isIsland ? 'on' : 'in'} ${name}`;
}

/** Returns a service in a town, as links between their pages say it: "Pool decks in Cape Coral". */
export function serviceIn(service: Parameters<typeof inText>[0], area: Area): string {
  return `${startSentence(inText(service))} ${inArea(area)}`;
}

/**
 * Returns what pages and maps say of a town. Apart from the town, so that it does not come with each form that lists them.
 */
export function detailsOf({ id }: Area): TownDetails {
  return townDetails[id];
}

/** Returns the path of a town's page; undefined as long as that is a draft. */
export function pageOf({ path }: Area): string | undefined {
  return drafts.includes(path) ? undefined : path;
}

/** Returns the towns whose page is no draft. */
export function areasWithPage(): readonly Area[] {
  return areas.filter((area) => pageOf(area) !== undefined);
}

/** Returns the area whose page has this path (no slash at the end); undefined if none has. */
export function areaByPath(path: string): Area | undefined {
  return areas.find((area) => area.path === path);
}
