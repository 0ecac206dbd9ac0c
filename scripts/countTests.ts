/**
 * Adds up the reports that Jest and Playwright left in test-results/ and prints "N passed, N failed" as its last line.
 * Fails if a runner left no report, because the count is then incomplete.
 */

import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests. A file that could not run counts as one failed test. */
interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface JestCounts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

function countJest(report: JestCounts): Count {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts a Playwright report. A test that passed only on a retry counts as failed. */
function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Formats a count: "12 passed, 0 failed", with skipped tests if there are any. */
function formatCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const read = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

const runners = [
  { name: 'Unit tests', file: 'test-results/jest-unit.json', count: (file: string) => countJest(read(file)) },
  { name: 'Built pages', file: 'test-results/jest-built.json', count: (file: string) => countJest(read(file)) },
  { name: 'Playwright', file: 'test-results/playwright.json', count: (file: string) => countPlaywright(read(file)) },
  { name: 'Engines', file: 'test-results/engines.json', count: (file: string) => countPlaywright(read(file)) },
  { name: 'Hosts', file: 'test-results/hosts.json', count: (file: string) => countPlaywright(read(file)) },
];

function main(): void {
  let total: Count | undefined;
  for (const { name, file, count } of runners) {
    if (!existsSync(file)) {
      console.log(`${name} left no report (${file}): the run ended before it.`);
      process.exitCode = 1;
      continue;
    }
    const one = count(file);
    console.log(`${name}: ${formatCount(one)}`);
    total = {
      passed: one.passed + (total?.passed ?? 0),
      failed: one.failed + (total?.failed ?? 0),
      skipped: one.skipped + (total?.skipped ?? 0),
    };
  }
  console.log(total ? formatCount(total) : 'No count: no test has run.');
}

main();
