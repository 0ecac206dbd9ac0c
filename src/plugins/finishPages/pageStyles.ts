import { load, type CheerioAPI } from 'cheerio';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { policySource } from './policy';

/*
 * Docusaurus puts the styles of all pages into one file, three times what a page needs, and the browser waits for it
 * before it paints. Here each page carries the rules for what it shows, and for what its islands may show later.
 */

/** Attributes that the browser or a script changes, and the one of which rules ask for a part alone. */
const DYNAMIC_ATTRIBUTES = ['aria-busy', 'aria-expanded', 'href', 'open'];

/**
 * All that a selector can ask for in a page.
 * @param words that may become a class, an element or an attribute of the page once its scripts run
 */
function selectorsOf(page: CheerioAPI, words: Iterable<string>): ExtractorResultDetailed {
  // The parser, like a browser with JavaScript, takes what is for visitors without it as text.
  const withoutScript = page('noscript')
    .toArray()
    .flatMap((part) => load(page(part).text(), null, false).root().find('*').get());
  const elements = [...page.root().find('*').get(), ...withoutScript];
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const wordsOf = (entries: readonly [string, string][]) => entries.flatMap(([, value]) => value.split(' '));
  return {
    tags: elements.map(({ name }) => name),
    classes: wordsOf(attributes.filter(([name]) => name === 'class')),
    ids: wordsOf(attributes.filter(([name]) => name === 'id')),
    attributes: { names: attributes.map(([name]) => name), values: wordsOf(attributes) },
    undetermined: [...words],
  };
}

async function purge(css: string, selectors: ExtractorResultDetailed): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: () => selectors, extensions: ['html'] }],
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    keyframes: true,
    variables: true,
  });
  return result.css;
}

/** The words of a text that may be a name in a selector. */
function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** The attribute that a script sets by a name of `dataset`: `printDesign` is `data-print-design`. */
function dataAttribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Makes the step that puts a page's own rules in the place of its link to the stylesheet with all rules, which are `css`.
 * `scriptsOf` is the text of the scripts that a page may load: what they name in a rule's selector, they may show.
 * Pages of the same elements and classes share one result, so that a hundred more articles cost next to nothing.
 *
 * The policy that allows the rules by their hash stands in the page: in a header the hashes of all pages would travel
 * with each of them. The header's policy allows inline styles, and this one takes that back for all but these.
 * @throws Error where the page does not link to this one stylesheet.
 */
export function pageStyles(
  stylesheet: string,
  css: string,
  scriptsOf: (page: CheerioAPI) => readonly string[],
): (page: CheerioAPI) => Promise<void> {
  const asked = wordsIn(css);
  const inScript = new Map<string, readonly string[]>();
  const results = new Map<string, Promise<string>>();

  function namesIn(script: string): readonly string[] {
    const known =
      inScript.get(script) ??
      [...wordsIn(script)].flatMap((word) => [word, dataAttribute(word)]).filter((word) => asked.has(word));
    inScript.set(script, known);
    return known;
  }

  function rulesFor(page: CheerioAPI): Promise<string> {
    const selectors = selectorsOf(page, scriptsOf(page).flatMap(namesIn));
    const { tags, classes, ids, attributes, undetermined } = selectors;
    // Only what the rules may ask for: text and the ids of headings differ from page to page.
    const words = [...tags, ...classes, ...ids, ...attributes.names, ...attributes.values, ...undetermined];
    const key = [...new Set(words.filter((word) => asked.has(word)))].sort().join(' ');
    const known = results.get(key) ?? purge(css, selectors);
    results.set(key, known);
    return known;
  }

  return async (page) => {
    const links = page('link[rel=stylesheet]');
    if (links.length !== 1 || links.attr('href') !== stylesheet) {
      throw new Error(`A page may link only to ${stylesheet}. Import styles where they are used.`);
    }
    const rules = await rulesFor(page);
    const policy = page('<meta http-equiv="Content-Security-Policy">').attr(
      'content',
      `style-src 'self' ${policySource(rules)}`,
    );
    // By `data-href` the bundler's runtime sees that an island's styles are there, and does not fetch them again.
    links.before(policy).replaceWith(page('<style></style>').attr('data-href', stylesheet).text(rules));
  };
}
