import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

const theme = createRequire(createRequire(__filename).resolve('@docusaurus/theme-classic'));

/** Takes away what the classic theme loads on every page: Infima, and the progress bar of a single-page application. */
export default function classicTheme(): Plugin {
  return {
    name: 'classic-theme',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [theme.resolve('infima/dist/css/default/default.css')]: false,
          [theme.resolve('./nprogress').replace(/\.js$/, '')]: false,
        },
      },
    }),
  };
}
