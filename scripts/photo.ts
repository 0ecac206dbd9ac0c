/**
 * Puts a photograph in the place of a rendering, or gives an article a picture of its own:
 * `npm run photo -- <picture id> <file> --alt "What it shows"`. Asks for the alt text if it is not given. `--focus 30,60`
 * says which point stays in sight where a place crops the photo.
 */

import './factsFirst';
import { parseArgs } from 'node:util';
import { input } from '@inquirer/prompts';
import { folders, named } from '../src/company/load/folders';
import type { PictureEntry } from '../src/images/pictureSchema';
import { readPictures } from '../src/images/readPictures';
import { replaceByPhoto, slotsFor } from '../src/images/replaceByPhoto';
import { runCommand } from './runTool';

const USAGE =
  'npm run photo -- <picture id> <file> --alt "What the photo shows, in one sentence" [--focus <percent from the left>,<from the top>]';

async function askForAlt(entry: PictureEntry | undefined): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error(`Add --alt to say what the photo shows, for people who cannot see it:\n${USAGE}`);
  if (entry) console.log(`Current alt text: ${entry.alt}`);
  return input({ message: 'What does the photo show, in one sentence?' });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { alt: { type: 'string' }, focus: { type: 'string' } },
    allowPositionals: true,
  });
  const [id, file, ...more] = positionals;
  if (!id || !file || more.length > 0) throw new Error(USAGE);
  const before = readPictures(folders);
  slotsFor(folders, before, id);
  const alt = values.alt ?? (await askForAlt(before[id]));
  console.log('Checking and encoding. This may take a minute.');
  await replaceByPhoto({ company: folders, id, file, alt, focus: values.focus?.split(',').map(Number) });
  console.log(
    `"${id}" is a photo now: its alt text is yours, and no page calls it a rendering.\n` +
      `Look at it with \`npm run preview\`, then commit ${named(folders.company)}. \`npm run launch-check\` counts the renderings that are left.`,
  );
}

runCommand(main);
