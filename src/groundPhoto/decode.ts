/** The longer side of a photo as it is worked on, in px. */
export const WORKING_SIDE = 1600;

export type PhotoProblem =
  /** The file has no bytes. */
  | 'empty'
  /** No picture, or a damaged one. */
  | 'notImage'
  /** An iPhone's format that this browser cannot read. */
  | 'heic'
  /** More megapixels or bytes than the browser can decode. */
  | 'tooLarge';

/** Thrown for a file that cannot be worked on. */
export class PhotoError extends Error {
  override name = 'PhotoError';
  constructor(readonly problem: PhotoProblem) {
    super(problem);
  }
}

/**
 * Reads a photo, upright, at its working size: see `WORKING_SIDE`. Smaller photos keep their size.
 * @throws PhotoError if the file cannot be worked on
 */
export function decodePhoto(_file: Blob): Promise<HTMLCanvasElement> {
  throw new Error('Not written yet.');
}
