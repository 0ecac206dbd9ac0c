/** Replaces a rendering with a photograph, or adds one: its master, its entry and its files. */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import sharp from 'sharp';
import type { CompanyFolders } from '../company/load/folders';
import { imageFolders, MASTER_QUALITY } from './encode';
import { savePictures } from './makePictures';
import { namedPictures, shownPictures } from './namedPictures';
import { checkPictures, readPictures, type Pictures } from './readPictures';
import { formatOf, leastWidth, widthsOf, type Format, type SlotId } from './slots';

/** Largest master in bytes; its JPEG quality is lowered until it fits. */
const MASTER_BYTES = 900_000;

/** Largest share of a photograph's area that cropping may remove; beyond that the subject is probably lost. */
const MOST_CROPPED = 0.4;

export interface Photo {
  readonly company: CompanyFolders;
  /** Id of the picture to replace. */
  readonly id: string;
  /** Path of the photograph. */
  readonly file: string;
  /** What the photograph shows. */
  readonly alt: string;
  /**
   * The point that stays in sight where a place crops it, in percent from the left and from the top; its center if left out.
   */
  readonly focus?: readonly number[];
}

/** Returns the largest part of a photograph that has these proportions. */
function largestCrop(photo: Format, wanted: Format): Format {
  const ratio = wanted.width / wanted.height;
  return photo.width / photo.height > ratio
    ? { width: Math.round(photo.height * ratio), height: photo.height }
    : { width: photo.width, height: Math.round(photo.width / ratio) };
}

function describeSize({ width, height }: Format): string {
  return `${width} × ${height} pixels`;
}

/** Reads a photograph upright and without the camera's metadata: place, time, device. */
async function readUpright(file: string): Promise<{ pixels: Buffer } & Format> {
  try {
    // Not by its path: on Windows, a file that sharp keeps open can't be replaced.
    const { data: pixels, info } = await sharp(await readFile(file))
      .autoOrient()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { pixels, width: info.width, height: info.height };
  } catch {
    throw new Error(`${file} cannot be read as a picture. Export it as JPEG and try again.`);
  }
}

/**
 * Turns a photograph into the master of a picture for these slots: cropped to its center, scaled, in sRGB, without
 * EXIF.
 * @throws Error that says why the photograph cannot be used
 */
export async function masterOf(id: string, slots: readonly SlotId[], file: string): Promise<Buffer> {
  const photo = await readUpright(file);
  const wanted = formatOf(slots);
  const crop = largestCrop(photo, wanted);
  const lost = 1 - (crop.width * crop.height) / (photo.width * photo.height);
  if (lost > MOST_CROPPED) {
    const shape = wanted.width > wanted.height ? 'wide' : 'upright';
    throw new Error(
      `"${id}" is a ${shape} picture (${wanted.width} × ${wanted.height}). This photo has ${describeSize(photo)}: ` +
        `${Math.round(lost * 100)}% of it would be cut off. Choose a ${shape} one, or crop it yourself first.`,
    );
  }
  const needed = leastWidth(slots);
  if (crop.width < needed) {
    throw new Error(
      `"${id}" has to be ${needed} pixels wide or more. This photo has ${describeSize(photo)}, ${describeSize(crop)} once cropped. ` +
        'Choose a larger one: the camera’s own file, not one from a message.',
    );
  }
  const width = Math.max(wanted.width, ...widthsOf(slots));
  const height = Math.round((width * wanted.height) / wanted.width);
  const scaled = sharp(photo.pixels)
    .resize({ width, height, fit: 'cover', withoutEnlargement: true })
    .toColorspace('srgb');
  let quality = MASTER_QUALITY;
  let master = await scaled.jpeg({ quality, mozjpeg: true }).toBuffer();
  while (master.length > MASTER_BYTES) {
    quality -= 4;
    master = await scaled.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  return master;
}

/** Returns the message for a picture id that nothing on the site shows. */
function unknownPicture(id: string, known: readonly string[]): string {
  const near = known.filter((other) => other.includes(id) || id.includes(other));
  const likely = near.length > 0 ? near : [closest(id, known)];
  return (
    `No page shows a picture "${id}". Did you mean ${likely.join(', ')}?\n` +
    'An article’s picture is article- and the name of its file in blog/, without .mdx. For one in its text, write\n' +
    '<Picture of="…" caption="…" /> there first. For a town, service, product,\n' +
    'project or gallery picture, add the entry first (handbook/add-and-remove.md).\n' +
    `All picture ids: ${[...known].sort().join(', ')}.`
  );
}

/**
 * Returns the slots of a picture that the site has, or that an article or entry may have.
 * @throws Error with the nearest names if nothing shows a picture with this id
 */
export function slotsFor(company: CompanyFolders, pictures: Pictures, id: string): readonly SlotId[] {
  const named = namedPictures(company);
  const slots = Object.hasOwn(pictures, id) ? pictures[id].slots : named.get(id);
  if (!slots)
    throw new Error(unknownPicture(id, [...new Set([...Object.keys(shownPictures(pictures)), ...named.keys()])]));
  return slots;
}

/**
 * Replaces a picture by a photograph, or gives one to an article or entry that had none of its own.
 * @returns the new content of pictures.yaml
 * @throws Error that says what is wrong with the photograph or its alt text, before anything changes
 */
export async function replaceByPhoto({ company, id, file, alt, focus }: Photo): Promise<Pictures> {
  const before = readPictures(company);
  const slots = slotsFor(company, before, id);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const master = await masterOf(id, slots, file);
  const after = checkPictures({ ...before, [id]: { kind: 'photo', alt: alt.trim(), slots, ...(focus && { focus }) } });

  const masterFile = path.join(imageFolders(company).masters, `${id}.jpg`);
  const former = await readFile(masterFile).catch(() => undefined);
  try {
    await savePictures(company, after, { [id]: master });
  } catch (error) {
    if (former) await writeFile(masterFile, former);
    else await rm(masterFile);
    throw error;
  }
  return after;
}
