import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { business } from '../company/business';
import { isLeftOut, keepApplicable, mistakesIn } from '../company/text/conditionalText';
import { drafts } from '../company/facts';
import { fillFigures } from '../company/text/figuresInText';
import { schemas } from '../company/load/factFiles';
import { folders, named, siteDir, type CompanyFolders } from '../company/load/folders';
import { listFiles } from '../company/load/projectFiles';
import { SourceError } from '../company/load/sourceError';
import { articlesOf, frontMatterOf, isDraft, nameOf, pagesOf, textsOf, type Text } from '../company/load/texts';
import { readYaml, textsIn } from '../company/load/yamlFile';
import { ownText } from '../company/text/ownText';
import { services } from '../company/services';
import { absentPages } from '../company/siteParts';
import { checkRedirects, ownPathOf } from './checkRedirects';
import { readMarkup } from './markup';
import { parseFrontMatter } from './parseFrontMatter';
import { unwrittenIn } from './unwritten';

/** Reads the pages and articles that the site has, without drafts. */
const publishedTexts = (of: CompanyFolders): readonly Text[] =>
  textsOf(of).filter(({ route }) => !absentPages.includes(route));

/** Lists the routes of the pages that every site has. */
const fixedRoutes = (): readonly string[] =>
  listFiles(path.join(siteDir, 'src/pages'))
    .filter((file) => /^[^_]+(?<!\.test)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(^index)?\.tsx$/, '')}`);

/**
 * Lists the addresses that no page of a company can have: those pages', the blog's, the handbook's and the built folders'.
 */
export const takenRoutes = (): readonly string[] => [
  ...fixedRoutes(),
  ...['/404', '/assets', '/blog', '/handbook', '/pictures', '/social', '/visualizer'],
];

/** Returns the routes of all pages and articles of the site, which links may lead to. */
export function findRoutes(of: CompanyFolders = folders): ReadonlySet<string> {
  const texts = publishedTexts(of).map(({ route }) => route);
  const index = texts.some((route) => route.startsWith('/blog/')) ? ['/blog'] : [];
  return new Set([...texts, ...index, ...fixedRoutes().filter((route) => !absentPages.includes(route))]);
}

/** Matches addresses that lead somewhere else, or to a part of the same page. */
const ELSEWHERE = /^(?:[a-z]+:|#)/;

/** Returns the path of an address of this site that is written with its host; undefined for any other address. */
function pathOnSite(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname, search, hash } = new URL(address);
  const withoutWww = (name: string) => name.replace(/^www\./, '');
  return withoutWww(host) === withoutWww(new URL(business.url).host) ? pathname + search + hash : undefined;
}

/** Returns the place of a line in a text, as messages begin. */
const placeIn = (text: Text, line: number) => `${nameOf(text)}:${line}`;

/**
 * Returns a problem for each link to a page, an article or a file that does not exist, or that is written without its slash.
 */
function deadLinks(text: Text, routes: ReadonlySet<string>): string[] {
  return readMarkup(text.source).links.flatMap(({ line, address }) => {
    const place = placeIn(text, line);
    const own = pathOnSite(address);
    if (own) return [`${place}: Write ${own} alone, without the address of this site.`];
    if (ELSEWHERE.test(address)) return [];
    const [target = ''] = address.split(/[#?]/);
    if (routes.has(target)) return [];
    const near = ownPathOf(target.toLowerCase().replace(/(?<=.)\/$/, ''));
    if (routes.has(near)) return [`${place}: Write ${near}${address.slice(target.length)} instead of ${address}.`];
    if (path.extname(target) !== '' && target.startsWith('/'))
      return [`${place}: There is no file static${target}. Put it there, or remove this.`];
    if (target.startsWith('/'))
      return [`${place}: There is no ${target}. Remove this link, or lead it to another page.`];
    return [`${place}: This link to ${address} leads nowhere. Write ${wholeAddress(address)}, or remove it.`];
  });
}

/** Returns what was probably meant by an address that lacks its beginning. */
function wholeAddress(address: string): string {
  if (address.startsWith('www.')) return `https://${address}`;
  if (/^[^@/]+@[^@/]+$/.test(address)) return `mailto:${address}`;
  if (/^[\d+(). -]{7,}$/.test(address)) return `tel:${address}`;
  return `/${address.replace(/^(?:\.{1,2}\/)+|\.mdx?$/g, '')}`;
}

/** Lists the ids of a page's elements whose names match. The build leaves out quotes that HTML can do without. */
const idsIn = (page: string, element: string) =>
  [...page.matchAll(new RegExp(`<${element}(?=\\s)[^>]*? id=("?)([^"\\s>]+)\\1`, 'g'))].map(([, , id]) => id);

/** Returns a problem for each link to a part of a page that the built page does not have. */
function deadParts(text: Text, readPage: (route: string) => string | undefined): readonly string[] {
  return readMarkup(text.source).links.flatMap(({ line, address }) => {
    const [, target = '', part] = /^(\/[^#?]*)?(?:\?[^#]*)?#(.+)$/.exec(address) ?? [];
    const page = part === undefined ? undefined : readPage(target || text.route);
    if (part === undefined || page === undefined || idsIn(page, '\\w+').includes(part)) return [];
    const [body = ''] = page.split('</main>');
    // React makes ids, too, such as `_R_1_`.
    const there = idsIn(body, 'h[2-6]').flatMap((id) => (id.startsWith('_') ? [] : `#${id}`));
    const advice = there.length > 0 ? `Write one of ${there.join(', ')}` : 'Write the address of the page alone';
    return [`${placeIn(text, line)}: ${target || 'This page'} has no part #${part}. ${advice}.`];
  });
}

/** Returns a problem for each figure in a text that the company does not have. */
function missingFigures(text: Text): string[] {
  const { source } = text;
  return [...source.matchAll(/\{\{[^{}]*\}\}/g)].flatMap(({ index, 0: figure }) => {
    if (isLeftOut(source, index)) return [];
    try {
      fillFigures(figure);
      return [];
    } catch (cause) {
      return [`${placeIn(text, source.slice(0, index).split('\n').length)}: ${(cause as Error).message}`];
    }
  });
}

/** Returns a problem for each draft of a page that many others link to. */
function neededDrafts(of: CompanyFolders): string[] {
  const needed = ['/privacy', '/accessibility', ...services.map(({ path: page }) => page)];
  const advice = 'Other pages link to this one. Remove this line, and write the page.';
  return pagesOf(of)
    .filter(({ route }) => needed.includes(route) && drafts.includes(route))
    .map((page) => frontMatterOf(page.source, nameOf(page)).problem(['draft'], advice));
}

/** Returns a problem for each page that is gone although the footer of every site links to it. */
function missingPages(of: CompanyFolders): string[] {
  const routes = pagesOf(of).map(({ route }) => route);
  return ['/privacy', '/accessibility']
    .filter((route) => !routes.includes(route))
    .map((route) => `${named(path.join(of.company, `pages${route}.mdx`))}: Every page links to this one. Write it.`);
}

/**
 * Returns a problem for each article in a folder of its own: its address, its picture and its companion come from its name.
 */
function nestedArticles(of: CompanyFolders): string[] {
  return articlesOf(of)
    .filter(({ file }) => path.dirname(file) !== of.blog)
    .map((article) => `${nameOf(article)}: Articles are in blog/ itself. Move it to blog/${article.name}.mdx.`);
}

/** Returns a problem for each text with another ending, which would be left out, or a page without the site's parts. */
function otherEndings({ blog, company }: CompanyFolders): string[] {
  return [blog, path.join(company, 'pages')].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.(?:mdx?|markdown|txt|docx?|odt|rtf|html?)$/i.test(file) && !file.endsWith('.mdx'))
      .map((file) => {
        const name = path.basename(file).replace(/(?:\.\w+)+$/, '.mdx');
        return `${named(path.join(folder, file))}: Pages and articles are plain text, and end in .mdx. Write this one as ${name}.`;
      }),
  );
}

/** Returns a problem for each page whose address another page has. */
function takenAddresses(of: CompanyFolders): string[] {
  return pagesOf(of)
    .filter(({ route }) => takenRoutes().includes(route))
    .map((page) => `${nameOf(page)}: Every site has something else at ${page.route}. Give this file another name.`);
}

/** Returns a problem for each file beside those of facts that looks like one, and that nothing reads. */
function strayFacts({ company }: CompanyFolders): string[] {
  const known = Object.keys(schemas).map((name) => `${name}.yaml`);
  return listFiles(company)
    .filter((file) => /^[^/]+\.ya?ml$/.test(file) && !known.includes(file))
    .map((file) => `${named(path.join(company, file))}: Nothing reads this file. Name it one of ${known.join(', ')}.`);
}

/** Finds problems, each a line by file and field: returns them, or throws a SourceError. */
type Check = () => unknown;

/** Returns the problems that a check finds. */
async function problemsOf(check: Check): Promise<readonly string[]> {
  try {
    const found = await check();
    return Array.isArray(found) ? (found as readonly string[]) : [];
  } catch (error) {
    if (error instanceof SourceError) return error.problems;
    throw error;
  }
}

/** Lists what is still to be written in a page or article that is no draft, and the slips in its markup. */
function slipsIn(text: Text): readonly string[] {
  // `npm start` shows drafts, and lists none as such.
  const unwritten = isDraft(text) ? [] : unwrittenIn(text.source);
  return [...unwritten, ...readMarkup(text.source).slips].map(
    ({ line, advice }) => `${placeIn(text, line)}: ${advice}`,
  );
}

/** Matches the texts of facts, by file and fields, that may have figures and conditions in them. */
const FILLED = /^(?:questions|services\.description|sealing\.steps\.description|products\.families\.note)(?:\.|$)/;

/** Returns what the site makes of a text in these fields of a file. */
function shownIn(place: string, text: string): string {
  if (place.startsWith('referrals.')) return fillFigures(text);
  return FILLED.test(place) ? ownText(text) : text;
}

/** Returns what is wrong in a text of facts. */
function mistakeInFact(place: string, text: string): string | undefined {
  try {
    const [markup] = /\]\(|<\/?[a-z]+|\*\*|\{\{|\}\}/i.exec(shownIn(place, text)) ?? [];
    if (markup?.includes('{') || markup?.includes('}'))
      return 'A figure has two braces on each side, like {{price:faq.installed}}, and not every text can have one.';
    return markup && `Visitors would see "${markup}" as it is here. Write plain words.`;
  } catch (cause) {
    return (cause as Error).message;
  }
}

/** Whether a question applies to this company. */
const isAsked = (question: string) => mistakesIn(question).length > 0 || keepApplicable(question).trim() !== '';

/** Returns the problems in the texts of the company's files of facts. */
function mistakesInFacts({ company }: CompanyFolders): string[] {
  return Object.keys(schemas).flatMap((name) => {
    const { content, problem } = readYaml(path.join(company, `${name}.yaml`));
    return textsIn(content, isAsked).flatMap(([field, text]) => {
      const names = field.filter((step) => typeof step === 'string');
      const advice = mistakeInFact([name, ...names].join('.'), text);
      return advice ? [problem(field, advice)] : [];
    });
  });
}

/**
 * Checks the texts that people write: front matter, links, figures.
 * @returns a line for each mistake, with file, line and what to write instead
 */
export async function findProblems(of: CompanyFolders = folders): Promise<readonly string[]> {
  const texts = publishedTexts(of);
  const inFrontMatter = texts.map(({ file: filePath, source: fileContent }) => {
    const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
    return problemsOf(() => parseFrontMatter({ filePath, fileContent, defaultParseFrontMatter }));
  });
  const routes = findRoutes(of);
  const published = [of.static, path.join(siteDir, 'src/static')].flatMap(listFiles).map((file) => `/${file}`);
  // Links to drafts become plain words.
  const known = new Set([...routes, ...drafts, ...published]);
  return [
    ...(await Promise.all(inFrontMatter)).flat(),
    ...texts.flatMap(slipsIn),
    ...texts.flatMap((text) => deadLinks(text, known)),
    ...texts.flatMap(missingFigures),
    ...mistakesInFacts(of),
    ...neededDrafts(of),
    ...missingPages(of),
    ...(await problemsOf(() => checkRedirects(routes))),
    ...nestedArticles(of),
    ...otherEndings(of),
    ...takenAddresses(of),
    ...strayFacts(of),
  ];
}

/**
 * Checks everything people write before Docusaurus reads it, so that they see all mistakes at once.
 * @param others find mistakes elsewhere
 * @throws SourceError with each mistake
 */
export async function checkSources(others: readonly Check[]): Promise<void> {
  const problems = (await Promise.all([...others, findProblems].map((check) => problemsOf(check)))).flat();
  if (problems.length > 0) throw new SourceError(problems);
}

/**
 * Checks the links of texts to parts of pages, whose ids only the built pages have.
 * @param readPage returns the HTML of the page with this route, if there is one
 * @returns a line for each mistake
 */
export function findDeadParts(readPage: (route: string) => string | undefined): readonly string[] {
  const pages = new Map<string, string | undefined>();
  const readOnce = (route: string) => {
    if (!pages.has(route)) pages.set(route, readPage(route));
    return pages.get(route);
  };
  return publishedTexts(folders).flatMap((text) => deadParts(text, readOnce));
}
