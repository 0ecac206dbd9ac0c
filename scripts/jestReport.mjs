import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Jest reporter that writes the counts for scripts/countTests.ts, to a file named after the projects that ran. Jest's own
 * --outputFile does not create its folder.
 */
export default class JestReport {
  constructor(_globalConfig, { folder }) {
    this.folder = folder;
  }

  onRunComplete(contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = results;
    const counts = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites };
    const names = [...contexts].map(({ config }) => config.displayName.name);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, `jest-${names.join('-')}.json`), `${JSON.stringify(counts, null, 2)}\n`);
  }
}
