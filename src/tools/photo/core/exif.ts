/** What the camera noted in a photo's file: Exif (CIPA DC-008), which is TIFF in a JPEG's segment APP1. */
import type { Frame } from './types';

/** How much of a file is searched, in bytes: the segment is near its beginning. */
const HEAD_BYTES = 131_072;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF_FOLDER = 0x8769;
const FOCAL_LENGTH_35 = 0xa405;
/** The diagonal of 35 mm film, which that focal length is for, in mm. */
const FILM_DIAGONAL = Math.hypot(36, 24);
/** The shapes in which cameras take photos, wide to high, and how far one may be off: other photos were cropped. */
const SHAPES = [4 / 3, 3 / 2];
const SHAPE_OFF = 0.01;

/** Returns where a TIFF folder has the value of a tag; undefined if it doesn't. */
function valueAt(view: DataView, tiff: number, folder: number, tag: number, isLittle: boolean): number | undefined {
  const count = view.getUint16(tiff + folder, isLittle);
  for (let k = 0; k < count; k++) {
    const at = tiff + folder + 2 + 12 * k;
    if (view.getUint16(at, isLittle) === tag) return at + 8;
  }
  return undefined;
}

/** Returns the focal length for 35 mm film, in mm, that a JPEG's first bytes give; undefined if they don't. */
export function focalLength35(head: ArrayBuffer): number | undefined {
  const view = new DataView(head);
  try {
    for (let at = 2, marker = view.getUint16(at); marker !== START_OF_SCAN; marker = view.getUint16(at)) {
      // "Exif" and two zeros stand before the TIFF.
      if (marker === APP1 && view.getUint32(at + 4) === 0x45786966) {
        const tiff = at + 10;
        const isLittle = view.getUint16(tiff) === 0x4949;
        const exif = valueAt(view, tiff, view.getUint32(tiff + 4, isLittle), EXIF_FOLDER, isLittle);
        const focal = exif && valueAt(view, tiff, view.getUint32(exif, isLittle), FOCAL_LENGTH_35, isLittle);
        return focal ? view.getUint16(focal, isLittle) || undefined : undefined;
      }
      at += 2 + view.getUint16(at + 2);
    }
  } catch (error) {
    // The file ends before the segment does, or is no JPEG.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Returns a photo's focal length in px of its working size; undefined if the camera didn't note it, or it was cropped. */
export async function readFocalPx(file: Blob, { width, height }: Frame): Promise<number | undefined> {
  const shape = Math.max(width, height) / Math.min(width, height);
  if (!SHAPES.some((usual) => Math.abs(shape / usual - 1) < SHAPE_OFF)) return undefined;
  const focal = focalLength35(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return focal && (focal / FILM_DIAGONAL) * Math.hypot(width, height);
}
