import path from 'node:path';
import type * as v from 'valibot';
import { areas, inArea } from '../../src/company/areas';
import type { CompanyFolders } from '../../src/company/load/folders';
import { addEntry, changeYaml, nodeOf, removeEntries } from '../../src/company/load/yamlFile';
import { townSchema } from '../../src/company/schemas/offers';
import type { StandIn } from '../../src/images/standIn';
import { listWords, startSentence, withArticle } from '../../src/words/numberWords';
import { mdx, sections, slugOf, writeNew } from './files';
import { neighborsOf, placeOf, type Place } from './places';
import { checkedBy } from './questions';

/** Most characters of a page's title, as search engines show it. */
const LONGEST_TITLE = 60;

/** A town that the site does not have yet. */
export interface NewTown {
  readonly name: string;
  readonly place: Place;
  readonly isIsland?: boolean;
  /** The text of its card; otherwise, one is made of what the company builds. */
  readonly description?: string;
}

/** What the company does, as its new pages say it. */
export interface Offer {
  /** In a few words, as in "driveways, patios and pool decks". */
  readonly work: string;
  readonly services: readonly { readonly name: string; readonly shortName: string }[];
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

/** Returns a title with as many of the services as fit. */
export function titleOf(name: string, services: Offer['services']): string {
  const titles = [3, 2, 1].map((count) => {
    const names = services.slice(0, count).map(({ shortName }) => shortName);
    return `${name} Pavers: ${listWords(names).replace(' and ', ' & ')}`;
  });
  return titles.find(({ length }) => length <= LONGEST_TITLE) ?? `${name} Pavers`;
}

/** A town as texts name it. */
export type TownInTexts = Pick<NewTown, 'name' | 'isIsland'> & { readonly county: string };

/** Returns the texts of a town's card and page that say what the company builds. */
export function textsAbout(town: TownInTexts, work: string) {
  const inTown = inArea(town);
  return {
    card: `${startSentence(work)} ${inTown} and around it in ${town.county} County, planned for the ground they stand on.`,
    description: `Pavers ${inTown}: ${work}. Planned for your ground, with free written estimates.`,
    lead: `What we build ${inTown}: ${work}. The written estimate for yours is free.`,
  };
}

/** Returns the keyword for a service in a town. */
export const keywordOf = (service: Offer['services'][number], { name }: TownInTexts) => `${service.name} ${name}`;

/** Returns the page of a town, which its people write. */
function pageOf(town: TownInTexts, { work, services }: Offer): string {
  const { name } = town;
  const { description, lead } = textsAbout(town, work);
  const frontMatter = {
    area: slugOf(name),
    draft: true,
    title: titleOf(name, services),
    description,
    keywords: [
      ...[`${name} pavers`, `paver contractor ${name}`, `paver estimate ${name}`],
      ...services.slice(0, 2).map((one) => keywordOf(one, town)),
    ],
    headline: `${name} pavers, planned for the ground`,
    lead,
    faq: [],
  };
  return mdx(
    frontMatter,
    sections({
      [`What pavers do for ${withArticle(name)} house`]: 'what people here build, and why, with links to the services',
      'Under the grass': 'soil, water table, fill, old concrete: what you find when you dig here',
      'Who to ask first': 'permits, associations, flood zones, with links to the offices',
    }),
  );
}

type Entry = v.InferOutput<typeof townSchema>;

/** Adds the entries and pages of new towns, and removes those of others. Those that are left get new neighbors. */
export function changeTowns(
  company: CompanyFolders,
  {
    added = [],
    removed = [],
    offer,
  }: Readonly<{ added?: readonly NewTown[]; removed?: readonly string[]; offer: Offer }>,
): readonly StandIn[] {
  if (added.length + removed.length === 0) return [];
  changeYaml(path.join(company.company, 'towns.yaml'), (document) => {
    removeEntries<Entry>(document, [], ({ id }) => removed.includes(id));
    for (const town of added) {
      const { name, place, isIsland } = town;
      const { description = textsAbout({ ...town, county: place.county }, offer.work).card } = town;
      addEntry(document, [], {
        id: slugOf(name),
        name,
        description,
        county: place.county,
        ...(isIsland && { isIsland }),
        coordinates: place.coordinates,
        nearby: [],
      });
    }
    const towns = document.toJS() as readonly Entry[];
    const lists = neighborsOf(towns);
    towns.forEach(({ id, nearby }, at) => {
      const list = lists.get(id) ?? [];
      if (list.join() !== nearby.join()) document.setIn([at, 'nearby'], nodeOf(document, list));
    });
  });
  for (const town of added)
    writeNew(
      path.join(company.company, `pages/${slugOf(town.name)}-pavers.mdx`),
      pageOf({ ...town, county: town.place.county }, offer),
    );
  return added.map((town) => ({
    id: `city-${slugOf(town.name)}`,
    slots: ['pageHero', 'card'],
    subject: `our work ${inArea(town)}`,
  }));
}
