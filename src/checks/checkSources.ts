import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { isLeftOut, keepApplicable } from '../company/text/conditionalText';
import { colorFamilies, drafts, questions, referralTexts, sealing } from '../company/facts';
import { fillFigures } from '../company/text/figuresInText';
import { isDraft } from '../company/load/drafts';
import { folders, named, siteDir, type CompanyFolders } from '../company/load/folders';
import { listFiles } from '../company/load/projectFiles';
import { SourceError } from '../company/load/sourceError';
import { textsIn } from '../company/load/yamlFile';
import { ownText } from '../company/text/ownText';
import { services } from '../company/services';
import { absentPages } from '../company/siteParts';
import { placeOf } from './checkFrontMatter';
import { checkRedirects } from './checkRedirects';
import { slipsIn } from './markup';
import { parseFrontMatter } from './parseFrontMatter';
import { unwrittenIn } from './unwritten';

/** Returns the route of a page from its file. */
const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.\w+$|\.\w+$/g, '')}`;

/** Lists the files of pages in a folder whose names match, by route; none if it is gone. */
function pagesIn(folder: string, ending: RegExp): readonly { readonly route: string; readonly file: string }[] {
  return listFiles(folder)
    .filter((file) => ending.test(file) && !/(^|\/)_|\.test\.tsx?$/.test(file))
    .map((file) => ({ route: routeOf(file), file: path.join(folder, file) }))
    .filter(({ route }) => !absentPages.includes(route));
}

/** Lists the files of the articles that are published, in folders of their own, too. */
function publishedArticles({ blog }: CompanyFolders): readonly string[] {
  return listFiles(blog).filter(
    (file) => /^[^_].*\.mdx$/.test(file) && !drafts.includes(`/blog/${file.replace(/\.mdx$/, '')}`),
  );
}

/** Returns the routes of all pages and articles of the site, which links may lead to. */
export function findRoutes(of: CompanyFolders = folders): ReadonlySet<string> {
  const articles = publishedArticles(of);
  return new Set([
    ...pagesIn(path.join(of.company, 'pages'), /\.mdx$/).map(({ route }) => route),
    ...pagesIn(path.join(siteDir, 'src/pages'), /\.tsx$/).map(({ route }) => route),
    ...(articles.length > 0 ? ['/blog'] : []),
    ...articles.map((file) => `/blog/${path.posix.parse(file).name}`),
  ]);
}

/** Matches links and images in Markdown. */
const LINK = /\]\(([^)\s]+)/g;
/** Matches addresses that lead somewhere else, or to a part of the same page. */
const ELSEWHERE = /^(?:[a-z]+:|#)/;

/** Returns the number of the line of a place in a text. */
const lineAt = (text: string, place: number) => text.slice(0, place).split('\n').length;

/** A text of a page or an article. */
interface Text {
  /** As messages name it. */
  readonly file: string;
  readonly text: string;
  readonly route: string;
}

/** Reads the pages and articles of the site, without drafts. */
function readTexts(of: CompanyFolders): readonly (Text & { readonly filePath: string })[] {
  const pages = [
    ...publishedArticles(of).map((file) => ({
      file: path.join(of.blog, file),
      route: `/blog/${path.posix.parse(file).name}`,
    })),
    ...pagesIn(path.join(of.company, 'pages'), /\.mdx$/),
  ];
  return pages.map(({ file, route }) => ({
    filePath: file,
    file: named(file),
    text: readFileSync(file, 'utf8'),
    route,
  }));
}

/** Returns a problem for each link to a page, an article or a file that does not exist, or that is written without its slash. */
function deadLinks({ file, text }: Text, routes: ReadonlySet<string>): string[] {
  return [...text.matchAll(LINK)].flatMap(({ index, 1: address = '' }) => {
    if (ELSEWHERE.test(address) || isLeftOut(text, index)) return [];
    const place = `${file}:${lineAt(text, index)}`;
    const [target = ''] = address.split(/[#?]/);
    if (routes.has(target)) return [];
    if (path.extname(target) !== '' && target.startsWith('/'))
      return [`${place}: There is no file static${target}. Put it there, or remove this.`];
    if (target.startsWith('/'))
      return [`${place}: There is no ${target}. Remove this link, or lead it to another page.`];
    const whole = target.startsWith('www.')
      ? `https://${address}`
      : `/${address.replace(/^(?:\.{1,2}\/)+|\.mdx?$/g, '')}`;
    return [`${place}: This link to ${address} leads nowhere. Write ${whole}, or remove it.`];
  });
}

/** Lists the ids of a page's elements whose names match. The build leaves out quotes that HTML can do without. */
const idsIn = (page: string, element: string) =>
  [...page.matchAll(new RegExp(`<${element}(?=\\s)[^>]*? id=("?)([^"\\s>]+)\\1`, 'g'))].map(([, , id]) => id);

/** Returns a problem for each link to a part of a page that the built page does not have. */
function deadParts({ file, text, route }: Text, readPage: (route: string) => string | undefined): readonly string[] {
  return [...text.matchAll(LINK)].flatMap(({ index, 1: address = '' }) => {
    const [, target = '', part] = /^(\/[^#?]*)?(?:\?[^#]*)?#(.+)$/.exec(address) ?? [];
    const page = part === undefined || isLeftOut(text, index) ? undefined : readPage(target || route);
    if (part === undefined || page === undefined || idsIn(page, '\\w+').includes(part)) return [];
    const [body = ''] = page.split('</main>');
    // React makes ids, too, such as `_R_1_`.
    const there = idsIn(body, 'h[2-6]').flatMap((id) => (id.startsWith('_') ? [] : `#${id}`));
    const advice = there.length > 0 ? `Write one of ${there.join(', ')}` : 'Write the address of the page alone';
    return [`${file}:${lineAt(text, index)}: ${target || 'This page'} has no part #${part}. ${advice}.`];
  });
}

/** Returns a problem for each figure in a text that the company does not have. */
function missingFigures({ file, text }: Text): string[] {
  return [...text.matchAll(/\{\{[^{}]*\}\}/g)].flatMap(({ index, 0: figure }) => {
    if (isLeftOut(text, index)) return [];
    try {
      fillFigures(figure);
      return [];
    } catch (cause) {
      return [`${file}:${lineAt(text, index)}: ${(cause as Error).message}`];
    }
  });
}

/** Returns a problem for each draft of a page that many others link to. */
function neededDrafts({ company }: CompanyFolders): string[] {
  return ['/privacy', '/accessibility', ...services.map(({ path: page }) => page)]
    .filter((page) => drafts.includes(page))
    .map((page) => {
      const file = path.join(company, `pages${page}.mdx`);
      const place = placeOf(named(file), readFileSync(file, 'utf8'), 'draft');
      return `${place}: draft: Other pages link to this one. Remove this line, and write the page.`;
    });
}

/** Returns a problem for each article in a folder of its own: its address, its picture and its companion come from its name. */
function nestedArticles(of: CompanyFolders): string[] {
  return publishedArticles(of)
    .filter((file) => file.includes('/'))
    .map((file) => `blog/${file}: Articles are in blog/ itself. Move it to blog/${path.posix.basename(file)}.`);
}

/** Returns a problem for each text with the ending of plain Markdown, which would be a page without the site's parts. */
function plainMarkdown({ blog, company }: CompanyFolders): string[] {
  return [blog, path.join(company, 'pages')].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.md'))
      .map(
        (file) =>
          `${named(path.join(folder, file))}: Pages and articles end in .mdx. Rename it to ${path.basename(file)}x.`,
      ),
  );
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

/** Lists the slips in the markup of a text. */
const slips = ({ file, text }: Text): readonly string[] =>
  slipsIn(text).map(({ line, advice }) => `${file}:${line}: ${advice}`);

/** Lists what is still to be written in a page or article that is no draft. */
function unwrittenParts({ file, text }: Text): readonly string[] {
  // `npm start` shows drafts, and lists none as such.
  return isDraft(text) ? [] : unwrittenIn(text).map(({ line, advice }) => `${file}:${line}: ${advice}`);
}

/** Whether a question applies to this company. */
const isAsked = (question: string) => keepApplicable(question).trim() !== '';

/** Returns the problems in the questions, steps and terms of the company's files, which no page has read yet. */
function missingInFacts(): string[] {
  const files = { questions, sealing, referrals: referralTexts, products: colorFamilies };
  return Object.entries(files).flatMap(([file, content]) =>
    textsIn(content, isAsked).flatMap(([field, text]) => {
      try {
        ownText(text);
        return [];
      } catch (cause) {
        const name = named(path.join(folders.company, `${file}.yaml`));
        return [`${name}: ${field.join('.')}: ${(cause as Error).message}`];
      }
    }),
  );
}

/**
 * Checks the texts that people write: front matter, links, figures.
 * @returns a line for each mistake, with file, line and what to write instead
 */
export async function findProblems(of: CompanyFolders = folders): Promise<readonly string[]> {
  const texts = readTexts(of);
  const inFrontMatter = texts.map(({ filePath, text: fileContent }) => {
    const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
    return problemsOf(() => parseFrontMatter({ filePath, fileContent, defaultParseFrontMatter }));
  });
  const routes = findRoutes(of);
  const published = [of.static, path.join(siteDir, 'src/static')].flatMap(listFiles).map((file) => `/${file}`);
  // Links to drafts become plain words.
  const known = new Set([...routes, ...drafts, ...published]);
  return [
    ...(await Promise.all(inFrontMatter)).flat(),
    ...texts.flatMap(unwrittenParts),
    ...texts.flatMap(slips),
    ...texts.flatMap((text) => deadLinks(text, known)),
    ...texts.flatMap(missingFigures),
    ...missingInFacts(),
    ...neededDrafts(of),
    ...(await problemsOf(() => checkRedirects(routes))),
    ...nestedArticles(of),
    ...plainMarkdown(of),
  ];
}

/**
 * Checks everything people write before Docusaurus reads it, so that they see all mistakes at once.
 * @param others lines about mistakes that were found elsewhere
 * @throws SourceError with each mistake
 */
export async function checkSources(others: readonly string[]): Promise<void> {
  const problems = [...others, ...(await findProblems())];
  if (problems.length > 0) throw new SourceError(problems);
}

/**
 * Checks the links of texts to parts of pages, whose ids only the built pages have.
 * @param readPage returns the HTML of the page with this route, if there is one
 * @returns a line for each mistake
 */
export const findDeadParts = (readPage: (route: string) => string | undefined): readonly string[] =>
  readTexts(folders).flatMap((text) => deadParts(text, readPage));
