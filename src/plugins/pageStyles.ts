import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';
import fromHtml from 'purgecss-from-html';

/*
 * Docusaurus puts the styles of all pages into one file, three times what a page needs, and the browser waits for it
 * before it paints. Here each page carries the rules for what it shows, and the whole file comes with React, when a
 * control of the page may show something new.
 */

/** The link that Docusaurus puts into a page, as its HTML minifier leaves it. */
const STYLESHEET = /<link rel=stylesheet href=(\/[\w./-]+\.css)>/;

/** Attributes that the browser or a script changes, and the one of which rules ask for a part alone. */
const DYNAMIC_ATTRIBUTES = ['aria-busy', 'aria-expanded', 'href', 'open'];

/** How a Content-Security-Policy names a style or script that stands in a page. */
export function policySource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The path of the stylesheet a page links to. Throws when there is not exactly one. */
export function stylesheetOf(html: string): string {
  const [, file, ...more] = html.split(STYLESHEET);
  if (!file || more.length !== 1) throw new Error('A page links to no stylesheet, or to more than one.');
  return file;
}

/**
 * The styles that come with React. Each page has the fonts already, and to name them again would have the browser lay out
 * every text again at the very moment when somebody presses a button.
 */
export function withoutFonts(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}

/**
 * Makes the function that puts a page's own rules in the place of its link to `css`. Pages of the same elements and
 * classes share one result, so that a hundred more articles cost next to nothing.
 *
 * The policy that allows the rules by their hash stands in the page: in a header the hashes of all pages would travel
 * with each of them. The header's policy allows inline styles, and this one takes that back for all but these.
 */
export function pageStyles(css: string): (html: string) => Promise<string> {
  const words = new Set(css.match(/[\w-]+/g));
  const results = new Map<string, Promise<string>>();

  async function purge(html: string): Promise<string> {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: html, extension: 'html' }],
      css: [{ raw: css }],
      extractors: [{ extractor: fromHtml, extensions: ['html'] }],
      dynamicAttributes: DYNAMIC_ATTRIBUTES,
      keyframes: true,
      variables: true,
    });
    return result.css;
  }

  function rulesFor(html: string): Promise<string> {
    const { attributes, classes, ids, tags } = fromHtml(html);
    // Only what the rules may ask for: text and the ids of headings differ from page to page.
    const asked = [...tags, ...classes, ...ids, ...attributes.names, ...attributes.values].filter((word) =>
      words.has(word),
    );
    const key = [...new Set(asked)].sort().join(' ');
    const known = results.get(key) ?? purge(html);
    results.set(key, known);
    return known;
  }

  return async (html) => {
    // The parser takes what is for visitors without JavaScript as text, unless it stands there as for all.
    const rules = await rulesFor(html.replace(/<\/?noscript>/g, ''));
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${policySource(rules)}">`;
    return html.replace(STYLESHEET, () => `${policy}<style>${rules}</style>`);
  };
}
