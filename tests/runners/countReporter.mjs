import { appendFileSync } from 'node:fs';

/**
 * Reporter of Jest and Playwright that adds a line to the file named by TEST_COUNTS, if it is set: how many tests passed
 * and how many failed. A file that could not run counts as one failed test, and so does a test that passed on a retry.
 */
export default class CountReporter {
  errors = 0;

  /** Called by Jest. */
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    this.write(numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
  }

  /** Called by Playwright, like the two methods below. */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError() {
    this.errors += 1;
  }

  onEnd() {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    this.write(count('expected'), count('unexpected', 'flaky') + this.errors);
  }

  write(passed, failed) {
    if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${passed} ${failed}\n`);
  }
}
