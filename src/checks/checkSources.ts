import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { areas } from '../company/areas';
import { beforeAfterViews } from '../company/beforeAfter';
import { isLeftOut } from '../company/conditionalText';
import { drafts, isDraft } from '../company/drafts';
import { optionalFacts } from '../company/optionalFacts';
import { isoMonth } from '../words/format';
import { gallery } from '../company/gallery';
import { figurePages, measureByKey, measures, measureTable, priceByKey, priceTable } from '../company/pricing';
import { products } from '../company/products';
import { caseStudies, projectCards } from '../company/projects';
import { reviews } from '../company/reviews';
import { builtInServiceIds, services } from '../company/services';
import { absentPages } from '../company/siteParts';
import { checkOptionalFacts } from './checkOptionalFacts';
import { checkRedirects } from './checkRedirects';
import { parseFrontMatter } from './parseFrontMatter';
import { listFiles } from './projectFiles';
import { SourceError } from './sourceError';
import { unwrittenIn } from './unwritten';

/** Lists the files below a folder of the project whose names match, as paths with forward slashes; none if it is gone. */
function filesIn(siteDir: string, folder: string, ending: RegExp): string[] {
  return listFiles(path.join(siteDir, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => ending.test(file) && !/(^|\/)_|\.test\.tsx?$/.test(file));
}

/** Returns the route of a page from its file. */
const routeOf = (file: string) => file.replace(/^src\/pages|(\/index)?\.\w+$/g, '');

/** Returns the routes that links may lead to, from the files of pages and articles. */
function routesOf(pages: readonly string[], articles: readonly string[]): Set<string> {
  return new Set([
    '/',
    ...(articles.length > 0 ? ['/blog'] : []),
    ...pages.map(routeOf),
    ...articles.map((file) => `/blog/${path.posix.parse(file).name}`),
  ]);
}

/** Lists the files of the pages that this company's site has. */
function pagesIn(siteDir: string): string[] {
  return filesIn(siteDir, 'src/pages', /\.(mdx|tsx)$/).filter((file) => !absentPages.includes(routeOf(file)));
}

/** Lists the files of the articles, without drafts. */
function articlesIn(siteDir: string): string[] {
  return filesIn(siteDir, 'blog', /\.mdx$/).filter((file) => !drafts.includes(`/${file.replace(/\.mdx$/, '')}`));
}

/** Returns the routes of all pages and articles of the site. */
export function findRoutes(siteDir: string): ReadonlySet<string> {
  return routesOf(pagesIn(siteDir), articlesIn(siteDir));
}

/** Reads the lines of a file. */
function linesOf(siteDir: string, file: string): string[] {
  return readFileSync(path.join(siteDir, file), 'utf8').split(/\r?\n/);
}

/** Matches links in Markdown. */
const LINK = /\]\((\/[^)\s#?]*)/g;

/** Returns the number of the line of a place in a text. */
const lineAt = (text: string, place: number) => text.slice(0, place).split('\n').length;

/** Returns whether a place in a file belongs to a service that is not offered. Only texts have such parts. */
const isSkipped = (file: string, text: string, place: number) => file.endsWith('.mdx') && isLeftOut(text, place);

/** Returns a problem for each link to a page or article that does not exist. */
function deadLinks(siteDir: string, file: string, routes: ReadonlySet<string>): string[] {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  return [...text.matchAll(LINK)]
    .filter(({ index, 1: target = '' }) => !routes.has(target) && !isLeftOut(text, index))
    .map(
      ({ index, 1: target }) =>
        `${file}:${lineAt(text, index)}: There is no ${target}. Remove this link, or lead it to another page.`,
    );
}

/** Matches what names a figure: tags in prose, texts in code whose first part is a page that publishes figures. */
const FIGURE = new RegExp(
  `<(Price|Measure) of="([\\w.-]*)"|['"]((?:service|${Object.keys(figurePages).join('|')})\\.[\\w-]+)['"]`,
  'g',
);

/** Returns a problem for each figure in a text or in code that pricing.ts lacks, or that is of a service not offered. */
function missingFigures(siteDir: string, file: string): string[] {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  return [...text.matchAll(FIGURE)].flatMap(({ index, 1: tag, 2: inText, 3: inCode = '' }) => {
    if (isSkipped(file, text, index)) return [];
    // Code asks whether a service is offered before it reads its prices.
    if (!tag && (Object.hasOwn(priceTable, inCode) || Object.hasOwn(measureTable, inCode))) return [];
    try {
      if (tag === 'Measure') measureByKey(inText ?? '');
      else priceByKey(inText ?? inCode);
      return [];
    } catch (cause) {
      return [`${file}:${lineAt(text, index)}: ${(cause as Error).message}`];
    }
  });
}

/** Returns a problem for each town or service without a page, and for each name of a town that is not in the list. */
function looseEnds(siteDir: string, routes: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const report = (file: string, after: string, sought: string, advice: string) => {
    const lines = linesOf(siteDir, file);
    const start = lines.findIndex((line) => line.includes(`id: '${after}'`));
    const index = lines.findIndex((line, at) => at >= start && line.includes(`'${sought}'`));
    problems.push(`${file}:${index + 1}: ${advice}`);
  };
  const AREAS = 'src/company/areas.ts';
  const known = new Set<string>(areas.map(({ id }) => id));
  for (const { id, path: page, nearby } of areas) {
    if (!routes.has(page)) {
      report(AREAS, id, id, `"${id}" has no page. Write src/pages${page}.mdx, or remove this entry.`);
    }
    for (const near of nearby.filter((other) => !known.has(other))) {
      report(AREAS, id, near, `nearby: There is no area "${near}". Remove it here, or name another neighbor.`);
    }
  }
  const SERVICES = 'src/company/services.ts';
  for (const { id, path: page, baseDepth } of services) {
    if (!routes.has(page)) {
      report(SERVICES, id, id, `"${id}" has no page. Write src/pages${page}.mdx, or remove this entry.`);
    }
    if (baseDepth && measures[baseDepth]?.unit !== 'inches') {
      const advice = `There is no measure "${baseDepth}" in inches. Add it in src/company/pricing.ts, or name another.`;
      report(SERVICES, id, baseDepth, `baseDepth: ${advice}`);
    }
  }
  const offered = new Set<string>(services.map(({ id }) => id));
  const ofServices = [
    ['src/company/projects.ts', projectCards],
    ['src/company/gallery.ts', gallery],
    ['src/company/reviews.ts', reviews],
  ] as const;
  for (const [file, entries] of ofServices) {
    for (const { id, service } of entries) {
      if (service === undefined || offered.has(service)) continue;
      report(file, id, service, `service: There is no service "${service}". Name another, or remove the line.`);
    }
  }
  for (const { id } of beforeAfterViews.filter((view) => !offered.has(view.id))) {
    report('src/company/beforeAfter.ts', id, id, `There is no service "${id}". Name another, or remove the entry.`);
  }
  const PROJECTS = 'src/company/projects.ts';
  for (const { id, area } of projectCards.filter((card) => !known.has(card.area))) {
    report(PROJECTS, id, area, `area: There is no area "${area}". Name another, or remove the card.`);
  }
  const knownServices = new Set<string>([...services.map(({ id }) => id), ...builtInServiceIds]);
  const knownProducts = new Set(products.map(({ id }) => id));
  for (const { id, service, products: laid = [] } of caseStudies) {
    if (service && !knownServices.has(service)) {
      report(PROJECTS, id, service, `service: There is no service "${service}". Name another, or leave it out.`);
    }
    for (const product of laid.filter((one) => !knownProducts.has(one))) {
      report(PROJECTS, id, product, `products: There is no product "${product}". Name another, or leave it out.`);
    }
  }
  return problems;
}

/** Returns a problem for each draft of a page that many others link to. */
function neededDrafts(siteDir: string): string[] {
  return ['/privacy', '/accessibility', ...services.map(({ path: page }) => page)]
    .filter((page) => drafts.includes(page))
    .map((page) => {
      const file = `src/pages${page}.mdx`;
      const line = linesOf(siteDir, file).findIndex((text) => text.startsWith('draft:')) + 1;
      return `${file}:${line}: draft: Other pages link to this one. Remove this line, and write the page.`;
    });
}

/** Returns a problem for each review whose month cannot be read. */
function reviewDates(siteDir: string): string[] {
  const FILE = 'src/company/reviews.ts';
  return reviews.flatMap(({ id, date }) => {
    try {
      isoMonth(date);
      return [];
    } catch (error) {
      const line = linesOf(siteDir, FILE).findIndex((text) => text.includes(`id: '${id}'`)) + 1;
      return [`${FILE}:${line}: date: ${(error as Error).message}`];
    }
  });
}

/** Returns a problem for each article in a folder of its own: its address, its picture and its companion come from its name. */
function nestedArticles(articles: readonly string[]): string[] {
  return articles
    .filter((file) => path.posix.dirname(file) !== 'blog')
    .map((file) => `${file}: Articles are in blog/ itself. Move it to blog/${path.posix.basename(file)}.`);
}

/** Returns the problems that a check throws. */
async function problemsOf(check: () => unknown): Promise<readonly string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof SourceError) return error.problems;
    throw error;
  }
}

/** Lists what is still to be written in a page or article that is no draft. */
function unwrittenParts(siteDir: string, file: string): readonly string[] {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  // `npm start` shows drafts, and lists none as such.
  return isDraft(source) ? [] : unwrittenIn(source).map(({ line, advice }) => `${file}:${line}: ${advice}`);
}

/**
 * Checks the texts and lists that people write: front matter, links, and entries that name one another.
 * @returns a line for each mistake, with file, line and what to write instead
 */
export async function findProblems(siteDir: string): Promise<readonly string[]> {
  const pages = pagesIn(siteDir);
  const articles = articlesIn(siteDir);
  const texts = [...articles, ...pages.filter((file) => file.endsWith('.mdx'))];
  const inFrontMatter = texts.map((file) => {
    const filePath = path.join(siteDir, file);
    const fileContent = readFileSync(filePath, 'utf8');
    const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
    return problemsOf(() => parseFrontMatter({ filePath, fileContent, defaultParseFrontMatter }));
  });
  const routes = routesOf(pages, articles);
  // Links to drafts become plain words.
  const known = new Set([...routes, ...drafts]);
  return [
    ...(await Promise.all(inFrontMatter)).flat(),
    ...texts.flatMap((file) => unwrittenParts(siteDir, file)),
    ...texts.flatMap((file) => deadLinks(siteDir, file, known)),
    ...[...texts, ...filesIn(siteDir, 'src', /\.(tsx?|typ)$/)].flatMap((file) => missingFigures(siteDir, file)),
    ...neededDrafts(siteDir),
    ...looseEnds(siteDir, known),
    ...(await problemsOf(() => checkRedirects(siteDir, routes))),
    ...reviewDates(siteDir),
    ...nestedArticles(articles),
  ];
}

/**
 * Checks everything people write before Docusaurus reads it, so that they see all mistakes at once.
 * @param others lines about mistakes that were found elsewhere
 * @throws SourceError with each mistake
 */
export async function checkSources(siteDir: string, others: readonly string[]): Promise<void> {
  const problems = [
    ...others,
    ...(await problemsOf(() => checkOptionalFacts(siteDir, optionalFacts))),
    ...(await findProblems(siteDir)),
  ];
  if (problems.length > 0) throw new SourceError(problems);
}
