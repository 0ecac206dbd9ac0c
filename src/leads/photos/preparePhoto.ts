/** Makes what is sent from a visitor's picture. In a file of its own, because it loads once somebody picks one. */

import { canvasFile, decodePicture, drawn, isSmallFile, PICTURE_SIDE, PictureError } from '../../userInput/pictureFile';
import { MOST_PHOTO_BYTES } from './photos';

/** JPEG qualities, best first. A photo at 1,600 px has 0.3 to 1 MB at the first; only noise needs the others. */
const QUALITIES = [0.85, 0.7, 0.5];

/** The longer side of a preview, in px. */
const PREVIEW_SIDE = 160;

/** Draws a picture so that its longer side is at most this long. */
function reduced(picture: ImageBitmap | HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const length = (px: number) => Math.max(1, Math.round(scale * px));
  return drawn(picture, length(picture.width), length(picture.height));
}

/**
 * Returns a picture as it is sent: at most 1,600 px, as a JPEG with the pixels alone.
 * @throws PictureError if the file cannot be used
 */
export async function preparePhoto(picture: Blob | HTMLCanvasElement): Promise<Blob> {
  const source = picture instanceof Blob ? await decodePicture(picture, isSmallFile(picture)) : picture;
  const canvas = reduced(source, PICTURE_SIDE);
  if ('close' in source) source.close();
  for (const quality of QUALITIES) {
    const file = await canvasFile(canvas, 'jpeg', quality);
    if (file.size <= MOST_PHOTO_BYTES) return file;
  }
  throw new PictureError('tooLarge');
}

/** Returns a small copy of a photo as a data URL, which the policy of the pages allows in an image. */
export async function previewOf(photo: Blob): Promise<string> {
  const bitmap = await createImageBitmap(photo);
  const preview = reduced(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg');
  bitmap.close();
  return preview;
}
