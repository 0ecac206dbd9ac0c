import { expect, test } from '@jest/globals';
import { allRoutes } from '../routes';
import { checkPages, readPage } from './pages';

/** Returns the rules of a page, each with those that it contains. */
function rulesOf(page: Document): Set<string> {
  const css = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const rules = new Set<string>();
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.add(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** Returns the classes of what a page shows, with and without JavaScript. */
const classesOf = (page: Document) => [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);

test('each page has all rules of the site for what it shows, also without JavaScript', async () => {
  const rulesFor = new Map<string, Set<string>>();
  for (const rule of new Set(allRoutes.flatMap((route) => [...rulesOf(readPage(route))]))) {
    for (const [, name = ''] of rule.matchAll(/\.([a-z_][\w-]*)/gi)) {
      rulesFor.set(name, (rulesFor.get(name) ?? new Set()).add(rule));
    }
  }
  await checkPages(allRoutes, (page) => {
    const rules = rulesOf(page);
    const needed = new Set(classesOf(page).flatMap((name) => [...(rulesFor.get(name) ?? [])]));
    expect(needed.size).toBeGreaterThan(100);
    expect([...needed].filter((rule) => !rules.has(rule))).toEqual([]);
  });
});
