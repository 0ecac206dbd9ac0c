/**
 * Makes the site a company's own: `npm run setup`. Asks for its facts in the terminal, with the present ones as defaults,
 * or reads them from a file: `npm run setup -- answers.json`. Ends with what is left to do.
 */
import '../factsFirst';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import company from '../../src/company/company.json';
import { checkCompanyFacts } from '../../src/checks/checkCompanyFacts';
import { askFor, run } from '../new/ask';
import { interview } from '../new/interview';
import { checkAnswers, readAnswers } from '../new/questions';
import { apply } from './apply';
import { questionsFor } from './questions';

const siteDir = path.join(__dirname, '../..');

/** The list of what names a place, service or program that is gone, to tick off. */
const REWRITE_FILE = 'to-rewrite.txt';

const IN_DRAFTS = 'In drafts, which can wait:';

async function main(): Promise<void> {
  const present = checkCompanyFacts(company);
  const [file] = process.argv.slice(2);
  if (!file) {
    console.log('This site is made for companies in Florida: its map, its ZIP check and its texts are about Florida.');
    console.log('Type "back" to return to the question before. Ctrl+C stops, and changes nothing.\n');
  }
  const given = file ? readAnswers(file) : await interview((answers) => questionsFor(present, answers), askFor);
  const answers = checkAnswers(questionsFor(present, given), given);
  console.log('Writing texts and pictures. This takes a minute or two.');
  const { changed, reread, mentions, drafts } = await apply(siteDir, answers);
  const lines = changed.map((file) => `  ${file}${existsSync(path.join(siteDir, file)) ? '' : ' (deleted)'}`);
  console.log(lines.length === 0 ? 'Nothing has changed.' : `Changed:\n${lines.join('\n')}`);
  if (drafts.length > 0) {
    console.log(
      '\nThese articles name what is not yours. They are drafts, which the site leaves out. Rewrite them whenever you',
    );
    console.log('have time, and remove the line "draft: true" from each:');
    console.log(drafts.map((file) => `  ${file}`).join('\n'));
  }
  if (reread.published.length > 0) {
    console.log('\nThese sentences named a page that is gone, and lost their link. Read them again:');
    console.log(reread.published.map((line) => `  ${line}`).join('\n'));
  }
  if (mentions.published.length > 0) {
    console.log(`\nThese still name a place, service or program that is not yours. They are in ${REWRITE_FILE}, too:`);
    console.log(mentions.published.map((line) => `  ${line}`).join('\n'));
  }
  if (reread.inDrafts.length + mentions.inDrafts.length > 0) {
    console.log('\nDrafts have such lines, too, which can wait:');
    console.log([...reread.inDrafts, ...mentions.inDrafts].map((line) => `  ${line}`).join('\n'));
  }
  const rewriteFile = path.join(siteDir, REWRITE_FILE);
  rmSync(rewriteFile, { force: true });
  const lists = [mentions.published, mentions.inDrafts.length > 0 ? [IN_DRAFTS, ...mentions.inDrafts] : []];
  const filled = lists.filter((list) => list.length > 0).map((list) => `${list.join('\n')}\n`);
  if (filled.length > 0) writeFileSync(rewriteFile, filled.join('\n'));
  console.log('\nPrices are in src/company/pricing.ts. What is left before you publish:\n');
  // Runs in a separate process, which reads the new facts. Ignores its exit status, because placeholders may be left.
  spawnSync(process.execPath, [require.resolve('tsx/cli'), path.join(siteDir, 'scripts/launchCheck.ts')], {
    stdio: 'inherit',
  });
}

run(main);
