import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

const theme = createRequire(createRequire(__filename).resolve('@docusaurus/theme-classic'));
const infima = theme.resolve('infima/dist/css/default/default.css');

/**
 * Infima for the handbook's documents and nothing else: it styles bare elements, and what a page of `npm start` has
 * loaded stays when its reader goes on to another. In a scope the root element is `:scope`.
 */
function inHandbook(css: string): string {
  const scoped = css.replace(/^\s*(:root|html)/gm, ':scope');
  return `@layer docusaurus.infima {\n@scope (.docs-doc-page) {\n${scoped}}\n}\n`;
}

/**
 * Takes away what the classic theme loads on every page: Infima, and the progress bar of a single-page application.
 * `src/theme/DocsRoot` imports the scoped Infima that this writes.
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
          [theme.resolve('./nprogress').replace(/\.js$/, '')]: false,
        },
      },
    }),
  };
}
