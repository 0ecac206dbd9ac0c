import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { pageFile } from './routes';

const pages = new Map<string, Document>();

/** Returns the built page of this route. Parsed only once, so tests must not change it. */
export function readPage(route: string): Document {
  let page = pages.get(route);
  if (!page) {
    // React separates adjacent texts with empty comments; a reader sees one text.
    const html = readFileSync(join('build', pageFile(route)), 'utf8').replaceAll('<!-- -->', '');
    page = new JSDOM(html).window.document;
    pages.set(route, page);
  }
  return page;
}
