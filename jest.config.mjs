import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { CLIENT_EXPORTS } = await tsImport('./src/plugins/docusaurusInternals.ts', import.meta.url);

const companyFile = path.resolve(import.meta.dirname, process.env.COMPANY ?? 'company', 'company.yaml');

/** Tests of what only the sample company's facts say. Another company does not run them. */
const ofTheSample =
  existsSync(companyFile) && /^sample: true$/m.test(readFileSync(companyFile, 'utf8')) ? [] : ['/tests/sample/'];

/** How Jest reads the project's modules. */
const modules = {
  globalSetup: '<rootDir>/tests/companies/cacheFacts.mjs',
  resolver: '<rootDir>/tests/companies/resolveFacts.cjs',
  // Tests run in a VM context, where each use of a global is slow.
  sandboxInjectedGlobals: ['Math'],
  transform: {
    '^.+\\.(ts|tsx|js|jsx|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // Docusaurus, MDX, D3, unpdf, feed, Typst and remark-smartypants with its parts are published as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(@docusaurus|@mdx-js|react-toastify|valibot|d3-geo|d3-array|internmap|unpdf|feed|@myriaddreamin|remark-smartypants|remark-mdx|remark-parse|micromark[^/]*|mdast-util-[^/]*|estree-util-[^/]*|estree-walker|unist-util-[^/]*|character-[^/]*|decode-named-character-reference|parse-entities|stringify-entities|is-alphanumerical|is-alphabetical|is-decimal|is-hexadecimal|ccount|longest-streak|zwitch|markdown-table|escape-string-regexp|retext[^/]*|parse-latin|nlcst-[^/]*|unist-util-[^/]*|unified|bail|trough|vfile[^/]*|is-plain-obj|devlop|array-iterate)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/classNames.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    // Published for `import` alone, which Jest does not support without a flag.
    '^unpdf$': '<rootDir>/node_modules/unpdf/dist/index.mjs',
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
    '^@docusaurus/(Link|Head|router|useDocusaurusContext|useBrokenLinks|useBaseUrl|useIsBrowser|ExecutionEnvironment)$': `${CLIENT_EXPORTS}/$1`,
    '^@generated/(.*)$': '<rootDir>/tests/generated.ts',
  },
};

/** @type {import('jest').Config} */
const config = {
  // By default, Jest leaves one core alone: half of the machine where there are two.
  maxWorkers: '100%',
  // A worker with more memory takes longer to exit than the half second after which Jest reports a leak.
  workerIdleMemoryLimit: '512MB',
  // Jest's default of 5 seconds is too short on a busy machine, and encoding a picture takes longer. No test asserts a
  // duration.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/tests/runners/countReporter.mjs'],
  projects: [
    // Tests that need no built site.
    {
      ...modules,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/tests'],
      // Playwright's tests end in .spec.ts.
      testMatch: ['**/*.test.{ts,tsx}'],
      // Without <rootDir>: these are patterns, and the folder's name may hold parentheses.
      testPathIgnorePatterns: ['/node_modules/', '/tests/(.*/)?built/', ...ofTheSample],
      setupFilesAfterEnv: ['<rootDir>/tests/setupJest.ts'],
    },
    // Tests that read the built site.
    {
      ...modules,
      displayName: 'built',
      testEnvironment: '<rootDir>/tests/built/environment.ts',
      roots: ['<rootDir>/tests'],
      testMatch: ['**/built/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...ofTheSample],
    },
  ],
};

export default config;
