import { JSDOM } from 'jsdom';
import { readHtml } from '../routes';

const pages = new Map<string, Document>();

/** Returns the built page of this route. Parsed only once, so tests must not change it. */
export function readPage(route: string): Document {
  let page = pages.get(route);
  if (!page) {
    // React separates adjacent texts with empty comments; a reader sees one text.
    const html = readHtml(route).replaceAll('<!-- -->', '');
    page = new JSDOM(html).window.document;
    pages.set(route, page);
  }
  return page;
}
