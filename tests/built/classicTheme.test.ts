import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/company/load/projectFiles';
import { classicThemeFile, INFIMA } from '../../src/plugins/docusaurusInternals';
import { allRoutes, pageFile } from '../routes';
import { checkPages } from './pages';

/* The classic theme is only for the handbook in `npm start`: visitors get none of it. */

/** Returns the classes in a style sheet's rules. */
function classesOf(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return css.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
}

const infimaClasses = new Set(classesOf(classicThemeFile(INFIMA)));

/** Infima's variables, the cascade layers of the classic theme, and its progress bar. */
const THEME_STYLES = /--ifm-|--docusaurus-|@layer docusaurus|nprogress/;

const isThemeClass = (name: string) => infimaClasses.has(name) || /^(theme|docs|docusaurus)-/.test(name);

test('no page contains anything of the classic theme', () =>
  checkPages(allRoutes, (page, route) => {
    const classes = [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    expect(classes.length).toBeGreaterThan(50);
    expect(classes.filter(isThemeClass)).toEqual([]);
    expect(THEME_STYLES.exec(readFileSync(join('build', pageFile(route)), 'utf8'))?.[0]).toBeUndefined();
  }));

test('no published style sheet contains anything of the classic theme', () => {
  const files = listFiles('build').filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) => {
    const rules = readFileSync(join('build', file), 'utf8').match(THEME_STYLES) ?? [];
    return [...rules, ...classesOf(join('build', file)).filter(isThemeClass)].map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
