import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { floridaCounties } from '../serviceArea/counties';
import { drawLandscape, placeNames } from '../serviceArea/drawMap';
import { buildZipList } from '../serviceArea/zipList';

const NAME = 'coverage';

/**
 * Makes the map and the ZIP list when the site is built. The server's copy of `@coverage/landscape` draws the land into
 * the HTML; the browser's copy is empty, because the page already contains the land.
 */
export default function coverage({ generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, NAME, 'default');
  return {
    name: NAME,
    async contentLoaded({ actions: { createData } }) {
      const counties = floridaCounties();
      await Promise.all([
        createData('landscape.json', drawLandscape(counties)),
        createData('nothing.json', {}),
        createData('names.json', placeNames(counties)),
        createData('zips.json', buildZipList(counties)),
      ]);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: { '@coverage/landscape': path.join(folder, isServer ? 'landscape.json' : 'nothing.json') },
      },
    }),
  };
}
