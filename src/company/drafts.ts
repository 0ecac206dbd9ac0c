/**
 * Pages and articles with `draft: true` in their front matter. As Docusaurus does, `npm start` shows them, and the built site
 * leaves them out with every link to them.
 */

/** Matches `draft: true` in the front matter of a text. */
const DRAFT = /^---\r?\n(?:(?!---\r?\n).*\r?\n)*?draft: true *\r?\n/;

/** Returns whether the text of a page or article says that it is a draft. */
export function isDraft(source: string): boolean {
  return DRAFT.test(source);
}

/** Lists the routes of all drafts in the project's folder. */
function readDrafts(siteDir: string): string[] {
  if (process.env.NODE_ENV === 'development') return [];
  // Only Node has a file system, and bundlers for browsers would stop at an import of it.
  const { existsSync, readdirSync, readFileSync } = process.getBuiltinModule('node:fs');
  return [
    [`${siteDir}/src/pages`, ''],
    [`${siteDir}/blog`, '/blog'],
  ].flatMap(([folder, before]) =>
    // Git does not keep a folder without files.
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.mdx') && isDraft(readFileSync(`${folder}/${file}`, 'utf8')))
      .map((file) => `${before}/${file.replace(/\.mdx$/, '')}`),
  );
}

/** The routes of all drafts. The bundler fills in the variable for pages and browsers, and skips the path. */
export const drafts: readonly string[] =
  process.env.DRAFTS === undefined ? readDrafts(`${__dirname}/../..`) : process.env.DRAFTS.split(' ').filter(Boolean);
