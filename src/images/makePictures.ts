import { writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompanyFolders } from '../company/load/folders';
import {
  averageColor,
  checkMade,
  encodeAvif,
  hashOf,
  imageFolders,
  inParallel,
  readManifest,
  readMaster,
} from './encode';
import { pictureFile } from './files';
import type { MadePicture } from './manifest';
import type { PictureEntry } from './pictureSchema';
import { readPictures, writePictures, type Pictures } from './readPictures';
import { offeredWidths } from './slots';

function writeManifest(file: string, manifest: Record<string, MadePicture>): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Encodes the files that are committed for each master: an AVIF file for each width of its slots, and the manifest,
 * which records the master and settings of each. Encodes only what has changed, and removes files that no picture
 * needs.
 * @param onMade called with each picture when it is done
 * @throws Error that names the picture whose master does not fit its slots
 */
export async function makePictures(
  company: CompanyFolders,
  pictures: Pictures,
  onMade: (id: string) => void,
): Promise<void> {
  const { derivatives, manifest: manifestFile } = imageFolders(company);
  await mkdir(derivatives, { recursive: true });
  const before = readManifest(company);
  const after: Record<string, MadePicture> = {};
  // Drawings that stand in for photographs are alike, and AVIF takes a second or more for each.
  const encoded = new Map<string, Promise<Buffer>>();
  const encode = (id: string, picture: PictureEntry, master: Buffer, width: number, key: string) => {
    const name = `${key}-${width}`;
    const content = encoded.get(name) ?? encodeAvif(id, picture, master, width);
    encoded.set(name, content);
    return content;
  };

  await inParallel(Object.entries(pictures), async ([id, picture]) => {
    const master = await readMaster(id, picture, company);
    const { bytes, key, width: masterWidth, height } = master;
    const made = before[id];
    const isCurrent = await checkMade(id, picture, master, made, company).then(
      () => true,
      () => false,
    );
    if (made && isCurrent) {
      after[id] = made;
      return;
    }
    const avif: Record<string, string> = {};
    for (const width of offeredWidths(picture.slots, masterWidth)) {
      const content = await encode(id, picture, bytes, width, key);
      await writeFile(path.join(derivatives, pictureFile(id, { width, format: 'avif' }, key)), content);
      avif[width] = hashOf(content);
    }
    after[id] = { key, width: masterWidth, height, color: await averageColor(bytes), avif };
    // Writes after each picture, so that stopping the command loses no finished work.
    writeManifest(manifestFile, { ...before, ...after });
    onMade(id);
  });
  writeManifest(manifestFile, after);

  const wanted = new Set(
    Object.entries(after).flatMap(([id, { key, avif }]) =>
      Object.keys(avif).map((width) => pictureFile(id, { width: Number(width), format: 'avif' }, key)),
    ),
  );
  const superfluous = (await readdir(derivatives)).filter((name) => !wanted.has(name));
  await Promise.all(superfluous.map((name) => rm(path.join(derivatives, name))));
}

/**
 * Gives a company these pictures, and removes the files of all others.
 * @param masters those of new pictures, by id
 */
export async function savePictures(
  company: CompanyFolders,
  pictures: Pictures,
  masters: Readonly<Record<string, Buffer>> = {},
): Promise<void> {
  const { masters: folder } = imageFolders(company);
  const masterOf = (id: string) => path.join(folder, `${id}.jpg`);
  await mkdir(folder, { recursive: true });
  for (const [id, master] of Object.entries(masters)) await writeFile(masterOf(id), master);
  await makePictures(company, pictures, () => undefined);
  for (const id of Object.keys(readPictures(company))) if (!Object.hasOwn(pictures, id)) await rm(masterOf(id));
  writePictures(company, pictures);
}
