import type { Plugin } from '@docusaurus/types';
import { floridaCounties } from '../serviceArea/counties';
import { drawLandscape, placeNames } from '../serviceArea/drawMap';
import { buildZipList } from '../serviceArea/zipList';

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
