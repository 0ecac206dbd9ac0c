import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { business } from '../data/business';

/** robots.txt, which states the host, so written from the company's facts. */
export default function siteFiles(): Plugin {
  return {
    name: 'site-files',
    async postBuild({ outDir }) {
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${business.url}/sitemap.xml\n`;
      await writeFile(path.join(outDir, 'robots.txt'), robots);
    },
  };
}
