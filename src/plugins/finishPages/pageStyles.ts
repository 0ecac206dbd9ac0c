import { load, type CheerioAPI } from 'cheerio';
import postcss, { AtRule, type Container, type Root } from 'postcss';
import type { Stylesheet } from '../lateHydration';
import { policySource } from './policy';

/*
 * Each page contains the styles of the components that it shows and of those that its islands may show later, because
 * browsers wait for linked stylesheets before they paint. Of a component that no island shows, it has only the rules for
 * the classes that are in the page: no script adds a class to finished HTML.
 */

/** Returns the class names in the rules of a stylesheet. */
function classesIn(css: string): string[] {
  return Array.from(css.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name = '']) => name);
}

/** Returns the class names of a page's elements. */
function classesOf(page: CheerioAPI): Set<string> {
  const classes = (root: CheerioAPI) => root('[class]').map((_, element) => root(element).attr('class')?.split(/\s+/));
  // The parser runs as a browser with JavaScript does, so it reads the content of <noscript> as text.
  const withoutScript = page('noscript')
    .toArray()
    .flatMap((part) => classes(load(page(part).text(), null, false)).get());
  return new Set([...classes(page).get(), ...withoutScript]);
}

/** The arguments of `:not()`, `:has()` and the like, innermost first. They say nothing about the element itself. */
const ARGUMENTS = /\([^()]*\)/g;

/** Returns whether an element of a page with these classes may match a selector. */
function mayMatch(selector: string, shown: ReadonlySet<string>): boolean {
  let plain = selector;
  while (plain.search(ARGUMENTS) >= 0) plain = plain.replaceAll(ARGUMENTS, '');
  return classesIn(plain).every((name) => shown.has(name));
}

/** Returns a stylesheet without the rules that no element with these classes matches. */
function rulesFor(sheet: Root, shown: ReadonlySet<string>): string {
  const root = sheet.clone();
  root.walkRules((rule) => {
    if (rule.selectors.some((selector) => mayMatch(selector, shown))) return;
    let empty: Container = rule;
    while (empty.parent instanceof AtRule && empty.parent.nodes?.length === 1) empty = empty.parent;
    empty.remove();
  });
  return root.toString();
}

/** The switches that Lightning CSS and postcss-preset-env write beside each `color-scheme`, for `light-dark()`. */
const SCHEME_SWITCH = /--(?:lightningcss-|csstools-color-scheme--)(?:light|dark): ?(?:initial)?;/g;

/** Returns rules without the switches for `light-dark()`, unless a rule reads them. */
function withoutSchemeSwitches(css: string): string {
  return /var\(--(?:lightningcss|csstools)/.test(css) ? css : css.replaceAll(SCHEME_SWITCH, '');
}

/**
 * Returns the step that puts a page's styles into its head: the first of the stylesheets, those that `ofIslands` returns for
 * it, and the rules of the others for the page's classes, in their order.
 *
 * The policy that allows the rules by their hash is in the page, because a header would send the hashes of all pages
 * with every page. The header's policy allows inline styles, and this one narrows that to these rules.
 */
export function pageStyles(
  stylesheets: readonly Stylesheet[],
  ofIslands: (page: CheerioAPI) => readonly string[],
): (page: CheerioAPI) => void {
  const candidates = stylesheets.map(({ url, css }, index) => ({
    url,
    css,
    sheet: postcss.parse(css),
    classes: classesIn(css),
    isSite: index === 0,
  }));
  return (page) => {
    const shown = classesOf(page);
    const later = new Set(ofIslands(page));
    const used = candidates.filter(
      ({ isSite, url, classes }) => isSite || later.has(url) || classes.some((name) => shown.has(name)),
    );
    const rules = withoutSchemeSwitches(
      used.map(({ isSite, url, css, sheet }) => (isSite || later.has(url) ? css : rulesFor(sheet, shown))).join(''),
    );
    const policy = [rules, ''].map(policySource).join(' ');
    page('head').append(
      page('<meta http-equiv="Content-Security-Policy">').attr('content', `style-src 'self' ${policy}`),
      // The bundler's runtime looks for `data-href`, so that it does not load an island's styles again. One element has all
      // rules and the others are empty, because each with other rules would need a hash of its own in the policy.
      ...used
        .filter(({ isSite, url }) => isSite || later.has(url))
        .map(({ isSite, url }) =>
          page('<style></style>')
            .attr('data-href', url)
            .text(isSite ? rules : ''),
        ),
    );
  };
}
