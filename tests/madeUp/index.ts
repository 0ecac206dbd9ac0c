/**
 * Proves that the site is for any company: `npm run companies`. Makes random companies and checks the facts of each as a
 * build does, then builds the smallest and the largest and runs all tests with them. `--count 100` is the number of random
 * ones, `--seed 7` the seed to make them from, `--only random`, `smallest` or `largest` leaves out the others.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type * as CheckSamples from '../../src/checks/checkSamples';
import type * as CheckSources from '../../src/checks/checkSources';
import { foldersOf, siteDir } from '../../src/company/load/folders';
import { loadCompany } from '../../src/company/load/load';
import type { SourceError } from '../../src/company/load/sourceError';
import type * as NamedPictures from '../../src/images/namedPictures';
import type * as ReadPictures from '../../src/images/readPictures';
import type * as StandIn from '../../src/images/standIn';
import type * as Comparison from '../../src/tools/comparison/core/comparison';
import type * as ExtraPrices from '../../src/tools/estimator/core/extraPrices';
import { runCommand } from '../../scripts/runTool';
import { companies, largest, smallest, type Company } from './company';
import { makeFolder, SAMPLE } from './makeFolder';
import { findTerms, termsOf } from './scan';

const requireHere = createRequire(__filename);

/** Where the company of the moment is. */
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'companies-')), 'company');

/** Forgets the modules of src, which compute from the facts of the company before. */
function startAgain(): void {
  process.env.COMPANY = folder;
  const source = path.join(siteDir, 'src') + path.sep;
  for (const file of Object.keys(requireHere.cache))
    if (file.startsWith(source)) Reflect.deleteProperty(requireHere.cache, file);
}

/** Imports a module of src for the company of the moment. */
const load = <Module>(module: string) => requireHere(`../../src/${module}`) as Module;

/** Checks the company's facts and texts as a build does before it makes anything. Returns each problem. */
async function findProblems(): Promise<readonly string[]> {
  startAgain();
  try {
    loadCompany(folder);
    load<typeof CheckSamples>('checks/checkSamples').checkSamples({});
    return [
      ...load<typeof Comparison>('tools/comparison/core/comparison').comparisonProblems(),
      ...load<typeof ExtraPrices>('tools/estimator/core/extraPrices').extraPriceProblems(),
      ...(await load<typeof CheckSources>('checks/checkSources').findProblems()),
    ];
  } catch (error) {
    if (error instanceof Error && 'problems' in error) return (error as SourceError).problems;
    throw error;
  }
}

function failIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Checks random companies. fast-check makes one that fails as simple as it can, and prints it with its seed. */
async function checkRandom(seed: number, count: number): Promise<void> {
  const isFine = fc.asyncProperty(companies, async (company) => {
    makeFolder(folder, company);
    failIfAny(await findProblems());
  });
  await fc.assert(isFine, { seed, numRuns: count, includeErrorInReport: true });
  console.log(`${count} random companies have nothing to correct (--seed ${seed}).`);
}

/** Builds a company, runs all tests with it, and looks for the sample in what was built. */
async function walk(name: string, company: Company): Promise<void> {
  console.log(`The ${name} company is in ${folder}.`);
  makeFolder(folder, company, { withPictures: true });
  failIfAny(await findProblems());
  const own = foldersOf(folder);
  const present = load<typeof ReadPictures>('images/readPictures').readPictures(own);
  const wanted = load<typeof NamedPictures>('images/namedPictures').namedPictures(own);
  await load<typeof StandIn>('images/standIn').addStandIns(
    own,
    [...wanted].filter(([id]) => !Object.hasOwn(present, id)).map(([id, slots]) => ({ id, slots, subject: id })),
  );
  // On Windows, npm is a script of the shell.
  const { status } = spawnSync('npm', ['test'], {
    cwd: siteDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm test fails for the ${name} company. Try it again: COMPANY=${folder} npm test`);
  failIfAny(await findTerms(path.join(siteDir, 'build'), termsOf(loadCompany(SAMPLE), loadCompany(folder))));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '100' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string' },
    },
  });
  const kinds: Readonly<Record<string, () => Promise<void>>> = {
    random: () => checkRandom(Number(values.seed), Number(values.count)),
    smallest: () => walk('smallest', smallest),
    largest: () => walk('largest', largest),
  };
  const { only = Object.keys(kinds) } = values;
  for (const kind of [only].flat()) {
    const check = kinds[kind];
    if (!check) throw new Error(`There is no company "${kind}". Choose one of ${Object.keys(kinds).join(', ')}.`);
    await check();
  }
  rmSync(path.dirname(folder), { recursive: true });
}

runCommand(main);
