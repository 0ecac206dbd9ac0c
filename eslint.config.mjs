import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders of src from the top floor to the ground: a file imports from its own floor and from those below. */
const floors = [
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

/** Matches imports of these folders of src, which no import may name from a floor below them. Nothing imports plugins. */
const anyOf = (folders) =>
  `^(@site/src|\\.\\.(/\\.\\.)*)/(${['plugins', ...folders].join('|').replaceAll('*', '[^/]+')})(/|$)`;

/** Matches every import of the project from another folder. */
const ANOTHER_FOLDER = '^(@site|\\.\\.)/';

/** Keeps imports running one way. Tests may import from anywhere. */
const importOrder = floors.map((floor, index) => ({
  files: floor.map((folder) => `src/${folder}/**`),
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: floor.includes('words') ? ANOTHER_FOLDER : anyOf(floors.slice(0, index).flat()),
            message: `Imports run one way: ${floors.map((each) => each.join(', ')).join(' → ')}. Move what both need to a lower floor.`,
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['build', 'build-inbox', 'build-folder', '.docusaurus', '.generated', 'test-results', 'renders'] },
  js.configs.recommended,
  tseslint.configs.strict,
  // Compiles each file, so it runs only where there are components and hooks.
  { files: ['src/**/*.tsx', 'src/**/use*.ts'], ...reactHooks.configs.flat.recommended },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  ...importOrder,
  // Command-line programs print to the console.
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
