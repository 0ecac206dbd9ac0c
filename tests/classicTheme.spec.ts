import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { classicThemeFile, INFIMA } from '../src/plugins/docusaurusInternals';
import { pageFile, readPage } from './builtPage';
import { allRoutes } from './routes';

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

for (const route of allRoutes) {
  test(`${route} contains nothing of the classic theme`, () => {
    const classes = [...readPage(route).querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    expect(classes.length).toBeGreaterThan(50);
    expect(classes.filter(isThemeClass)).toEqual([]);
    expect(readFileSync(join('build', pageFile(route)), 'utf8')).not.toMatch(THEME_STYLES);
  });
}

test('no published style sheet contains anything of the classic theme', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(readFileSync(join('build', file), 'utf8'), file).not.toMatch(THEME_STYLES);
    expect(classesOf(join('build', file)).filter(isThemeClass), file).toEqual([]);
  }
});
