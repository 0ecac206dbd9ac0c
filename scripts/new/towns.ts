import path from 'node:path';
import { areas, detailsOf, inArea, type Area } from '../../src/company/areas';
import type { CompanyFolders } from '../../src/company/load/folders';
import { addEntry, removeEntries, removeFields } from '../../src/company/load/yamlFile';
import { townSchema } from '../../src/company/schemas/offers';
import type { StandIn } from '../../src/images/standIn';
import { withArticle } from '../../src/words/numberWords';
import { changeFile, slugOf, writeNew } from './files';
import { landingPage, sections } from './mdx';
import { placeOf, type Place } from './places';
import { checkedBy } from './questions';

/** A town that the company serves. */
export interface Town extends Place {
  readonly name: string;
  /** True if the site does not have it yet. */
  readonly isNew: boolean;
  readonly isIsland?: boolean;
  /** The text of its card; otherwise, the site makes one of what the company builds. */
  readonly description?: string;
}

/** Reads a town as people type it: "Tampa 33602", "Tampa (33602)", or the name alone. */
function readTown(typed: string): { readonly name: string; readonly zip: string; readonly area: Area | undefined } {
  const [, written = typed, zip = ''] = /^(.*?)\s*\(?(\d{5})\)?$/.exec(typed.trim()) ?? [];
  const name = written.trim();
  return { name, zip, area: areas.find(({ id }) => id === slugOf(name)) };
}

/** Returns the id of a town that somebody typed. */
export const townId = (typed: string): string => slugOf(readTown(typed).name);

/** Returns what is wrong with a town that somebody typed, or true. */
export function checkTown(typed: string): true | string {
  const { name, zip, area } = readTown(typed);
  if (area) return true;
  const verdict = checkedBy(townSchema.entries.name)(name);
  if (verdict !== true) return verdict;
  if (zip === '') return `Write ${name} with its ZIP, as in Tampa 33602.`;
  const place = placeOf(zip);
  return typeof place !== 'string' || place;
}

/** Returns what is wrong with a list of towns that somebody typed, or true. */
export function checkTowns(typed: readonly string[]): true | string {
  const ids = typed.map(townId);
  const twice = typed.find((_, at) => ids.indexOf(ids[at]) < at);
  if (twice) return `${readTown(twice).name} is there twice. Write each town once.`;
  return (
    typed
      .map(checkTown)
      .filter((verdict) => verdict !== true)
      .join(' ') || true
  );
}

/** Reads the towns that somebody typed. Leaves out those that `checkTown` refuses. */
export function readTowns(typed: readonly string[]): readonly Town[] {
  return typed.map(readTown).flatMap(({ name, zip, area }): Town[] => {
    if (area) {
      const { coordinates, county } = detailsOf(area);
      return [{ name: area.name, coordinates, county, isNew: false }];
    }
    const place = placeOf(zip);
    return typeof place === 'string' ? [] : [{ name, ...place, isNew: true }];
  });
}

/** Returns the page of a town, which its people write. */
function pageOf(name: string): string {
  return landingPage(
    { area: slugOf(name), draft: true },
    sections({
      [`What pavers do for ${withArticle(name)} house`]: 'what people here build, and why, with links to the services',
      'Under the grass': 'soil, water table, fill, old concrete: what you find when you dig here',
      'Who to ask first': 'permits, associations, flood zones, with links to the offices',
    }),
  );
}

/** Adds the entries and pages of new towns, and removes the entries of others, and the lists of neighbors that name them. */
export function changeTowns(
  company: CompanyFolders,
  towns: readonly Town[],
  removed: readonly string[] = [],
): readonly StandIn[] {
  const added = towns.filter(({ isNew }) => isNew);
  if (added.length + removed.length === 0) return [];
  changeFile(company, 'towns.yaml', (document) => {
    removeEntries<{ id: string }>(document, [], ({ id }) => removed.includes(id));
    for (const { name, description, county, isIsland, coordinates } of added) {
      addEntry(document, [], {
        id: slugOf(name),
        name,
        ...(description && { description }),
        county,
        ...(isIsland && { isIsland }),
        coordinates,
      });
    }
    removeFields(document, { nearby: removed });
  });
  for (const { name } of added) writeNew(path.join(company.company, `pages/${slugOf(name)}-pavers.mdx`), pageOf(name));
  return added.map((town) => ({
    id: `city-${slugOf(town.name)}`,
    slots: ['pageHero', 'card'],
    subject: `our work ${inArea(town)}`,
  }));
}
