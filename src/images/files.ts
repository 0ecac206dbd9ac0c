/** Names and URLs of the files that browsers choose from. */

import { withBaseUrl } from '../company/site';

/** One encoded file of a picture: a width in pixels and a format. */
export interface PictureFile {
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpg';
}

/**
 * Returns the name of a file of this picture. The key changes with the master, so no browser shows an outdated picture.
 */
export function pictureFile(id: string, { width, format }: PictureFile, key: string): string {
  return `${id}-${width}-${key}.${format}`;
}

/** Returns the URL of a file of this picture. */
export function pictureUrl(id: string, file: PictureFile, key: string): string {
  return withBaseUrl(`/pictures/${pictureFile(id, file, key)}`);
}
