import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { areas } from '../data/areas';
import { optionalFacts } from '../data/optionalFacts';
import { projectCards } from '../data/projects';
import { services } from '../data/services';
import { absentPages } from '../data/siteParts';
import { checkOptionalFacts } from './checkOptionalFacts';
import { parseFrontMatter } from './parseFrontMatter';
import { listFiles } from './projectFiles';
import { SourceError } from './sourceError';

/** Lists the files below a folder of the project whose names match, as paths with forward slashes. */
function filesIn(siteDir: string, folder: string, ending: RegExp): string[] {
  return listFiles(path.join(siteDir, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => ending.test(file) && !/(^|\/)_|\.test\.tsx?$/.test(file));
}

/** Returns the routes that links may lead to, from the files of pages and articles; not those of absent parts. */
function routesOf(pages: readonly string[], articles: readonly string[]): Set<string> {
  const names = (files: readonly string[]) => files.map((file) => path.posix.parse(file).name);
  const routes = [
    '/',
    '/blog',
    ...names(pages).map((name) => `/${name}`),
    ...names(articles).map((name) => `/blog/${name}`),
  ];
  return new Set(routes.filter((route) => !absentPages.includes(route)));
}

/** Reads the lines of a file. */
function linesOf(siteDir: string, file: string): string[] {
  return readFileSync(path.join(siteDir, file), 'utf8').split(/\r?\n/);
}

/** Matches links in Markdown, and addresses of articles in code. */
const LINK = /\]\((\/[^)\s#?]*)|['"](\/blog\/[a-z0-9-]+)['"#]/g;

/** Returns a problem for each link to a page or article that does not exist. */
function deadLinks(siteDir: string, file: string, routes: ReadonlySet<string>): string[] {
  return linesOf(siteDir, file).flatMap((line, index) =>
    [...line.matchAll(LINK)]
      .map(([, inText, inCode]) => inText ?? inCode ?? '')
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
  const pages = filesIn(siteDir, 'src/pages', /\.(mdx|tsx)$/);
  const articles = filesIn(siteDir, 'blog', /\.mdx$/);
  const texts = [...articles, ...pages.filter((file) => file.endsWith('.mdx'))];
  const inFrontMatter = texts.map((file) => {
    const filePath = path.join(siteDir, file);
    const fileContent = readFileSync(filePath, 'utf8');
    const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
    return problemsOf(() => parseFrontMatter({ filePath, fileContent, defaultParseFrontMatter }));
  });
  const routes = routesOf(pages, articles);
  const linked = [...texts, ...filesIn(siteDir, 'src', /\.tsx?$/)];
  return [
    ...(await Promise.all(inFrontMatter)).flat(),
    ...linked.flatMap((file) => deadLinks(siteDir, file, routes)),
    ...looseEnds(siteDir, routes),
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
