/** Encodes the changed masters of the company, ready to commit: `npm run pictures`. */

import './factsFirst';
import { folders, named } from '../src/company/load/folders';
import { makePictures } from '../src/images/makePictures';
import { readPictures } from '../src/images/readPictures';
import { runCommand } from './runTool';

async function main(): Promise<void> {
  const start = Date.now();
  let count = 0;
  await makePictures(folders, readPictures(folders), (id) => {
    count += 1;
    console.log(`${id} (${Math.round((Date.now() - start) / 1000)} s)`);
  });
  console.log(count === 0 ? 'Every picture is up to date.' : `${count} made. Commit ${named(folders.company)}.`);
}

runCommand(main);
