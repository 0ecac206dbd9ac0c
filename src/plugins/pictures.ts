import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  checkEntry,
  checkMade,
  checkMaster,
  encodePlain,
  imageFolders,
  inParallel,
  readManifest,
  readMaster,
} from '../images/encode';
import type { MadePicture } from '../images/manifest';
import { pictureFile, pictures, type PictureEntry } from '../images/pictures';
import { filesOf } from '../images/slots';
import { drawSoldierCourse } from '../images/soldierCourse';

/** File of the strip above the footer. */
const SOLDIER_COURSE = 'soldier-course.svg';

/** Folder the pictures are written to before Docusaurus copies it into the site. */
export function generatedPictures(siteDir: string): string {
  return path.join(siteDir, '.generated', 'pictures');
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before !== text) await writeFile(file, text);
}

/**
 * Puts the committed AVIF files of one master into place and makes the others, unless they are there already.
 * @returns The names of all its files.
 */
async function publish(
  id: string,
  picture: PictureEntry,
  made: MadePicture | undefined,
  siteDir: string,
  present: ReadonlySet<string>,
): Promise<readonly string[]> {
  await checkMaster(id, picture, siteDir);
  const { master, key } = await readMaster(id, siteDir);
  await checkMade(id, key, made, siteDir);
  const names: string[] = [];
  for (const file of filesOf(id)) {
    const name = pictureFile(id, file, key);
    names.push(name);
    // A name tells the content, so what is there is right.
    if (present.has(name)) continue;
    const target = path.join(generatedPictures(siteDir), name);
    if (file.format === 'avif') {
      await copyFile(path.join(imageFolders(siteDir).derivatives, name), target);
    } else {
      // Whole or not at all, should the build be stopped.
      await writeFile(`${target}.part`, await encodePlain(master, file));
      await rename(`${target}.part`, target);
    }
  }
  return names;
}

/**
 * Prepares every picture of the site whenever it is built or served, in the widths and formats that browsers choose
 * from, and draws the strip above the footer.
 */
export default async function preparePictures({ siteDir }: LoadContext): Promise<Plugin> {
  const folder = generatedPictures(siteDir);
  await mkdir(folder, { recursive: true });
  const manifest = await readManifest(siteDir);
  const present = new Set(await readdir(folder));
  const wanted = new Set([SOLDIER_COURSE]);
  await inParallel(Object.entries<PictureEntry>(pictures), async ([id, picture]) => {
    checkEntry(id, picture);
    for (const name of await publish(id, picture, manifest[id], siteDir, present)) wanted.add(name);
  });
  await writeIfChanged(path.join(folder, SOLDIER_COURSE), drawSoldierCourse());
  // What an earlier build made of other masters.
  await Promise.all([...present].filter((name) => !wanted.has(name)).map((name) => rm(path.join(folder, name))));
  return {
    name: 'pictures',
    getPathsToWatch: () => ['images', 'paving'].map((part) => path.join(siteDir, 'src', part, '*.ts')),
  };
}
