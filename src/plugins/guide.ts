import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { guide } from '../data/guide';
import { makeGuide } from '../guide/makeGuide';

/** Makes the paver guide whenever the site is built or served. */
export default function paverGuide({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paver-guide',
    async loadContent() {
      const folder = path.join(siteDir, '.generated');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, guide.file), await makeGuide());
    },
    getPathsToWatch: () => ['guide', 'data'].map((part) => path.join(siteDir, 'src', part, '**', '*.{ts,typ}')),
  };
}
