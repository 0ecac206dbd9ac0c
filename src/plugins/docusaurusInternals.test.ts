/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listFiles } from '../company/load/projectFiles';
import { ssrTemplate } from '../theme/ssrTemplate';
import {
  CHUNK_ADDRESSES,
  classicThemeFile,
  CLIENT_EXPORTS,
  HEAD_ATTRIBUTE,
  INFIMA,
  PROGRESS_BAR,
  STYLES_GROUP,
  STYLES_TYPE,
} from './docusaurusInternals';

/* Names what an update of Docusaurus has changed, and who relies on it. */

/** Returns the path of a file in a package. */
const inPackage = (file: string) => {
  const [scope, name = '', ...rest] = file.split('/');
  const [root, inside] = scope?.startsWith('@') ? [`${scope}/${name}`, rest] : [scope, [name, ...rest]];
  return join(dirname(require.resolve(`${root}/package.json`)), ...inside);
};

/** Returns the modules that the site's components import with a prefix, with the file that imports each. */
function importsFrom(prefix: string): { readonly name: string; readonly importer: string }[] {
  return listFiles('src')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join('src', file), 'utf8');
      const names = code.matchAll(new RegExp(`from '${prefix}/([^']+)'`, 'g'));
      return Array.from(names, ([, name = '']) => ({ name, importer: join('src', file) }));
    });
}

function reportMissing(missing: readonly string[]): void {
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

test('the modules that components import from Docusaurus exist', () => {
  const imports = importsFrom('@docusaurus').filter(({ name }) => !existsSync(join('node_modules/@docusaurus', name)));
  expect(imports.map(({ name }) => name)).toContain('Link');
  reportMissing(
    imports
      .filter(({ name }) => !existsSync(`${inPackage(`${CLIENT_EXPORTS}/${name}`)}.js`))
      .map(
        ({ name, importer }) =>
          `${CLIENT_EXPORTS} has no ${name}.js, which ${importer} imports as "@docusaurus/${name}". If the whole folder has moved, change CLIENT_EXPORTS in src/plugins/docusaurusInternals.ts.`,
      ),
  );
});

test('the classic theme has the components that ours replace or wrap', () => {
  const imports = [...importsFrom('@theme'), ...importsFrom('@theme-original')];
  expect(imports.map(({ name }) => name)).toContain('Layout/Provider');
  const folder = '@docusaurus/theme-classic/lib/theme';
  reportMissing(
    imports
      .filter(({ name }) => !['', '.js', '/index.js'].some((end) => existsSync(inPackage(`${folder}/${name}${end}`))))
      .map(
        ({ name, importer }) =>
          `The classic theme has no ${name}, which ${importer} imports. See src/theme/README.md for what we rely on.`,
      ),
  );
});

test.each([INFIMA, PROGRESS_BAR] as const)('the classic theme has %s', (file) => {
  expect(existsSync(classicThemeFile(file))).toBe(true);
});

const variables = [...new Set(Array.from(ssrTemplate.matchAll(/\bit\.(\w+)/g), ([, name = '']) => name))];

test.each([
  {
    file: '@docusaurus/theme-classic/lib/index.js',
    text: `'${PROGRESS_BAR}'`,
    relies: 'src/plugins/classicTheme.ts removes it from every page',
  },
  {
    file: '@docusaurus/theme-classic/lib/index.js',
    text: INFIMA.replace(/default\.css$/, 'default'),
    relies: 'src/plugins/classicTheme.ts removes it from every page',
  },
  {
    file: '@docusaurus/core/lib/webpack/base.js',
    text: `${STYLES_GROUP}: {`,
    relies: 'src/plugins/lateHydration.ts changes this cache group, so that each component gets a stylesheet',
  },
  {
    file: '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    text: `class ${CHUNK_ADDRESSES} {`,
    relies: 'src/plugins/lateHydration.ts leaves it out, so that visitors don’t load the addresses of all chunks twice',
  },
  {
    file: '@docusaurus/core/lib/webpack/base.js',
    text: `type: '${STYLES_TYPE}'`,
    relies: 'src/plugins/stylesheets.ts finds stylesheets by this type',
  },
  {
    file: '@docusaurus/bundler/lib/loaders/styleLoader.js',
    text: `[\n                                require.resolve('postcss-preset-env'),`,
    relies: 'modernStyles in docusaurus.config.ts adds a setting to it',
  },
  {
    file: '@docusaurus/core/lib/server/plugins/actions.js',
    text: 'join(generatedFilesDir, plugin.name, pluginId)',
    relies: 'components import what our plugins create as "@generated/<plugin>/default/<file>"',
  },
  {
    file: 'react-helmet-async/lib/index.js',
    text: HEAD_ATTRIBUTE,
    relies: 'src/plugins/finishPages/index.ts removes this attribute',
  },
  {
    file: '@docusaurus/core/lib/client/exports/Link.js',
    text: 'window.docusaurus',
    relies: 'tests/setupJest.ts defines it for links in unit tests',
  },
  ...variables.map((name) => ({
    file: '@docusaurus/core/lib/ssg/ssgTemplate.js',
    text: name,
    relies: `src/theme/ssrTemplate.ts uses it.${name}`,
  })),
])('$file contains $text', ({ file, text, relies }) => {
  if (!existsSync(inPackage(file)))
    throw new Error(`Docusaurus has no ${file} any more. Look for what replaced it: ${relies}.`);
  if (!readFileSync(inPackage(file), 'utf8').includes(text)) {
    throw new Error(`${file} no longer contains "${text}": ${relies}.`);
  }
});
