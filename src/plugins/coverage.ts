import type { Plugin } from '@docusaurus/types';
import { floridaCounties } from '../tools/zipCheck/core/counties';
import { drawLandscape, placeNames } from '../tools/zipCheck/core/drawMap';
import { buildZipList } from '../tools/zipCheck/core/zipList';

/** Makes the map and the ZIP list when the site is built. */
export default function coverage(): Plugin {
  return {
    name: 'coverage',
    async contentLoaded({ actions: { createData } }) {
      const counties = floridaCounties();
      await Promise.all([
        createData('landscape.json', drawLandscape(counties)),
        createData('names.json', placeNames(counties)),
        createData('zips.json', buildZipList(counties)),
      ]);
    },
  };
}
