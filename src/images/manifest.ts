/**
 * What `npm run pictures` has made of each master: the key in its files' names, its color, and its committed AVIF files.
 * What a picture shows, its kind and its size stand in `pictures.ts`; `filedPicture` brings both together.
 */
import made from './manifest.json';
import { pictureById, type PictureEntry } from './pictures';

export interface MadePicture {
  /** Of the master and the settings it was encoded with. */
  readonly key: string;
  /** Average color, #rrggbb. */
  readonly color: string;
  /** Hash of each committed AVIF file, by its width in pixels. */
  readonly avif: Readonly<Record<string, string>>;
}

const manifest: Readonly<Record<string, MadePicture>> = made;

/** A picture with what was made of it. */
export type FiledPicture = PictureEntry & Pick<MadePicture, 'key' | 'color'>;

/**
 * A picture with all that is known of it.
 * @throws Error that names the picture where there is none with this id, or nothing has been made of it.
 */
export function filedPicture(id: string): FiledPicture {
  const picture = pictureById(id);
  const { key, color } = manifest[id] ?? {};
  if (!key || !color)
    throw new Error(`Picture "${id}": nothing has been made of its master yet. Run \`npm run pictures\`.`);
  return { ...picture, key, color };
}
