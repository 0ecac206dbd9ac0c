import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { folders } from '../../company/load/folders';
import { articleCropFile, articleCropSize, articleShapes } from '../../images/articleCrops';
import { imageFolders } from '../../images/encode';

/** The picture that an article's structured data names, in the shape that comes first. */
const PICTURE = new RegExp(`/social/([\\w-]+)-${articleShapes[0]}\\.jpg`);

/**
 * Returns a function that crops an article's picture to the shapes that its structured data names. Articles may share a
 * picture, which is cropped once.
 */
export function articleCrops(outDir: string) {
  const cropped = new Set<string>();
  return async (page: CheerioAPI): Promise<void> => {
    const [, picture] = PICTURE.exec(page('script[type="application/ld+json"]').text()) ?? [];
    if (!picture || cropped.has(picture)) return;
    cropped.add(picture);
    const master = await readFile(path.join(imageFolders(folders).masters, `${picture}.jpg`));
    for (const shape of articleShapes) {
      const crop = await sharp(master)
        .resize({ ...articleCropSize(shape), fit: 'cover' })
        .jpeg({ quality: 80 })
        .toBuffer();
      await writeFile(path.join(outDir, 'social', articleCropFile(picture, shape)), crop);
    }
  };
}
