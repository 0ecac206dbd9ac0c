/* Types of the files that the coverage plugin writes when the site is built. */

declare module '@generated/coverage/default/landscape.json' {
  const landscape: import('@site/src/tools/zipCheck/core/types').Landscape;
  export default landscape;
}

declare module '@generated/coverage/default/names.json' {
  const names: import('@site/src/tools/zipCheck/core/types').MapNames;
  export default names;
}

declare module '@generated/coverage/default/zips.json' {
  const zips: import('@site/src/tools/zipCheck/core/types').ZipList;
  export default zips;
}
