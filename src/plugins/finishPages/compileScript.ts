import path from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync, type Format } from 'esbuild';
import { browserslist } from '../../../package.json';

/** The oldest browsers that the site supports, as esbuild names them: `ios15.4` for `ios_saf >= 15.4`. */
const oldestBrowsers = browserslist.production.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * Bundles and minifies a script that no island needs.
 * @param folder the folder of src that the code imports from
 */
export function compileScript(code: string, folder: string, format: Format): string {
  const { outputFiles } = buildSync({
    stdin: { contents: code, resolveDir: path.join(__dirname, '../..', folder), loader: 'ts' },
    bundle: true,
    write: false,
    format,
    target: oldestBrowsers,
  });
  // Unlike esbuild, SWC also puts a constant of another file in the place where it is used.
  return outputFiles
    .map(({ text }) => minifySync(text, { module: format === 'esm', compress: true, mangle: true }).code)
    .join('');
}
