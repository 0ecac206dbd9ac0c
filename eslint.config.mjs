import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
  // A part that fits on a few screens can be read alone.
  {
    files: ['{src,scripts,bench}/**', 'tests/{runners,madeUp}/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', 400], 'max-lines-per-function': ['error', 150] },
  },
  // Command-line programs print to the console.
  { files: ['scripts/**', 'bench/**', 'tests/{runners,madeUp}/**'], rules: { 'no-console': 'off' } },
);
