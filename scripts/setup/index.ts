/**
 * Makes the site a company's own: `npm run setup`. Asks for its facts in the terminal, with the present ones as defaults,
 * or reads them from a file: `npm run setup -- answers.json`. Ends with what is left to do.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import company from '../../src/data/company.json';
import { checkCompanyFacts } from '../../src/checks/checkCompanyFacts';
import { askFor } from '../new/ask';
import { checkAnswers } from '../new/questions';
import { apply } from './apply';
import { questionsFor } from './questions';

const siteDir = path.join(__dirname, '../..');

function readAnswers(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON. ${(cause as Error).message}`, { cause });
  }
}

async function main(): Promise<void> {
  const present = checkCompanyFacts(company);
  const [file] = process.argv.slice(2);
  const given = file ? readAnswers(file) : {};
  for (;;) {
    // Later questions depend on the answers so far.
    const next = file ? undefined : questionsFor(present, given).find(({ name }) => !Object.hasOwn(given, name));
    if (!next) break;
    given[next.name] = await askFor(next);
  }
  const { changed, reread, mentions } = await apply(siteDir, checkAnswers(questionsFor(present, given), given));
  console.log(
    changed.length === 0 ? 'Nothing has changed.' : `Changed:\n${changed.map((one) => `  ${one}`).join('\n')}`,
  );
  if (reread.length > 0) {
    console.log('\nThese sentences named a page that is gone, and lost their link. Read them again:');
    console.log(reread.map((line) => `  ${line}`).join('\n'));
  }
  if (mentions.length > 0) {
    console.log('\nThese still name a town or service that you left out. Write another one, or leave it out:');
    console.log(mentions.map((line) => `  ${line}`).join('\n'));
  }
  console.log('\nPrices are in src/data/pricing.ts. What is left before you publish:\n');
  // Runs in a separate process, which reads the new facts. Ignores its exit status, because placeholders may be left.
  spawnSync(process.execPath, [require.resolve('tsx/cli'), path.join(siteDir, 'scripts/launchCheck.ts')], {
    stdio: 'inherit',
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
