import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { floridaCounties } from '../serviceArea/counties';
import { drawLandscape, placeTowns } from '../serviceArea/drawMap';
import { buildZipList } from '../serviceArea/zipList';

const NAME = 'coverage';

/**
 * Makes the map and the ZIP list when the site is built. The land is drawn into the HTML by the server's copy of
 * `@coverage/landscape`; the browser's copy is empty, because the land already stands in the page.
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
        createData('towns.json', placeTowns()),
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
