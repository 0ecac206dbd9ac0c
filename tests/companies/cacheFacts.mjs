/**
 * Reads the companies that tests are about once for all test files, because reading YAML takes as long as most tests.
 * Jest runs it before the first (jest.config.mjs); cachedFacts.ts reads what it writes.
 */

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// As Jest does, in CommonJS, where modules know their folder as __dirname.
import { require as read } from 'tsx/cjs/api';

const here = fileURLToPath(import.meta.url);
const { folders, foldersOf } = read('../../src/company/load/folders.ts', here);
const { loadCompany } = read('../../src/company/load/load.ts', here);
const { CACHE } = read('./factsCache.ts', here);

/** @throws SourceError that says what is wrong with the company that is built */
export default function cacheFacts() {
  const companies = [folders, foldersOf('tests/companies/full')].map(({ company }) => [company, loadCompany(company)]);
  mkdirSync(path.dirname(CACHE), { recursive: true });
  // Renames a finished file, because another run of Jest may be reading it.
  const part = `${CACHE}.${process.pid}`;
  writeFileSync(part, JSON.stringify(Object.fromEntries(companies)));
  renameSync(part, CACHE);
}
