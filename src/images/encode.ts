/**
 * Encodes masters into the files that browsers choose from. Runs at build time and in scripts only.
 *
 * An AVIF file takes a second or more to encode, so `npm run pictures` makes those once and they are committed. WebP and
 * JPEG files take a tenth of that, so each build makes them.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { named, type CompanyFolders } from '../company/load/folders';
import { readMadePictures } from '../company/load/load';
import { SourceError } from '../company/load/sourceError';
import { pictureFile, type PictureFile } from './files';
import type { MadePicture } from './manifest';
import type { PictureEntry } from './pictureSchema';
import { byteLimit, filesOf, formatOf, leastWidth, offeredWidths, qualityOf, type SlotId } from './slots';

/** Lowest quality that still shows the texture of pavers. */
const LEAST_AVIF_QUALITY = 24;
/**
 * How hard libaom looks for a smaller file, 0 to 9. At sharp's default of 4, an AVIF file takes eight times as long and is a
 * tenth smaller.
 */
const AVIF_EFFORT = 2;
/** That of masters, which are encoded once more. */
export const MASTER_QUALITY = 88;
const WEBP_QUALITY = 72;
const JPEG_QUALITY = 76;

/** Largest relative difference between the proportions of a master and its slots. */
const PROPORTION_TOLERANCE = 0.02;

const COMMAND = 'npm run pictures';

/** Returns the paths of a company's pictures: descriptions, masters and the files made from them. */
export function imageFolders({ company }: CompanyFolders) {
  const images = path.join(company, 'pictures');
  return {
    pictures: path.join(images, 'pictures.yaml'),
    masters: path.join(images, 'masters'),
    derivatives: path.join(images, 'derivatives'),
    manifest: path.join(images, 'manifest.json'),
  };
}

/** Reads the manifest, by picture id. */
export const readManifest = (company: CompanyFolders): Record<string, MadePicture> =>
  readMadePictures(imageFolders(company).manifest);

function fail(id: string, complaint: string): never {
  throw new SourceError([`Picture "${id}": ${complaint}`]);
}

/**
 * Reads a master, and checks that it fits its slots.
 * @throws SourceError that names the picture and says what is wrong
 */
export async function readMaster(id: string, { kind, slots }: PictureEntry, company: CompanyFolders) {
  const file = path.join(imageFolders(company).masters, `${id}.jpg`);
  if (!existsSync(file)) {
    fail(id, `there is no ${named(file)}. Put the ${kind} there, or correct the id in pictures.yaml.`);
  }
  // Not by its path: sharp keeps files open, and Windows lets nobody replace or delete an open file.
  const bytes = await readFile(file);
  const read = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  // A phone's HEIC photo stays one under another name.
  if (read?.format !== 'jpeg') {
    fail(
      id,
      `${named(file)} is no JPEG picture. Export the photo as JPEG: npm run photo -- ${id} <file> puts it there.`,
    );
  }
  const { width, height } = read;
  const format = formatOf(slots);
  const places = slots.join(', ');
  if (Math.abs((width / height) * (format.height / format.width) - 1) > PROPORTION_TOLERANCE) {
    fail(
      id,
      `${width} × ${height} pixels are not in the proportions ${format.width} : ${format.height} of ${places}. Crop it.`,
    );
  }
  const needed = leastWidth(slots);
  if (width < needed)
    fail(id, `${width} pixels are too few for ${places}, which take ${needed} or more. Use a larger one.`);
  /** `key` is a part of the names of the files made from it. */
  return { width, height, bytes, key: keyOf(slots, bytes, width) };
}

/** Turns a drawing or a rendering into the master of a picture for these slots, cropped to its center. */
export async function masterFor(slots: readonly SlotId[], picture: Buffer): Promise<Buffer> {
  const cropped = sharp(picture).resize({ ...formatOf(slots), fit: 'cover' });
  return cropped.jpeg({ quality: MASTER_QUALITY, mozjpeg: true }).toBuffer();
}

/** Hashes a master and its encoding settings for the names of its files: 8 hexadecimal digits. */
function keyOf(slots: readonly SlotId[], master: Buffer, masterWidth: number): string {
  const widths = offeredWidths(slots, masterWidth);
  const settings = {
    files: filesOf(slots, masterWidth),
    limits: widths.map((width) => byteLimit(slots, width)),
    avif: [widths.map((width) => qualityOf(slots, width)), LEAST_AVIF_QUALITY, AVIF_EFFORT],
    qualities: [WEBP_QUALITY, JPEG_QUALITY],
  };
  return createHash('sha256').update(master).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
}

function scaled(master: Buffer, width: number) {
  return sharp(master).resize({ width });
}

/**
 * Encodes an AVIF file of this width, at the best quality within its slots' byte limit.
 * @throws SourceError that names the picture if no quality is within it
 */
export async function encodeAvif(id: string, { slots }: PictureEntry, master: Buffer, width: number): Promise<Buffer> {
  const limit = byteLimit(slots, width);
  let quality = qualityOf(slots, width);
  for (;;) {
    const avif = await scaled(master, width).avif({ quality, effort: AVIF_EFFORT }).toBuffer();
    if (avif.length <= limit) return avif;
    if (quality === LEAST_AVIF_QUALITY) {
      fail(
        id,
        `${width} pixels wide, it takes ${avif.length} bytes, and the limit is ${limit}. Choose a picture with less detail.`,
      );
    }
    const step = Math.max(2, Math.round(15 * (avif.length / limit - 1)));
    quality = Math.max(LEAST_AVIF_QUALITY, quality - step);
  }
}

/** Encodes a file for browsers without AVIF. */
export async function encodePlain(master: Buffer, { width, format }: PictureFile): Promise<Buffer> {
  const picture = scaled(master, width);
  return format === 'webp'
    ? picture.webp({ quality: WEBP_QUALITY }).toBuffer()
    : picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}

/** Returns the average color of a picture, as #rrggbb. */
export async function averageColor(master: Buffer): Promise<string> {
  const pixel = await sharp(master).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/**
 * Checks that the committed files of a picture were made from this master, with these settings.
 * @throws SourceError that names the picture and the command to run
 */
export async function checkMade(
  id: string,
  { slots }: PictureEntry,
  { key, width: masterWidth }: { readonly key: string; readonly width: number },
  made: MadePicture | undefined,
  company: CompanyFolders,
): Promise<void> {
  const remedy = `Run \`${COMMAND}\` and commit what it writes.`;
  if (!made) fail(id, `no files have been made from its master yet. ${remedy}`);
  if (made.key !== key) fail(id, `its master or its slots have changed since its AVIF files were made. ${remedy}`);
  const { derivatives } = imageFolders(company);
  for (const width of offeredWidths(slots, masterWidth)) {
    const name = pictureFile(id, { width, format: 'avif' }, key);
    const content = await readFile(path.join(derivatives, name)).catch(() => fail(id, `${name} is missing. ${remedy}`));
    if (hashOf(content) !== made.avif[width]) fail(id, `${name} is not the file that was made for it. ${remedy}`);
  }
}

/** Hashes a committed file: 16 hexadecimal digits. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Runs work on each item, as many at a time as there are processors. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
