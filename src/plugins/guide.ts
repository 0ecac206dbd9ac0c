import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { madeFiles } from '../company/load/folders';
import { guide, GUIDE_COVER_FILE } from '../site/guide';
import { draw, drawings } from '../guide/drawings';
import { makeGuide } from '../guide/makeGuide';

/** Makes the paver guide, and the picture of its cover, whenever the site is built or served. */
export default function paverGuide({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paver-guide',
    async loadContent() {
      const folder = madeFiles(siteDir);
      await mkdir(folder, { recursive: true });
      // The file is named after the region, so an earlier one may have another name.
      const earlier = (await readdir(folder)).filter(
        (file) => file.endsWith('-paver-guide.pdf') && file !== guide.file,
      );
      await Promise.all(earlier.map((file) => rm(path.join(folder, file))));
      await writeFile(path.join(folder, guide.file), await makeGuide());
      await writeFile(path.join(folder, GUIDE_COVER_FILE), draw(drawings.cover));
    },
    getPathsToWatch: () => ['guide', 'company'].map((part) => path.join(siteDir, 'src', part, '**', '*.{ts,typ}')),
  };
}
