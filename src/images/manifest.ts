/**
 * What `npm run pictures` has made of each master. What a picture shows, its kind and its slots stand in pictures.json;
 * `filedPicture` brings both together.
 */
import made from './manifest.json';
import { pictureById, type PictureEntry, type PictureId } from './pictures';
import type { Format } from './slots';

export interface MadePicture extends Format {
  /** Part of each file's name; changes with the master and with the settings it is encoded with. */
  readonly key: string;
  /** Average color, #rrggbb. */
  readonly color: string;
  /** Hash of each committed AVIF file, by its width in pixels. */
  readonly avif: Readonly<Record<string, string>>;
}

const manifest: Readonly<Record<string, MadePicture>> = made;

/** A picture with what was made of it; width and height are those of its master. */
export type FiledPicture = PictureEntry & Pick<MadePicture, 'key' | 'color' | 'width' | 'height'>;

/**
 * A picture with all that is known of it.
 * @throws Error that names the picture where there is none with this id, or nothing has been made of it.
 */
export function filedPicture(id: PictureId): FiledPicture {
  const picture = pictureById(id);
  if (!Object.hasOwn(manifest, id)) {
    throw new Error(`Picture "${id}": no files have been made from its master yet. Run \`npm run pictures\`.`);
  }
  const { key, color, width, height } = manifest[id];
  return { ...picture, key, color, width, height };
}
