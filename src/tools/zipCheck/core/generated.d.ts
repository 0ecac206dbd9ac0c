/* Types of the files that the coverage plugin writes when the site is built. */

declare module '@generated/coverage/default/landscape.json' {
  import type { Landscape } from '@site/src/tools/zipCheck/core/types';

  const landscape: Landscape;
  export default landscape;
}

declare module '@generated/coverage/default/names.json' {
  import type { MapNames } from '@site/src/tools/zipCheck/core/types';

  const names: MapNames;
  export default names;
}

declare module '@generated/coverage/default/zips.json' {
  import type { ZipList } from '@site/src/tools/zipCheck/core/types';

  const zips: ZipList;
  export default zips;
}
