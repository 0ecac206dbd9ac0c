/** Names and addresses of the files that browsers choose from. */

/** One encoded file of a picture: a width in pixels and a format. */
export interface PictureFile {
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpg';
}

/** The name of a file of this picture. The key changes with the master, so no browser shows an older picture. */
export function pictureFile(id: string, { width, format }: PictureFile, key: string): string {
  return `${id}-${width}-${key}.${format}`;
}

/** Address of a file of a picture. */
export function pictureUrl(id: string, file: PictureFile, key: string): string {
  return `/pictures/${pictureFile(id, file, key)}`;
}
