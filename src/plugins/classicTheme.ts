import { readFile } from 'node:fs/promises';
import type { Plugin } from '@docusaurus/types';
import { classicThemeFile, INFIMA, PROGRESS_BAR } from './docusaurusInternals';

const infima = classicThemeFile(INFIMA);

/**
 * Scopes Infima to the handbook's documents: it styles bare elements, and `npm start` keeps a page's styles after the
 * reader goes to another page. Inside `@scope`, the root element is `:scope`.
 */
function inHandbook(css: string): string {
  const scoped = css.replace(/^\s*(:root|html)/gm, ':scope');
  return `@layer docusaurus.infima {\n@scope (.docs-doc-page) {\n${scoped}}\n}\n`;
}

/**
 * Removes what the classic theme loads on every page: Infima, and the progress bar of a single-page application. Writes
 * the scoped Infima that `src/theme/DocsRoot` imports.
 */
export default function classicTheme(): Plugin {
  return {
    name: 'classic-theme',
    async contentLoaded({ actions: { createData } }) {
      await createData('infima.css', inHandbook(await readFile(infima, 'utf8')));
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          [infima]: false,
          [classicThemeFile(PROGRESS_BAR).replace(/\.js$/, '')]: false,
        },
      },
    }),
  };
}
