/**
 * Adds something to the site: `npm run new -- article`. Asks in the terminal what is needed, or reads it from a file:
 * `npm run new -- article answers.json`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addStandIn } from '../../src/images/standIn';
import { askFor } from './ask';
import { kinds } from './kinds';
import { checkAnswers } from './questions';

const siteDir = path.join(__dirname, '../..');

async function main(): Promise<void> {
  const [name = '', file] = process.argv.slice(2);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) {
    const problem = name ? `There is no kind "${name}".` : 'Say what to add.';
    throw new Error(`${problem} Usage: npm run new -- ${Object.keys(kinds).join('|')} [answers.json]`);
  }
  const questions = await kind.questions(siteDir);
  const given: Record<string, unknown> = {};
  if (file) Object.assign(given, JSON.parse(await readFile(file, 'utf8')));
  else for (const question of questions) given[question.name] = await askFor(question);
  const { picture, next } = await kind.make(siteDir, checkAnswers(questions, given));
  if (picture) {
    console.log('Drawing a picture to stand in. This takes a few seconds.');
    await addStandIn(siteDir, picture.id, picture.slots, picture.subject);
  }
  console.log(`\nMade. What comes next:\n${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
