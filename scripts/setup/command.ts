import '../factsFirst';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company as present } from '../../src/company/facts';
import { folders, siteDir } from '../../src/company/load/folders';
import { addStandIns } from '../../src/images/standIn';
import { askFor } from '../new/ask';
import { fileName } from '../new/kinds/kind';
import { interview } from '../new/interview';
import { checkAnswers, readAnswers } from '../new/questions';
import { runTool } from '../runTool';
import { differencesOf, REWRITE_FILE } from './differences';
import { IN_DRAFT, findMentions } from './mentions';
import { changePictures } from './pictures';
import { questionsFor } from './questions';
import { changeFacts } from './steps';

/** Prints lines below a title; nothing without lines. */
function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line}`), ''].join('\n'));
}

/** Adds what an earlier run has not added to the list to tick off. */
function addToList(lines: readonly string[]): void {
  const file = path.join(folders.company, REWRITE_FILE);
  const listed = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const added = lines.filter((line) => !listed.includes(line));
  if (added.length > 0) appendFileSync(file, `${added.join('\n')}\n`);
}

/** Asks, or reads the answers from a file, writes what follows from them, and says what is left to do. */
export async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) {
    console.log('This site is made for companies in Florida: its map, its ZIP check and its texts are about Florida.');
    console.log('Type "back" to return to the question before. Ctrl+C stops, and changes nothing.\n');
  }
  const given = file ? readAnswers(file) : await interview((answers) => questionsFor(present, answers), askFor);
  const answers = checkAnswers(questionsFor(present, given), given);
  console.log('Writing texts and pictures. This takes a minute or two.');
  const differences = differencesOf(answers);
  const { result, files: changed } = changeFacts(folders, differences);
  const { drafts, unlinked, standIns, lostPictures } = result;
  await changePictures(folders, differences, lostPictures);
  if (standIns.length > 0) await addStandIns(folders, standIns);
  const mentions = findMentions(folders, differences.gone);
  const toRewrite = [...unlinked, ...mentions].sort(
    (a, b) => Number(a.endsWith(IN_DRAFT)) - Number(b.endsWith(IN_DRAFT)),
  );
  if (changed.length === 0) console.log('Nothing has changed.');
  print(
    'Changed:',
    changed.map((name) => `${name}${existsSync(path.join(siteDir, name)) ? '' : ' (deleted)'}`),
  );
  print(
    'These articles name what is not yours. They are drafts, which the site leaves out. Rewrite them whenever you\n' +
      'have time, and remove the line "draft: true" from each:',
    drafts,
  );
  print(`These are for you to rewrite; drafts can wait. They are in ${fileName(REWRITE_FILE)}, too:`, toRewrite);
  addToList(toRewrite);
  console.log(`Prices are in ${fileName('prices.yaml')}. What is left before you publish:\n`);
  // Runs in a separate process, which reads the new facts. Ignores its exit status, because placeholders may be left.
  runTool(require.resolve('tsx/cli'), [path.join(siteDir, 'scripts/launchCheck.ts')]);
}
