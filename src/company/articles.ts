/** Which articles there are. The files in blog/ are the list, without drafts. */

import { drafts } from './drafts';

/** Reads the names of the files in this folder, without their ending. */
function readBlog(blog: string): string[] {
  // Only Node has a file system, and bundlers for browsers would stop at an import of it.
  const { existsSync, readdirSync } = process.getBuiltinModule('node:fs');
  // Git does not keep a folder without files.
  if (!existsSync(blog)) return [];
  return readdirSync(blog)
    .filter((file) => /^[^_].*\.mdx$/.test(file))
    .map((file) => file.replace(/\.mdx$/, ''))
    .filter((slug) => !drafts.includes(`/blog/${slug}`));
}

/** The last part of each article's address. The bundler fills in the variable for pages and browsers, and skips the path. */
export const articleSlugs: readonly string[] =
  process.env.ARTICLES === undefined
    ? readBlog(`${__dirname}/../../blog`)
    : process.env.ARTICLES.split(' ').filter(Boolean);
