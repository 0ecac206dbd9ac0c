import type { Frame } from './types';

/** The longer side of a photo as it is worked on, in px. */
export const WORKING_SIDE = 1600;

/** The largest ratio of a photo's sides. */
const MOST_RATIO = 3;

/** The shortest longer side of a photo that shows pavers, in px, and the most bytes of a file that may have fewer. */
const LEAST_SIDE = 400;
const SMALL_BYTES = 100_000;

/** The largest file, in bytes, that a phone decodes without its tab running out of memory. */
const MOST_BYTES = 64 * 1024 * 1024;

export type PhotoProblem =
  /** The file has no bytes. */
  | 'empty'
  /** No picture, or a damaged one. */
  | 'notImage'
  /** An iPhone's format that this browser cannot read. */
  | 'heic'
  /** More than 64 megabytes. */
  | 'tooLarge'
  /** Fewer px than a paver needs: an icon, or a preview from a message. */
  | 'tooSmall'
  /** A panorama or a strip: more than three times as long as wide. */
  | 'tooLong';

/** Thrown for a file that cannot be worked on. */
export class PhotoError extends Error {
  override name = 'PhotoError';
  constructor(readonly problem: PhotoProblem) {
    super(`The photo cannot be used: ${problem}.`);
  }
}

/** Returns whether a file's first bytes are those of a HEIC picture: the brands heic, hevc and their variants. */
export function isHeic(head: Uint8Array): boolean {
  return /^ftyp(he[iv]|mif1|msf1)/.test(String.fromCharCode(...head.subarray(4, 12)));
}

/** Returns the size that a photo is worked on at: its longer side is `WORKING_SIDE`. */
export function workingSize({ width, height }: Frame): Frame {
  const scale = WORKING_SIDE / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Decodes a picture off the main thread, upright, reduced so that a photo of 40 megapixels is never on a canvas. Chromium
 * copies the whole photo once more for any quality but `low`; the canvas does the last step in high quality.
 */
async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, {
      resizeWidth: 1.5 * WORKING_SIDE,
      resizeQuality: 'low',
    });
  } catch {
    const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    throw new PhotoError(isHeic(head) ? 'heic' : 'notImage');
  }
}

/** Returns whether a picture has too few px. Only small files are decoded at their own size to find out. */
async function isSmall(file: Blob): Promise<boolean> {
  if (file.size > SMALL_BYTES) return false;
  const bitmap = await createImageBitmap(file);
  const longer = Math.max(bitmap.width, bitmap.height);
  bitmap.close();
  return longer < LEAST_SIDE;
}

/**
 * Reads a photo, upright, at its working size: see `workingSize`.
 * @throws PhotoError if the file cannot be worked on
 */
export async function decodePhoto(file: Blob): Promise<HTMLCanvasElement> {
  if (file.size === 0) throw new PhotoError('empty');
  if (file.size > MOST_BYTES) throw new PhotoError('tooLarge');
  const bitmap = await decoded(file);
  if (await isSmall(file)) throw new PhotoError('tooSmall');
  const canvas = document.createElement('canvas');
  const { width, height } = workingSize(bitmap);
  if (Math.max(width, height) > MOST_RATIO * Math.min(width, height)) throw new PhotoError('tooLong');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  context.imageSmoothingQuality = 'high';
  // What is transparent becomes white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}
