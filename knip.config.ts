import type { KnipConfig } from 'knip';

/** `npm run unused`: no file, export or package that nothing uses. */
const config: KnipConfig = {
  entry: [
    // Docusaurus loads these by their names; knip can't see it, because docusaurus.config.ts exports a function.
    'sidebars.ts',
    'blog/*.mdx',
    'src/{pages,theme}/**/*.{tsx,mdx}',
    'src/plugins/{*,finishPages/index}.ts',
    // The bundler's entries, and the islands, which src/islands loads by their names.
    'src/islands/{boot,hydrate}{.ts,.tsx,/index.ts,/index.tsx}',
    'src/components/base/Lightbox/lightbox.ts',
    'src/components/frame/LeadPopup/popup.ts',
    // Compiled into the pages of companies with a receiver, and of those with tags.
    'src/islands/boot/{keepArrival,tags}.ts',
    'src/tags/startTags.ts',
    'src/**/*.island.tsx',
    // Parts of `npm run bench`, which are named on its command line.
    'bench/*.{ts,mjs}',
    '.htmlvalidate.mjs',
    // What Jest's resolver gives tests in the place of src/company/facts.ts.
    'tests/companies/cachedFacts.ts',
  ],
  project: ['*.{ts,mjs}', '{bench,blog,scripts,src,tests}/**/*.{ts,tsx,mjs,mdx}', '!tests/companies/*/**'],
  playwright: { config: 'playwright*.config.ts', entry: 'tests/**/*.spec.ts' },
  // A module may name the types of what it exports.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Parts of preset-classic, named so that their versions are.
    '@docusaurus/plugin-content-pages',
    // src/guide/makeGuide.ts reads their files.
    '@fontsource/fraunces',
    '@fontsource/source-sans-3',
  ],
};

export default config;
