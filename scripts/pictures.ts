/** Encodes the changed masters in src/images/masters, ready to commit: `npm run pictures`. */

import './factsFirst';
import path from 'node:path';
import { makePictures } from '../src/images/makePictures';
import { readPictures } from '../src/images/readPictures';
import { runCommand } from './runTool';

async function main(): Promise<void> {
  const siteDir = path.join(__dirname, '..');
  const start = Date.now();
  let count = 0;
  await makePictures(siteDir, await readPictures(siteDir), (id) => {
    count += 1;
    console.log(`${id} (${Math.round((Date.now() - start) / 1000)} s)`);
  });
  console.log(count === 0 ? 'Every picture is up to date.' : `${count} made. Commit src/images.`);
}

runCommand(main);
