/** Which articles there are. The files in blog/ are the list, without drafts. */

import { drafts } from './drafts';

/** Reads the names of the files in blog/, without their ending. */
function readBlog(): string[] {
  // Only Node has a file system, and bundlers for browsers would stop at an import of it. npm runs each script in the
  // project's folder.
  const { existsSync, readdirSync } = process.getBuiltinModule('node:fs');
  // Git does not keep a folder without files.
  if (!existsSync('blog')) return [];
  return readdirSync('blog')
    .filter((file) => /^[^_].*\.mdx$/.test(file))
    .map((file) => file.replace(/\.mdx$/, ''))
    .filter((slug) => !drafts.includes(`/blog/${slug}`));
}

/** The last part of each article's address. The bundler fills in the variable for pages and browsers. */
export const articleSlugs: readonly string[] =
  process.env.ARTICLES === undefined ? readBlog() : process.env.ARTICLES.split(' ').filter(Boolean);
