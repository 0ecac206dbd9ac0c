import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteUrl } from '../data/site';
import { drawIcon, icons } from '../images/icons';
import { webManifest } from '../seo/webManifest';

/** Writes robots.txt, the web app manifest and its icons from the company's facts. */
export default function siteFiles({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild({ outDir }) {
      const inBuild = (file: string) => path.join(outDir, file);
      await writeFile(inBuild('robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
      await writeFile(inBuild('manifest.webmanifest'), JSON.stringify(webManifest));
      const mark = path.join(siteDir, 'src/theme/favicon.svg');
      for (const icon of icons) await writeFile(inBuild(icon.file), await drawIcon(mark, icon));
    },
  };
}
