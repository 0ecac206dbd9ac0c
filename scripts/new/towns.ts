import path from 'node:path';
import { areas, detailsOf, inArea } from '../../src/company/areas';
import type { CompanyFolders } from '../../src/company/load/folders';
import { addEntry, removeEntries, removeFields } from '../../src/company/load/yamlFile';
import { townSchema } from '../../src/company/schemas/offers';
import type { StandIn } from '../../src/images/standIn';
import { withArticle } from '../../src/words/numberWords';
import { changeFile, slugOf, writeNew } from './files';
import { landingPage } from './mdx';
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

/** Parts a town as people type it into its name and its ZIP, if there is one: "Tampa 33602", "Tampa (33602)". */
function partsOf(typed: string): { readonly name: string; readonly zip?: string } {
  const [, name = typed, zip] = /^(.*?)\s*\(?(\d{5})\)?$/.exec(typed.trim()) ?? [];
  return { name: name.trim(), zip };
}

/** Returns the id of a town that somebody typed. */
export const townId = (typed: string): string => slugOf(partsOf(typed).name);

/** Returns the town that somebody typed, or what is wrong with it. */
function readTown(typed: string): Town | string {
  const { name, zip } = partsOf(typed);
  const area = areas.find(({ id }) => id === slugOf(name));
  if (area) {
    const { coordinates, county } = detailsOf(area);
    return { name: area.name, coordinates, county, isNew: false };
  }
  const verdict = checkedBy(townSchema.entries.name)(name);
  if (verdict !== true) return verdict;
  const place = zip === undefined ? `Write ${name} with its ZIP, as in Tampa 33602.` : placeOf(zip);
  return typeof place === 'string' ? place : { name, ...place, isNew: true };
}

/** Returns what is wrong with towns that somebody typed, or true. */
export function checkTowns(...typed: readonly string[]): true | string {
  const ids = typed.map(townId);
  const twice = typed.find((_, at) => ids.indexOf(ids[at]) < at);
  if (twice) return `${partsOf(twice).name} is there twice. Write each town once.`;
  return (
    typed
      .map(readTown)
      .filter((read) => typeof read === 'string')
      .join(' ') || true
  );
}

/** Reads the towns that somebody typed. Leaves out those that `checkTowns` refuses. */
export const readTowns = (typed: readonly string[]): readonly Town[] =>
  typed.map(readTown).filter((read) => typeof read !== 'string');

/** Returns the page of a town, which its people write. */
function pageOf(name: string): string {
  const sections = {
    [`What pavers do for ${withArticle(name)} house`]: 'what people here build, and why, with links to the services',
    'Under the grass': 'soil, water table, fill, old concrete: what you find when you dig here',
    'Who to ask first': 'permits, associations, flood zones, with links to the offices',
  };
  const body = Object.entries(sections).map(
    ([title, note]) => `<Section title="${title}">\n\n{/* Write: ${note} */}\n\n</Section>\n`,
  );
  return landingPage({ area: slugOf(name), draft: true }, body.join('\n'));
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
