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

type Pictures = Awaited<ReturnType<typeof readPictures>>;

/**
 * Returns the entries of the home page's pictures as a service's rendering fills them. None for a picture that is a
 * photograph already, or if the service has one.
 */
export function homePicturesOf(pictures: Pictures, service: string): Pictures {
  const shown = pictures[service];
  if (shown?.kind !== 'render') return {};
  const replaced = HOME_PICTURES.filter((id) => pictures[id]?.kind === 'render');
  return Object.fromEntries(replaced.map((id) => [id, { ...shown, slots: pictures[id].slots }]));
}

/** Shows the rendering of a service on the first screen of the home page, cropped to its center. */
export async function showOnHomePage(siteDir: string, service: string): Promise<void> {
  const pictures = await readPictures(siteDir);
  const added = homePicturesOf(pictures, service);
  if (Object.keys(added).length === 0) return;
  const folders = imageFolders(siteDir);
  const rendering = await readFile(path.join(folders.masters, `${service}.jpg`));
  for (const [id, { slots }] of Object.entries(added)) {
    const master = sharp(rendering).resize({ ...formatOf(slots), fit: 'cover' });
    await writeFile(
      path.join(folders.masters, `${id}.jpg`),
      await master.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
    );
  }
  const after = { ...pictures, ...added };
  await writeFile(folders.pictures, `${JSON.stringify(after, null, 2)}\n`);
  await makePictures(siteDir, after, () => undefined);
}
