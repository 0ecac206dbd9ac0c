import { tsImport } from 'tsx/esm/api';

const { CLIENT_EXPORTS } = await tsImport('./src/plugins/docusaurusInternals.ts', import.meta.url);

/** @type {import('jest').Config} */
const config = {
  // By default, Jest leaves one core alone: half of the machine where there are two.
  maxWorkers: '100%',
  // A worker with more memory takes longer to exit than the half second after which Jest reports a leak.
  workerIdleMemoryLimit: '512MB',
  testEnvironment: 'jsdom',
  // Jest's default of 5 seconds is too short on a busy machine, and encoding a picture takes longer. No test asserts a
  // duration.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/scripts/countReporter.mjs'],
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/tests'],
  // Playwright's tests end in .spec.ts.
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/setupJest.ts'],
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
  // Docusaurus, MDX, D3 and ts-ics are published as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(@docusaurus|@mdx-js|react-toastify|ts-ics|valibot|d3-geo|d3-array|internmap)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/classNames.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/(Link|Head|router|useDocusaurusContext|useBrokenLinks|useBaseUrl|useIsBrowser|ExecutionEnvironment)$': `${CLIENT_EXPORTS}/$1`,
    '^@generated/(.*)$': '<rootDir>/tests/generated.ts',
  },
};

export default config;
