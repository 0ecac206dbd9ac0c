/** What a company's answers change: what comes, what stays and what goes. */

import { areas } from '../../src/company/areas';
import { company as before, countyPages } from '../../src/company/facts';
import { folders } from '../../src/company/load/folders';
import { articlesOf, fieldOf } from '../../src/company/load/texts';
import { extraPrices } from '../../src/company/pricing';
import type { WrittenPriceKey } from '../../src/company/schemas/keys';
import { builtInServiceIds, inText, services, type Service } from '../../src/company/services';
import { siteParts } from '../../src/company/siteParts';
import { countedIds, countedRules, type BuiltExtra } from '../../src/tools/estimator/core/rules';
import { slugOf } from '../new/files';
import type { Answers } from '../new/questions';
import { readTowns } from '../new/towns';
import type { NewRedirects } from '../redirects/addRedirects';
import { factsAfter } from './facts';
import { takesOver } from './questions';

/** A part that a company can lack, by its fact or its price. */
type Part = 'referrals' | 'texts' | 'newsletter' | 'hiring' | 'repairs' | BuiltExtra;

/** The words for the parts that a company can lack. */
const programs: Readonly<Record<Part, readonly string[]>> = {
  referrals: ['referral', 'refer'],
  texts: ['text us'],
  newsletter: ['newsletter'],
  hiring: [],
  // Prose has the word for other reasons, such as a pipe.
  repairs: [],
  wall: ['retaining wall'],
  lights: ['path light', 'landscape lighting', 'low-voltage light'],
  firePits: ['fire pit'],
  // Wall blocks are for seating walls, too, whoever builds those.
  seats: ['seat wall', 'built-in seating', 'bench'],
};

const parts = Object.keys(programs) as readonly Part[];

/** The page about repairs, which goes with them. */
const REPAIRS = '/paver-repair';

/** The file of a company with the lines that setup leaves to rewrite. */
export const REWRITE_FILE = 'to-rewrite.txt';

const namesOf = (service: Service) => [service.name, service.shortName, inText(service)];

const isExtra = (part: Part): part is BuiltExtra => Object.hasOwn(extraPrices, part);

const leadTo = (target: string, routes: readonly string[]): NewRedirects =>
  Object.fromEntries(routes.map((route) => [route, target]));

/** Returns what these answers change, from the company that is built to what was answered. */
export function differencesOf(answers: Answers) {
  const after = factsAfter(before, answers);
  const towns = readTowns([...answers.towns]);
  const lostTowns = areas.filter(({ id }) => towns.every(({ name }) => slugOf(name) !== id));
  const offered = services.filter(({ name }) => answers.services.includes(name));
  const lostServices = services.filter((service) => !offered.includes(service));
  const lostExtras = countedIds.filter((extra) => !answers.extras.includes(countedRules[extra].label));
  const isLeft = (part: Part) => {
    if (part === 'repairs') return siteParts.repairs && answers.repairs === 'yes';
    return isExtra(part) ? siteParts[part] && !lostExtras.includes(part) : after[part];
  };
  const lostParts = parts.filter((part) => !isLeft(part));
  const lostServiceIds = lostServices.map(({ id }) => id);
  const articles = articlesOf(folders);
  const lostArticles = articles
    .filter((article) => lostServiceIds.includes(fieldOf(article, 'service') ?? ''))
    .map(({ name }) => name);

  const kept = [...towns, ...offered].map(({ name }) => name).concat(after.counties, after.region);
  const present = [...kept, ...offered.flatMap(namesOf)].map((name) => name.toLowerCase());
  const without = (names: readonly string[]) => {
    const left = names.filter((name) => !present.includes(name.toLowerCase()));
    return left.filter((name, at) => left.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at);
  };
  const gonePlaces = without([before.region, ...areas.map(({ name }) => name), ...before.counties]);
  const losesRepairs = siteParts.repairs && lostParts.includes('repairs');
  return {
    answers,
    before,
    after,
    takesOver: takesOver(before, answers.name),
    towns,
    lostTowns,
    offered,
    lostServiceIds,
    /** The prices of what the company does along with paving no longer. */
    lostPrices: [
      ...lostExtras.map((extra) => countedRules[extra].price as WrittenPriceKey),
      ...(losesRepairs ? (['maintenance.minorRepairs'] as const) : []),
    ],
    /** The names of articles that go, without `.mdx`. */
    lostArticles,
    /** Where the addresses of the pages that go lead: to the page that lists what is left. */
    redirects: {
      ...leadTo('/service-area', [
        ...lostTowns.map((town) => town.path),
        ...countyPages.filter(({ county }) => !after.counties.includes(county)).map((page) => page.path),
      ]),
      ...leadTo('/', [...lostServices.map((service) => service.path), ...(losesRepairs ? [REPAIRS] : [])]),
      ...leadTo(
        lostArticles.length < articles.length ? '/blog' : '/',
        lostArticles.map((article) => `/blog/${article}`),
      ),
    },
    gone: {
      /** Names that stay, which may have one that is gone in them: "Fort Myers Beach". */
      kept,
      /** The region, counties and towns. */
      places: gonePlaces,
      /** Services and programs, in the words of their customers. Short names of one word, such as "Patios", are among them. */
      offers: [...without(services.flatMap(namesOf)), ...lostParts.flatMap((part) => programs[part])],
      /** The services, parts, places and articles that are gone, as `<If>` names them: what is in it goes, too. */
      conditions: [
        ...builtInServiceIds.filter((id) => !offered.some((service) => service.id === id)),
        ...lostParts,
        ...gonePlaces,
        ...lostArticles,
      ],
    },
  };
}

/** What setup changes. */
export type Differences = ReturnType<typeof differencesOf>;
