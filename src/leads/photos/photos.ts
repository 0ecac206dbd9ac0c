/** The rules for photos that go with a lead. They follow it in a request of their own, once it is confirmed. */

import { listWords } from '../../words/numberWords';

/**
 * The largest photo that is sent, in bytes. Five fit into 8 MB, which is the most that Netlify takes in one request and PHP
 * in its default settings; there, a file may have 2 MB.
 */
export const MOST_PHOTO_BYTES = 1_500_000;

/** The fields of the photos in a request: one each, because Netlify takes one file per field. */
export const photoFields: readonly string[] = ['photo1', 'photo2', 'photo3', 'photo4', 'photo5'];

/** The most photos that go with one lead. */
export const MOST_PHOTOS = photoFields.length;

/** The name of the form on Netlify that takes photos. */
export const PHOTO_FORM = 'photos';

/** A photo that is ready to be sent. */
export interface Photo {
  /** What the visitor's file is called, or what a tool calls it. */
  readonly name: string;
  /** A JPEG of at most MOST_PHOTO_BYTES, with the pixels alone. */
  readonly file: Blob;
}

/** Returns what a photo is called once it is a JPEG: "IMG_1.jpg" for "IMG_1.png". */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]{1,5}$/, '') || 'photo'}.jpg`;
}

/**
 * Divides files into those that still go with a lead and those that are too many.
 * @param taken - how many photos it has
 */
export function fitting<T>(
  files: readonly T[],
  taken: number,
): { readonly fit: readonly T[]; readonly rest: readonly T[] } {
  const room = Math.max(0, MOST_PHOTOS - taken);
  return { fit: files.slice(0, room), rest: files.slice(room) };
}

/** Says which files were left out because there are too many. */
export function tooMany(names: readonly string[]): string {
  return `At most ${MOST_PHOTOS} photos go with a request. We left out ${listWords(names, 'and')}.`;
}

/** Formats the size of a photo: "412 KB". */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
