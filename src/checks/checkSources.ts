import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { areas } from '../data/areas';
import { optionalFacts } from '../data/optionalFacts';
import { isoMonth } from '../data/format';
import { projectCards } from '../data/projects';
import { reviews } from '../data/reviews';
import { services } from '../data/services';
import { absentPages, siteParts } from '../data/siteParts';
import { checkOptionalFacts } from './checkOptionalFacts';
import { checkRedirects } from './checkRedirects';
import { parseFrontMatter } from './parseFrontMatter';
import { listFiles } from './projectFiles';
import { SourceError } from './sourceError';

/** Lists the files below a folder of the project whose names match, as paths with forward slashes; none if it is gone. */
function filesIn(siteDir: string, folder: string, ending: RegExp): string[] {
  if (!existsSync(path.join(siteDir, folder))) return [];
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

/** Returns the routes of all pages and articles of the site. */
export function findRoutes(siteDir: string): ReadonlySet<string> {
  return routesOf(pagesIn(siteDir), filesIn(siteDir, 'blog', /\.mdx$/));
}

/** Reads the lines of a file, without what belongs to absent parts. */
function linesOf(siteDir: string, file: string): string[] {
  return withoutAbsentParts(readFileSync(path.join(siteDir, file), 'utf8')).split(/\r?\n/);
}

/** Matches links in Markdown. */
const LINK = /\]\((\/[^)\s#?]*)/g;

/** Blanks out what belongs to absent parts of the site, and keeps the lines in their places. */
function withoutAbsentParts(text: string): string {
  return text.replace(/<IfPart name="(\w+)">[^]*?<\/IfPart>/g, (block, part: string) =>
    (siteParts as Readonly<Record<string, boolean>>)[part] === false ? block.replace(/[^\n]/g, ' ') : block,
  );
}

/** Returns a problem for each link to a page or article that does not exist. */
function deadLinks(siteDir: string, file: string, routes: ReadonlySet<string>): string[] {
  return linesOf(siteDir, file).flatMap((line, index) =>
    [...line.matchAll(LINK)]
      .map(([, target]) => target)
      .filter((target) => !routes.has(target))
      .map((target) => `${file}:${index + 1}: There is no ${target}. Remove this link, or lead it to another page.`),
  );
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
  const AREAS = 'src/data/areas.ts';
  const known = new Set<string>(areas.map(({ id }) => id));
  for (const { id, path: page, nearby } of areas) {
    if (!routes.has(page)) {
      report(AREAS, id, id, `"${id}" has no page. Write src/pages${page}.mdx, or remove this entry.`);
    }
    for (const near of nearby.filter((other) => !known.has(other))) {
      report(AREAS, id, near, `nearby: There is no area "${near}". Remove it here, or name another neighbor.`);
    }
  }
  for (const { id, path: page } of services) {
    if (!routes.has(page)) {
      report('src/data/services.ts', id, id, `"${id}" has no page. Write src/pages${page}.mdx, or remove this entry.`);
    }
  }
  for (const { id, area } of projectCards.filter((card) => !known.has(card.area))) {
    report('src/data/projects.ts', id, area, `area: There is no area "${area}". Name another, or remove the card.`);
  }
  return problems;
}

/** Returns a problem for each review whose month cannot be read. */
function reviewDates(siteDir: string): string[] {
  const FILE = 'src/data/reviews.ts';
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

/**
 * Checks the texts and lists that people write: front matter, links, and entries that name one another.
 * @returns a line for each mistake, with file, line and what to write instead
 */
export async function findProblems(siteDir: string): Promise<readonly string[]> {
  const pages = pagesIn(siteDir);
  const articles = filesIn(siteDir, 'blog', /\.mdx$/);
  const texts = [...articles, ...pages.filter((file) => file.endsWith('.mdx'))];
  const inFrontMatter = texts.map((file) => {
    const filePath = path.join(siteDir, file);
    const fileContent = readFileSync(filePath, 'utf8');
    const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
    return problemsOf(() => parseFrontMatter({ filePath, fileContent, defaultParseFrontMatter }));
  });
  const routes = routesOf(pages, articles);
  return [
    ...(await Promise.all(inFrontMatter)).flat(),
    ...texts.flatMap((file) => deadLinks(siteDir, file, routes)),
    ...looseEnds(siteDir, routes),
    ...(await problemsOf(() => checkRedirects(siteDir, routes))),
    ...reviewDates(siteDir),
    ...nestedArticles(articles),
  ];
}

/**
 * Checks everything people write before Docusaurus reads it, so that they see all mistakes at once.
 * @throws SourceError with each mistake
 */
export async function checkSources(siteDir: string): Promise<void> {
  const problems = [
    ...(await problemsOf(() => checkOptionalFacts(siteDir, optionalFacts))),
    ...(await findProblems(siteDir)),
  ];
  if (problems.length > 0) throw new SourceError(problems);
}
