import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { allRoutes } from '../routes';
import { readPage } from './pages';

/*
 * What makes the oldest browsers of package.json's list drop a rule or a whole script, and what no compiler rewrites in
 * every place. tests/engines/old looks at the pages in two of those browsers.
 */

/** Parts of media queries that Chrome below 104 and Safari below 16.4 do not read: `width < 64rem`, `not (…)`. */
const NEW_QUERY = /[<>]|\bnot\s*\(/;

test('media queries are written as old browsers read them', () => {
  const queries = allRoutes.flatMap((route) => {
    const page = readPage(route);
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n');
    const inStyles = [...styles.matchAll(/@media([^{]+)\{/g)].map(([, query = '']) => query);
    const inTags = ['media', 'sizes', 'imagesizes'].flatMap((name) =>
      [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [...inStyles, ...inTags];
  });
  expect(queries.length).toBeGreaterThan(100);
  expect([...new Set(queries)].filter((query) => NEW_QUERY.test(query))).toEqual([]);
});

/** Returns the syntax in a script at which Safari below 16.4 stops: lookbehind, the flag `v`, static blocks. */
function newSyntaxIn(script: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassStaticBlockDeclaration(node)) found.push('static block');
    if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]|\/\w*v\w*$/.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.ESNext));
  return found;
}

test('scripts have no syntax that old browsers cannot parse', () => {
  expect(newSyntaxIn('/(?<=a)b/; class A { static { f(); } }')).toHaveLength(2);
  const folder = join('build', 'assets', 'js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const found = scripts.flatMap((name) =>
    newSyntaxIn(readFileSync(join(folder, name), 'utf8')).map((syntax) => `${name}: ${syntax}`),
  );
  expect(found).toEqual([]);
});
