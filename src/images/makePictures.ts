import { writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  averageColor,
  checkEntry,
  checkMade,
  checkMaster,
  encodeAvif,
  hashOf,
  imageFolders,
  inParallel,
  readManifest,
  readMaster,
} from './encode';
import type { MadePicture } from './manifest';
import { pictureFile, pictures, type PictureEntry } from './pictures';
import { widthsOf } from './slots';

function writeManifest(file: string, manifest: Record<string, MadePicture>): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Makes what the site commits of its masters: an AVIF file for each width a slot offers, and the manifest, which says of
 * which master and settings each was made. Only what has changed is made again; what nothing asks for any more goes.
 * @param onMade Told of each picture as it is done.
 * @throws Error that names the picture whose master or entry will not do.
 */
export async function makePictures(
  siteDir: string,
  onMade: (id: string) => void,
  entries: Readonly<Record<string, PictureEntry>> = pictures,
): Promise<void> {
  const { derivatives, manifest: manifestFile } = imageFolders(siteDir);
  await mkdir(derivatives, { recursive: true });
  const before = await readManifest(siteDir);
  const after: Record<string, MadePicture> = {};

  await inParallel(Object.entries(entries), async ([id, picture]) => {
    checkEntry(id, picture);
    await checkMaster(id, picture, siteDir);
    const { master, key } = await readMaster(id, siteDir);
    const made = before[id];
    const isCurrent = await checkMade(id, key, made, siteDir).then(
      () => true,
      () => false,
    );
    if (made && isCurrent) {
      after[id] = made;
      return;
    }
    const avif: Record<string, string> = {};
    for (const width of widthsOf(id)) {
      const content = await encodeAvif(id, master, width);
      await writeFile(path.join(derivatives, pictureFile(id, { width, format: 'avif' }, key)), content);
      avif[width] = hashOf(content);
    }
    after[id] = { key, color: await averageColor(master), avif };
    // Noted at once: whoever stops the command does not lose what is done.
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
