import path from 'node:path';
import { areas, inArea } from '../../src/company/areas';
import type { CompanyFolders } from '../../src/company/load/folders';
import { addEntry, changeYaml, removeEntries, removeFields } from '../../src/company/load/yamlFile';
import { townSchema } from '../../src/company/schemas/offers';
import type { StandIn } from '../../src/images/standIn';
import { withArticle } from '../../src/words/numberWords';
import { slugOf, writeNew } from './files';
import { landingPage, sections } from './mdx';
import { placeOf, type Place } from './places';
import { checkedBy } from './questions';

/** A town that the site does not have yet. */
export interface NewTown {
  readonly name: string;
  readonly place: Place;
  readonly isIsland?: boolean;
  /** The text of its card; otherwise, the site makes one of what the company builds. */
  readonly description?: string;
}

/** Returns what is wrong with the name of a new town, or true. */
export function checkTownName(name: string): true | string {
  const verdict = checkedBy(townSchema.entries.name)(name);
  if (verdict !== true) return verdict;
  return !areas.some(({ id }) => id === slugOf(name)) || `${name} is there already. Choose another town.`;
}

/** Returns what is wrong with a ZIP as the place of a town, or true. */
export function checkTownZip(zip: string): true | string {
  if (!/^\d{5}$/.test(zip)) return 'Write the five digits of a ZIP, like 33602.';
  const place = placeOf(zip);
  return typeof place !== 'string' || place;
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
  { company }: CompanyFolders,
  added: readonly NewTown[],
  removed: readonly string[] = [],
): readonly StandIn[] {
  if (added.length + removed.length === 0) return [];
  changeYaml(path.join(company, 'towns.yaml'), (document) => {
    removeEntries<{ id: string }>(document, [], ({ id }) => removed.includes(id));
    for (const { name, description, place, isIsland } of added) {
      addEntry(document, [], {
        id: slugOf(name),
        name,
        ...(description && { description }),
        county: place.county,
        ...(isIsland && { isIsland }),
        coordinates: place.coordinates,
      });
    }
    removeFields(document, { nearby: removed });
  });
  for (const { name } of added) writeNew(path.join(company, `pages/${slugOf(name)}-pavers.mdx`), pageOf(name));
  return added.map((town) => ({
    id: `city-${slugOf(town.name)}`,
    slots: ['pageHero', 'card'],
    subject: `our work ${inArea(town)}`,
  }));
}
