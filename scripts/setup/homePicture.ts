import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { imageFolders } from '../../src/images/encode';
import { makePictures } from '../../src/images/makePictures';
import { readPictures } from '../../src/images/readPictures';
import { formatOf } from '../../src/images/slots';

/** The pictures on the first screen of the home page, wide and upright. */
const HOME_PICTURES = ['home-hero', 'home-hero-portrait'];

/** As good as the other masters, which are encoded once more. */
const QUALITY = 88;

/**
 * Shows the rendering of a service on the first screen of the home page, cropped to its center. A photograph that is
 * there already stays.
 */
export async function showOnHomePage(siteDir: string, service: string): Promise<void> {
  const pictures = await readPictures(siteDir);
  const shown = pictures[service];
  const replaced = HOME_PICTURES.filter((id) => pictures[id]?.kind === 'render');
  if (shown?.kind !== 'render' || replaced.length === 0) return;
  const folders = imageFolders(siteDir);
  const rendering = await readFile(path.join(folders.masters, `${service}.jpg`));
  const after = { ...pictures };
  for (const id of replaced) {
    const { slots } = pictures[id];
    const master = sharp(rendering).resize({ ...formatOf(slots), fit: 'cover' });
    await writeFile(
      path.join(folders.masters, `${id}.jpg`),
      await master.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
    );
    after[id] = { ...shown, slots };
  }
  await writeFile(folders.pictures, `${JSON.stringify(after, null, 2)}\n`);
  await makePictures(siteDir, after, () => undefined);
}
