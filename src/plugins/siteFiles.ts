import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { siteUrl } from '../data/site';
import { icons, touchIcon } from '../images/iconFiles';
import { drawFavicon, drawIcon } from '../images/icons';
import { webManifest } from '../seo/webManifest';

/** Writes robots.txt, the web app manifest, the icons and the files that hosts read, from the company's facts. */
export default function siteFiles(): Plugin {
  return {
    name: 'site-files',
    async postBuild({ outDir }) {
      const inBuild = (file: string) => path.join(outDir, file);
      await writeFile(inBuild('robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
      await writeFile(inBuild('manifest.webmanifest'), JSON.stringify(webManifest));
      for (const icon of [...icons, touchIcon]) await writeFile(inBuild(icon.file), await drawIcon(icon));
      await writeFile(inBuild('favicon.ico'), await drawFavicon());
    },
  };
}
