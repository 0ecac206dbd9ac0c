/** What a company's answers change: what comes, what stays and what goes. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areas, type Area } from '../../src/company/areas';
import { company as before, countyPages } from '../../src/company/facts';
import { articlesIn, folders } from '../../src/company/load/folders';
import type { CompanyFacts } from '../../src/company/schemas/company';
import { builtInServiceIds, inText, services, type Service } from '../../src/company/services';
import { siteParts } from '../../src/company/siteParts';
import { countedIds, countedRules, type BuiltExtra } from '../../src/tools/estimator/core/rules';
import { slugOf } from '../new/files';
import type { Answers } from '../new/questions';
import type { GoneNames } from './mentions';
import { factsAfter } from './facts';
import type { Retelling } from './retell';
import { readTowns, type ChosenTown } from './towns';

/** A part that a company can lack, by its fact or its price. */
type Part = 'referrals' | 'texts' | 'newsletter' | 'hiring' | BuiltExtra;

/** The words for the parts that a company can lack. */
const programs: Readonly<Record<Part, readonly string[]>> = {
  referrals: ['referral', 'refer'],
  texts: ['text us'],
  newsletter: ['newsletter'],
  hiring: [],
  wall: ['retaining wall'],
  lights: ['path light', 'landscape lighting', 'low-voltage light'],
  firePits: ['fire pit'],
  // Wall blocks are for seating walls, too, whoever builds those.
  seats: ['seat wall', 'built-in seating', 'bench'],
};

const parts = Object.keys(programs) as readonly Part[];

/** The file of a company with the lines that setup leaves to rewrite. */
export const REWRITE_FILE = 'to-rewrite.txt';

/** What setup changes, from the company that is built to what was answered. */
export interface Differences {
  readonly answers: Answers;
  readonly before: CompanyFacts;
  readonly after: CompanyFacts;
  readonly newTowns: readonly ChosenTown[];
  readonly lostTowns: readonly Area[];
  readonly offered: readonly Service[];
  readonly lostServices: readonly Service[];
  readonly lostExtras: readonly BuiltExtra[];
  /** Parts that the site has once it is set up. */
  readonly leftParts: readonly Part[];
  /** The names of articles that go, without `.mdx`. */
  readonly lostArticles: readonly string[];
  /** Routes of the pages that go; those of counties are among the towns'. */
  readonly lostRoutes: {
    readonly towns: readonly string[];
    readonly services: readonly string[];
    readonly articles: readonly string[];
  };
  readonly gone: GoneNames;
  readonly retelling: Retelling;
}

/** Returns the service that an article is about, if it is about one alone. */
const serviceOf = (article: string) => /^service: ["']?([\w-]+)/m.exec(article)?.[1];

const namesOf = (service: Service) => [service.name, service.shortName, inText(service)];

const isExtra = (part: Part): part is BuiltExtra => Object.hasOwn(countedRules, part);

/** Returns what these answers change. */
export function differencesOf(answers: Answers): Differences {
  const after = factsAfter(before, answers);
  const towns = readTowns([...answers.towns]);
  const lostTowns = areas.filter(({ id }) => towns.every(({ name }) => slugOf(name) !== id));
  const offered = services.filter(({ name }) => answers.services.includes(name));
  const lostServices = services.filter((service) => !offered.includes(service));
  const lostExtras = countedIds.filter((extra) => !answers.extras.includes(countedRules[extra].label));
  const leftParts = parts.filter((part) =>
    isExtra(part) ? siteParts[part] && !lostExtras.includes(part) : after[part],
  );
  const lostServiceIds = lostServices.map(({ id }) => id);
  const lostArticles = articlesIn(folders.blog).filter((article) =>
    lostServiceIds.includes(serviceOf(readFileSync(path.join(folders.blog, `${article}.mdx`), 'utf8')) ?? ''),
  );

  const lostPlaces = [
    ...(before.region === after.region ? [] : [before.region]),
    ...lostTowns.map(({ name }) => name),
    ...before.counties.filter((county) => !after.counties.includes(county)),
  ];
  const lostNames = lostServices.flatMap(namesOf);
  const kept = [...towns, ...offered].map(({ name }) => name).concat(after.counties, after.region);
  const present = [...kept, ...offered.flatMap(namesOf)].map((name) => name.toLowerCase());
  const without = (names: readonly string[]) => {
    const left = names.filter((name) => !present.includes(name.toLowerCase()));
    return left.filter((name, at) => left.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at);
  };
  const gonePlaces = without(lostPlaces);
  const goneOffers = without(lostNames);
  const lostParts = parts.filter((part) => !leftParts.includes(part));
  return {
    answers,
    before,
    after,
    newTowns: towns.filter(({ isNew }) => isNew),
    lostTowns,
    offered,
    lostServices,
    lostExtras,
    leftParts,
    lostArticles,
    lostRoutes: {
      towns: [
        ...lostTowns.map((town) => town.path),
        ...countyPages.filter(({ county }) => !after.counties.includes(county)).map((page) => page.path),
      ],
      services: lostServices.map((service) => service.path),
      articles: lostArticles.map((article) => `/blog/${article}`),
    },
    gone: {
      kept,
      places: gonePlaces,
      offers: [...goneOffers, ...lostParts.flatMap((part) => programs[part])],
      conditions: [
        ...builtInServiceIds.filter((id) => !offered.some((service) => service.id === id)),
        ...lostParts,
        ...gonePlaces,
        ...lostArticles,
      ],
    },
    retelling: {
      work: [before.work, after.work],
      names: [
        ...gonePlaces,
        ...goneOffers,
        ...lostParts.filter((part) => siteParts[part]).flatMap((part) => programs[part]),
      ],
    },
  };
}
