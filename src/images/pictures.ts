import { pictures as written } from '../company/facts';
import { missingPicture } from '../site/missingPicture';
import type { SlotId } from './slots';

/** What pictures.yaml says about a picture. */
export interface PictureEntry {
  /** A rendering is made from a scene in renders/, a photo with a camera. */
  readonly kind: 'render' | 'photo';
  /** Begins with "Rendering" for a rendering, so that nobody mistakes it for a photograph. */
  readonly alt: string;
  /** The places it may be used in, and is encoded for. */
  readonly slots: readonly SlotId[];
  /**
   * What stays in sight if the place is narrower or lower than the picture: percent from the left and from the top, in tens.
   * The center if it is left out.
   */
  readonly focus?: readonly [x: number, y: number];
}

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
