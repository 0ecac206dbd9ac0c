import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { business } from '../data/business';

/** robots.txt and the web manifest: small files that state the company's name or host, so written from its facts. */
export default function siteFiles(): Plugin {
  return {
    name: 'site-files',
    async postBuild({ outDir }) {
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${business.url}/sitemap.xml\n`;
      const manifest = {
        name: business.name,
        short_name: business.name,
        description: business.description,
        start_url: '/',
        display: 'browser',
        background_color: '#faf5ec',
        theme_color: '#faf5ec',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        ],
      };
      await Promise.all([
        writeFile(path.join(outDir, 'robots.txt'), robots),
        writeFile(path.join(outDir, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`),
      ]);
    },
  };
}
