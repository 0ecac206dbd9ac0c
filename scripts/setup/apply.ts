import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkCompanyFacts, COMPANY_FILE } from '../../src/checks/checkCompanyFacts';
import { listFiles } from '../../src/company/load/projectFiles';
import { areas, type Area } from '../../src/company/areas';
import { beforeAfterViews } from '../../src/company/gallery';
import company from '../../src/company/company.json';
import type { CompanyFacts } from '../../src/company/schemas/company';
import { blankOut } from '../../src/company/text/conditionalText';
import { isDraft } from '../../src/company/facts';
import { isPublicHost } from '../../src/company/publicHost';
import { firePits } from '../../src/company/firePits';
import { caseStudies, projectCards } from '../../src/company/projects';
import { services } from '../../src/company/services';
import { siteParts } from '../../src/company/siteParts';
import { unlink } from '../../src/words/unlink';
import { countedIds, countedRules, type CountedExtra } from '../../src/tools/estimator/core/rules';
import { makePictures } from '../../src/images/makePictures';
import { imageFolders } from '../../src/images/encode';
import { readPictures } from '../../src/images/readPictures';
import { addStandIns, type StandIn } from '../../src/images/standIn';
import { REDIRECTS_FILE } from '../../src/company/redirectList';
import { addNames } from '../new/addNames';
import { slugOf } from '../new/files';
import type { Answers } from '../new/questions';
import { entriesIn, removeEntries, rewrite } from '../new/sourceLists';
import { addTowns, AREAS_FILE, retell } from '../new/towns';
import { addRedirects, type NewRedirects } from '../redirects/addRedirects';
import { showOnHomePage } from './homePicture';
import { readLogo } from './logo';
import { mentionsIn, namesIn, type GoneNames } from './looseEnds';
import { makePalette, writePalette } from './palette';
import { changePrices, readPercent, withoutPrice } from '../new/prices';
import { colorsAfter, factsAfter } from './questions';
import { readTowns } from './towns';

/** Lines of the site, and of drafts, which can wait. */
interface Lines {
  readonly published: readonly string[];
  readonly inDrafts: readonly string[];
}

/** What was done, for the person who answered. */
export interface Outcome {
  /** Files written or deleted. */
  readonly changed: readonly string[];
  /** Sentences that lost a link, as file and line. */
  readonly reread: Lines;
  /** What still names a place, service or program that is gone, as file, line and what to do. */
  readonly mentions: Lines;
  /** Articles that have become drafts, because they name what is gone. */
  readonly drafts: readonly string[];
}

/** The lists whose samples name towns and services in sentences, and the pictures of their entries. */
const sampleLists = [
  { file: 'src/company/reviews.ts', constant: 'reviews' },
  { file: 'src/company/projects.ts', constant: 'cards', picture: 'project' },
  { file: 'src/company/projects.ts', constant: 'studies', picture: 'case-study' },
  { file: 'src/company/gallery.ts', constant: 'entries', picture: 'gallery' },
] as const;

/** A part that a company can lack, by its fact or its price. */
type Part = 'referrals' | 'texts' | 'newsletter' | 'hiring' | CountedExtra;

/** The names that the site had and has no longer. A later run of setup looks for them as well. */
const GONE_FILE = 'scripts/setup/goneNames.json';

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

/** Pages that are going, by what they are about. */
export interface GoingPages {
  readonly areas: readonly string[];
  readonly services: readonly string[];
  readonly articles: readonly string[];
}

/** Returns where the addresses of pages that are going lead: to the page that lists what is left. */
export function redirectsOf({ areas, services, articles }: GoingPages, hasArticles: boolean): NewRedirects {
  const targets: readonly (readonly [readonly string[], string])[] = [
    [areas, '/service-area'],
    [services, '/'],
    [articles, hasArticles ? '/blog' : '/'],
  ];
  return Object.fromEntries(targets.flatMap(([paths, to]) => paths.map((from) => [from, to])));
}

/** Lists the texts and code of the site, with forward slashes. */
function sourcesOf(siteDir: string): string[] {
  return ['src', 'blog'].flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(?<!\.test)\.(mdx|tsx?|typ)$|\/(company|pictures)\.json$/.test(file)),
  );
}

/** Gives the package the company's name, in package.json and in the lock file. */
function named(text: string, { name, region }: CompanyFacts): string {
  const content = JSON.parse(text) as Record<string, unknown> & {
    readonly packages?: Readonly<Record<string, object>>;
  };
  const slug = slugOf(name);
  const root = content.packages?.[''];
  const described = root
    ? { packages: { ...content.packages, '': { ...root, name: slug } } }
    : { description: `Website of ${name}, paver contractor in ${region}` };
  return `${JSON.stringify({ ...content, name: slug, ...described }, null, 2)}\n`;
}

/** Whether a name is one word, which means other things, too, as "Commercial" does. */
const isOneWord = (name: string) => !name.includes(' ');

const isExtra = (part: Part): part is CountedExtra => Object.hasOwn(countedRules, part);

/** Returns the service that an article is about, if it is about one alone. */
function serviceOf(article: string): string | undefined {
  return /^service: ["']?([\w-]+)/m.exec(article)?.[1];
}

/** Returns the text of pictures.json with empty lines for the entries of these pictures. */
function withoutEntries(text: string, ids: readonly string[]): string {
  const entry = new RegExp(`^  "(?:${ids.join('|')})": \\{[^]*?^  \\}`, 'gm');
  return ids.length === 0 ? text : text.replace(entry, (lines) => lines.replace(/.+/g, ''));
}

/** Returns an article that names another one to read next, if it named the first. */
function withCompanion(article: string, gone: string, next: string): string {
  return article.replace(new RegExp(`^(companion: ["']?)${gone}(?=["']?\\s*$)`, 'm'), `$1${next}`);
}

/** Removes pictures whose town, service or job is gone, unless a page or another part of the site still shows them. */
async function removePictures(siteDir: string, ids: readonly string[]): Promise<void> {
  const pictures = await readPictures(siteDir);
  const shown = sourcesOf(siteDir)
    .filter((file) => !/^src\/(data|estimate|visualizer)\/|\.json$/.test(file))
    .map((file) => readFileSync(path.join(siteDir, file), 'utf8'))
    .join('\n');
  // In code, a service's id in quotes is mostly no picture: `offers('pool-decks')`. `closingPicture` shows what is offered.
  const isShown = (id: string) => new RegExp(`(?<!closing)picture\\w*\\s*[=:(]\\s*[{[]?["']${id}["']`, 'i').test(shown);
  const unused = [...new Set(ids)].filter((id) => pictures[id] && !isShown(id));
  if (unused.length === 0) return;
  const { pictures: file, masters } = imageFolders(siteDir);
  const left = Object.fromEntries(Object.entries(pictures).filter(([id]) => !unused.includes(id)));
  writeFileSync(file, `${JSON.stringify(left, null, 2)}\n`);
  for (const id of unused) rmSync(path.join(masters, `${id}.jpg`));
  await makePictures(siteDir, left, () => undefined);
}

/** Writes the facts, the colors and the logo, adds the towns, and removes what belongs to the sample or is not offered. */
export async function apply(siteDir: string, answers: Answers): Promise<Outcome> {
  const changed = new Set<string>();
  const unlinked: { readonly file: string; readonly line: number }[] = [];
  const projectFile = (file: string) => path.join(siteDir, file);
  const read = (file: string) => readFileSync(projectFile(file), 'utf8');
  const write = (file: string, change: (text: string) => string) => {
    if (rewrite(siteDir, file, change)) changed.add(file);
  };
  const remove = (file: string) => {
    if (!existsSync(projectFile(file))) return;
    rmSync(projectFile(file), { recursive: true });
    changed.add(file);
  };

  const before = checkCompanyFacts(company);
  const facts = factsAfter(before, answers);
  const towns = readTowns([...answers.towns]);
  const newTowns = towns.filter(({ isNew }) => isNew);
  const lostAreas = areas.filter(({ id }) => towns.every(({ name }) => slugOf(name) !== id));
  const leftAreas = areas.filter((area) => !lostAreas.includes(area));
  const offered = services.filter(({ name }) => answers.services.includes(name));
  const lostServices = services.filter((service) => !offered.includes(service));
  const lostExtras = countedIds.filter((extra) => !answers.extras.includes(countedRules[extra].label));
  const leftParts = parts.filter((part) =>
    isExtra(part) ? siteParts[part] && !lostExtras.includes(part) : facts[part],
  );
  const lostParts = parts.filter((part) => siteParts[part] && !leftParts.includes(part));

  write(COMPANY_FILE, () => JSON.stringify(facts));
  for (const file of ['package.json', 'package-lock.json']) write(file, (text) => named(text, facts));
  await addNames(siteDir, [facts.name, facts.region, facts.locality, ...facts.counties]);
  const css = read('src/css/tokens.css');
  write('src/css/tokens.css', () => writePalette(css, makePalette(colorsAfter(answers), css)));
  const logo = String(answers.logo);
  if (logo !== 'keep') write('src/company/logo.json', () => JSON.stringify(readLogo(logo)));
  remove('tests/sample');

  const kept = [...towns, ...offered].map(({ name }) => name).concat(facts.counties, facts.region);
  const lostPlaces = [
    ...lostAreas.map(({ name }) => name),
    ...before.counties.filter((county) => !facts.counties.includes(county)),
  ];
  const lost = {
    places: [...(before.region === facts.region ? [] : [before.region]), ...lostPlaces],
    offers: [
      ...lostServices.flatMap(({ name, shortName }) => [name, ...(isOneWord(shortName) ? [] : [shortName])]),
      ...lostParts.flatMap((part) => programs[part]),
    ],
    shortNames: lostServices.map(({ shortName }) => shortName).filter(isOneWord),
    conditions: [...lostServices.map(({ id }) => id), ...lostParts, ...lostPlaces],
  };
  // The list of what to rewrite stays whole however often setup runs.
  const earlier = JSON.parse(read(GONE_FILE)) as typeof lost;
  const present = [
    ...kept,
    ...offered.flatMap(({ id, shortName }) => [id, shortName]),
    ...leftParts,
    ...leftParts.flatMap((part) => programs[part]),
  ];
  const without = (names: readonly string[]) => [...new Set(names)].filter((name) => !present.includes(name));
  const gone: GoneNames = {
    kept,
    places: without([...earlier.places, ...lost.places]),
    offers: without([...earlier.offers, ...lost.offers]),
    shortNames: without([...earlier.shortNames, ...lost.shortNames]),
    conditions: without([...earlier.conditions, ...lost.conditions]),
  };
  const { places, offers, shortNames, conditions } = gone;
  writeFileSync(projectFile(GONE_FILE), `${JSON.stringify({ places, offers, shortNames, conditions }, null, 2)}\n`);

  const standIns: StandIn[] = [];
  if (lostAreas.length + newTowns.length > 0) {
    const lostIds = lostAreas.map(({ id }) => id);
    rewrite(siteDir, AREAS_FILE, (text) => removeEntries(text, 'areas', lostIds));
    const added = newTowns.map(({ name, place }) => ({
      name,
      place,
      isIsland: (answers.islands ?? []).includes(name),
    }));
    standIns.push(...(await addTowns(siteDir, added, { work: facts.work, services: offered }, leftAreas)));
    for (const file of [AREAS_FILE, ...standIns.map(({ id }) => `src/pages/${id.replace('city-', '')}-pavers.mdx`)])
      changed.add(file);
  }

  const told = (text: string, area: Area) =>
    retell(text, area, { work: before.work, services }, { work: facts.work, services: offered });
  write(AREAS_FILE, (text) => leftAreas.reduce(told, text));
  for (const area of leftAreas) {
    const file = `src/pages${area.path}.mdx`;
    write(file, (text) => told(text, area));
  }

  const serviceIds = lostServices.map(({ id }) => id);
  write('src/company/services.ts', (text) => removeEntries(text, 'entries', serviceIds));

  write('src/company/pricing.ts', (text) =>
    changePrices(
      lostExtras.reduce((rest, extra) => withoutPrice(rest, countedRules[extra].price), text),
      readPercent(String(answers.prices ?? 0)),
    ),
  );

  // The yards where suppliers stock a product, in towns that are gone.
  write('src/company/products.ts', (text) =>
    text.replace(/^ *onlyIn: '(.*)',\n/gm, (line, town) => (lostAreas.some(({ name }) => name === town) ? '' : line)),
  );

  const lostCards = projectCards.filter(({ area }) => lostAreas.some(({ id }) => id === area)).map(({ id }) => id);
  const lostViews = beforeAfterViews.filter(({ id }) => serviceIds.includes(id));
  write('src/company/beforeAfter.ts', (text) => removeEntries(text, 'beforeAfterViews', serviceIds));
  const pictures: string[] = [
    ...lostAreas.map(({ id }) => `city-${id}`),
    ...serviceIds,
    ...lostViews.flatMap(({ before, after }) => [before, after]),
  ];
  for (const { file, constant, ...list } of sampleLists) {
    const lost = entriesIn(read(file), constant).filter(
      ({ id, code, sample }) =>
        lostCards.includes(id) ||
        (sample &&
          (namesIn(code, [...gone.places, ...gone.offers], gone.kept).length > 0 ||
            serviceIds.some((service) => code.includes(`service: '${service}'`)))),
    );
    const ids = lost.map(({ id }) => id);
    write(file, (text) => removeEntries(text, constant, ids));
    if ('picture' in list) pictures.push(...ids.map((id) => `${list.picture}-${id}`));
    if (constant === 'studies') {
      const lostStudies = caseStudies.filter(({ id }) => ids.includes(id));
      for (const { before, details } of lostStudies) {
        pictures.push(...(before ? [before] : []), ...details.map(({ picture }) => picture));
      }
    }
  }

  for (const { path: page } of [...lostAreas, ...lostServices]) {
    const file = `src/pages${page}.mdx`;
    pictures.push(...[...read(file).matchAll(/\bpicture="([\w-]+)"/g)].map(([, id]) => id));
    remove(file);
  }
  const articles = listFiles(projectFile('blog')).filter((file) => file.endsWith('.mdx'));
  const lostArticles = articles.filter((file) => serviceIds.includes(serviceOf(read(`blog/${file}`)) ?? ''));
  const leftArticles = articles.filter((file) => !lostArticles.includes(file));
  for (const file of lostArticles) remove(`blog/${file}`);
  for (const file of leftArticles) {
    const [next = file] = leftArticles.filter((other) => other !== file);
    const text = read(`blog/${file}`);
    const written = lostArticles.reduce(
      (rest, lost) => withCompanion(rest, path.parse(lost).name, path.parse(next).name),
      text,
    );
    if (written === text) continue;
    writeFileSync(projectFile(`blog/${file}`), written);
    changed.add(`blog/${file}`);
  }
  const going = {
    areas: lostAreas.map((area) => area.path),
    services: lostServices.map((service) => service.path),
    articles: lostArticles.map((file) => `/blog/${path.parse(file).name}`),
  };
  if (answers.redirects === 'yes') {
    await addRedirects(siteDir, redirectsOf(going, leftArticles.length > 0));
    changed.add(REDIRECTS_FILE);
  }
  // The page of referrals stays for the day on which there is a program, and so do the data of sealing and of fire pits. Until
  // then, the site leaves them out.
  const leftOut = [
    ...(facts.referrals ? [] : ['src/pages/referrals.mdx']),
    ...(offered.some(({ id }) => id === 'paver-sealing') ? [] : ['src/company/sealing.ts']),
    ...(leftParts.includes('firePits') ? [] : ['src/company/firePits.ts']),
  ];
  const isShown = (file: string) => !leftOut.includes(file);
  // The pictures of products that are sold for an extra, and of fire pits, wait like these files.
  const unsold = entriesIn(read('src/company/products.ts'), 'entries').filter(({ code }) =>
    parts.some((part) => code.includes(`extra: '${part}'`) && !leftParts.includes(part)),
  );
  const hidden = [
    ...unsold.map(({ id }) => `product-${id}`),
    ...(leftParts.includes('firePits') ? [] : ['cta-dusk', ...firePits.map(({ picture }) => picture)]),
  ];
  const paths = Object.values(going).flat();
  pictures.push(...lostArticles.map((file) => `article-${path.parse(file).name}`));
  const goneConditions = [...gone.conditions, ...lostArticles.map((file) => path.parse(file).name)];
  const sources = sourcesOf(siteDir);
  for (const file of sources) {
    const linked = read(file);
    const { text } = unlink(linked, paths);
    if (text === linked) continue;
    writeFileSync(projectFile(file), text);
    changed.add(file);
    // What is left out with the page needs no reading.
    const { lines } = unlink(blankOut(linked, goneConditions), paths);
    if (isShown(file)) unlinked.push(...lines.map((line) => ({ file, line })));
  }

  // The address of a published article stays as it is.
  const drafts = isPublicHost(new URL(before.url).hostname)
    ? []
    : leftArticles
        .map((file) => `blog/${file}`)
        .filter((file) => !isDraft(read(file)) && mentionsIn(file, read(file), { ...gone, ...lost }).length > 0);
  for (const file of drafts) write(file, (text) => text.replace(/^---\r?\n/, '$&draft: true\n'));

  await removePictures(siteDir, pictures);
  // The sample's home page opens with a pool.
  if (offered.length > 0 && serviceIds.includes('pool-decks')) await showOnHomePage(siteDir, offered[0].id);
  if (standIns.length > 0) await addStandIns(siteDir, standIns);
  const written = sources
    .filter(isShown)
    // Its examples are for the people who write company.json.
    .filter((file) => file !== 'src/company/schemas/company.ts')
    .map((file) => ({ file, text: file.endsWith('pictures.json') ? withoutEntries(read(file), hidden) : read(file) }));
  const linesOf = (isOfDrafts: boolean) => ({
    reread: unlinked
      .filter(({ file }) => isDraft(read(file)) === isOfDrafts)
      .map(({ file, line }) => `${file}:${line + (drafts.includes(file) ? 1 : 0)}`),
    mentions: written
      .filter(({ text }) => isDraft(text) === isOfDrafts)
      .flatMap(({ file, text }) => mentionsIn(file, text, gone)),
  });
  const [published, inDrafts] = [linesOf(false), linesOf(true)];
  return {
    changed: [...changed].sort(),
    drafts,
    reread: { published: published.reread, inDrafts: inDrafts.reread },
    mentions: { published: published.mentions, inDrafts: inDrafts.mentions },
  };
}
