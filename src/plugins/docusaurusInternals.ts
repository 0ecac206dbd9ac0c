import { createRequire } from 'node:module';

/*
 * What the build relies on although Docusaurus does not document it, so that any update may change it.
 * `docusaurusInternals.test.ts` checks it, together with what our components import from Docusaurus, and says where to
 * look.
 */

/** Folder of the modules that components import as `@docusaurus/Link`; unit tests have no bundler that finds them. */
export const CLIENT_EXPORTS = '@docusaurus/core/lib/client/exports';

/** Infima's styles, as the classic theme's modules import them. */
export const INFIMA = 'infima/dist/css/default/default.css';

/** The progress bar, as a module of the classic theme. */
export const PROGRESS_BAR = './nprogress';

/**
 * Returns the path of a file that the classic theme loads on every page.
 * @throws Error if the theme no longer has it
 */
export function classicThemeFile(file: typeof INFIMA | typeof PROGRESS_BAR): string {
  return createRequire(createRequire(__filename).resolve('@docusaurus/theme-classic')).resolve(file);
}

/** The cache group that merges all styles into one file. */
export const STYLES_GROUP = 'styles';

/**
 * The bundler's plugin that tells Docusaurus' application the address of each chunk, to prefetch it. Visitors never load the
 * application.
 */
export const CHUNK_ADDRESSES = 'ChunkAssetPlugin';

/** The type of modules that hold a stylesheet. */
export const STYLES_TYPE = 'css/mini-extract';

/** Marks head elements that the application, if it ran, would replace on navigation. */
export const HEAD_ATTRIBUTE = 'data-rh';
