/**
 * Proves that the site is for any company: `npm run companies -- --count 20`. Makes companies from a seed, moves each
 * into a copy of the checkout, and runs there what a company would run before it publishes. Then looks for anything of
 * the present company in what was built. `--seed 7` starts with that seed, `--only smallest`, `largest` or `random` picks
 * one, `--browser` adds the browser tests.
 */
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { companyOf, largest, simpler, smallest, type Company } from './company';
import { copyCheckout } from './copyCheckout';
import { moveIn } from './moveIn';
import { CommandError, outputOf, run } from './run';
import { sampleTerms } from './sampleTerms';
import { findTerms } from './scan';

const siteDir = path.join(__dirname, '../..');

/** What failed for a company. */
interface Failure {
  readonly step: string;
  /** The end of what it printed. */
  readonly message: string;
  /** Folder of the copy in which it failed. */
  readonly copy: string;
}

/** Nobody has photographs for a company that does not exist, and a license is a fact that a company may lack. */
const ALLOWED_PLACEHOLDER = /not photographs|no license|no lead delivery/;

/** Lists what the launch check wants besides photographs and leads. */
function otherPlaceholders(copy: string): string[] {
  const listed = outputOf(copy, ['npm', 'run', '--silent', 'launch-check']);
  return (listed.match(/^\d+\. .*$/gm) ?? []).filter((line) => !ALLOWED_PLACEHOLDER.test(line));
}

const assertNone = (found: readonly string[]) => {
  if (found.length > 0) throw new Error(found.join('\n'));
};

interface Step {
  readonly name: string;
  readonly take: (copy: string) => void | Promise<void>;
  readonly readsBuild?: true;
}

/** Returns a step that runs scripts of package.json. */
function scripts(name: string, ...names: readonly string[]): Step {
  return { name, take: (copy) => names.forEach((script) => run(copy, ['npm', 'run', '--silent', script])) };
}

const SETUP = 'setup';
const BUILD = 'build';

/** What a company does before it publishes, in this order. */
function stepsFor(company: Company, withBrowser: boolean): readonly Step[] {
  let counties: readonly string[] = [];
  return [
    {
      name: SETUP,
      take: async (copy) => {
        counties = await moveIn(copy, company);
      },
    },
    scripts('types', 'types'),
    scripts(BUILD, 'build'),
    {
      name: 'search for the sample',
      take: async (copy) => assertNone(await findTerms(path.join(copy, 'build'), sampleTerms(company, counties))),
      readsBuild: true,
    },
    { name: 'launch check', take: (copy) => assertNone(otherPlaceholders(copy)) },
    scripts('lint', 'lint'),
    scripts('unused code', 'unused'),
    scripts('format', 'format:check'),
    scripts('spelling', 'spell'),
    scripts('unit tests', 'test:unit'),
    { ...scripts('built pages', 'test:built'), readsBuild: true },
    ...(withBrowser
      ? [{ ...scripts('browser tests', 'build:inbox', 'test:browser'), readsBuild: true } satisfies Step]
      : []),
  ];
}

/** The last lines of an output, where commands say what is wrong. */
const LAST_LINES = 60;

/** Moves a company into a copy of its own and takes these steps there, up to the first that fails. */
async function failureOf(steps: readonly Step[]): Promise<Failure | undefined> {
  const copy = copyCheckout(siteDir);
  for (const { name, take } of steps) {
    const start = Date.now();
    try {
      await take(copy);
    } catch (error) {
      const output = error instanceof CommandError ? `${error.message}\n${error.output}` : String(error);
      const kept = `${copy}-${Date.now()}`;
      renameSync(copy, kept);
      return { step: name, message: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'), copy: kept };
    }
    console.log(`  ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  }
  rmSync(copy, { recursive: true });
  return undefined;
}

/** Sets one fact after another back to that of an ordinary company, as long as the same step fails. */
async function shrink(company: Company, step: string, withBrowser: boolean): Promise<Company> {
  const causes = new Set<string>();
  for (let least = company; ;) {
    const next = simpler(least).find(({ fact }) => !causes.has(fact));
    if (!next) return least;
    const all = stepsFor(next.company, withBrowser);
    const needsBuild = all.some(({ name, readsBuild }) => name === step && readsBuild);
    const failure = await failureOf(
      all.filter(({ name }) => name === SETUP || name === step || (needsBuild && name === BUILD)),
    );
    console.log(`${failure?.step === step ? 'Fails' : 'Passes'} without ${next.fact}`);
    if (failure) rmSync(failure.copy, { recursive: true });
    if (failure?.step === step) least = next.company;
    else causes.add(next.fact);
  }
}

/** A company, and the options with which this command makes it again. */
interface Subject {
  readonly options: string;
  readonly company: Company;
}

function subjectsOf(only: string | undefined, seed: number, count: number): readonly Subject[] {
  const groups: Readonly<Record<string, readonly Subject[]>> = {
    smallest: [{ options: '--only smallest', company: smallest }],
    largest: [{ options: '--only largest', company: largest }],
    random: Array.from({ length: count }, (_, index) => ({
      options: `--only random --seed ${seed + index}`,
      company: companyOf(seed + index),
    })),
  };
  if (only === undefined) return Object.values(groups).flat();
  if (!Object.hasOwn(groups, only)) {
    throw new Error(`There is no company "${only}". Choose one of ${Object.keys(groups).join(', ')}.`);
  }
  return groups[only];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string' },
      browser: { type: 'boolean', default: false },
    },
  });
  for (const { options, company } of subjectsOf(values.only, Number(values.seed), Number(values.count))) {
    console.log(`${company.name}, ${company.towns.map(({ name }) => name).join(', ')} (${options})`);
    const failure = await failureOf(stepsFor(company, values.browser));
    if (!failure) continue;
    console.error(`\n${failure.step}, in ${failure.copy}:\n${failure.message}\n`);
    console.error('Looking for the fact that causes it.');
    const causes = simpler(await shrink(company, failure.step, values.browser)).map(({ fact }) => `  ${fact}`);
    console.error(`It fails for an ordinary company${causes.length > 0 ? ` with\n${causes.join('\n')}` : ', too.'}`);
    throw new Error(`Try it again: npm run companies -- ${options}`);
  }
  console.log('The site is for all of them.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
