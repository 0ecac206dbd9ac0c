import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import sharp from 'sharp';
import { drawings } from '../images/drawings';
import { offeredWidths, PICTURE_FORMATS, pictures, type PictureEntry } from '../images/pictures';

/** Folder the pictures are written to before Docusaurus copies it into the site. */
export function generatedPictures(siteDir: string): string {
  return path.join(siteDir, '.generated', 'pictures');
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before !== text) await writeFile(file, text);
}

/** When a file was last written, in milliseconds; 0 where there is none. */
async function writtenAt(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return mtimeMs;
}

/** Scales and encodes one master for the web; what is newer than its master is left alone. */
async function encode(id: string, picture: PictureEntry, siteDir: string): Promise<void> {
  const master = path.join(siteDir, 'src', 'images', 'masters', `${id}.jpg`);
  const { width, height } = await sharp(master)
    .metadata()
    .catch(() => {
      throw new Error(
        `Picture "${id}": there is no src/images/masters/${id}.jpg, though pictures.ts calls it a ${picture.kind}.`,
      );
    });
  if (width !== picture.width || height !== picture.height) {
    throw new Error(
      `Picture "${id}": src/images/masters/${id}.jpg has ${width} × ${height} pixels; write that in src/images/pictures.ts.`,
    );
  }
  const changed = await writtenAt(master);
  for (const offered of offeredWidths(picture)) {
    for (const format of PICTURE_FORMATS) {
      const file = path.join(generatedPictures(siteDir), `${id}-${offered}.${format}`);
      if ((await writtenAt(file)) > changed) continue;
      const scaled = sharp(master).resize({ width: offered });
      if (format === 'avif') await scaled.avif({ quality: 50 }).toFile(file);
      else if (format === 'webp') await scaled.webp({ quality: 72 }).toFile(file);
      else await scaled.jpeg({ quality: 76, mozjpeg: true }).toFile(file);
    }
  }
}

/**
 * Makes every picture of the site whenever it is built or served: drawings from the data, to scale, and renderings and
 * photographs in the widths and formats that browsers choose from.
 */
export default async function preparePictures({ siteDir }: LoadContext): Promise<Plugin> {
  const folder = generatedPictures(siteDir);
  await mkdir(folder, { recursive: true });
  for (const [id, picture] of Object.entries<PictureEntry>(pictures)) {
    if (picture.kind !== 'drawing') await encode(id, picture, siteDir);
  }
  await Promise.all(
    Object.entries(drawings).map(([id, draw]) => writeIfChanged(path.join(folder, `${id}.svg`), draw())),
  );
  return {
    name: 'pictures',
    getPathsToWatch: () => ['images', 'paving'].map((part) => path.join(siteDir, 'src', part, '*.ts')),
  };
}
