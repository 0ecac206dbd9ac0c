import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { guide } from '../data/guide';

const run = promisify(execFile);

/**
 * Makes the paver guide whenever the site is built or served: compiles the program of src/guide, and runs it by itself,
 * since its libraries are ES modules and this file is loaded as none.
 */
export default function paverGuide({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'paver-guide',
    async loadContent() {
      const program = path.join(generatedFilesDir, 'paver-guide', 'writeGuide.mjs');
      await build({
        entryPoints: [path.join(siteDir, 'src', 'guide', 'writeGuide.tsx')],
        outfile: program,
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
        jsx: 'automatic',
        logLevel: 'warning',
      });
      const folder = path.join(siteDir, '.generated');
      await mkdir(folder, { recursive: true });
      await run(process.execPath, [program, path.join(folder, guide.file)]);
    },
    getPathsToWatch: () => ['guide', 'data'].map((part) => path.join(siteDir, 'src', part, '**', '*.{ts,tsx}')),
  };
}
