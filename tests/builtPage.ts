import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { UNKNOWN } from './routes';

const pages = new Map<string, Document>();

/** Returns the file of this route in the build folder. */
export function pageFile(route: string): string {
  if (route === '/') return 'index.html';
  return route === UNKNOWN ? '404.html' : `${route.slice(1)}.html`;
}

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

/** Returns the only element that matches the selector. */
export function single(parent: ParentNode, selector: string): Element {
  const [element, ...others] = parent.querySelectorAll(selector);
  if (!element || others.length > 0)
    throw new Error(`${others.length + (element ? 1 : 0)} elements match ${selector}.`);
  return element;
}

/** Returns the content of the only <meta> with this name or property. */
export function metaContent(page: Document, name: string): string {
  return single(page, `meta[name="${name}"], meta[property="${name}"]`).getAttribute('content') ?? '';
}

/** Returns the text of an element as a reader sees it, without the parts that match `without`, with single spaces. */
export function textOf(element: Element, without = ''): string {
  const unread = ['script', 'style', 'template', ...(without ? [without] : [])].join();
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(unread)) part.remove();
  const texts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) texts.push(node.textContent ?? '');
    node.childNodes.forEach(walk);
  };
  walk(copy);
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the words of a text in lower case, without punctuation. "8,000" and "HOA's" are one word each. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);
}

/** Returns all items in a page's structured data, including those in graphs. */
export function structuredData(page: Document): Record<string, unknown>[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = JSON.parse(script.textContent ?? '') as Record<string, unknown>;
    return '@graph' in data ? (data['@graph'] as Record<string, unknown>[]) : [data];
  });
}
