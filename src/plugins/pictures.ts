import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { folders, madeFiles } from '../company/load/folders';
import { checkMade, encodePlain, imageFolders, inParallel, readManifest, readMaster } from '../images/encode';
import { pictureFile } from '../images/files';
import type { MadePicture } from '../images/manifest';
import { shownPictures } from '../images/namedPictures';
import type { PictureEntry } from '../images/pictureSchema';
import { readPictures } from '../images/readPictures';
import { filesOf } from '../images/slots';
import { drawSoldierCourse, SOLDIER_COURSE_FILE } from '../images/soldierCourse';

/** Returns the folder that pictures are written to; Docusaurus copies it into the site. */
export function generatedPictures(siteDir: string): string {
  return path.join(madeFiles(siteDir), 'pictures');
}

/**
 * Copies the committed AVIF files of one picture into place and encodes the others, unless they exist.
 * @returns the names of all its files
 */
async function publish(
  id: string,
  picture: PictureEntry,
  made: MadePicture | undefined,
  siteDir: string,
  present: ReadonlySet<string>,
): Promise<readonly string[]> {
  const master = await readMaster(id, picture, folders);
  await checkMade(id, picture, master, made, folders);
  const names: string[] = [];
  for (const file of filesOf(picture.slots, master.width)) {
    const name = pictureFile(id, file, master.key);
    names.push(name);
    // The name contains a hash of the content, so an existing file is up to date.
    if (present.has(name)) continue;
    const target = path.join(generatedPictures(siteDir), name);
    if (file.format === 'avif') {
      await copyFile(path.join(imageFolders(folders).derivatives, name), target);
    } else {
      // Renames only a finished file, so that an interrupted build leaves no broken one.
      await writeFile(`${target}.part`, await encodePlain(master.bytes, file));
      await rename(`${target}.part`, target);
    }
  }
  return names;
}

/**
 * Checks every picture whenever the site is built or served, puts it in place in the widths and formats that browsers
 * choose from, and draws the strip above the footer.
 * @throws SourceError that names the picture, and what to correct or which command to run
 */
export default async function preparePictures({ siteDir }: LoadContext): Promise<Plugin> {
  const folder = generatedPictures(siteDir);
  await mkdir(folder, { recursive: true });
  const manifest = readManifest(folders);
  const pictures = shownPictures(readPictures(folders));
  const present = new Set(await readdir(folder));
  const wanted = new Set<string>();
  await inParallel(Object.entries(pictures), async ([id, picture]) => {
    for (const name of await publish(id, picture, manifest[id], siteDir, present)) wanted.add(name);
  });
  // Not among the pictures, which browsers keep for a year, because its name contains no hash.
  await writeFile(path.join(madeFiles(siteDir), SOLDIER_COURSE_FILE), drawSoldierCourse());
  // Removes files that earlier builds made from other masters.
  await Promise.all([...present].filter((name) => !wanted.has(name)).map((name) => rm(path.join(folder, name))));
  return {
    name: 'pictures',
    getPathsToWatch: () => [
      path.join(folders.company, 'pictures', '*.{yaml,json}'),
      ...['images/*.{json,ts}', 'paving/*.ts'].map((part) => path.join(siteDir, 'src', part)),
    ],
  };
}
