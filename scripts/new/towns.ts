import { areas, inArea, type Area } from '../../src/company/areas';
import { listWords, withArticle } from '../../src/words/numberWords';
import type { StandIn } from '../../src/images/standIn';
import { addNames } from './addNames';
import { assertNew, mdx, sections, slugOf, writeNew } from './files';
import { neighborsOf, placeOf, type Place } from './places';
import { rewrite, withEntries, writeLists } from './sourceLists';

/** The file with the towns. */
export const AREAS_FILE = 'src/company/areas.ts';

/** Fewest and most letters of a town's name: more do not fit on the map. */
const LETTERS = [3, 22] as const;

/** Most characters of a page's title, as search engines show it. */
const LONGEST_TITLE = 60;

/** A town that the site does not have yet. */
export interface NewTown {
  readonly name: string;
  readonly place: Place;
  readonly isIsland: boolean;
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
  const [least, most] = LETTERS;
  if (name.length < least || name.length > most) return `Write the name of a town, in ${least} to ${most} letters.`;
  return !areas.some(({ id }) => id === slugOf(name)) || `${name} is there already. Choose another town.`;
}

/** Returns what is wrong with a ZIP as the place of a town, or true. */
export function checkTownZip(zip: string): true | string {
  if (!/^\d{5}$/.test(zip)) return 'Write the five digits of a ZIP, like 33602.';
  const place = placeOf(zip);
  return typeof place !== 'string' || place;
}

/** Returns a title with as many of the services as fit. */
function titleOf(name: string, services: Offer['services']): string {
  const titles = [3, 2, 1].map((count) => {
    const names = services.slice(0, count).map(({ shortName }) => shortName);
    return `${name} Pavers: ${listWords(names).replace(' and ', ' & ')}`;
  });
  return titles.find(({ length }) => length <= LONGEST_TITLE) ?? `${name} Pavers`;
}

/** The texts about a town that are made of what the company builds. */
function textsOf(
  town: { readonly name: string; readonly isIsland?: boolean },
  county: string,
  { work, services }: Offer,
) {
  const { name } = town;
  const inTown = inArea(town);
  return {
    title: titleOf(name, services),
    description: `Pavers ${inTown}: ${work}. Planned for your ground, with free written estimates.`,
    lead: `What we build ${inTown}: ${work}. The written estimate for yours is free.`,
    card: `${work.charAt(0).toUpperCase()}${work.slice(1)} ${inTown} and around it in ${county} County, planned for the ground they stand on.`,
    keywords: services.slice(0, 2).map((one) => `${one.name} ${name}`),
  };
}

/**
 * Returns a text about a town, a page or the list of areas, whose sentences that setup made of what the company built say
 * what it builds now. Sentences that somebody has written since stay.
 */
export function retell(text: string, town: Area, before: Offer, after: Offer): string {
  const { keywords: oldWords, ...old } = textsOf(town, town.county, before);
  const { keywords: newWords, ...now } = textsOf(town, town.county, after);
  const told = Object.values(old).reduce(
    (rest, sentence, index) => rest.replaceAll(sentence, () => Object.values(now)[index]),
    text,
  );
  // From the last one on, because a service that stays moves up: its new place still has another one's name.
  return oldWords.reduceRight(
    (rest, word, index) =>
      index < newWords.length ? rest.replaceAll(word, () => newWords[index]) : withoutItem(rest, word),
    told,
  );
}

/** Returns a text without an item of a list in it, which follows another one. */
function withoutItem(text: string, item: string): string {
  return [`,"${item}"`, `, "${item}"`, `, '${item}'`, `\n  - ${item}`].reduce(
    (rest, written) => rest.replaceAll(written, ''),
    text,
  );
}

/** The page of a town, which its people write. */
function pageOf(town: NewTown, offer: Offer): string {
  const { name } = town;
  const { title, description, keywords, lead } = textsOf(town, town.place.county, offer);
  const frontMatter = {
    area: slugOf(name),
    draft: true,
    title,
    description,
    keywords: [`${name} pavers`, `paver contractor ${name}`, `paver estimate ${name}`, ...keywords],
    headline: `${name} pavers, planned for the ground`,
    lead,
    faq: [],
  };
  const whatAndWhere = sections({
    [`What pavers do for ${withArticle(name)} house`]: 'what people here build, and why',
    'Under the grass': 'soil, water table, fill, old concrete: what you find when you dig here',
  });
  const rulesAndWork = sections({
    'Who to ask first': 'permits, associations, flood zones, with links to the offices',
    'Our work here': 'jobs in this town, with links to the services',
  });
  return mdx(frontMatter, `${whatAndWhere}\n<LocalWork />\n\n${rulesAndWork}`);
}

/**
 * Adds towns: the page, the entry and the names of each. All towns that stay list their neighbors once more.
 * @param staying the towns that the list has apart from the new ones
 * @returns the pictures that they need
 * @throws Error if a page or a picture has the name already
 */
export async function addTowns(
  siteDir: string,
  towns: readonly NewTown[],
  offer: Offer,
  staying = areas,
): Promise<readonly StandIn[]> {
  for (const { name } of towns) assertNew(siteDir, `city-${slugOf(name)}`);
  const entries = towns.map(({ name, place, isIsland, description }) => ({
    id: slugOf(name),
    name,
    path: `/${slugOf(name)}-pavers`,
    description: description ?? textsOf({ name, isIsland }, place.county, offer).card,
    county: place.county,
    isIsland: isIsland || undefined,
    coordinates: place.coordinates,
    nearby: [],
  }));
  for (const town of towns) await writeNew(siteDir, `src/pages/${slugOf(town.name)}-pavers.mdx`, pageOf(town, offer));
  const lists = neighborsOf([...staying, ...entries]);
  rewrite(siteDir, AREAS_FILE, (text) =>
    writeLists(withEntries(AREAS_FILE, text, 'areas', entries), { constant: 'areas', key: 'nearby', lists }),
  );
  await addNames(siteDir, [...towns.map(({ name }) => name), ...towns.map(({ place }) => place.county)]);
  return entries.map((entry) => ({
    id: `city-${entry.id}`,
    slots: ['pageHero', 'card'],
    subject: `our work ${inArea(entry)}`,
  }));
}
