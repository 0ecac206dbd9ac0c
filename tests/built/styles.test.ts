import { expect, test } from '@jest/globals';
import postcss, { AtRule, type Node } from 'postcss';
import { allRoutes } from '../routes';
import { checkPages, readPage } from './pages';

/** A style rule of one selector, with the conditions around it. */
interface Rule {
  readonly selector: string;
  readonly text: string;
}

/** Returns the conditions around a rule, such as those of `@media`. */
function conditionsOf({ parent }: Node): string {
  return parent instanceof AtRule ? `${conditionsOf(parent)}@${parent.name} ${parent.params} ` : '';
}

/** Returns the style rules of a page; none of an animation's steps, which belong to no element. */
function rulesOf(page: Document): readonly Rule[] {
  const rules: Rule[] = [];
  for (const { textContent } of page.querySelectorAll('style')) {
    postcss.parse(textContent).walkRules((rule) => {
      if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
      const declarations = rule.nodes.join(';');
      for (const selector of rule.selectors) {
        rules.push({ selector, text: `${conditionsOf(rule)}${selector}{${declarations}}` });
      }
    });
  }
  return rules;
}

const namesIn = (selector: string) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);

/**
 * Returns whether a selector may match an element of a page with these classes: those outside of `:is()`, `:not()` and the
 * like have to be there, or, where there are none, one of those inside.
 */
function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let outside = selector;
  while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, '');
  const [required, all] = [namesIn(outside), namesIn(selector)];
  return required.length > 0 ? required.every((name) => classes.has(name)) : all.some((name) => classes.has(name));
}

/** Returns the classes of what a page shows, with and without JavaScript. */
const classesOf = (page: Document) => [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);

test('each page has all rules of the site for what it shows, also without JavaScript', async () => {
  const rules = new Map(allRoutes.flatMap((route) => rulesOf(readPage(route))).map((rule) => [rule.text, rule]));
  await checkPages(allRoutes, (page) => {
    const present = new Set(rulesOf(page).map(({ text }) => text));
    const classes = new Set(classesOf(page));
    const needed = [...rules.values()].filter(({ selector }) => mayMatch(selector, classes));
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.flatMap(({ text }) => (present.has(text) ? [] : [text]))).toEqual([]);
  });
});
