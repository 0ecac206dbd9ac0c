/** @jest-environment node */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const program = resolve('scripts/countTests.ts');
const tsx = resolve('node_modules/tsx/dist/cli.mjs');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-'));
  mkdirSync(join(folder, 'test-results'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function report(runner: 'jest-unit' | 'jest-built' | 'playwright' | 'engines' | 'hosts', content: object) {
  writeFileSync(join(folder, 'test-results', `${runner}.json`), JSON.stringify(content));
}

function count() {
  const { status, stdout } = spawnSync(process.execPath, [tsx, program], { cwd: folder, encoding: 'utf8' });
  return { status, lastLine: stdout.trim().split('\n').at(-1) };
}

const jestCounts = {
  numPassedTests: 100,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

const hosts = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
const engines = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

const builtCounts = { ...jestCounts, numPassedTests: 7 };

test('adds up all runners', () => {
  report('jest-unit', jestCounts);
  report('jest-built', builtCounts);
  report('playwright', { stats: { expected: 20, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] });
  report('engines', engines);
  report('hosts', hosts);
  expect(count()).toEqual({ status: 0, lastLine: '135 passed, 0 failed' });
});

test('counts files that could not run, retried tests and skipped tests', () => {
  report('jest-unit', { ...jestCounts, numFailedTests: 1, numRuntimeErrorTestSuites: 1, numTodoTests: 1 });
  report('jest-built', builtCounts);
  report('playwright', { stats: { expected: 20, unexpected: 2, flaky: 1, skipped: 3 }, errors: [{}] });
  report('engines', engines);
  report('hosts', hosts);
  expect(count()).toEqual({ status: 0, lastLine: '135 passed, 6 failed, 4 skipped' });
});

test('fails if a runner left no report', () => {
  report('jest-unit', jestCounts);
  expect(count()).toEqual({ status: 1, lastLine: '100 passed, 0 failed' });
});

test('says that there is no count if nothing ran', () => {
  expect(count()).toEqual({ status: 1, lastLine: 'No count: no test has run.' });
});
