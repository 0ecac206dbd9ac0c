/**
 * The results of `npm run pictures` for each master. Descriptions, kinds and slots are in pictures.yaml; `encodedPicture`
 * combines both.
 */
import { madePictures } from '../company/facts';
import { pictureById } from './pictures';
import type { PictureEntry } from './pictureSchema';
import type { Format } from './slots';

export interface MadePicture extends Format {
  /** Part of each file's name; changes with the master and its encoding settings. */
  readonly key: string;
  /** Average color, #rrggbb. */
  readonly color: string;
  /** Hash of each committed AVIF file, by its width in pixels. */
  readonly avif: Readonly<Record<string, string>>;
}

const manifest: Readonly<Record<string, MadePicture>> = madePictures as unknown as Readonly<
  Record<string, MadePicture>
>;

/** A picture with its manifest entry; width and height are those of its master. */
export type EncodedPicture = PictureEntry & Pick<MadePicture, 'key' | 'color' | 'width' | 'height'>;

/**
 * Returns a picture with its manifest entry.
 * @throws Error that names the picture if there is none with this id, or no files have been made from it
 */
export function encodedPicture(id: string): EncodedPicture {
  const picture = pictureById(id);
  if (!Object.hasOwn(manifest, id)) {
    throw new Error(`Picture "${id}": no files have been made from its master yet. Run \`npm run pictures\`.`);
  }
  const { key, color, width, height } = manifest[id];
  return { ...picture, key, color, width, height };
}
