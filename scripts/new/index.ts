/**
 * Adds something to the site: `npm run new -- article`. Asks in the terminal what is needed, or reads it from a file:
 * `npm run new -- article answers.json`. A list in the file adds several.
 */
import '../factsFirst';
import { folders } from '../../src/company/load/folders';
import { addStandIns } from '../../src/images/standIn';
import { runCommand } from '../runTool';
import { askFor } from './ask';
import { interview } from './interview';
import { addAll, kinds } from './kinds';
import { readAnswers, type Given } from './questions';

async function main(): Promise<void> {
  const [name = '', file] = process.argv.slice(2);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) {
    const problem = name ? `There is no kind "${name}".` : 'Say what to add.';
    throw new Error(`${problem} Usage: npm run new -- ${Object.keys(kinds).join('|')} [answers.json]`);
  }
  const given = file
    ? [readAnswers<Given | readonly Given[]>(file)].flat()
    : [await interview((answers) => kind.questions(folders, answers), askFor)];
  const made = addAll(kind, folders, given);
  const pictures = made.flatMap(({ picture }) => picture ?? []);
  if (pictures.length > 0) {
    console.log('Drawing what stands in for the photos. This takes a few seconds.');
    await addStandIns(folders, pictures);
  }
  for (const { next } of made) {
    console.log(`\nMade. What comes next:\n${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
  }
}

runCommand(main);
