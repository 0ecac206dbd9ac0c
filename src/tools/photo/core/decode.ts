import { decodePicture, drawn, isSmallFile, PICTURE_SIDE, PictureError } from '../../../userInput/pictureFile';

/** The largest ratio of a photo's sides. */
const MOST_PHOTO_RATIO = 3;

/** The shortest longer side of a photo that shows pavers, in px. */
const LEAST_SIDE = 400;

/** Returns whether a picture has too few px. Only small files are decoded at their own size to find out. */
async function isSmall(file: Blob): Promise<boolean> {
  if (!isSmallFile(file)) return false;
  const bitmap = await decodePicture(file, true);
  const longer = Math.max(bitmap.width, bitmap.height);
  bitmap.close();
  return longer < LEAST_SIDE;
}

/**
 * Reads a photo, upright, at its working size: its longer side is `PICTURE_SIDE`.
 * @throws PictureError if the file cannot be worked on
 */
export async function decodePhoto(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await decodePicture(file);
  if (await isSmall(file)) throw new PictureError('tooSmall');
  const { width, height } = bitmap;
  const longer = Math.max(width, height);
  if (longer > MOST_PHOTO_RATIO * Math.min(width, height)) throw new PictureError('tooLong');
  const canvas = drawn(bitmap, (width * PICTURE_SIDE) / longer, (height * PICTURE_SIDE) / longer);
  bitmap.close();
  return canvas;
}
