/** What a built page contains, as a reader or a search engine sees it. */

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

/** Stands for a place within a text, or even a word, where one node ends and the next goes on. */
const TEXT_GOES_ON = '\u200b';

/** Returns the text of an element as a reader sees it, without the parts that match `without`, with single spaces. */
export function textOf(element: Element, without = ''): string {
  const unread = new Set<Node>(
    element.querySelectorAll(['script', 'style', 'template', ...(without ? [without] : [])].join()),
  );
  const texts: string[] = [];
  const keptTogether = new Set<Node | null>(element.querySelectorAll('[data-word]'));
  const walk = (node: Node) => {
    if (node.nodeName === 'WBR') texts.push(TEXT_GOES_ON);
    if (node.nodeType === node.TEXT_NODE) {
      if (keptTogether.has(node.previousSibling)) texts.push(TEXT_GOES_ON);
      texts.push(node.textContent ?? '');
      if (keptTogether.has(node.nextSibling)) texts.push(TEXT_GOES_ON);
    }
    if (!unread.has(node)) node.childNodes.forEach(walk);
  };
  walk(element);
  return texts.join(' ').replaceAll(` ${TEXT_GOES_ON} `, '').replace(/\s+/g, ' ').trim();
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
