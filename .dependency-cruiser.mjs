/**
 * The folders of src from the top floor to the ground: a file imports from its own floor and from those below. `*` stands
 * for any name.
 */
const floors = [
  ['plugins'],
  ['pages'],
  ['theme'],
  ['guide'],
  ['tools/*/ui', 'tools/ToolForm', 'tools/SheetHead', 'tools/Source'],
  ['components'],
  ['islands'],
  ['leads', 'tools/*/core', 'seo', 'images', 'tags', 'qr', 'hosting'],
  ['paving', 'userInput', 'checks', 'css'],
  ['site'],
  ['company'],
  ['words'],
];

/** Returns what matches the paths of all files in these folders of src. */
const inFolders = (folders) => `^src/(${folders.join('|').replaceAll('*', '[^/]+')})/`;

const order = floors.map((floor) => floor.join(', ')).join(' → ');

/** Tests may import from anywhere. */
const TEST = '\\.test\\.tsx?$';

/** `npm run lint`: imports run one way, and never in a circle. Imports of types count, too. */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'These files import each other. Move what both need to a file of its own.',
      severity: 'error',
      // In src/theme, `@theme/X` in X itself is the type of Docusaurus' component; `paths` in tsconfig.json resolves it to X.
      from: { path: '^(?:(src/theme/.+/index\\.tsx)|.+)$' },
      to: { circular: true, pathNot: '^$1$' },
    },
    ...floors.slice(1).map((floor, index) => ({
      name: 'no-import-upward',
      comment: `Imports run one way: ${order}. Move what both need to a lower floor.`,
      severity: 'error',
      from: { path: inFolders(floor), pathNot: TEST },
      to: { path: inFolders(floors.slice(0, index + 1).flat()) },
    })),
    {
      name: 'no-folder-without-floor',
      comment: 'This folder is on no floor. Add it to one in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^src/', pathNot: [inFolders(floors.flat()), TEST] },
      to: {},
    },
    {
      name: 'no-import-out-of-src',
      comment: 'The site imports neither commands nor tests. Move what both need to src.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^(scripts|tests|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
