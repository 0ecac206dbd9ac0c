import { load, type CheerioAPI } from 'cheerio';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { policySource } from './policy';

/*
 * Docusaurus writes the styles of all pages into one file, three times what a page needs, and browsers wait for it
 * before they paint. Instead, each page contains the rules for what it shows and for what its islands may show later.
 */

/** Attributes that the browser or a script changes, and `href`, because rules match only part of its value. */
const DYNAMIC_ATTRIBUTES = ['aria-busy', 'aria-expanded', 'href', 'open'];

/**
 * Returns everything in a page that a selector can match.
 * @param words that may become a class, an element or an attribute of the page once its scripts run
 */
function selectorsOf(page: CheerioAPI, words: Iterable<string>): ExtractorResultDetailed {
  // The parser runs as a browser with JavaScript does, so it reads the content of <noscript> as text.
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

/** Returns the words of a text that may be names in a selector. */
function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** Returns the attribute for a property of `dataset`: `printDesign` becomes `data-print-design`. */
function dataAttribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Returns the step that replaces a page's stylesheet link with the page's own rules. `css` is the content of that
 * stylesheet; `scriptsOf` returns the text of the scripts that a page may load, because whatever they name in a
 * selector, they may show. Pages with the same elements and classes share one result, so that a hundred more articles
 * cost next to nothing.
 *
 * The policy that allows the rules by their hash is in the page, because a header would send the hashes of all pages
 * with every page. The header's policy allows inline styles, and this one narrows that to these rules.
 * @throws Error if the page does not link to exactly this stylesheet
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
    // Keeps only the words that rules may match, because text and heading ids differ from page to page.
    const words = [...tags, ...classes, ...ids, ...attributes.names, ...attributes.values, ...undetermined];
    const key = [...new Set(words.filter((word) => asked.has(word)))].sort().join(' ');
    const known = results.get(key) ?? purge(css, selectors);
    results.set(key, known);
    return known;
  }

  return async (page) => {
    const links = page('link[rel=stylesheet]');
    if (links.length !== 1 || links.attr('href') !== stylesheet) {
      throw new Error(
        `A page must link to ${stylesheet} and to no other stylesheet. Import styles in the component that uses them.`,
      );
    }
    const rules = await rulesFor(page);
    const policy = page('<meta http-equiv="Content-Security-Policy">').attr(
      'content',
      `style-src 'self' ${policySource(rules)}`,
    );
    // The bundler's runtime looks for `data-href`, so that it does not load an island's styles again.
    links.before(policy).replaceWith(page('<style></style>').attr('data-href', stylesheet).text(rules));
  };
}
