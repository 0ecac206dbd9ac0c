import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteUrl } from '../data/site';
import { drawFavicon, drawIcon, icons, touchIcon } from '../images/icons';
import { webManifest } from '../seo/webManifest';

/** Writes robots.txt, the web app manifest, the icons and the files that hosts read, from the company's facts. */
export default function siteFiles({ siteConfig: { noIndex } }: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild({ outDir }) {
      const inBuild = (file: string) => path.join(outDir, file);
      // A preview may be crawled, because search engines obey `noindex` only on pages that they read.
      const sitemap = noIndex ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`;
      await writeFile(inBuild('robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`);
      await writeFile(inBuild('manifest.webmanifest'), JSON.stringify(webManifest));
      for (const icon of [...icons, touchIcon]) await writeFile(inBuild(icon.file), await drawIcon(icon));
      await writeFile(inBuild('favicon.ico'), await drawFavicon());
    },
  };
}
