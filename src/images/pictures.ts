import { pictures as written } from '../company/facts';
import { missingPicture } from '../site/missingPicture';
import type { PictureEntry } from './pictureSchema';

/**
 * All pictures of the site by id. readPictures.ts checks them in each build.
 */
export const pictures = written as unknown as Readonly<Record<string, PictureEntry>>;

/** Returns whether pictures.yaml describes a picture with this id. */
export function isPictureId(id: string): boolean {
  return Object.hasOwn(pictures, id);
}

/**
 * Returns the picture with this id.
 * @throws Error that names the picture and says where to add it
 */
export function pictureById(id: string): PictureEntry {
  if (isPictureId(id)) return pictures[id];
  throw missingPicture(id);
}
