/** Reads and makes picture files in the browser: photos that visitors show pavers on, or send. */

/** The longer side of a visitor's picture once it is reduced, in px. */
export const PICTURE_SIDE = 1600;

/** The largest file, in bytes, that a phone decodes without its tab running out of memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The most bytes of a file that is decoded at its own size, so that a small picture stays small. */
const SMALL_BYTES = 100_000;

/** What to do about a file that cannot be used. */
export const pictureProblems = {
  empty: 'That file is empty. It may not have finished copying. Try again, or pick another photo.',
  notImage: 'That file isn’t a picture this browser can open. Pick a JPEG, PNG or WebP photo.',
  // An iPhone's format.
  heic:
    'That photo is in Apple’s HEIC format, which this browser can’t open. Open the site in Safari, or save the photo as a JPEG first: ' +
    'on an iPhone, share it to Files or email it to yourself.',
  // More than three times as long as wide.
  tooLong: 'That picture is too long and narrow, like a panorama. Pick a regular photo, taken from one spot.',
  // Fewer px than a paver needs.
  tooSmall: 'That picture is too small to show pavers in. Pick the photo itself, not a preview of it.',
  tooLarge: 'That photo is too large for this browser. Pick a smaller one, or take a screenshot of it and use that.',
} as const;

/** Thrown for a file that cannot be used. */
export class PictureError extends Error {
  override name = 'PictureError';
  constructor(readonly problem: keyof typeof pictureProblems) {
    super(`The picture cannot be used: ${problem}.`);
  }
}

/** Returns whether a file's first bytes are those of a HEIC picture: the brands heic, hevc and their variants. */
export function isHeic(head: Uint8Array): boolean {
  return /^ftyp(he[iv]|mif1|msf1)/.test(String.fromCharCode(...head.subarray(4, 12)));
}

/** Returns whether a file has so few bytes that it may be a small picture. */
export const isSmallFile = ({ size }: Blob): boolean => size <= SMALL_BYTES;

/**
 * Decodes a picture off the main thread, upright. Reduces it, so that a photo of 40 megapixels is never on a canvas; it
 * still has more px than `PICTURE_SIDE`. Chromium copies the whole photo once more for any quality but `low`; `drawn` does
 * the last step in high quality.
 * @param atOwnSize - does not reduce or enlarge it, for a small file
 * @throws PictureError if the file cannot be used
 */
export async function decodePicture(file: Blob, atOwnSize = false): Promise<ImageBitmap> {
  if (file.size === 0) throw new PictureError('empty');
  if (file.size > MOST_BYTES) throw new PictureError('tooLarge');
  try {
    return await (atOwnSize
      ? createImageBitmap(file)
      : createImageBitmap(file, { resizeWidth: 1.5 * PICTURE_SIDE, resizeQuality: 'low' }));
  } catch {
    const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    throw new PictureError(isHeic(head) ? 'heic' : 'notImage');
  }
}

/**
 * Returns a new canvas, at least one px wide and high, to draw on.
 * @throws Error if the browser cannot draw
 */
export function contextOf(
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}

/**
 * Draws a picture on a canvas of this size.
 * @throws Error if the browser cannot draw
 */
export function drawn(picture: ImageBitmap | HTMLCanvasElement, width: number, height: number): HTMLCanvasElement {
  const context = contextOf(width, height);
  const { canvas } = context;
  context.imageSmoothingQuality = 'high';
  // What is transparent becomes white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns all pixels of a canvas that `contextOf` or `drawn` has made. */
export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

export type PictureFormat = 'png' | 'jpeg';

const JPEG_QUALITY = 0.92;

/**
 * Returns a canvas as a file, which has the pixels alone: no place, no date, no camera.
 * @param quality - of a JPEG, from 0 to 1
 * @throws Error if the browser cannot make one
 */
export function canvasFile(
  canvas: HTMLCanvasElement,
  format: PictureFormat,
  quality: number = JPEG_QUALITY,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser could not create a picture.'))),
      `image/${format}`,
      quality,
    );
  });
}
