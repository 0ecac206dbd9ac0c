import { createHash } from 'node:crypto';
import path from 'node:path';
import { PurgeCSS, type ResultPurge } from 'purgecss';
import fromHtml from 'purgecss-from-html';

/*
 * Docusaurus puts the styles of all pages into one file, three times what a page needs, and the browser waits for it
 * before it paints. Here each page carries the rules for what it shows, and the whole file comes with React, when a
 * control of the page may show something new.
 */

/** The link that Docusaurus puts into a page, as its HTML minifier leaves it. */
const STYLESHEET = /<link rel=stylesheet href=(\/[\w./-]+\.css)>/;

/** Where a page says that no first screen shows what follows (Band). */
const BELOW_FIRST_SCREEN = /<section [^>]*data-below-first-screen/;

/** Rules for paper, which no screen waits for, as the minifier leaves them. */
const PRINT = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Attributes that the browser or a script changes, and the one of which rules ask for a part alone. */
const DYNAMIC_ATTRIBUTES = ['aria-expanded', 'href', 'open'];

/** The path of the stylesheet a page links to. Throws when there is not exactly one. */
export function stylesheetOf(html: string): string {
  const [, file, ...more] = html.split(STYLESHEET);
  if (!file || more.length !== 1) throw new Error('A page links to no stylesheet, or to more than one.');
  return file;
}

async function purge(html: string, css: string, options: object): Promise<ResultPurge> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: fromHtml, extensions: ['html'] }],
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    ...options,
  });
  return result;
}

/**
 * Makes the function that puts a page's own rules in the place of its link to the `stylesheet`, whose content is `css`.
 * Pages of the same elements and classes share one result, so that a hundred more articles cost next to nothing.
 *
 * A long page says where its first screen surely ends. The rules that only what follows asks for are published as a file
 * by the stylesheet's side, which the page links to there: with them, it would not fit into the packets that a server
 * sends at once. Browsers paint what stands before such a link without waiting for it; its low priority leaves the
 * connection to the picture of the first screen.
 *
 * The policy that allows the rules by their hash stands in the page: in a header the hashes of all pages would travel
 * with each of them. The header's policy allows inline styles, and this one takes that back for all but these.
 */
export function pageStyles(
  stylesheet: string,
  css: string,
  publish: (file: string, css: string) => Promise<void>,
): (html: string) => Promise<string> {
  const words = new Set(css.match(/[\w-]+/g));
  const results = new Map<string, Promise<string>>();

  function rulesFor(html: string): Promise<string> {
    const { attributes, classes, ids, tags } = fromHtml(html);
    // Only what the rules may ask for: text and the ids of headings differ from page to page.
    const asked = [...tags, ...classes, ...ids, ...attributes.names, ...attributes.values].filter((word) =>
      words.has(word),
    );
    const key = [...new Set(asked)].sort().join(' ');
    const known =
      results.get(key) ?? purge(html, css, { keyframes: true, variables: true }).then(({ css: own }) => own);
    results.set(key, known);
    return known;
  }

  return async (html) => {
    let rules = await rulesFor(html);
    let page = html;
    const below = html.search(BELOW_FIRST_SCREEN);
    if (below >= 0) {
      const { css: first, rejectedCss = '' } = await purge(html.slice(0, below), rules, { rejectedCss: true });
      const rest = rejectedCss + (first.match(PRINT) ?? []).join('');
      const hash = createHash('sha256').update(rest).digest('hex').slice(0, 8);
      const file = path.posix.join(path.posix.dirname(stylesheet), `below.${hash}.css`);
      await publish(file, rest);
      rules = first.replace(PRINT, '');
      page = `${html.slice(0, below)}<link rel=stylesheet href=${file} fetchpriority=low>${html.slice(below)}`;
    }
    const hash = createHash('sha256').update(rules).digest('base64');
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`;
    return page.replace(STYLESHEET, () => `${policy}<style>${rules}</style>`);
  };
}
