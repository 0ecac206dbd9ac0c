import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Jest reporter that writes the counts for scripts/countTests.ts. Jest's own --outputFile does not create its folder.
 */
export default class JestReport {
  constructor(_globalConfig, { file }) {
    this.file = file;
  }

  onRunComplete(_tests, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = results;
    const counts = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(counts, null, 2)}\n`);
  }
}
