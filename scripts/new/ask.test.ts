/** @jest-environment node */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { BACK } from './interview';

/** Asks a question with this list, presses these keys and Enter, and returns the answer. */
async function press(keys: string, preset: readonly string[]): Promise<unknown> {
  const question = {
    name: 'extras',
    ask: 'Which?',
    choices: ['walls', 'lights'],
    list: true,
    mayBeEmpty: true,
    preset,
  };
  const script = `require(${JSON.stringify(path.join(__dirname, 'ask.ts'))})
    .askFor(${JSON.stringify(question)})
    .then((answer) => console.error(JSON.stringify(answer)));`;
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), '-e', script]);
  let shown = '';
  let answer = '';
  child.stdout.on('data', (data: Buffer) => {
    const isFirst = shown === '';
    shown += data.toString();
    if (isFirst) child.stdin.write(`${keys}\r`);
  });
  child.stderr.on('data', (data: Buffer) => (answer += data.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return JSON.parse(answer);
}

test('in a list, no letter chooses the way back to the question before', async () => {
  // Up from the first choice is the last one.
  const answers = await Promise.all(['a', 'i', '\u001B[A '].map((keys) => press(keys, ['lights'])));
  expect(answers).toEqual([['lights'], ['lights'], BACK]);
});
