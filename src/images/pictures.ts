import data from './pictures.json';
import type { SlotId } from './slots';

/** Id of a picture that pictures.json describes. */
export type PictureId = keyof typeof data;

/** What pictures.json says about a picture. */
export interface PictureEntry {
  /** A rendering is made by a scene of renders/, a photo by a camera. */
  readonly kind: 'render' | 'photo';
  /** A rendering's begins with "Rendering", so that nobody takes it for a photograph. */
  readonly alt: string;
  /** The places where it may stand, and for which it is encoded. */
  readonly slots: readonly SlotId[];
}

/**
 * Every picture of the site by its id. To TypeScript, `kind` and `slots` of a JSON file are any strings, so
 * readPictures.ts checks them in each build.
 */
export const pictures = data as Readonly<Record<PictureId, PictureEntry>>;

/** True where pictures.json describes a picture with this id. */
export function isPictureId(id: string): id is PictureId {
  return Object.hasOwn(pictures, id);
}

/**
 * The picture with this id. Takes any string, since TypeScript does not check what MDX pages pass.
 * @throws Error that names the picture and says where to add it.
 */
export function pictureById(id: string): PictureEntry {
  if (isPictureId(id)) return pictures[id];
  throw new Error(
    `There is no picture "${id}" in src/images/pictures.json. Correct its id, or add it: npm run photo -- ${id} <file>.`,
  );
}
